import type { Words } from "#app/i18n/catalog";
import { wordsPicker } from "#app/i18n/pick-words";

/** What the pages of likes say themselves. */
export const likesPageWords = wordsPicker<Words<"likes">>()(
  "title",
  "swipe_game",
  "tabs",
  "received",
  "sent",
  "matches",
  "new",
  "search",
  "received_empty_title",
  "received_empty_text",
  "sent_empty_title",
  "sent_empty_text",
  "matches_empty_title",
  "matches_empty_text",
);

export type LikesPageWords = ReturnType<typeof likesPageWords>;
