import { confirmDirectDebit, resendDirectDebitCode } from "#app/contract/payments.server";
import { readForm, type Typed } from "#app/http/form.server";
import type { TextKey } from "#app/i18n/catalog";
import { isFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { UpstreamFailure } from "#app/upstream/failure.server";
import { codeStep } from "./direct-debit.server";
import { otpForm } from "./direct-debit-form.server";
import { carriedQuery } from "./order.server";

export const CODE_ACTION = "direct-debit-code";

export type CodeOutcome =
  | { ok: true; to: string }
  | {
      ok: false;
      status: number;
      /** Beside the field, or over the form. */
      field?: TextKey;
      notice?: TextKey;
      minutes?: number;
      typed: Typed;
    };

/**
 * Confirms a debit by its SMS code, or sends a new one (PAY-07). A right code counts once by itself, so a second click
 * finds nothing open and is led to the transaction like the first.
 */
export async function postCode(context: PageContext, form: FormData, payment: number): Promise<CodeOutcome> {
  const given = form.get("_key");
  const key = typeof given === "string" ? given : undefined;
  const reading = readForm(form, otpForm);
  const { typed } = reading;
  if (!isFormKey(context, key, CODE_ACTION)) {
    return { ok: false, status: 422, notice: "common:stale_form", typed };
  }
  try {
    if (form.get("intent") === "resend") return await resend(context, payment, key, typed);
    if (!reading.ok) return { ok: false, status: 422, field: reading.problems.otp, typed };
    return await confirm(context, payment, { otp: reading.value.otp, typed });
  } catch (error) {
    if (!(error instanceof UpstreamFailure) || error.code === "authentication_required") throw error;
    context.runtime.log({ msg: "debit code failed", requestId: context.requestId, ...error.forLog() });
    // Whether the code arrived, the transaction tells.
    if (error.sentBytes && form.get("intent") !== "resend") {
      return { ok: true, to: transactionOf(context, payment) };
    }
    return { ok: false, status: 502, notice: "common:action_failed", typed };
  }
}

async function confirm(
  context: PageContext,
  payment: number,
  { otp, typed }: { otp: string; typed: Typed },
): Promise<CodeOutcome> {
  const answer = await context.upstream.ask(confirmDirectDebit, { body: { payment, otp } });
  if (answer.ok || answer.code === "payment_not_found" || answer.data.attempts_left <= 0) {
    return { ok: true, to: transactionOf(context, payment) };
  }
  return { ok: false, status: 422, field: "payments:directDebit.code_invalid", typed };
}

async function resend(
  context: PageContext,
  payment: number,
  key: string,
  typed: Typed,
): Promise<CodeOutcome> {
  const answer = await context.upstream.ask(resendDirectDebitCode, { body: { payment } }, { key });
  if (answer.ok) return { ok: true, to: codeStep(context, payment, { sent: 1 }) };
  if (answer.code === "payment_not_found") return { ok: true, to: transactionOf(context, payment) };
  const minutes = Math.max(1, Math.ceil(answer.data.retry_after / 60));
  return { ok: false, status: 429, notice: "payments:directDebit.too_often", minutes, typed };
}

function transactionOf(context: PageContext, payment: number): string {
  return paths.transaction(payment, { next: carriedQuery(context).next });
}
