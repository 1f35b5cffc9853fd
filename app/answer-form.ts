import { data, redirect } from "@remix-run/node";
import type { FormOutcome } from "./http/form-outcome";

/** The answer to a posted form: 303 when it was done, else its page again with the status of the refusal. */
export function answerForm<Page>(outcome: FormOutcome<Page>) {
  if (outcome.kind === "done") return redirect(outcome.to, 303);
  return data(outcome.page, { status: outcome.status });
}
