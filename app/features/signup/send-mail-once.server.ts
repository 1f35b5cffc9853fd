import type { PageContext } from "#app/page-context";
import { UpstreamFailure } from "#app/upstream/failure.server";

/** Codes of our own beside the endpoint's: nothing was sent, or nobody knows. */
export type OnceOutcome<Code extends string> =
  | "done"
  | Code
  | "unreachable"
  | "unknown"
  | "different_payload";

/**
 * An effect whose answer says only that it happened, performed at most once per form key: a double click sends one
 * mail and both answers tell the same (TRUST.md, "Once"). Refusals free the key.
 */
export async function askOnce<Code extends string>(
  context: PageContext,
  key: string,
  fingerprint: string,
  ask: () => Promise<{ ok: true } | { ok: false; code: Code }>,
): Promise<OnceOutcome<Code>> {
  const answer = await context.runtime.idempotencyStore.run<{ code: Code | "done" | "unreachable" }>(
    key,
    fingerprint,
    async () => {
      try {
        const outcome = await ask();
        return outcome.ok
          ? { state: "done", result: { code: "done" } }
          : { state: "refused", result: { code: outcome.code } };
      } catch (error) {
        if (!(error instanceof UpstreamFailure) || error.code === "authentication_required") throw error;
        context.runtime.log({ msg: "not confirmed", requestId: context.requestId, ...error.forLog() });
        return error.sentBytes ? { state: "unknown" } : { state: "refused", result: { code: "unreachable" } };
      }
    },
  );
  return "result" in answer ? answer.result.code : answer.kind;
}
