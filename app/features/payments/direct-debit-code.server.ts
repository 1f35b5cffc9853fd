import { z } from "zod";
import { confirmDirectDebit, resendDirectDebitCode } from "#app/contract/direct-debit.server";
import { readPayment } from "#app/contract/payments.server";
import { fieldErrors, lineField, readForm, typedOf } from "#app/http/form.server";
import { constraintsOf } from "#app/http/form-constraints.server";
import { type FormOutcome, formDone, refusalsOf } from "#app/http/form-outcome";
import type { TextKey, Words } from "#app/i18n/catalog";
import { type FormKey, issueFormKey, verifiedFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import type { FieldConstraints } from "#app/ui/form-types";
import { withRecovery } from "#app/upstream/with-fallback.server";
import { codeStep, type DebitRefusal, NO_REFUSAL } from "./direct-debit.server";
import { moneyText } from "./money";
import { carriedQuery } from "./order.server";
import { CANCEL_QUERY, ENDED_QUERY } from "./transaction.server";

const ACTION = "direct-debit-code";

/** The SMS code; spaces and dashes of copying do not matter. What cannot be one costs no attempt: it is not asked about. */
const otpForm = z.object({
  otp: lineField("payments:directDebit.code_missing", 20)
    .transform((text) => text.normalize("NFKC").replace(/[\s-]/g, ""))
    .refine((text) => /^\d{6}$/.test(text), { error: "payments:directDebit.code_digits" satisfies TextKey }),
});

export interface DebitCodeModel {
  title: string;
  words: Words<"payments">["directDebit"];
  intro: string;
  account: string;
  attempts: string;
  /** Said before the attempt that ends the order. */
  lastAttempt: string | undefined;
  submit: string;
  /** A new code was sent just now. */
  resent: boolean;
  action: string;
  key: string;
  resendKey: string;
  /** For whom the text message never comes. */
  cancel: { href: string; text: string } | undefined;
  errorsTitle: string;
  constraints: Record<"otp", FieldConstraints>;
}

/** The step of the SMS code; a payment that waits for none leads to its transaction, undefined where there is none. */
export async function loadDebitCode(
  context: PageContext,
  payment: number,
): Promise<DebitCodeModel | { to: string } | undefined> {
  const { translator } = await getLanguage(context);
  const answer = await context.upstream.read(readPayment, { query: { id: payment } });
  if (!answer.ok) return undefined;
  const { direct_debit: open, amount, currency, cancellable } = answer.value.payment;
  const { next } = carriedQuery(context);
  if (!open) return { to: paths.transaction(payment, { next }) };
  const { t, locale } = translator;
  const words = translator.words("payments").directDebit;
  const money = moneyText(amount, currency, locale);
  return {
    title: words.code_title,
    words,
    intro: t("payments:directDebit.code_intro", { end: open.phone_end, amount: money }),
    account: t("payments:directDebit.iban_shown", { end: open.iban_end }),
    attempts: t("payments:directDebit.attempts", { count: open.attempts_left }),
    lastAttempt: open.attempts_left === 1 ? words.code_last : undefined,
    submit: t("payments:directDebit.code_submit", { amount: money }),
    resent: context.url.searchParams.has("sent"),
    action: `${context.url.pathname}${context.url.search}`,
    key: issueFormKey(context, ACTION),
    resendKey: issueFormKey(context, ACTION),
    cancel: cancellable
      ? {
          href: paths.transaction(payment, { next, [CANCEL_QUERY]: 1 }),
          text: translator.words("payments").transactions.cancel,
        }
      : undefined,
    errorsTitle: translator.words("common").errors_title,
    constraints: constraintsOf(otpForm),
  };
}

/**
 * Confirms a debit by its SMS code, or sends a new one (PAY-07). A right code counts once by itself, so a second click
 * finds nothing open and is led to the transaction like the first.
 */
export async function postCode(
  context: PageContext,
  form: FormData,
  payment: number,
): Promise<FormOutcome<DebitRefusal>> {
  const { translator } = await getLanguage(context);
  const refuse = refusalsOf<DebitRefusal>({ ...NO_REFUSAL, typed: typedOf(form) });
  const notice = (status: number, text: TextKey, minutes = 0) =>
    refuse(status, { notice: translator.t(text, { minutes }) });
  const wrong = (text: TextKey) => refuse(422, { errors: fieldErrors({ otp: text }, translator) });
  const key = verifiedFormKey(context, form, ACTION);
  if (key === undefined) return notice(422, "common:stale_form");

  if (form.get("intent") === "resend") {
    const answer = await withRecovery(resend(context, payment, key), () => undefined);
    if (answer === undefined) return notice(502, "common:action_failed");
    return "to" in answer
      ? formDone(answer.to)
      : notice(429, "payments:directDebit.too_often", answer.minutes);
  }
  const reading = readForm(form, otpForm);
  if (!reading.ok) return wrong(reading.problems.otp ?? "payments:directDebit.code_missing");
  // Whether a code whose answer was lost arrived, the transaction tells.
  const confirmed = await withRecovery(
    confirm(context, payment, reading.value.otp),
    ({ sentBytes }): Confirmation => (sentBytes ? "settled" : "not_sent"),
  );
  if (confirmed === "not_sent") return notice(502, "common:action_failed");
  if (confirmed === "wrong") return wrong("payments:directDebit.code_invalid");
  if (confirmed === "expired") return wrong("payments:directDebit.code_expired");
  return formDone(transactionOf(context, payment, confirmed === "ended"));
}

type Confirmation = "settled" | "wrong" | "expired" | "ended" | "not_sent";

async function confirm(context: PageContext, payment: number, otp: string): Promise<Confirmation> {
  const answer = await context.upstream.ask(confirmDirectDebit, { body: { payment, otp } });
  if (answer.ok || answer.code === "payment_not_found") return "settled";
  if (answer.code === "otp_expired") return "expired";
  return answer.data.attempts_left <= 0 ? "ended" : "wrong";
}

async function resend(
  context: PageContext,
  payment: number,
  key: FormKey,
): Promise<{ to: string } | { minutes: number }> {
  const answer = await context.upstream.ask(resendDirectDebitCode, { body: { payment } }, { key });
  if (answer.ok) return { to: codeStep(context, payment, { sent: 1 }) };
  if (answer.code === "payment_not_found") return { to: transactionOf(context, payment) };
  return { minutes: Math.max(1, Math.ceil(answer.data.retry_after / 60)) };
}

function transactionOf(context: PageContext, payment: number, isEndedByCode = false): string {
  const { next } = carriedQuery(context);
  return paths.transaction(payment, { next, ...(isEndedByCode && { [ENDED_QUERY]: "code" }) });
}
