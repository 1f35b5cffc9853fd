import type { PageContext } from "#app/page-context";
import type { LoginBinding } from "#app/session/login-mark.server";
import type { FormKeys, FormKeyVerdict } from "./form-key-signer.server";

/** Field of every form with an effect: it is the idempotency key and the cross-site token in one. */
export const FORM_KEY_FIELD = "_key";

const SEPARATOR = "~";

declare const verified: unique symbol;

/** A form key that was checked for its action: only such a key performs anything. */
export type FormKey = string & { readonly [verified]: true };

/** A fresh key for a form, readable only as `action~token`. */
export function issueFormKey(
  context: Pick<PageContext, "placeholders" | "binding" | "addressBlock" | "runtime">,
  action: string,
): string {
  // A page that visitors share gets each one's keys when it is answered.
  if (context.placeholders) return context.placeholders.key(action);
  const { binding, addressBlock, runtime } = context;
  const use = { action, binding, ...placeOf(binding, addressBlock) };
  return `${action}${SEPARATOR}${runtime.formKeys.issue(use)}`;
}

/** Splits a key into the action it names and the token that proves it. */
export function parseFormKey(key: string): { action: string; token: string } | undefined {
  const at = key.indexOf(SEPARATOR);
  return at > 0 ? { action: key.slice(0, at), token: key.slice(at + 1) } : undefined;
}

/** A visitor has no login that a key could be bound to: it tells the network it was rendered for. */
function placeOf(binding: string, place: string | undefined): { place?: string } {
  return binding === "" && place !== undefined ? { place } : {};
}

/**
 * Whether a key was rendered by this site in the last day for this login, and for `action` where one is given. `place`
 * is asked for where nothing but the key speaks for a visitor: phones change their network between page and post.
 */
export function checkFormKey(
  formKeys: FormKeys,
  { binding, formerBinding }: LoginBinding,
  key: string,
  { action, place }: { action?: string; place?: string } = {},
): FormKeyVerdict {
  const parsed = parseFormKey(key);
  if (parsed === undefined) return { ok: false, reason: "malformed" };
  if (action !== undefined && parsed.action !== action) return { ok: false, reason: "other_action" };
  const verdictFor = (bound: string) =>
    formKeys.check(parsed.token, { action: parsed.action, binding: bound, ...placeOf(bound, place) });
  const verdict = verdictFor(binding);
  return verdict.ok || formerBinding === undefined ? verdict : verdictFor(formerBinding);
}

/**
 * The key of a posted form, where this site rendered it for this login and this action in the last day. Where not, the
 * log says why: the member only reads that the page is old (OPS-06).
 */
export function verifiedFormKey(context: PageContext, form: FormData, action: string): FormKey | undefined {
  const { runtime, requestId, routeTemplate: route } = context;
  const key = form.get(FORM_KEY_FIELD);
  const verdict: FormKeyVerdict =
    typeof key === "string"
      ? checkFormKey(runtime.formKeys, context, key, { action })
      : { ok: false, reason: "missing" };
  if (verdict.ok) return key as FormKey;
  if (verdict.reason === "forged") context.otherLogin = true;
  runtime.log({ msg: "form refused", requestId, route, action, reason: verdict.reason });
  return undefined;
}

/**
 * Whether a form that may be sent twice, and so asks for no key, was rendered for another login than this one. Without a
 * key nobody can tell.
 */
export function isOfOtherLogin(context: PageContext, form: FormData): boolean {
  const key = form.get(FORM_KEY_FIELD);
  if (typeof key !== "string") return false;
  const verdict = checkFormKey(context.runtime.formKeys, context, key);
  return !verdict.ok && verdict.reason === "forged";
}

/** A mailed code is a key by itself: whoever has it may use it, from any page and browser, and it counts once. */
export function mailedCodeKey(action: string, code: string): FormKey {
  return `${action}${SEPARATOR}mailed ${code}` as FormKey;
}

/** The key of one of several effects of a form, such as each of its photos. */
export function formKeyPart(key: FormKey, part: string): FormKey {
  return `${key}.${part}` as FormKey;
}
