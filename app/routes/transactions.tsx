import type { LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import cssUrl from "#app/features/payments/checkout.css?url";
import { loadTransaction, loadTransactions } from "#app/features/payments/transaction.server";
import { OrdersView, TransactionView } from "#app/features/payments/transaction-view";
import { invariantResponse } from "#app/http/invariant-response";
import { routeId } from "#app/http/route-id";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { css: cssUrl };

export async function loader({ context, params }: LoaderFunctionArgs) {
  if (params.id === undefined) return data({ orders: await loadTransactions(context), one: undefined });
  const loaded = await loadTransaction(context, routeId(params.id));
  invariantResponse(loaded, 404);
  return data({ one: loaded.model, orders: undefined }, { status: loaded.status });
}

/** All orders, or one in its state (PAY-03). */
export default function Transactions() {
  const { one, orders } = useLoaderData<typeof loader>();
  return one ? <TransactionView model={one} /> : <OrdersView model={orders} />;
}
