import type { FieldHint } from "./field-hint";
import { hintAtMail } from "./mail-hint";
import { hintAtName } from "./name-hint";
import { hintAtPassword } from "./password-hint";

/**
 * What is said beside the fields of a signup while they are filled in. The answer tells whether a question came up in
 * `step` that nobody has seen yet.
 */
export function startHints(form: HTMLFormElement, signal: AbortSignal): (step: Element) => Promise<boolean> {
  const hints: FieldHint[] = [];
  for (const start of [hintAtMail, hintAtName, hintAtPassword]) {
    const hint = start(form, signal);
    if (hint) hints.push(hint);
  }
  return async (step) => {
    const asked = hints.filter(({ field }) => step.contains(field)).map(({ asks }) => asks());
    return (await Promise.all(asked)).includes(true);
  };
}
