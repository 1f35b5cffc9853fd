import { readableForm } from "#app/http/form.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { carriedQuery } from "./order.server";

const PAYMENT_ID = /^[1-9]\d{0,14}$/;

/**
 * The transaction that a provider's return names, in the query or in a posted form; without one the list. No cookie
 * is read, because a cross-site POST carries none, and nothing of what the provider claims is believed.
 */
export async function returnFromProvider(context: PageContext, request: Request): Promise<string> {
  const { searchParams } = context.url;
  const posted = request.method === "POST" ? (await readableForm(request))?.get("payment") : null;
  const id = searchParams.get("payment") ?? posted;
  if (typeof id !== "string" || !PAYMENT_ID.test(id)) return paths.transactions();
  return paths.transaction(Number(id), carriedQuery(context));
}
