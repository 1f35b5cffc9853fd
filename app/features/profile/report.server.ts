import { report as reportEndpoint } from "#app/contract/members.server";
import { formDataOf, readForm } from "#app/http/form.server";
import { invariantResponse } from "#app/http/invariant-response";
import type { PageContext } from "#app/page-context";
import {
  type FilingOutcome,
  type FilingRefusal,
  fileOnce,
  filingRefused,
} from "#app/shared/reports/file-once.server";
import { type Report, readAbout, reportForm } from "./report-form.server";
import { loadSubject, type Subject } from "./subject.server";

export const REPORT_ACTION = "report";

export type ReportRefusal = FilingRefusal;

/**
 * Reports somebody, one of their photos or the chat, once per form key; what was typed comes back with a refusal.
 * Throws 404 where there is nobody.
 */
export async function fileReport(context: PageContext, request: Request, id: number): Promise<FilingOutcome> {
  const [form, subject] = await Promise.all([formDataOf(request), loadSubject(context, id)]);
  const reading = readForm(form, reportForm);
  if (!reading.ok) return filingRefused(reading.typed, 422, { problems: reading.problems });
  const body = bodyOf(subject, reading.typed.about, reading.value);
  return fileOnce(context, form, {
    action: REPORT_ACTION,
    typed: reading.typed,
    body,
    notices: { unknown: "report:unknown", tooOften: "report:too_often" },
    ask: async (key) => {
      const outcome = await context.upstream.ask(reportEndpoint, { body }, { key });
      if (outcome.ok) return { reference: outcome.value.reference };
      invariantResponse(outcome.code === "rate_limited", 404);
      return { waitS: outcome.data.retry_after };
    },
  });
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
