import type { z } from "zod";
import { type bundle as bundleShape, listBundles } from "#app/contract/packages.server";
import { PAYMENT_METHODS } from "#app/contract/values";
import type { PageContext } from "#app/page-context";
import { getSite } from "#app/session/site.server";
import { getViewer } from "#app/session/viewer.server";
import type { PackageStyle } from "#app/ui/package-card";
import type { Offer, Offered } from "./best-price";
import { type Discount, discountedAmount, misfitOf } from "./discount";
import {
  askCode,
  type CodeAnswer,
  type CodeOrder,
  type CodeRefusal,
  getWelcome,
  typedCode,
} from "./discount.server";
import { type Method, offeredMethods } from "./method-names";
import { TIME_BONUS } from "./time-bonus";
import { getTimeBonus, hasBonusJustEnded } from "./time-bonus.server";

type Bundle = z.output<typeof bundleShape>;

/** A package of credits with everything that may make it cheaper for this member. */
export interface PricedPackage extends Offered {
  id: number;
  credits: number;
  currency: string;
  popular: boolean;
  methods: Method[];
}

/** What was typed as a code, and what came of it. */
export interface TypedCode {
  text: string;
  /** Set where it holds for one of the packages at least; whether it is the best one, the prices tell. */
  counts: (Pick<Discount, "code" | "minimum" | "methods"> & Pick<Offer, "isOwn">) | undefined;
  refusal: CodeRefusal | undefined;
}

export interface Prices {
  packages: PricedPackage[];
  style: PackageStyle | undefined;
  country: string | undefined;
  typed: TypedCode | undefined;
  /** The time bonus would count, were it not in use by this open order. */
  heldBonus: number | undefined;
  /** The time bonus made the prices until a moment ago. */
  bonusEnded: boolean;
}

/** What is known of the order; a page that names neither prices all packages. */
export interface Wanted {
  package?: number | undefined;
  method?: Method | undefined;
}

export async function getCountry(context: PageContext): Promise<string | undefined> {
  const site = await getSite(context);
  return site.geoip_selected_country ?? site.geoip_country;
}

/**
 * The packages in the visitor's country with every discount that holds, for all pages on the way to an order (PAY-12).
 * Upstream names the prices. Where it names none with a discount, they follow from what it says of the codes.
 */
export async function loadPrices(context: PageContext, wanted: Wanted = {}): Promise<Prices> {
  const [country, viewer] = await Promise.all([getCountry(context), getViewer(context)]);
  const code = viewer ? typedCode(context) : undefined;
  const query = { country, method: wanted.method, discountcode: code };
  const { packages: listed, style } = await context.upstream.mustRead(listBundles, { query });
  const bundles = listed.filter(
    ({ id, credits }) => credits > 0 && (wanted.package === undefined || id === wanted.package),
  );
  const frame = { style: style ?? undefined, country };
  if (!viewer || bundles.length === 0) {
    const packages = bundles.map((one) => priced(one, []));
    return { ...frame, packages, typed: undefined, heldBonus: undefined, bonusEnded: false };
  }
  const order: CodeOrder = { package: wanted.package, method: wanted.method, country };
  const namesPrices = bundles.some(({ offers }) => offers !== undefined);
  const packages = namesPrices
    ? bundles.map((one) => priced(one, offersOf(one, code)))
    : await reckon(context, bundles, code, order);
  return {
    ...frame,
    packages,
    typed: code === undefined ? undefined : await judge(context, code, packages, order),
    heldBonus: await getHeldBonus(context, packages, order),
    // Typed, it is refused by that reason already.
    bonusEnded: !isSame(TIME_BONUS.code, code) && !hasBonus(packages) && (await hasBonusJustEnded(context)),
  };
}

function priced({ id, credits, amount, currency, popular, paymentmethods }: Bundle, offers: Offer[]) {
  const methods = offeredMethods(paymentmethods ?? PAYMENT_METHODS);
  return { id, credits, amount, currency, popular: popular ?? false, methods, offers };
}

/** What was typed comes first: at the same price it counts, and the member's own discount is not used up. */
function offersOf({ offers = [] }: Bundle, code: string | undefined): Offer[] {
  return offers
    .map(({ code: name, value_percentage, amount, paymentmethods, own }) => ({
      code: name,
      isOwn: own ?? name === TIME_BONUS.code,
      percentage: value_percentage,
      amount,
      methods: paymentmethods ?? [],
    }))
    .sort((one, other) => Number(isSame(other.code, code)) - Number(isSame(one.code, code)));
}

/** Prices from what upstream says of each code that may count: the typed one, the time bonus, the welcome code. */
async function reckon(
  context: PageContext,
  bundles: Bundle[],
  code: string | undefined,
  order: CodeOrder,
): Promise<PricedPackage[]> {
  const [typed, bonus, welcome] = await Promise.all([
    code === undefined ? undefined : askCode(context, code, order),
    askBonus(context, order),
    getWelcome(context, order),
  ]);
  const discounts = [typed?.discount, bonus?.discount, welcome].filter((one) => one !== undefined);
  const own = [bonus?.discount?.code, welcome?.code];
  return bundles.map((bundle) => {
    const bare = priced(bundle, []);
    const offers = discounts
      .filter((discount) => !misfitOf(discount, { ...bare, ...order }))
      .map(({ code: name, percentage, methods }) => ({
        code: name,
        isOwn: own.includes(name),
        percentage,
        amount: discountedAmount(bundle.amount, percentage),
        methods,
      }));
    return { ...bare, offers };
  });
}

/** Whether a typed code counts for one of the packages, or why it does not: said where it was typed (PAY-11). */
async function judge(
  context: PageContext,
  text: string,
  packages: PricedPackage[],
  order: CodeOrder,
): Promise<TypedCode> {
  const found = packages.map(({ offers }) => offers.find((offer) => isSame(offer.code, text)));
  const offer = found.find((one) => one !== undefined);
  if (offer && !found.includes(undefined)) {
    return { text, counts: { ...offer, minimum: undefined }, refusal: undefined };
  }
  // Some packages are without it, or all: upstream says why.
  const { discount, refusal } = await askCode(context, text, order);
  if (offer) return { text, counts: { ...offer, minimum: discount?.minimum }, refusal: undefined };
  const largest = packages.reduce((one, other) => (other.amount > one.amount ? other : one));
  const misfit = discount && misfitOf(discount, { ...largest, ...order });
  return { text, counts: undefined, refusal: refusal ?? misfit ?? { code: "other" } };
}

async function getHeldBonus(
  context: PageContext,
  packages: PricedPackage[],
  order: CodeOrder,
): Promise<number | undefined> {
  if (hasBonus(packages)) return undefined;
  const bonus = await askBonus(context, order);
  return bonus?.refusal?.code === "code_held" ? bonus.refusal.data.payment : undefined;
}

function hasBonus(packages: PricedPackage[]): boolean {
  return packages.some(({ offers }) => offers.some(({ code }) => code === TIME_BONUS.code));
}

/** The time bonus for this order; undefined where the member has none by the clock (PAY-08). */
async function askBonus(context: PageContext, order: CodeOrder): Promise<CodeAnswer | undefined> {
  const bonus = await getTimeBonus(context);
  return bonus.isVisible ? askCode(context, TIME_BONUS.code, order) : undefined;
}

function isSame(code: string, typed: string | undefined): boolean {
  return code.toUpperCase() === typed?.toUpperCase();
}
