import type { z } from "zod";
import type { AnswerOf } from "#app/contract/endpoint";
import { type bundle as bundleShape, listBundles, readDiscountCode } from "#app/contract/payments.server";
import { PAYMENT_METHODS } from "#app/contract/values";
import type { PageContext } from "#app/page-context";
import { safeReturnPath } from "#app/session/return-path";
import { getSite } from "#app/session/site.server";
import { withFallback } from "#app/upstream/with-fallback.server";
import { discountedAmount, MAX_CODE_LENGTH } from "./discount";
import { type Method, offeredMethods } from "./method-names";

export type Bundle = z.output<typeof bundleShape>;

/** A package with its price as the member would pay it. */
export interface Order {
  bundle: Bundle;
  country: string | undefined;
  methods: Method[];
  /** Minor units, after the discount. */
  amount: number;
  discount: { code: string; percentage: number } | undefined;
  /** The address carries a code that does not count here; an open order may hold it. */
  codeProblem: CodeProblem | undefined;
}

export type CodeProblem = { code: "discount" } | { code: "held"; payment: number };

/** What the address carries through the checkout: the code, and where the credits were missing. */
export function carriedQuery(context: PageContext): { code?: string; next?: string } {
  const { searchParams } = context.url;
  const code = searchParams.get("code")?.trim().slice(0, MAX_CODE_LENGTH) || undefined;
  const next = safeReturnPath(searchParams.get("next"), "") || undefined;
  return { code, next };
}

export async function getCountry(context: PageContext): Promise<string | undefined> {
  const site = await getSite(context);
  return site.geoip_selected_country ?? site.geoip_country;
}

/** The packages on offer in the visitor's country. */
export async function getBundles(context: PageContext): Promise<Bundle[]> {
  const country = await getCountry(context);
  const { packages } = await context.upstream.mustRead(listBundles, { query: { country } });
  return packages.filter(({ credits }) => credits > 0);
}

/** A package with the methods and the price that the country and the code allow; undefined where there is none. */
export async function loadOrder(context: PageContext, packageId: number): Promise<Order | undefined> {
  const country = await getCountry(context);
  const bundle = (await getBundles(context)).find(({ id }) => id === packageId);
  if (!bundle) return undefined;
  const { code } = carriedQuery(context);
  const { found, problem } =
    code === undefined ? NO_CODE : await readDiscount(context, { code, bundle, country });
  const listed = bundle.paymentmethods ?? PAYMENT_METHODS;
  const allowed = found?.paymentmethods?.length
    ? listed.filter((one) => found.paymentmethods?.includes(one))
    : listed;
  return {
    bundle,
    country,
    methods: offeredMethods(allowed),
    amount: found ? discountedAmount(bundle.amount, found.value_percentage) : bundle.amount,
    discount: found && { code: found.code, percentage: found.value_percentage },
    codeProblem: problem,
  };
}

interface CodeAnswer {
  found?: AnswerOf<typeof readDiscountCode>["discountcode"];
  problem?: CodeProblem;
}

const NO_CODE: CodeAnswer = {};
const REFUSED: CodeAnswer = { problem: { code: "discount" } };

/** A code that is refused or cannot be asked about leaves the full price, which the page says. */
async function readDiscount(
  context: PageContext,
  { code, bundle, country }: { code: string; bundle: Bundle; country: string | undefined },
): Promise<CodeAnswer> {
  const query = { code, package: String(bundle.id), ...(country && { country }) };
  const answer = await withFallback(context.upstream.read(readDiscountCode, { query }), undefined);
  if (!answer) return REFUSED;
  if (answer.ok) return answer.value.discountcode ? { found: answer.value.discountcode } : REFUSED;
  return answer.code === "code_held" ? { problem: { code: "held", payment: answer.data.payment } } : REFUSED;
}
