import type { PageContext } from "#app/page-context";
import { COOKIES } from "#app/session/cookies.server";
import { isStep, type Step } from "./steps";

/**
 * Steps that this member saved or skipped in this browser. The profile tells what is filled but not what was skipped,
 * so a small cookie does; in another browser the skipped steps are simply asked once more.
 */
export function passedSteps(context: PageContext, memberId: number): Set<Step> {
  const content = COOKIES.steps.read(context);
  return new Set(content?.member === String(memberId) ? content.passed.filter(isStep) : []);
}

/** Remembers a step as saved or skipped. */
export function passStep(context: PageContext, memberId: number, step: Step): void {
  const passed = passedSteps(context, memberId);
  if (passed.has(step)) return;
  COOKIES.steps.write(context, { member: String(memberId), passed: [...passed, step] });
}
