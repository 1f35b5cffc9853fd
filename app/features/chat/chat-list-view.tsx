import { memo } from "react";
import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button";
import { ConversationList, ConversationRow, NotedRows } from "#app/ui/chat/conversation-row";
import { UNREAD_ID } from "#app/ui/chat/unread-mark";
import { EmptyState } from "#app/ui/empty-state";
import { STILL } from "#app/ui/still";
import { ChatListSearch } from "./chat-list-search";
import type { ChatRow, ChatRows, StartingRow } from "./chat-model";
import type { ChatPageWords } from "./page-words.server";
import { useOwnClock } from "./use-own-clock";
import { useRowNotes } from "./use-row-notes";

/** Conversations in the first view of a phone. */
const FIRST_ROWS = 6;

type ChatListProps = {
  words: ChatPageWords;
  /** React does not take this page over: an element does what the hooks do elsewhere. */
  still?: boolean;
  list: ChatRows;
  current?: number | undefined;
  starting?: StartingRow | undefined;
};

/** The list of conversations beside a conversation, or alone on a phone. What happens in that one draws none of it. */
export const ChatList = memo(function ChatList({ words, list, still, current, starting }: ChatListProps) {
  const { owner, rows, newer, older, search } = list;
  const clock = useOwnClock();
  const notes = useRowNotes(owner, rows);
  const unsentWord = `${words.failed} ·`;
  const stillNotes =
    import.meta.env.SSR && still ? { draft: words.draft, unsent: unsentWord, owner } : undefined;
  const noteOf = (row: ChatRow) => {
    const note = notes?.get(row.profile);
    if (note?.unsent !== undefined) return { word: unsentWord, text: note.unsent || words.photo_message };
    // What is open stands in its own box.
    return note?.draft && row.conversation !== current ? { word: words.draft, text: note.draft } : undefined;
  };
  if (rows.length === 0 && !starting && !search) {
    return (
      <>
        <h1>{words.title}</h1>
        {import.meta.env.SSR && stillNotes ? <NotedRows notes={stillNotes} /> : null}
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
    <ConversationList
      title={words.title}
      notes={stillNotes}
      before={search ? <ChatListSearch words={words} search={search} /> : null}
      after={
        rows.length > 0 || !search ? (
          <Beside words={words} newer={newer} older={older} />
        ) : (
          <div>
            <EmptyState
              icon="search"
              title={words.list_nothing}
              text={words.list_nothing_text}
              action={<ButtonLink href={paths.chats()}>{words.back}</ButtonLink>}
            />
          </div>
        )
      }
    >
      {starting ? (
        <ConversationRow
          id="starting"
          href={paths.memberChat(starting.profile, { starting: 1 })}
          name={starting.name}
          photo={starting.photo}
          last={starting.text}
          unread={0}
          fictional={starting.fictional}
          current
        />
      ) : null}
      {rows.map((row, index) => (
        <ConversationRow
          key={row.conversation}
          id={`c${row.conversation}`}
          href={`${paths.chat(row.conversation)}${row.unread > 0 ? `#${UNREAD_ID}` : ""}`}
          name={row.name}
          photo={row.photo}
          first={index < FIRST_ROWS}
          last={row.last}
          draft={noteOf(row)}
          stored={import.meta.env.SSR && still ? `${owner}.${row.profile}` : undefined}
          time={row.time && clock ? { ...row.time, text: clock.brief(row.time.iso) } : row.time}
          unread={row.unread}
          unreadWords={row.unreadWords}
          fictional={row.fictional}
          current={row.conversation === current}
        />
      ))}
    </ConversationList>
  );
});

type BesideProps = Pick<ChatRows, "newer" | "older"> & { words: ChatPageWords };

/** The pages of a long list. */
function Beside({ words, newer, older }: BesideProps) {
  if (!newer && !older) return null;
  if (!import.meta.env.SSR) return <nav {...STILL} />;
  return (
    <nav className="pager" aria-label={words.list_label}>
      {newer ? (
        <ButtonLink variant="quiet" icon="chevron-up" rel="prev" href={newer}>
          {words.list_newer}
        </ButtonLink>
      ) : null}
      {older ? (
        <ButtonLink variant="quiet" icon="chevron-down" rel="next" href={older}>
          {words.list_older}
        </ButtonLink>
      ) : null}
    </nav>
  );
}
