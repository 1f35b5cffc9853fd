import type { AppLoadContext } from "@remix-run/server-runtime";
import type { FormProblems, Typed } from "#app/http/form.server";
import type { TextKey } from "#app/i18n/catalog";
import { pageStatusOf, UpstreamFailure } from "#app/upstream/failure.server";
import { isFormKey } from "./form-token.server";
import type { Performed } from "./ledger.server";

/** Why nothing was filed; what was typed comes back with it. */
export interface FilingRefusal {
  status: number;
  problems: FormProblems;
  notice: TextKey | undefined;
  minutes: number;
  typed: Typed;
}

export type FilingOutcome = { kind: "done"; reference: string } | ({ kind: "refused" } & FilingRefusal);

/** What upstream says to a report or a complaint: its reference number, or to wait. */
export type FilingAnswer = { reference: string } | { waitS: number };

/** What the ledger keeps: nothing that was typed. */
type Recorded = FilingAnswer | { status: number };

export interface Filing {
  /** Of the form key, and in the log. */
  action: string;
  typed: Typed;
  body: unknown;
  ask(key: string): Promise<FilingAnswer>;
  notices: { unknown: TextKey; tooOften: TextKey };
}

/** A refusal with what was typed. */
export function filingRefused(
  typed: Typed,
  status: number,
  part: Partial<Pick<FilingRefusal, "problems" | "notice" | "minutes">>,
): FilingOutcome {
  return { kind: "refused", status, problems: {}, notice: undefined, minutes: 0, typed, ...part };
}

/** Hands a report or a complaint on once per form key (TRUST, "Once"). */
export async function fileOnce(
  context: AppLoadContext,
  form: FormData,
  filing: Filing,
): Promise<FilingOutcome> {
  const { action, typed, body, notices } = filing;
  const given = form.get("_key");
  const key = typeof given === "string" ? given : undefined;
  if (!isFormKey(context, key, action)) return filingRefused(typed, 422, { notice: "common:stale_form" });
  const answer = await context.runtime.ledger.run<Recorded>(key, JSON.stringify(body), () =>
    perform(context, filing, key),
  );
  if (answer.kind === "different_payload")
    return filingRefused(typed, 422, { notice: "common:other_payload" });
  if (answer.kind === "unknown") return filingRefused(typed, 502, { notice: notices.unknown });
  const { result } = answer;
  if ("reference" in result) return { kind: "done", reference: result.reference };
  if ("status" in result) return filingRefused(typed, result.status, { notice: "common:action_failed" });
  const minutes = Math.max(1, Math.ceil(result.waitS / 60));
  return filingRefused(typed, 429, { notice: notices.tooOften, minutes });
}

async function perform(
  context: AppLoadContext,
  { action, ask }: Filing,
  key: string,
): Promise<Performed<Recorded>> {
  try {
    const result = await ask(key);
    return "reference" in result ? { state: "done", result } : { state: "refused", result };
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    context.runtime.log({ msg: `${action} failed`, requestId: context.requestId, ...error.forLog() });
    if (error.sentBytes) return { state: "unknown" };
    return { state: "refused", result: { status: pageStatusOf(error) } };
  }
}
