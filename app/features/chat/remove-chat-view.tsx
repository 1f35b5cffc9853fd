import { paths } from "#app/paths";
import { Button, ButtonLink } from "#app/ui/button";
import { KeyField } from "#app/ui/key-field";
import type { RemoveChatModel } from "./remove-chat.server";

/** The confirmation of a removal is a page: nothing is deleted by a double click. */
export function RemoveChatView({ model }: { model: RemoveChatModel }) {
  const { words, conversation, text, formKey } = model;
  return (
    <section className="narrow stack">
      <h1>{words.remove_title}</h1>
      <p>{text}</p>
      <form method="post" action={paths.chatRemove(conversation)} className="row">
        <KeyField value={formKey} />
        <Button variant="danger" icon="trash">
          {words.remove_submit}
        </Button>
        <ButtonLink variant="secondary" href={paths.chat(conversation)}>
          {words.keep}
        </ButtonLink>
      </form>
    </section>
  );
}
