import { z } from "zod";
import { cancelPayment, readPayment } from "#app/contract/payments.server";
import { type FormOutcome, formDone, formRefused } from "#app/http/form-outcome";
import type { Words } from "#app/i18n/catalog";
import { issueFormKey } from "#app/once/form-key.server";
import { readKeyedForm } from "#app/once/keyed-form.server";
import { once } from "#app/once/once.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { safeReturnPath } from "#app/session/return-path";
import { requireMember } from "#app/session/viewer.server";
import { CANCEL_QUERY, getTimeZone, type PaymentRow, rowOf } from "./transaction.server";

const ACTION = "cancel-order";

export interface CancelModel {
  title: string;
  words: Words<"payments">["transactions"];
  text: string;
  payment: PaymentRow;
  key: string;
  action: string;
  orderUrl: string;
}

export interface CancelRefusal {
  notice: string;
}

/** Whether the address asks for the page that cancels. */
export function asksToCancel({ url }: PageContext): boolean {
  return url.searchParams.has(CANCEL_QUERY);
}

/** The question before an order is cancelled; the order's own page where it no longer can be, undefined where there is none. */
export async function loadCancelOrder(
  context: PageContext,
  id: number,
): Promise<CancelModel | { to: string } | undefined> {
  await requireMember(context);
  const { translator } = await getLanguage(context);
  const answer = await context.upstream.read(readPayment, { query: { id } });
  if (!answer.ok) return undefined;
  const { payment } = answer.value;
  const orderUrl = orderUrlOf(context, id);
  if (payment.status !== "pending" || !payment.cancellable) return { to: orderUrl };
  const words = translator.words("payments").transactions;
  const { discountcode: code } = payment;
  return {
    title: words.cancel_title,
    words,
    text: code
      ? `${words.cancel_text} ${translator.t("payments:transactions.cancel_code", { code })}`
      : words.cancel_text,
    payment: rowOf(payment, translator, await getTimeZone(context)),
    key: issueFormKey(context, ACTION),
    action: `${context.url.pathname}${context.url.search}`,
    orderUrl,
  };
}

/** Cancels an order that is still open, which frees its discount code (PAY-03, PAY-06). */
export async function cancelOrder(
  context: PageContext,
  request: Request,
  payment: number,
): Promise<FormOutcome<CancelRefusal>> {
  await requireMember(context);
  const { translator } = await getLanguage(context);
  const refuse = (status: number, notice: string) => formRefused<CancelRefusal>(status, { notice });
  const form = await readKeyedForm(context, request, z.object({}), ACTION);
  if (!form.ok) return refuse(422, translator.t(form.notice ?? "common:stale_form"));
  const outcome = await once(context, form.key, {
    name: ACTION,
    payload: String(payment),
    async perform(key) {
      const answer = await context.upstream.ask(cancelPayment, { body: { payment } }, { key });
      return answer.ok ? { ok: true, value: true } : { ok: false, refusal: answer.code };
    },
  });
  if (outcome.kind === "done") return formDone(orderUrlOf(context, payment));
  if (outcome.kind === "failed") return refuse(outcome.status, translator.t(outcome.notice));
  const status = outcome.refusal === "payment_not_found" ? 404 : 409;
  return refuse(status, translator.words("payments").transactions.not_cancelled);
}

function orderUrlOf({ url }: PageContext, id: number): string {
  return paths.transaction(id, { next: safeReturnPath(url.searchParams.get("next"), "") || undefined });
}
