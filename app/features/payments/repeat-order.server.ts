import { listPayments } from "#app/contract/payments.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import type { Viewer } from "#app/session/viewer.server";
import { methodUrl, otherMethodUrl, type SummaryModel, summaryModel } from "./checkout.server";
import { isMethod, type Method } from "./method-names";
import { carriedQuery, loadOrder } from "./order.server";
import { loadPrices } from "./prices.server";

type LastOrder = { package: number; method: Method };

/** The package and method of the newest completed order, or the page to choose them anew (PAY-05). */
export async function getLastOrder(context: PageContext): Promise<LastOrder | { to: string }> {
  const query = carriedQuery(context);
  const { payments } = await context.upstream.mustRead(listPayments);
  const last = payments.find(({ status }) => status === "completed");
  if (!last) return { to: paths.credits(query) };
  // An operator that does not name the package: the one with as many credits.
  const known =
    last.package ?? (await loadPrices(context)).packages.find(({ credits }) => credits === last.credits)?.id;
  const method = isMethod(last.method) ? last.method : undefined;
  const order = known === undefined ? undefined : await loadOrder(context, { package: known, method });
  if (!order) return { to: paths.credits(query) };
  if (!method || !order.bundle.methods.includes(method)) return { to: otherMethodUrl(order, method) };
  // A mandate for one debit is given anew each time.
  if (method === "sdd") return { to: methodUrl(order, method) };
  return { package: order.bundle.id, method };
}

/** The last order, to be confirmed in one step. */
export async function loadRepeatOrder(
  context: PageContext,
  viewer: Viewer,
): Promise<SummaryModel | { to: string }> {
  const last = await getLastOrder(context);
  if ("to" in last) return last;
  const [order, { translator }] = await Promise.all([loadOrder(context, last), getLanguage(context)]);
  if (!order) return { to: paths.credits() };
  const title = translator.words("payments").checkout.repeat_title;
  return summaryModel(context, viewer, { order, method: last.method, title });
}
