import type { AppLoadContext } from "@remix-run/server-runtime";
import type { TextKey } from "#app/i18n/catalog";
import { FORM_KEY_FIELD, isFormKey } from "#app/session/form-token.server";
import { pageStatusOf, UpstreamFailure } from "#app/upstream/failure.server";

/** How a form of the recovery pages ended; `failed` says why nothing can be told about it. */
export type OnceOutcome =
  | { kind: "done" }
  | { kind: "refused"; code: string }
  | { kind: "failed"; status: number; notice: TextKey };

type Told = { ok: true } | { ok: false; code: string };

/**
 * Asks upstream once per form key: a double click, or a post that a browser repeats by itself, gets the first answer
 * (TRUST, "Once"). `payload` tells two forms apart and is stored as a hash.
 */
export async function askOnce(
  context: AppLoadContext,
  form: FormData,
  { action, payload }: { action: string; payload: string },
  ask: (key: string) => Promise<Told>,
): Promise<OnceOutcome> {
  const given = form.get(FORM_KEY_FIELD);
  const key = typeof given === "string" ? given : undefined;
  if (!isFormKey(context, key, action)) return { kind: "failed", status: 422, notice: "common:stale_form" };
  let failure: UpstreamFailure | undefined;
  const answer = await context.runtime.ledger.run<{ code: string }>(key, payload, async () => {
    try {
      const told = await ask(key);
      return told.ok
        ? { state: "done", result: { code: "" } }
        : { state: "refused", result: { code: told.code } };
    } catch (error) {
      if (!(error instanceof UpstreamFailure)) throw error;
      failure = error;
      context.runtime.log({ msg: `${action} failed`, requestId: context.requestId, ...error.forLog() });
      return error.sentBytes ? { state: "unknown" } : { state: "refused", result: { code: UNREACHABLE } };
    }
  });
  if (answer.kind === "done") return { kind: "done" };
  if (answer.kind === "different_payload")
    return { kind: "failed", status: 422, notice: "common:other_payload" };
  if (answer.kind === "refused" && answer.result.code !== UNREACHABLE) {
    return { kind: "refused", code: answer.result.code };
  }
  // An answer that came and said nothing useful is a failure; one that never came leaves the outcome open.
  const isOpen = answer.kind === "unknown" && failure?.status === undefined;
  return {
    kind: "failed",
    status: failure ? pageStatusOf(failure) : 502,
    notice: isOpen ? "common:unknown_outcome" : "common:action_failed",
  };
}

const UNREACHABLE = "unreachable";
