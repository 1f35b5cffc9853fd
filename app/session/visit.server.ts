import { randomBytes } from "node:crypto";
import type { AppLoadContext } from "@remix-run/server-runtime";
import { readOwnCookie, serializeOwnCookie } from "./own-cookie.server";

export const VISIT_COOKIE = "visit";

/** Marks the browser with a cookie that means nothing, to see on the next request whether it keeps cookies. */
export function markVisit(context: AppLoadContext): void {
  if (keepsCookies(context)) return;
  context.cookies.appendSetCookie(
    serializeOwnCookie(VISIT_COOKIE, randomBytes(9).toString("base64url"), {
      secure: context.proto === "https",
    }),
  );
}

/** HOST-12: any cookie of ours or upstream's proves that the browser keeps cookies. */
export function keepsCookies(context: AppLoadContext): boolean {
  return context.binding !== "" || readOwnCookie(context.headers.get("cookie"), VISIT_COOKIE) !== undefined;
}
