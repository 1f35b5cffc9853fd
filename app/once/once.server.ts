import type { TextKey } from "#app/i18n/catalog";
import type { PageContext } from "#app/page-context";
import { isLostLogin, pageStatusOf, UpstreamFailure } from "#app/upstream/failure.server";
import { withFallback } from "#app/upstream/with-fallback.server";
import type { FormKey } from "./form-key.server";
import type { EffectResult, JsonValue, StoredOutcome } from "./idempotency-store.server";

/** What PHP answered, in values that the store may keep: nothing that was typed. */
export type EffectAnswer<Value extends JsonValue, Refusal extends JsonValue> =
  | { ok: true; value: Value }
  | { ok: false; refusal: Refusal };

/** Something that may happen only once: a message, a payment, a signup, a photo, a mail. */
export interface Effect<Value extends JsonValue, Refusal extends JsonValue> {
  /** What the log calls it. */
  name: string;
  /** Tells this payload apart from another one with the same key; stored as a hash. */
  payload: string;
  /** Asks PHP, with the key as Idempotency-Key. */
  perform(key: FormKey): Promise<EffectAnswer<Value, Refusal>>;
  /** Looks for what the key did, after an answer was lost; undefined where nothing shows it. */
  lookUp?(key: FormKey): Promise<Value | undefined>;
}

/**
 * Why nobody can show a result.
 * - `other_payload`: the key was used for something else. - `not_sent`: PHP saw nothing, the key is free again.
 * - `unknown`: PHP may have done it; `notice` says so, unless PHP answered that something broke.
 */
export interface OnceFailure {
  kind: "failed";
  reason: "other_payload" | "not_sent" | "unknown";
  /** HTTP status of the page that says it. */
  status: number;
  notice: TextKey;
}

/** What became of an effect: done, refused by PHP, or failed for a `reason`. */
export type OnceOutcome<Value extends JsonValue, Refusal extends JsonValue> =
  /** `replayed`: an earlier post with this key did it. */
  { kind: "done"; value: Value; replayed: boolean } | { kind: "refused"; refusal: Refusal } | OnceFailure;

type Stored = { value: JsonValue } | { refusal: JsonValue } | { notSent: true };

/**
 * Performs an effect at most once per form key (TRUST.md, "Once"; SIGN-09, CHAT-06, PAY-04): a double click, a reload or
 * a post that a browser repeats by itself gets the first answer. A refusal frees the key. After a lost answer PHP is
 * never asked again: `lookUp` tells what became of it.
 * @throws UpstreamFailure only where the login is gone; StoreUnavailable, before PHP is asked
 */
export async function once<Value extends JsonValue, Refusal extends JsonValue>(
  context: PageContext,
  key: FormKey,
  effect: Effect<Value, Refusal>,
): Promise<OnceOutcome<Value, Refusal>> {
  const { idempotencyStore } = context.runtime;
  let failure: UpstreamFailure | undefined;
  const stored = await idempotencyStore.run<Stored>(key, effect.payload, async () => {
    try {
      const answer = await effect.perform(key);
      if (answer.ok) return { state: "done", result: { value: answer.value } };
      return { state: "refused", result: { refusal: answer.refusal } };
    } catch (error) {
      if (!(error instanceof UpstreamFailure) || isLostLogin(error)) throw error;
      failure = error;
      if (!error.sentBytes) return { state: "refused", result: { notSent: true } };
      context.runtime.log({ msg: `${effect.name} not confirmed`, requestId: context.requestId });
      return afterLostAnswer(effect, key);
    }
  });
  if (stored.kind === "different_payload") return failed("other_payload", 422, "common:other_payload");
  const result = resultOf<Value, Refusal>(stored);
  if (result !== undefined) return result;
  const status = failure ? pageStatusOf(failure) : 502;
  if (stored.kind === "refused") return failed("not_sent", status, "common:action_failed");
  // Just now the look-up found nothing; for a repeated key it may by now.
  const found = failure ? undefined : await lookUp(effect, key);
  if (found !== undefined) {
    await idempotencyStore.confirm(key, { value: found });
    return { kind: "done", value: found, replayed: true };
  }
  const answered = failure?.status !== undefined;
  return failed("unknown", status, answered ? "common:action_failed" : "common:unknown_outcome");
}

function failed(reason: OnceFailure["reason"], status: number, notice: TextKey): OnceFailure {
  return { kind: "failed", reason, status, notice };
}

/** What the store holds, undefined where it shows no result; a row of an older version reads as unknown. */
function resultOf<Value extends JsonValue, Refusal extends JsonValue>(
  stored: StoredOutcome<Stored>,
): OnceOutcome<Value, Refusal> | undefined {
  if (!("result" in stored) || typeof stored.result !== "object") return undefined;
  if ("value" in stored.result)
    return { kind: "done", value: stored.result.value as Value, replayed: stored.replayed };
  if ("refusal" in stored.result) return { kind: "refused", refusal: stored.result.refusal as Refusal };
  return undefined;
}

/** The answer was lost, not necessarily the effect (TRUST.md, "Once" 4). */
async function afterLostAnswer<Value extends JsonValue, Refusal extends JsonValue>(
  effect: Effect<Value, Refusal>,
  key: FormKey,
): Promise<EffectResult<Stored>> {
  const found = await lookUp(effect, key);
  return found === undefined ? { state: "unknown" } : { state: "done", result: { value: found } };
}

async function lookUp<Value extends JsonValue, Refusal extends JsonValue>(
  effect: Effect<Value, Refusal>,
  key: FormKey,
): Promise<Value | undefined> {
  return withFallback(effect.lookUp?.(key), undefined);
}
