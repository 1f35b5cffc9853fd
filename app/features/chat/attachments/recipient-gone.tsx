import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";

type RecipientGoneProps = { title: string; text: string; back: string };

/** Blocked, disabled or deleted (PROF-05): nothing can be sent. */
export function RecipientGone({ title, text, back }: RecipientGoneProps) {
  return (
    <EmptyState
      page
      icon="lock"
      title={title}
      text={text}
      action={<ButtonLink href={paths.chats()}>{back}</ButtonLink>}
    />
  );
}
