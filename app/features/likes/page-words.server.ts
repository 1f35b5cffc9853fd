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

/** What the swipe game says itself; what holds a number or a name is filled in by the server. */
export const swipePageWords = wordsPicker<Words<"likes">["swipe"]>()(
  "title",
  "nobody_title",
  "nobody_text",
  "search",
  "view",
  "pass",
  "like",
  "keys",
  "used_up_title",
  "used_up_text",
  "see_likes",
);

export type SwipePageWords = ReturnType<typeof swipePageWords>;
