import type { Words } from "#app/i18n/catalog";
import { wordsPicker } from "#app/i18n/pick-words";

/** What the pages of conversations say themselves; all else is filled in by the server or shown elsewhere. */
export const chatPageWords = wordsPicker<Words<"chat">>()(
  "title",
  "list_label",
  "list_empty_title",
  "list_empty_text",
  "list_newer",
  "list_older",
  "search",
  "choose_title",
  "choose_text",
  "back",
  "more",
  "view_profile",
  "icebreakers_link",
  "block",
  "report",
  "remove",
  "older",
  "older_hidden",
  "newest",
  "new_messages",
  "you",
  "photo_message",
  "caution",
  "confirm_link",
  "placeholder",
  "text",
  "characters",
  "send",
  "check",
  "sending",
  "sent",
  "failed",
  "retry",
  "unconfirmed",
  "offline",
);

export type ChatPageWords = ReturnType<typeof chatPageWords>;
