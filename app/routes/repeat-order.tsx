import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import cssUrl from "#app/features/payments/checkout.css?url";
import { SummaryView } from "#app/features/payments/checkout-view";
import { orderRefusal } from "#app/features/payments/order-refusal.server";
import { placeOrder } from "#app/features/payments/place-order.server";
import { lastOrder, loadRepeatOrder } from "#app/features/payments/repeat-order.server";
import type { RouteHandle } from "#app/route-handle";
import { getLanguage } from "#app/session/language.server";
import { requireMember } from "#app/session/viewer.server";

export const handle: RouteHandle = { css: cssUrl };

export async function loader({ context }: LoaderFunctionArgs) {
  const model = await loadRepeatOrder(context, await requireMember(context));
  if ("to" in model) throw redirect(model.to, 303);
  return model;
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireMember(context);
  const last = await lastOrder(context);
  if ("to" in last) return redirect(last.to, 303);
  const outcome = await placeOrder(context, request, last);
  if (outcome.ok) return redirect(outcome.to, 303);
  const { translator } = await getLanguage(context);
  const refusal = orderRefusal(outcome.problem, outcome.card, translator);
  return data(refusal, { status: refusal.status });
}

/** The last order again, confirmed in one step (PAY-05). */
export default function RepeatOrder() {
  return <SummaryView model={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
