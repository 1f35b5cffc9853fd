import { cancelPayment, readPayment } from "#app/contract/payments.server";
import { formDataOf } from "#app/http/form.server";
import { issueFormKey } from "#app/once/form-key.server";
import { effectOnce } from "#app/once/once.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { safeReturnPath } from "#app/session/return-path";
import { requireMember } from "#app/session/viewer.server";
import type { CancelModel } from "./cancel-order-view";
import { CANCEL_QUERY, rowOf } from "./transaction.server";

const ACTION = "cancel-order";
const NOT_FOUND = 404;
const CONFLICT = 409;

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
  return {
    title: words.cancel_title,
    words,
    payment: rowOf(payment, translator),
    key: issueFormKey(context, ACTION),
    action: `${context.url.pathname}${context.url.search}`,
    orderUrl,
  };
}

export type CancelOutcome = { ok: true; to: string } | { ok: false; status: number; problem: string };

/** Cancels an order that is still open, which frees its discount code (PAY-03, PAY-06). */
export async function cancelOrder(
  context: PageContext,
  request: Request,
  payment: number,
): Promise<CancelOutcome> {
  await requireMember(context);
  const { translator } = await getLanguage(context);
  const outcome = await effectOnce(
    context,
    await formDataOf(request),
    { action: ACTION, payload: String(payment) },
    async (key) => {
      const said = await context.upstream.ask(cancelPayment, { body: { payment } }, { key });
      return said.ok ? { ok: true, told: true } : { ok: false, no: said.code };
    },
  );
  if (outcome.kind === "done") return { ok: true, to: orderUrlOf(context, payment) };
  if (outcome.kind === "failed") {
    return { ok: false, status: outcome.status, problem: translator.t(outcome.notice) };
  }
  const status = outcome.no === "payment_not_found" ? NOT_FOUND : CONFLICT;
  return { ok: false, status, problem: translator.words("payments").transactions.not_cancelled };
}

function orderUrlOf({ url }: PageContext, id: number): string {
  return paths.transaction(id, { next: safeReturnPath(url.searchParams.get("next"), "") || undefined });
}
