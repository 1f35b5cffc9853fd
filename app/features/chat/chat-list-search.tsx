import { paths } from "#app/paths";
import { Button } from "#app/ui/button";
import { STILL } from "#app/ui/still";
import type { ChatSearch } from "./chat-model";
import type { ChatPageWords } from "./page-words.server";

type ChatListSearchProps = { words: ChatPageWords; search: ChatSearch };

/** Finds conversations by name, and lists the unread alone (CHAT-21): a plain form and two links. */
export function ChatListSearch({ words, search: { query, unread, found } }: ChatListSearchProps) {
  if (!import.meta.env.SSR) return <search {...STILL} />;
  const q = query || undefined;
  return (
    <search className="list-search">
      <form method="get" action={paths.chats()}>
        {unread ? <input type="hidden" name="unread" value="1" /> : null}
        <label className="sr" htmlFor="list-q">
          {words.list_search}
        </label>
        <input
          id="list-q"
          name="q"
          type="search"
          className="input"
          maxLength={50}
          placeholder={words.list_search}
          defaultValue={query}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button variant="quiet" round icon="search" label={words.list_search} />
      </form>
      <p className="list-which">
        <a className="chip chip-plain" href={paths.chats({ q })} aria-current={unread ? undefined : "true"}>
          {words.list_all}
        </a>{" "}
        <a
          className="chip chip-plain"
          href={paths.chats({ q, unread: 1 })}
          aria-current={unread ? "true" : undefined}
        >
          {words.list_unread}
        </a>{" "}
        {found ? <span role="status">{found}</span> : null}
      </p>
    </search>
  );
}
