import type { PageContext } from "#app/page-context";

/** Field of every form with an effect: it is the idempotency key and the cross-site token in one. */
export const FORM_KEY_FIELD = "_key";

const SEPARATOR = "~";

/** A fresh key for a form, readable only as `action~token`. */
export function issueFormKey(context: PageContext, action: string): string {
  // A page that visitors share gets each one's keys when it is answered.
  if (context.placeholders) return context.placeholders.key(action);
  return `${action}${SEPARATOR}${context.runtime.formKeys.issue({ action, binding: context.binding })}`;
}

/** Splits a key into the action it names and the token that proves it. */
export function parseFormKey(key: string): { action: string; token: string } | undefined {
  const at = key.indexOf(SEPARATOR);
  return at > 0 ? { action: key.slice(0, at), token: key.slice(at + 1) } : undefined;
}

/** Whether the key was rendered by this site, for this login, for this action, in the last day. */
export function isFormKey(context: PageContext, key: string | undefined, action: string): key is string {
  const parsed = key === undefined ? undefined : parseFormKey(key);
  if (parsed?.action !== action) return false;
  return context.runtime.formKeys.check(parsed.token, { action, binding: context.binding }).ok;
}
