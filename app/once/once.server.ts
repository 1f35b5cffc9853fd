import type { TextKey } from "#app/i18n/catalog";
import type { PageContext } from "#app/page-context";
import { pageStatusOf, UpstreamFailure } from "#app/upstream/failure.server";
import { FORM_KEY_FIELD, isFormKey } from "./form-key.server";
import type { JsonValue } from "./idempotency-store.server";

/** How an effect ended; `failed` says why nothing can be told about it. */
export type EffectOutcome<Told extends JsonValue, No extends JsonValue> =
  | { kind: "done"; told: Told }
  | { kind: "refused"; no: No }
  /** `mayHaveArrived`: upstream saw it, and nobody knows what became of it. */
  | { kind: "failed"; status: number; notice: TextKey; mayHaveArrived: boolean };

/** What asking gave, in values that the idempotency store may keep: nothing that was typed. */
export type EffectAnswer<Told extends JsonValue, No extends JsonValue> =
  | { ok: true; told: Told }
  | { ok: false; no: No };

type Recorded = { told: JsonValue } | { no: JsonValue } | { unreachable: true };

/**
 * An effect at most once per form key: a double click, or a post that a browser repeats by itself, gets the first
 * answer (TRUST, "Once"). `payload` tells two forms apart and is stored as a hash. Refusals free the key. Throws only
 * when the login is gone or for our own faults.
 */
export async function effectOnce<Told extends JsonValue, No extends JsonValue>(
  context: PageContext,
  form: FormData,
  { action, payload }: { action: string; payload: string },
  ask: (key: string) => Promise<EffectAnswer<Told, No>>,
): Promise<EffectOutcome<Told, No>> {
  const given = form.get(FORM_KEY_FIELD);
  const key = typeof given === "string" ? given : undefined;
  if (!isFormKey(context, key, action)) return refusedForm("common:stale_form");
  let failure: UpstreamFailure | undefined;
  const answer = await context.runtime.idempotencyStore.run<Recorded>(key, payload, async () => {
    try {
      const said = await ask(key);
      if (said.ok) return { state: "done", result: { told: said.told } };
      return { state: "refused", result: { no: said.no } };
    } catch (error) {
      if (!(error instanceof UpstreamFailure) || error.code === "authentication_required") throw error;
      failure = error;
      context.runtime.log({ msg: `${action} failed`, requestId: context.requestId, ...error.forLog() });
      return error.sentBytes ? { state: "unknown" } : { state: "refused", result: { unreachable: true } };
    }
  });
  if (answer.kind === "different_payload") return refusedForm("common:other_payload");
  if ("result" in answer && "told" in answer.result)
    return { kind: "done", told: answer.result.told as Told };
  if ("result" in answer && "no" in answer.result) return { kind: "refused", no: answer.result.no as No };
  // An answer that came and said nothing useful is a failure; one that never came leaves the outcome open.
  const mayHaveArrived = answer.kind === "unknown";
  const isOpen = mayHaveArrived && failure?.status === undefined;
  return {
    kind: "failed",
    status: failure ? pageStatusOf(failure) : 502,
    notice: isOpen ? "common:unknown_outcome" : "common:action_failed",
    mayHaveArrived,
  };
}

/** The form itself is no good, and upstream was not asked. */
const refusedForm = (notice: TextKey) =>
  ({ kind: "failed", status: 422, notice, mayHaveArrived: false }) as const;
