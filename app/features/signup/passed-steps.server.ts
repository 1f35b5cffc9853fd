import type { PageContext } from "#app/page-context";
import { readOwnCookie, serializeOwnCookie } from "#app/session/own-cookie.server";
import { isStep, type Step } from "./steps";

const COOKIE = "steps";
const MONTH_S = 30 * 24 * 3600;

/**
 * Steps that this member saved or skipped in this browser. The profile tells what is filled but not what was skipped,
 * so a small cookie does; in another browser the skipped steps are simply asked once more.
 */
export function passedSteps(context: PageContext, memberId: number): Set<Step> {
  const [id, ...names] = (readOwnCookie(context.headers.get("cookie"), COOKIE) ?? "")
    .slice(0, 100)
    .split(".");
  return new Set(id === String(memberId) ? names.filter(isStep) : []);
}

/** Remembers a step as saved or skipped. */
export function passStep(context: PageContext, memberId: number, step: Step): void {
  const passed = passedSteps(context, memberId);
  if (passed.has(step)) return;
  context.cookies.appendSetCookie(
    serializeOwnCookie(COOKIE, [memberId, ...passed, step].join("."), {
      secure: context.proto === "https",
      maxAgeS: MONTH_S,
    }),
  );
}
