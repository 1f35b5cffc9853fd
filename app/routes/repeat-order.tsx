import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import cssUrl from "#app/features/payments/checkout.css?url";
import { SummaryView } from "#app/features/payments/checkout-view";
import { placeOrder, requireBuyer } from "#app/features/payments/place-order.server";
import { getLastOrder, loadRepeatOrder } from "#app/features/payments/repeat-order.server";
import { usePageData, usePosted } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";
import { requireMember } from "#app/session/viewer.server";

export const handle: RouteHandle = { css: cssUrl };

export async function loader({ context }: LoaderFunctionArgs) {
  const model = await loadRepeatOrder(context, await requireMember(context));
  if ("to" in model) throw redirect(model.to, 303);
  return model;
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireBuyer(context);
  const last = await getLastOrder(context);
  if ("to" in last) return redirect(last.to, 303);
  return answerForm(await placeOrder(context, request, last));
}

/** The last order again, confirmed in one step (PAY-05). */
export default function RepeatOrder() {
  return <SummaryView model={usePageData<typeof loader>()} refusal={usePosted<typeof action>()} />;
}
