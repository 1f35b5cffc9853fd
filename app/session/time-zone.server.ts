import { knownTimeZone } from "#app/i18n/known-time-zone";
import type { PageContext } from "#app/page-context";
import { COOKIES } from "./cookies.server";

/** Header of members' pages for the service worker (public/sw-push.js): which zone is known of this browser. */
export const TOLD_ZONE = "Told-Zone";

/** The time zone that this browser has told; undefined where no script ran yet, and of one that is not known here. */
export function toldTimeZone(context: Pick<PageContext, "headers">): string | undefined {
  return COOKIES.timeZone.read(context);
}

/** Remembers the zone that the service worker tells, so that the next page is written in it (CHAT-20); false for none that is known. */
export function rememberTimeZone(context: PageContext, form: FormData): boolean {
  const zone = knownTimeZone(String(form.get("zone") ?? ""));
  if (zone) COOKIES.timeZone.write(context, zone);
  return zone !== undefined;
}
