import { complain } from "#app/contract/site.server";
import { formDataOf, readForm } from "#app/http/form.server";
import type { PageContext } from "#app/page-context";
import {
  type FilingOutcome,
  type FilingRefusal,
  fileOnce,
  filingRefused,
} from "#app/shared/reports/file-once.server";
import { complaintForm } from "./complaint-form.server";

export const COMPLAINT_ACTION = "complaint";

export type ComplaintRefusal = FilingRefusal;

/** Hands a complaint on once per form key (HOME-06); everything typed comes back with a refusal. */
export async function fileComplaint(context: PageContext, request: Request): Promise<FilingOutcome> {
  const form = await formDataOf(request);
  const reading = readForm(form, complaintForm);
  if (!reading.ok) return filingRefused(reading.typed, 422, { problems: reading.problems });
  const body = reading.value;
  return fileOnce(context, form, {
    action: COMPLAINT_ACTION,
    typed: reading.typed,
    body,
    notices: { unknown: "site:complaints.unknown", tooOften: "site:complaints.too_often" },
    ask: async (key) => {
      const outcome = await context.upstream.ask(complain, { body }, { key });
      return outcome.ok ? { reference: outcome.value.reference } : { waitS: outcome.data.retry_after };
    },
  });
}
