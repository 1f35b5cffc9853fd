import type { PageContext } from "#app/page-context";
import { COOKIES } from "./cookies.server";

/** In the address of the page that follows, for browsers that refuse cookies. */
export const ENTERED_FIELD = "entered";

/** Whether the site-entry warning was closed before (HOME-02): by the cookie, or by the mark of this address. */
export function entryWarningClosed(context: PageContext): boolean {
  return context.url.searchParams.has(ENTERED_FIELD) || COOKIES.entryWarning.read(context) !== undefined;
}

/** Stores when it was closed. */
export function rememberEntryClosed(context: PageContext): void {
  COOKIES.entryWarning.write(context, context.runtime.clock());
}
