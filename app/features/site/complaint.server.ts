import type { AppLoadContext } from "@remix-run/server-runtime";
import { complain } from "#app/contract/site.server";
import { type FormProblems, formDataOf, readForm, type Typed } from "#app/http/form.server";
import type { TextKey } from "#app/i18n/catalog";
import { isFormKey } from "#app/session/form-token.server";
import type { Performed } from "#app/session/ledger.server";
import { pageStatusOf, UpstreamFailure } from "#app/upstream/failure.server";
import { type Complaint, complaintForm } from "./complaint-form.server";

export const COMPLAINT_ACTION = "complaint";

export interface ComplaintRefusal {
  status: number;
  problems: FormProblems;
  notice: TextKey | undefined;
  minutes: number;
  typed: Typed;
}

export type ComplaintOutcome = { kind: "done"; reference: string } | ({ kind: "refused" } & ComplaintRefusal);

/** What the ledger keeps: nothing that was typed. */
type Recorded = { reference: string } | { waitS: number } | { status: number };

/** Hands a complaint on once per form key (HOME-06); everything typed comes back with a refusal. */
export async function fileComplaint(context: AppLoadContext, request: Request): Promise<ComplaintOutcome> {
  const form = await formDataOf(request);
  const reading = readForm(form, complaintForm);
  const refuse = (status: number, part: Partial<ComplaintRefusal>): ComplaintOutcome => ({
    kind: "refused",
    status,
    problems: {},
    notice: undefined,
    minutes: 0,
    typed: reading.typed,
    ...part,
  });
  if (!reading.ok) return refuse(422, { problems: reading.problems });
  const given = form.get("_key");
  const key = typeof given === "string" ? given : undefined;
  if (!isFormKey(context, key, COMPLAINT_ACTION)) return refuse(422, { notice: "common:stale_form" });
  const answer = await context.runtime.ledger.run<Recorded>(key, JSON.stringify(reading.value), () =>
    send(context, reading.value, key),
  );
  if (answer.kind === "different_payload") return refuse(422, { notice: "common:other_payload" });
  if (answer.kind === "unknown") return refuse(502, { notice: "complaints:unknown" });
  const { result } = answer;
  if ("reference" in result) return { kind: "done", reference: result.reference };
  if ("status" in result) return refuse(result.status, { notice: "common:action_failed" });
  return refuse(429, {
    notice: "complaints:too_often",
    minutes: Math.max(1, Math.ceil(result.waitS / 60)),
  });
}

async function send(context: AppLoadContext, body: Complaint, key: string): Promise<Performed<Recorded>> {
  try {
    const outcome = await context.upstream.ask(complain, { body }, { key });
    if (outcome.ok) return { state: "done", result: { reference: outcome.value.reference } };
    return { state: "refused", result: { waitS: outcome.data.retry_after } };
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    context.runtime.log({ msg: "complaint failed", requestId: context.requestId, ...error.forLog() });
    if (error.sentBytes) return { state: "unknown" };
    return { state: "refused", result: { status: pageStatusOf(error) } };
  }
}
