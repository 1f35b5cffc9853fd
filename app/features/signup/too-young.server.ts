import type { PageContext } from "#app/page-context";
import { COOKIES } from "#app/session/cookies.server";

const TOO_YOUNG = { action: "too-young", binding: "" };

/** Until the browser is closed, another date is not taken from who said to be too young (SIGN-01); the date is not kept. */
export function keepOut(context: PageContext): void {
  COOKIES.tooYoung.write(context, context.runtime.formKeys.issue(TOO_YOUNG));
}

/** Whether this visitor said so. Signed, so that no other page can keep people out. */
export function isKeptOut(context: PageContext): boolean {
  return context.runtime.formKeys.check(COOKIES.tooYoung.read(context) ?? "", TOO_YOUNG).ok;
}
