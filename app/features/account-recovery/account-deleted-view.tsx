import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button";
import { Card } from "#app/ui/card";
import type { AccountDeletedModel } from "./account-deleted.server";

/** After a deletion: what is gone, what will be, and the way back. */
export function AccountDeletedView({ model: { words, title, later, undo } }: { model: AccountDeletedModel }) {
  return (
    <section className="prose">
      <h1>{title}</h1>
      <h2>{words.deleted_now_title}</h2>
      <p>{words.deleted_now}</p>
      <h2>{words.deleted_later_title}</h2>
      <p>{later}</p>
      <p className="soft">{words.deleted_messages}</p>
      <Card look="tint">
        <h2>{words.deleted_undo_title}</h2>
        <p>{undo}</p>
        <p>
          <ButtonLink href={paths.reactivate()}>{words.reactivate_submit}</ButtonLink>
        </p>
      </Card>
    </section>
  );
}
