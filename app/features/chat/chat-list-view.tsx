import type { Words } from "#app/i18n/catalog";
import { paths } from "#app/paths";
import { Button, ButtonLink } from "#app/ui/button";
import { ConversationList, ConversationRow } from "#app/ui/chat/conversation-row";
import { EmptyState } from "#app/ui/empty-state";
import type { ChatRow } from "./chat-types";

/** A conversation without a message yet. */
export type StartingRow = Pick<ChatRow, "profile" | "name" | "photo" | "fictional"> & { text: string };

type ChatListProps = { words: Words<"chat">; rows: ChatRow[]; current?: number; starting?: StartingRow };

/** The list of conversations beside a conversation, or alone on a phone. */
export function ChatList({ words, rows, current, starting }: ChatListProps) {
  if (rows.length === 0 && !starting) {
    return (
      <>
        <h1>{words.title}</h1>
        <EmptyState
          icon="message"
          title={words.list_empty_title}
          text={words.list_empty_text}
          action={<ButtonLink href={paths.members()}>{words.search}</ButtonLink>}
        />
      </>
    );
  }
  return (
    <ConversationList title={words.title}>
      {starting ? (
        <ConversationRow
          id="starting"
          href={paths.memberChat(starting.profile, { starting: 1 })}
          name={starting.name}
          photo={starting.photo}
          last={starting.text}
          unread={0}
          unreadWords=""
          fictional={starting.fictional}
          current
        />
      ) : null}
      {rows.map((row) => (
        <ConversationRow
          key={row.conversation}
          id={`c${row.conversation}`}
          href={paths.chat(row.conversation)}
          name={row.name}
          photo={row.photo}
          last={row.last}
          time={row.time}
          unread={row.unread}
          unreadWords={row.unreadWords}
          fictional={row.fictional}
          current={row.conversation === current}
        />
      ))}
    </ConversationList>
  );
}

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
