import { startDirectDebit } from "#app/contract/payments.server";
import { type FormProblems, readForm, type Typed } from "#app/http/form.server";
import { isFormKey } from "#app/once/form-key.server";
import type { EffectResult } from "#app/once/idempotency-store.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import type { Viewer } from "#app/session/viewer.server";
import { UpstreamFailure } from "#app/upstream/failure.server";
import { type DirectDebit, directDebitForm } from "./direct-debit-form.server";
import { carriedQuery, countryOf } from "./order.server";
import { findPayment, type OrderProblem, problemOf } from "./place-order.server";

export const DEBIT_ACTION = "direct-debit";

/** Why no debit was ordered; `direct-debit-refusal.server.ts` has the words. */
export type DebitProblem =
  | OrderProblem
  | { code: "blocked" | "limit" | "iban" | "phone" | "fields" }
  | { code: "too_often"; waitS: number };

export type DebitOutcome =
  | { ok: true; to: string }
  | { ok: false; problem: DebitProblem; problems: FormProblems; typed: Typed };

/** What the idempotency store keeps: nothing of the bank account. */
type Recorded = { payment: number } | DebitProblem;

/** Orders a one-time direct debit once per form key (PAY-07, PAY-04); leads to the step of the SMS code. */
export async function orderDirectDebit(
  context: PageContext,
  { user }: Viewer,
  form: FormData,
  packageId: number,
): Promise<DebitOutcome> {
  const country = await countryOf(context);
  const reading = readForm(form, directDebitForm(user.profile.country ?? country));
  const refuse = (problem: DebitProblem, problems: FormProblems = {}): DebitOutcome => ({
    ok: false,
    problem,
    problems,
    typed: reading.typed,
  });
  if (!reading.ok) return refuse({ code: "fields" }, reading.problems);
  const given = form.get("_key");
  const key = typeof given === "string" ? given : undefined;
  if (!isFormKey(context, key, DEBIT_ACTION)) return refuse({ code: "stale" });
  const payload = JSON.stringify([packageId, reading.value]);
  const answer = await context.runtime.idempotencyStore.run<Recorded>(key, payload, () =>
    start(context, { ...reading.value, package: packageId, country }, key),
  );
  if (answer.kind === "different_payload") return refuse({ code: "other_payload" });
  if (answer.kind === "unknown") {
    const found = await findPayment(context, key);
    if (!found) return refuse({ code: "unknown" });
    context.runtime.idempotencyStore.confirm(key, { payment: found.id });
    return { ok: true, to: codeStep(context, found.id) };
  }
  const { result } = answer;
  if ("payment" in result) return { ok: true, to: codeStep(context, result.payment) };
  if (result.code === "iban") return refuse(result, { iban: "payments:directDebit.iban_invalid" });
  if (result.code === "phone") return refuse(result, { phone: "payments:directDebit.phone_invalid" });
  return refuse(result);
}

/** The page of the SMS code; it works after a reload, because the payment knows its state. */
export function codeStep(context: PageContext, payment: number, more?: { sent: number }): string {
  return paths.directDebit({ payment, next: carriedQuery(context).next, ...more });
}

async function start(
  context: PageContext,
  { mandate: _, code, ...debit }: DirectDebit & { package: number; country: string | undefined },
  key: string,
): Promise<EffectResult<Recorded>> {
  try {
    const body = { ...debit, discountcode: code || undefined };
    const answer = await context.upstream.ask(startDirectDebit, { body }, { key });
    if (answer.ok) return { state: "done", result: { payment: answer.value.payment.id } };
    return { state: "refused", result: debitProblemOf(answer) };
  } catch (error) {
    if (!(error instanceof UpstreamFailure) || error.code === "authentication_required") throw error;
    context.runtime.log({ msg: "debit not confirmed", requestId: context.requestId, ...error.forLog() });
    if (!error.sentBytes) return { state: "refused", result: { code: "failed" } };
    const found = await findPayment(context, key);
    return found ? { state: "done", result: { payment: found.id } } : { state: "unknown" };
  }
}

function debitProblemOf(refused: { code: string; data?: unknown }): DebitProblem {
  switch (refused.code) {
    case "debit_blocked":
      return { code: "blocked" };
    case "debit_limit":
      return { code: "limit" };
    case "iban_invalid":
      return { code: "iban" };
    case "phone_invalid":
      return { code: "phone" };
    case "rate_limited":
      return { code: "too_often", waitS: (refused.data as { retry_after: number }).retry_after };
    default:
      return problemOf(refused);
  }
}
