import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { returnFromProvider } from "#app/features/payments/provider-return.server";

/** The provider leads the member back, by GET or by a form of its own site (PAY-03). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return redirect(await returnFromProvider(context, request), 303);
}

export const action = ({ context, request }: ActionFunctionArgs) => loader({ context, request, params: {} });
