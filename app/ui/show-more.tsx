import { ButtonLink } from "./button";

type ShowMoreProps = {
  /** Name of the `data-piece` that grows. */
  list: string;
  /** Undefined on the last page: the element still puts back the pages above it. */
  href: string | undefined;
  label: string;
  /** Said after pages were appended: "{count} more". */
  added?: string;
  /** Loads by itself when the link comes near. */
  auto?: boolean;
};

/** A link to the next page, which a script turns into "append here". */
export function ShowMore({ list, href, label, added, auto }: ShowMoreProps) {
  return (
    <rz-show-more data-list={list} data-auto={auto ? "" : undefined}>
      {href ? (
        <ButtonLink variant="secondary" rel="next" href={href}>
          {label}
        </ButtonLink>
      ) : null}
      <p className="sr" role="status" data-text={added} />
    </rz-show-more>
  );
}
