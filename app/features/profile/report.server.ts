import type { AppLoadContext } from "@remix-run/server-runtime";
import { report as reportEndpoint } from "#app/contract/members.server";
import { type FormProblems, formDataOf, readForm, type Typed } from "#app/http/form.server";
import { invariantResponse } from "#app/http/invariant-response";
import type { TextKey } from "#app/i18n/catalog";
import { isFormKey } from "#app/session/form-token.server";
import type { Performed } from "#app/session/ledger.server";
import { pageStatusOf, UpstreamFailure } from "#app/upstream/failure.server";
import { type Report, readAbout, reportForm } from "./report-form.server";
import { loadSubject, type Subject } from "./subject.server";

export const REPORT_ACTION = "report";

export interface ReportRefusal {
  status: number;
  problems: FormProblems;
  notice: TextKey | undefined;
  minutes: number;
  typed: Typed;
}

export type ReportOutcome = { kind: "done"; reference: string } | ({ kind: "refused" } & ReportRefusal);

/** What the ledger keeps: nothing that was typed. */
type Recorded = { reference: string } | { waitS: number } | { status: number };

/**
 * Reports somebody, one of their photos or the chat, once per form key; what was typed comes back with a refusal.
 * Throws 404 where there is nobody.
 */
export async function fileReport(
  context: AppLoadContext,
  request: Request,
  id: number,
): Promise<ReportOutcome> {
  const [form, subject] = await Promise.all([formDataOf(request), loadSubject(context, id)]);
  const reading = readForm(form, reportForm);
  const refuse = (status: number, part: Partial<ReportRefusal>): ReportOutcome => ({
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
  if (!isFormKey(context, key, REPORT_ACTION)) return refuse(422, { notice: "common:stale_form" });
  const body = bodyOf(subject, reading.typed.about, reading.value);
  const answer = await context.runtime.ledger.run<Recorded>(key, JSON.stringify(body), () =>
    send(context, body, key),
  );
  if (answer.kind === "different_payload") return refuse(422, { notice: "common:other_payload" });
  if (answer.kind === "unknown") return refuse(502, { notice: "report:unknown" });
  const { result } = answer;
  if ("reference" in result) return { kind: "done", reference: result.reference };
  if ("status" in result) return refuse(result.status, { notice: "common:action_failed" });
  return refuse(429, { notice: "report:too_often", minutes: Math.max(1, Math.ceil(result.waitS / 60)) });
}

/** A photo counts only where it is one of theirs, a chat only where there is one. */
function bodyOf(subject: Subject, aboutGiven: string | undefined, { reason, remarks }: Report) {
  const about = readAbout(aboutGiven);
  return {
    profile: subject.id,
    reason,
    ...(remarks !== "" && { remarks }),
    ...(about.kind === "photo" && subject.photos.includes(about.photo) && { photo: about.photo }),
    ...(about.kind === "chat" && subject.conversation && { conversation: subject.conversation }),
  };
}

async function send(
  context: AppLoadContext,
  body: ReturnType<typeof bodyOf>,
  key: string,
): Promise<Performed<Recorded>> {
  try {
    const outcome = await context.upstream.ask(reportEndpoint, { body }, { key });
    if (outcome.ok) return { state: "done", result: { reference: outcome.value.reference } };
    invariantResponse(outcome.code === "rate_limited", 404);
    return { state: "refused", result: { waitS: outcome.data.retry_after } };
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    context.runtime.log({ msg: "report failed", requestId: context.requestId, ...error.forLog() });
    if (error.sentBytes) return { state: "unknown" };
    return { state: "refused", result: { status: pageStatusOf(error) } };
  }
}
