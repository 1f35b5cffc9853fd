import { ButtonLink } from "./button";

/** Above the content of a page that shows one part of another: the way back to it. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <p>
      <ButtonLink variant="quiet" size="small" icon="arrow-left" href={href}>
        {label}
      </ButtonLink>
    </p>
  );
}
