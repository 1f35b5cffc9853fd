import { ButtonLink } from "./button";

type PagerProps = {
  label: string;
  /** "Page 2 of 9". */
  text: string;
  previous?: { href: string; label: string };
  next?: { href: string; label: string };
};

/** Previous and next page as plain links. */
export function Pager({ label, text, previous, next }: PagerProps) {
  return (
    <nav className="pager" aria-label={label}>
      {previous ? (
        <ButtonLink variant="secondary" icon="chevron-left" rel="prev" href={previous.href}>
          {previous.label}
        </ButtonLink>
      ) : null}
      <span>{text}</span>
      {next ? (
        <ButtonLink variant="secondary" rel="next" href={next.href}>
          {next.label}
        </ButtonLink>
      ) : null}
    </nav>
  );
}
