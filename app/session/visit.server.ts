import { randomBytes } from "node:crypto";
import type { PageContext } from "#app/page-context";
import { COOKIES } from "./cookies.server";

/** Cookies of ours that visitors have; which of them comes back does not matter. */
const PROOFS = [COOKIES.visit, COOKIES.traffic, COOKIES.language];

/** Marks the browser with a cookie that means nothing, to see on the next request whether it keeps cookies. */
export function markVisit(context: PageContext): void {
  if (!keepsCookies(context)) writeVisitMark(context);
}

/** For a browser of which nothing proves that it keeps cookies. */
export function writeVisitMark(context: Pick<PageContext, "cookies" | "proto">): void {
  COOKIES.visit.write(context, randomBytes(9).toString("base64url"));
}

/** HOST-12: any cookie of ours or upstream's proves that the browser keeps cookies. */
export function keepsCookies(context: PageContext): boolean {
  return context.binding !== "" || PROOFS.some((cookie) => cookie.read(context) !== undefined);
}
