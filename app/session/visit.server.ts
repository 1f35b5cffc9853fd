import { randomBytes } from "node:crypto";
import type { PageContext } from "#app/page-context";
import { LANGUAGE_COOKIE } from "./language.server";
import { readOwnCookie, serializeOwnCookie } from "./own-cookie.server";
import { TRAFFIC_COOKIE } from "./traffic.server";

export const VISIT_COOKIE = "visit";
/** Cookies of ours that visitors have; which of them comes back does not matter. */
const PROOFS = [VISIT_COOKIE, TRAFFIC_COOKIE, LANGUAGE_COOKIE];

/** Marks the browser with a cookie that means nothing, to see on the next request whether it keeps cookies. */
export function markVisit(context: PageContext): void {
  if (keepsCookies(context)) return;
  context.cookies.appendSetCookie(
    serializeOwnCookie(VISIT_COOKIE, randomBytes(9).toString("base64url"), {
      secure: context.proto === "https",
    }),
  );
}

/** HOST-12: any cookie of ours or upstream's proves that the browser keeps cookies. */
export function keepsCookies(context: PageContext): boolean {
  const header = context.headers.get("cookie");
  return context.binding !== "" || PROOFS.some((name) => readOwnCookie(header, name) !== undefined);
}
