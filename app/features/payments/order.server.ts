import type { PageContext } from "#app/page-context";
import { safeReturnPath } from "#app/session/return-path";
import { bestPrice, type Price } from "./best-price";
import { type CodeRefusal, typedCode } from "./discount.server";
import { loadPrices, type PricedPackage, type Prices, type Wanted } from "./prices.server";

/** A package as the member would pay it. */
export interface Order extends Pick<Prices, "country" | "typed" | "heldBonus" | "bonusEnded"> {
  bundle: PricedPackage;
  /** With the chosen method; without one, what holds with every method. */
  price: Price;
  /** What its links carry along: a code that does not count here is left behind. */
  carried: Carried;
  /** The same for the choice of another package, where a code that does not count for this one may. */
  carriedToList: Carried;
}

export type Carried = { code?: string | undefined; next?: string | undefined };

/** What the address carries through the checkout: the code, and where the credits were missing. */
export function carriedQuery(context: PageContext): Carried {
  const next = safeReturnPath(context.url.searchParams.get("next"), "") || undefined;
  return { code: typedCode(context), next };
}

/** `carriedQuery` without a code that is refused; with another method than the chosen one it may count. */
export function carriedOn(
  context: PageContext,
  { typed }: Pick<Prices, "typed">,
  mayCount: readonly CodeRefusal["code"][] = [],
): Carried {
  const { code, next } = carriedQuery(context);
  const isUseful = typed?.counts || (typed?.refusal && mayCount.includes(typed.refusal.code));
  return { code: isUseful ? code : undefined, next };
}

/** A package with its methods and its price (PAY-12); undefined where there is none. */
export async function loadOrder(
  context: PageContext,
  wanted: Wanted & { package: number },
): Promise<Order | undefined> {
  const prices = await loadPrices(context, wanted);
  const [bundle] = prices.packages;
  if (!bundle) return undefined;
  const { country, typed, heldBonus, bonusEnded } = prices;
  return {
    bundle,
    country,
    typed,
    heldBonus,
    bonusEnded,
    price: bestPrice(bundle, wanted.method),
    carried: carriedOn(context, prices, wanted.method === undefined ? [] : ["code_method"]),
    carriedToList: carriedOn(context, prices, ["code_method", "code_minimum"]),
  };
}
