import { z } from "zod";
import type { AnswerOf } from "#app/contract/endpoint";
import { createPayment, listPayments, readPayment } from "#app/contract/payments.server";
import { formDataOf, readForm } from "#app/http/form.server";
import { isFormKey } from "#app/once/form-key.server";
import type { EffectResult } from "#app/once/idempotency-store.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { UpstreamFailure } from "#app/upstream/failure.server";
import { isCardMethod, type Method } from "./method-names";
import { carriedQuery, countryOf } from "./order.server";

export const ORDER_ACTION = "order";

export type Payment = AnswerOf<typeof readPayment>["payment"];

/** Why nothing was ordered; `order-refusal.server.ts` has the words. */
export type OrderProblem =
  | { code: "stale" | "other_payload" | "unknown" | "failed" | "method" | "package" | "discount" }
  | { code: "amount"; amount: number; currency: string }
  | { code: "repeated" | "held"; payment: number };

export type OrderOutcome = { ok: true; to: string } | { ok: false; problem: OrderProblem; card: string };

/** What the idempotency store keeps: the payment's number, never its page at the provider. */
type Recorded = { payment: number } | OrderProblem;

/** What the member saw and agreed to; none of it is typed by hand. */
const orderForm = z.object({
  amount: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  currency: z.string().regex(/^[A-Z]{3}$/),
  card: z.string().max(200).optional(),
  code: z.string().max(60).optional(),
  intent: z.enum(["order", "again"]).optional(),
});

type OrderForm = z.output<typeof orderForm>;

/**
 * Orders a package once per form key (PAY-04): gives the provider's page, or the transaction where nothing is left to
 * be paid. Never sent twice; after a lost answer the list of payments tells what became of it.
 */
export async function placeOrder(
  context: PageContext,
  request: Request,
  what: { package: number; method: Method },
): Promise<OrderOutcome> {
  const form = await formDataOf(request);
  const reading = readForm(form, orderForm);
  const refuse = (problem: OrderProblem): OrderOutcome => ({
    ok: false,
    problem,
    card: reading.typed.card ?? "",
  });
  const given = form.get("_key");
  const key = typeof given === "string" ? given : undefined;
  if (!reading.ok || !isFormKey(context, key, ORDER_ACTION)) return refuse({ code: "stale" });

  let fresh: Payment | undefined;
  const payload = JSON.stringify([what, reading.value]);
  const answer = await context.runtime.idempotencyStore.run<Recorded>(key, payload, async () => {
    const performed = await perform(context, what, reading.value, key);
    fresh = performed.payment;
    return performed.outcome;
  });
  if (answer.kind === "different_payload") return refuse({ code: "other_payload" });
  if (answer.kind === "unknown") {
    const found = await findPayment(context, key);
    if (!found) return refuse({ code: "unknown" });
    context.runtime.idempotencyStore.confirm(key, { payment: found.id });
    return { ok: true, to: whereToPay(context, found) };
  }
  if (!("payment" in answer.result) || "code" in answer.result) return refuse(answer.result as OrderProblem);
  const { payment } = answer.result;
  const current = fresh ?? (await readAgain(context, payment));
  return { ok: true, to: current ? whereToPay(context, current) : transactionPath(context, payment) };
}

async function perform(
  context: PageContext,
  what: { package: number; method: Method },
  order: OrderForm,
  key: string,
): Promise<{ outcome: EffectResult<Recorded>; payment?: Payment }> {
  const country = await countryOf(context);
  const back = paths.paymentReturn(carriedQuery(context));
  try {
    const answer = await context.upstream.ask(
      createPayment,
      {
        body: {
          ...what,
          card: isCardMethod(what.method) && order.card ? order.card : undefined,
          discountcode: order.code || undefined,
          amount: order.amount,
          currency: order.currency,
          country,
          again: order.intent === "again" ? true : undefined,
          return_url: `${context.proto}://${context.host}${back}`,
        },
      },
      { key },
    );
    if (!answer.ok) return { outcome: { state: "refused", result: problemOf(answer) } };
    const { payment } = answer.value;
    return { outcome: { state: "done", result: { payment: payment.id } }, payment };
  } catch (error) {
    if (!(error instanceof UpstreamFailure) || error.code === "authentication_required") throw error;
    context.runtime.log({ msg: "order not confirmed", requestId: context.requestId, ...error.forLog() });
    if (!error.sentBytes) return { outcome: { state: "refused", result: { code: "failed" } } };
    // The answer was lost, not necessarily the order (TRUST.md, "Once" 4).
    const found = await findPayment(context, key);
    if (!found) return { outcome: { state: "unknown" } };
    return { outcome: { state: "done", result: { payment: found.id } }, payment: found };
  }
}

/** A refusal of upstream in the words of an order. */
export function problemOf(refused: { code: string; data?: unknown }): OrderProblem {
  const data = (refused.data ?? {}) as { amount?: number; currency?: string; payment?: number };
  switch (refused.code) {
    case "amount_changed":
      return { code: "amount", amount: data.amount ?? 0, currency: data.currency ?? "" };
    case "order_repeated":
      return { code: "repeated", payment: data.payment ?? 0 };
    case "code_held":
      return { code: "held", payment: data.payment ?? 0 };
    case "method_not_allowed":
      return { code: "method" };
    case "package_not_found":
      return { code: "package" };
    case "key_reused":
      return { code: "other_payload" };
    default:
      return { code: "discount" };
  }
}

/** Looks for a payment by the key it was made with. */
export async function findPayment(context: PageContext, key: string): Promise<Payment | undefined> {
  try {
    const answer = await context.upstream.ask(listPayments);
    return answer.ok ? answer.value.payments.find((payment) => payment.key === key) : undefined;
  } catch (error) {
    if (error instanceof UpstreamFailure) return undefined;
    throw error;
  }
}

async function readAgain(context: PageContext, id: number): Promise<Payment | undefined> {
  try {
    const answer = await context.upstream.ask(readPayment, { query: { id } });
    return answer.ok ? answer.value.payment : undefined;
  } catch (error) {
    if (error instanceof UpstreamFailure) return undefined;
    throw error;
  }
}

/** The page of the provider, only on an origin that the operator configured. */
export function providerUrl(context: PageContext, payment: Payment): string | undefined {
  if (payment.status !== "pending" || !payment.redirect_url) return undefined;
  const url = URL.canParse(payment.redirect_url) ? new URL(payment.redirect_url) : undefined;
  if (url && context.runtime.settings.paymentOrigins.includes(url.origin)) return url.href;
  context.runtime.log({
    msg: "payment page on an origin that PAYMENT_ORIGINS does not name",
    requestId: context.requestId,
    origin: url?.origin,
  });
  return undefined;
}

function whereToPay(context: PageContext, payment: Payment): string {
  return providerUrl(context, payment) ?? transactionPath(context, payment.id);
}

function transactionPath(context: PageContext, id: number): string {
  return paths.transaction(id, carriedQuery(context));
}
