import type { PageContext } from "#app/page-context";

/** Field of every form with an effect: it is the idempotency key and the cross-site token in one. */
export const FORM_KEY_FIELD = "_key";

const SEPARATOR = "~";

declare const verified: unique symbol;

/** A form key that was checked for its action: only such a key performs anything. */
export type FormKey = string & { readonly [verified]: true };

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

/** The key of a posted form, where this site rendered it for this login and this action in the last day. */
export function verifiedFormKey(context: PageContext, form: FormData, action: string): FormKey | undefined {
  const value = form.get(FORM_KEY_FIELD);
  const key = typeof value === "string" ? value : undefined;
  return isFormKey(context, key, action) ? key : undefined;
}

/** Whether the key was rendered by this site, for this login, for this action, in the last day. */
function isFormKey(context: PageContext, key: string | undefined, action: string): key is FormKey {
  const parsed = key === undefined ? undefined : parseFormKey(key);
  if (parsed?.action !== action) return false;
  return context.runtime.formKeys.check(parsed.token, { action, binding: context.binding }).ok;
}

/** The key of one of several effects of a form, such as each of its photos. */
export function formKeyPart(key: FormKey, part: string): FormKey {
  return `${key}.${part}` as FormKey;
}
