import { z } from "zod";
import type { AnswerOf } from "#app/contract/endpoint";
import { createPayment, listPayments, readPayment } from "#app/contract/payments.server";
import { type FormOutcome, formDone } from "#app/http/form-outcome";
import type { FormKey } from "#app/once/form-key.server";
import { readKeyedForm } from "#app/once/keyed-form.server";
import { once } from "#app/once/once.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { setFlash } from "#app/session/flash.server";
import { getLanguage } from "#app/session/language.server";
import { getViewer, requireMember, type Viewer } from "#app/session/viewer.server";
import { withFallback } from "#app/upstream/with-fallback.server";
import { isCardMethod, type Method } from "./method-names";
import { carriedQuery } from "./order.server";
import {
  type OrderProblem,
  type OrderRefusal,
  orderRefusal,
  problemOf,
  problemOfFailure,
} from "./order-refusal.server";
import { getCountry } from "./prices.server";

export const ORDER_ACTION = "order";

export type Payment = AnswerOf<typeof readPayment>["payment"];

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

type Order = z.output<typeof orderForm> & { package: number; method: Method };

/** `requireMember` for an order: who is logged out meanwhile reads that nothing came of it. */
export async function requireBuyer(context: PageContext): Promise<Viewer> {
  if (!(await getViewer(context))) setFlash(context, "not_ordered");
  return requireMember(context);
}

/**
 * Orders a package once per form key (PAY-04): leads to the provider's page, or to the transaction where nothing is left
 * to be paid. After a lost answer the list of payments tells what became of it.
 */
export async function placeOrder(
  context: PageContext,
  request: Request,
  chosen: { package: number; method: Method },
): Promise<FormOutcome<OrderRefusal>> {
  const { translator } = await getLanguage(context);
  const form = await readKeyedForm(context, request, orderForm, ORDER_ACTION);
  const refuse = (problem: OrderProblem) =>
    orderRefusal(problem, form.typed.card ?? "", chosen.method, translator);
  if (!form.ok) return refuse({ code: "stale" });
  const body = await getBody(context, { ...form.value, ...chosen });
  // Only the payment's number is stored, never its page at the provider.
  let payment: Payment | undefined;
  const outcome = await once<number, OrderProblem>(context, form.key, {
    name: ORDER_ACTION,
    payload: JSON.stringify([chosen, form.value]),
    async perform(key) {
      const answer = await context.upstream.ask(createPayment, { body }, { key });
      if (!answer.ok) return { ok: false, refusal: problemOf(answer, body) };
      payment = answer.value.payment;
      return { ok: true, value: payment.id };
    },
    async lookUp(key) {
      payment = await findPayment(context, key);
      return payment?.id;
    },
  });
  if (outcome.kind === "failed") return refuse(problemOfFailure(outcome));
  if (outcome.kind === "refused") return refuse(outcome.refusal);
  payment ??= await readAgain(context, outcome.value);
  return formDone((payment && providerUrl(context, payment)) ?? transactionPath(context, outcome.value));
}

async function getBody(context: PageContext, order: Order) {
  const back = paths.paymentReturn(carriedQuery(context));
  return {
    package: order.package,
    method: order.method,
    card: isCardMethod(order.method) && order.card ? order.card : undefined,
    discountcode: order.code || undefined,
    amount: order.amount,
    currency: order.currency,
    country: await getCountry(context),
    again: order.intent === "again" ? (true as const) : undefined,
    return_url: `${context.proto}://${context.host}${back}`,
  };
}

/** Looks for a payment by the key it was made with. */
export async function findPayment(context: PageContext, key: FormKey): Promise<Payment | undefined> {
  const answer = await context.upstream.ask(listPayments);
  return answer.ok ? answer.value.payments.find((payment) => payment.key === key) : undefined;
}

async function readAgain(context: PageContext, id: number): Promise<Payment | undefined> {
  const answer = await withFallback(context.upstream.ask(readPayment, { query: { id } }), undefined);
  return answer?.ok ? answer.value.payment : undefined;
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

function transactionPath(context: PageContext, id: number): string {
  return paths.transaction(id, carriedQuery(context));
}
