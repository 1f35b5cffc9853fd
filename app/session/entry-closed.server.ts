import type { PageContext } from "#app/page-context";
import { readOwnCookie, serializeOwnCookie } from "./own-cookie.server";

const COOKIE = "entry_warning";
const YEAR_S = 365 * 24 * 3600;
/** Milliseconds since the epoch; anything else was not written by us. */
const TIMESTAMP = /^\d{13}$/;

/** In the address of the page that follows, for browsers that refuse cookies. */
export const ENTERED_FIELD = "entered";

/** Whether the site-entry warning was closed before (HOME-02): by the cookie, or by the mark of this address. */
export function entryWarningClosed({ url, headers }: PageContext): boolean {
  if (url.searchParams.has(ENTERED_FIELD)) return true;
  return TIMESTAMP.test(readOwnCookie(headers.get("cookie"), COOKIE) ?? "");
}

/** Stores when it was closed. */
export function keepEntryClosed(context: PageContext): void {
  context.cookies.appendSetCookie(
    serializeOwnCookie(COOKIE, String(context.runtime.clock()), {
      secure: context.proto === "https",
      maxAgeS: YEAR_S,
    }),
  );
}
