import { createHash, randomBytes } from "node:crypto";
import type { PageContext } from "#app/page-context";
import { carriedCookies } from "#app/upstream/cookie-bridge.server";
import type { CookieNames } from "#app/upstream/cookie-names.server";
import { COOKIES } from "./cookies.server";

/** Member of a mark whose browser nobody is logged in with. */
const NOBODY = 0;

/** What the form keys of a browser are bound to (docs/decisions/0050). */
export interface LoginBinding {
  /** Empty where the browser sent no cookie that PHP sees: keys of visitors are bound to nobody (decision 8). */
  binding: string;
  /** Accepted as well while the browser has no mark: its forms were rendered before it had one. */
  formerBinding: string | undefined;
}

/**
 * The mark of the browser's login. A browser without one, logged in before there were marks, is known by a fingerprint
 * of the login cookies until its next page.
 */
export function loginBindingOf(headers: Headers, cookieNames: CookieNames): LoginBinding {
  const carried = carriedCookies(headers.get("cookie"), cookieNames);
  if (carried === undefined) return { binding: "", formerBinding: undefined };
  const mark = COOKIES.loginMark.read({ headers });
  if (mark) return { binding: mark.token, formerBinding: undefined };
  const fingerprint = createHash("sha256").update(carried).digest("base64url").slice(0, 22);
  return { binding: fingerprint, formerBinding: "" };
}

/** Whether a page of this login was answered before. */
export function hasLoginMark(headers: Headers): boolean {
  return COOKIES.loginMark.read({ headers }) !== undefined;
}

/** Whether the browser's login was a member's when upstream was last asked. */
export function isMarkedMember(context: Pick<PageContext, "headers">): boolean {
  return (COOKIES.loginMark.read(context)?.member ?? NOBODY) !== NOBODY;
}

/** A login begins: keys of whoever used this browser before are worth nothing from here on. */
export function beginLogin(context: PageContext, memberId: number): void {
  context.binding = randomBytes(16).toString("base64url");
  context.formerBinding = undefined;
  COOKIES.loginMark.write(context, { member: memberId, token: context.binding });
}

/** Called with whom PHP says the login cookies belong to: they have a mark, and it is no other member's. */
export function keepLoginMark(context: PageContext, memberId: number | undefined): void {
  if (context.binding === "") return;
  const mark = COOKIES.loginMark.read(context);
  if (mark === undefined)
    COOKIES.loginMark.write(context, { member: memberId ?? NOBODY, token: context.binding });
  else if (memberId !== undefined && mark.member !== memberId) beginLogin(context, memberId);
}

/** A logout: no form of this login counts any more, and nothing may be kept for it. */
export function endLogin(context: PageContext): void {
  context.upstream.forgetLogin();
  COOKIES.loginMark.clear(context);
  COOKIES.keptChats.clear(context);
}
