import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import cssUrl from "#app/features/payments/checkout.css?url";
import { orderDirectDebit } from "#app/features/payments/direct-debit.server";
import { postCode } from "#app/features/payments/direct-debit-code.server";
import { loadDebitCode, loadDebitOrder } from "#app/features/payments/direct-debit-model.server";
import { codeRefusal, debitRefusal } from "#app/features/payments/direct-debit-refusal.server";
import { DebitCodeView, DebitOrderView } from "#app/features/payments/direct-debit-view";
import { formDataOf } from "#app/http/form.server";
import { invariantResponse } from "#app/http/invariant-response";
import { routeId } from "#app/http/route-id";
import type { RouteHandle } from "#app/route-handle";
import { requireMember } from "#app/session/viewer.server";

export const handle: RouteHandle = { css: cssUrl };

/** `package`: the form of an order. `payment`: the code of one that was ordered. */
export async function loader({ context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context);
  const { searchParams } = context.url;
  const payment = searchParams.get("payment");
  const page =
    payment === null
      ? await loadDebitOrder(context, viewer, routeId(searchParams.get("package") ?? undefined))
      : await loadDebitCode(context, routeId(payment));
  invariantResponse(page, 404);
  if (page.kind === "elsewhere") throw redirect(page.to, 303);
  return { title: page.model.title, page };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = await requireMember(context);
  const { searchParams } = context.url;
  const payment = searchParams.get("payment");
  const form = await formDataOf(request);
  if (payment !== null) {
    const outcome = await postCode(context, form, routeId(payment));
    if (outcome.ok) return redirect(outcome.to, 303);
    const refusal = await codeRefusal(context, outcome);
    return data(refusal, { status: refusal.status });
  }
  const packageId = routeId(searchParams.get("package") ?? undefined);
  const outcome = await orderDirectDebit(context, viewer, form, packageId);
  if (outcome.ok) return redirect(outcome.to, 303);
  const refusal = await debitRefusal(context, outcome);
  return data(refusal, { status: refusal.status });
}

/** Direct debit: the order with its mandate, then the code of the text message (PAY-07). */
export default function DirectDebit() {
  const { page } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  if (page.kind === "code") return <DebitCodeView model={page.model} refusal={refusal} />;
  return <DebitOrderView model={page.model} refusal={refusal} />;
}
