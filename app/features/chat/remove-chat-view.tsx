import type { Words } from "#app/i18n/catalog";
import { paths } from "#app/paths";
import { Button, ButtonLink } from "#app/ui/button";

type RemoveViewProps = { words: Words<"chat">; conversation: number; text: string; formKey: string };

/** The confirmation of a removal is a page: nothing is deleted by a double click. */
export function RemoveChatView({ words, conversation, text, formKey }: RemoveViewProps) {
  return (
    <section className="narrow stack">
      <h1>{words.remove_title}</h1>
      <p>{text}</p>
      <form method="post" action={paths.chatRemove(conversation)} className="row">
        <input type="hidden" name="_key" value={formKey} />
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
