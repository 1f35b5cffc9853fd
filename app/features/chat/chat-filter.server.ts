import type { PageContext } from "#app/page-context";
import type { ChatFilter } from "./chat-model";
import { searchLetters } from "./search-letters";

const MAX_QUERY_LETTERS = 50;

/** What the address asks of the list (CHAT-21): a part of a name, unread conversations alone. */
export function chatFilterOf({ url }: PageContext): ChatFilter {
  const query = (url.searchParams.get("q") ?? "").trim();
  return {
    query: [...query].slice(0, MAX_QUERY_LETTERS).join(""),
    unread: url.searchParams.get("unread") === "1",
  };
}

/** Whether a filter leaves anything out. */
export const isFilter = ({ query, unread }: ChatFilter) => query !== "" || unread;

interface Listed {
  profile: { name: string };
  num_unread_messages: number;
}

/** PHP lists all conversations and knows no search: it is done over what it lists. */
export function filterChats<Chat extends Listed>(
  chats: readonly Chat[],
  { query, unread }: ChatFilter,
): readonly Chat[] {
  const letters = searchLetters(query);
  return chats.filter(
    ({ profile, num_unread_messages: count }) =>
      (!unread || count > 0) && searchLetters(profile.name).includes(letters),
  );
}
