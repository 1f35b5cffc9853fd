import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { asksToCancel, cancelOrder, loadCancelOrder } from "#app/features/payments/cancel-order.server";
import { CancelOrderView } from "#app/features/payments/cancel-order-view";
import cssUrl from "#app/features/payments/checkout.css?url";
import { loadTransaction, loadTransactions } from "#app/features/payments/transaction.server";
import { OrdersView, TransactionView } from "#app/features/payments/transaction-view";
import { invariantResponse } from "#app/http/invariant-response";
import { routeId } from "#app/http/route-id";
import { usePageData, usePosted } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { css: cssUrl };

export async function loader({ context, params }: LoaderFunctionArgs) {
  if (params.id === undefined) {
    const orders = await loadTransactions(context);
    return data({ title: orders.title, orders });
  }
  const id = routeId(params.id);
  if (asksToCancel(context)) {
    const cancel = await loadCancelOrder(context, id);
    invariantResponse(cancel, 404);
    if ("to" in cancel) throw redirect(cancel.to, 303);
    return data({ title: cancel.title, cancel });
  }
  const loaded = await loadTransaction(context, id);
  invariantResponse(loaded, 404);
  return data({ title: loaded.model.title, one: loaded.model }, { status: loaded.status });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  return answerForm(await cancelOrder(context, request, routeId(params.id)));
}

/** All orders, one in its state (PAY-03), or the question whether to cancel it. */
export default function Transactions() {
  const page = usePageData<typeof loader>();
  const refusal = usePosted<typeof action>();
  if ("orders" in page) return <OrdersView model={page.orders} />;
  if ("cancel" in page) return <CancelOrderView model={page.cancel} refusal={refusal} />;
  return <TransactionView model={page.one} />;
}
