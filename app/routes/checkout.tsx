import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import cssUrl from "#app/features/payments/checkout.css?url";
import { loadCheckout } from "#app/features/payments/checkout.server";
import { MethodsView, SummaryView } from "#app/features/payments/checkout-view";
import { isMethod } from "#app/features/payments/method-names";
import { placeOrder, requireBuyer } from "#app/features/payments/place-order.server";
import { invariantResponse } from "#app/http/invariant-response";
import { routeId } from "#app/http/route-id";
import { usePageData, usePosted } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";
import { requireMember } from "#app/session/viewer.server";

export const handle: RouteHandle = { css: cssUrl };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const viewer = await requireMember(context);
  const page = await loadCheckout(context, viewer, routeId(params.id), params.paymentmethod);
  invariantResponse(page, 404);
  if (page.kind === "elsewhere") throw redirect(page.to, 303);
  return { title: page.model.title, ...page };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  await requireBuyer(context);
  const method = params.paymentmethod;
  invariantResponse(method && isMethod(method), 404);
  return answerForm(await placeOrder(context, request, { package: routeId(params.id), method }));
}

/** How to pay a package, then the order to confirm (PAY-02, PAY-04). */
export default function Checkout() {
  const page = usePageData<typeof loader>();
  const refusal = usePosted<typeof action>();
  if (page.kind === "methods") return <MethodsView model={page.model} />;
  return <SummaryView model={page.model} refusal={refusal} />;
}
