import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import cssUrl from "#app/features/payments/checkout.css?url";
import { loadDebitOrder, orderDirectDebit } from "#app/features/payments/direct-debit.server";
import { loadDebitCode, postCode } from "#app/features/payments/direct-debit-code.server";
import { DebitCodeView, DebitOrderView } from "#app/features/payments/direct-debit-view";
import { requireBuyer } from "#app/features/payments/place-order.server";
import { formDataOf } from "#app/http/form.server";
import { invariantResponse } from "#app/http/invariant-response";
import { routeId } from "#app/http/route-id";
import { usePageData, usePosted } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";
import { requireMember } from "#app/session/viewer.server";

export const handle: RouteHandle = { css: cssUrl };

/** `package`: the form of an order. `payment`: the code of one that was ordered. */
export async function loader({ context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context);
  const { searchParams } = context.url;
  const payment = searchParams.get("payment");
  if (payment !== null) {
    const code = await loadDebitCode(context, routeId(payment));
    invariantResponse(code, 404);
    if ("to" in code) throw redirect(code.to, 303);
    return { title: code.title, code };
  }
  const order = await loadDebitOrder(context, viewer, routeId(searchParams.get("package") ?? undefined));
  invariantResponse(order, 404);
  if ("to" in order) throw redirect(order.to, 303);
  return { title: order.title, order };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { searchParams } = context.url;
  const payment = searchParams.get("payment");
  const viewer = await (payment === null ? requireBuyer(context) : requireMember(context));
  const form = await formDataOf(request);
  if (payment !== null) return answerForm(await postCode(context, form, routeId(payment)));
  const packageId = routeId(searchParams.get("package") ?? undefined);
  return answerForm(await orderDirectDebit(context, viewer, form, packageId));
}

/** Direct debit: the order with its mandate, then the code of the text message (PAY-07). */
export default function DirectDebit() {
  const page = usePageData<typeof loader>();
  const refusal = usePosted<typeof action>();
  if (page.code) return <DebitCodeView model={page.code} refusal={refusal} />;
  return <DebitOrderView model={page.order} refusal={refusal} />;
}
