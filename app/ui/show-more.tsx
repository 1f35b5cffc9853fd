import { ButtonLink } from "./button";

type ShowMoreProps = {
  /** Name of the `data-piece` that grows. */
  list: string;
  href: string;
  label: string;
  /** Loads by itself when the link comes near. */
  auto?: boolean;
};

/** A link to the next page, which a script turns into "append here". */
export function ShowMore({ list, href, label, auto }: ShowMoreProps) {
  return (
    <rz-show-more data-list={list} data-auto={auto ? "" : undefined}>
      <ButtonLink variant="secondary" rel="next" href={href}>
        {label}
      </ButtonLink>
      <p className="sr" role="status" />
    </rz-show-more>
  );
}
