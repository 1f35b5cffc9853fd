import type { PageContext } from "#app/page-context";
import { readCookie } from "./cookie.server";
import { COOKIES, type FlashContent } from "./cookies.server";
import type { FlashCode } from "./flash-codes";

const ERRORS: ReadonlySet<FlashCode> = new Set([
  "action_failed",
  "two_logins",
  "other_login",
  "not_ordered",
  "chat_not_removed",
  "too_often",
  "blocked_action",
]);

/** Whether the flash tells of a failure and is shown as one. */
export function isErrorFlash(code: FlashCode): boolean {
  return ERRORS.has(code);
}

/** Leaves a word for the next page. `profile`: whom it is about. */
export function setFlash(context: PageContext, code: FlashCode, name?: string, profile?: number): void {
  COOKIES.flash.write(context, { code, name, profile });
}

/** Reads the word once: it is deleted with the page that shows it. */
export function takeFlash(context: PageContext): FlashContent | undefined {
  const isThere = readCookie(context.headers.get("cookie"), COOKIES.flash.name) !== undefined;
  if (isThere) COOKIES.flash.clear(context);
  return COOKIES.flash.read(context);
}
