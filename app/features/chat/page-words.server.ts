import type { Words } from "#app/i18n/catalog";

/** Words that only the server fills or shows elsewhere: a conversation need not carry them to the browser. */
const OF_SERVER = [
  "blocked",
  "buy",
  "closed",
  "confirm_first",
  "cost_free",
  "cost_one",
  "cost_other",
  "empty",
  "fictional_note",
  "free_left_one",
  "free_left_other",
  "gif_message",
  "gift_message",
  "gone",
  "keep",
  "messages_label",
  "no_credits",
  "no_credits_text",
  "no_new",
  "premium",
  "premium_limit_one",
  "premium_limit_other",
  "premium_needed",
  "premium_text",
  "remove_failed",
  "remove_submit",
  "remove_text",
  "remove_title",
  "send_failed",
  "start_text",
  "start_title",
  "today",
  "too_fast",
  "too_long",
  "typing",
  "unknown",
  "unread_one",
  "unread_other",
  "with",
  "yesterday",
] as const;

/** What the pages of conversations say themselves. */
export type ChatPageWords = Omit<Words<"chat">, (typeof OF_SERVER)[number]>;

/** Other languages have more plural forms than English: `cost_few`, `cost_many`. */
const STEMS = new Set(OF_SERVER.map((key) => key.replace(/_(one|other)$/, "_#")));
const kept = new WeakMap<Words<"chat">, ChatPageWords>();

/** The words without those that stay on the server; the same object for the same words. */
export function chatPageWords(words: Words<"chat">): ChatPageWords {
  const known = kept.get(words);
  if (known) return known;
  const entries = Object.entries(words).filter(
    ([key]) => !STEMS.has(key) && !STEMS.has(key.replace(/_(one|few|many|other)$/, "_#")),
  );
  const made = Object.fromEntries(entries) as ChatPageWords;
  kept.set(words, made);
  return made;
}
