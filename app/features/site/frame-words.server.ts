import type { Words } from "#app/i18n/catalog";
import { wordsPicker } from "#app/i18n/pick-words";

/** What the frame and the error page say; every page that hydrates carries it to the browser. */
export const frameCommon = wordsPicker<Words<"common">>()(
  "page_failed",
  "request_id",
  "not_found_title",
  "not_found_text",
  "not_found_home",
  "skip",
  "close",
  "back",
  "failed_offline",
  "too_often_title",
  "too_often_text",
  "refused_title",
  "unreadable_text",
  "reload",
  "retry",
  "break_title",
  "break_text",
  "break_kept",
);

export type FrameCommon = ReturnType<typeof frameCommon>;

/** The top bar and its menus; the footer comes as finished HTML. */
export const frameNav = wordsPicker<Words<"site">["nav"]>()(
  "main",
  "me",
  "login",
  "signup",
  "logout",
  "search",
  "search_short",
  "messages",
  "messages_short",
  "likes",
  "credits",
  "premium",
  "premium_short",
  "my_profile",
  "settings",
  "language",
);

export type FrameNav = ReturnType<typeof frameNav>;
