import { ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import type { RecipientRefused } from "./partner.server";

/** Blocked, disabled or deleted (PROF-05): nothing can be sent. */
export function RecipientGone({ title, text, link, back }: RecipientRefused) {
  return (
    <EmptyState
      page
      icon="lock"
      title={title}
      text={text}
      action={
        <>
          {link ? <ButtonLink href={link.href}>{link.label}</ButtonLink> : null}
          <ButtonLink variant={link ? "secondary" : "primary"} href={back.href}>
            {back.label}
          </ButtonLink>
        </>
      }
    />
  );
}
