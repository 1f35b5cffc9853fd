import { listBundles } from "#app/contract/packages.server";
import type { Database } from "../database/schema";
import { forAnyone } from "../http/call";
import { minimumMessageCosts } from "../site/message-costs";
import { discountedAmount, freeDiscount, misfitOf, ownDiscounts } from "./discounts";
import { methodsFor } from "./methods";

export interface Package {
  id: number;
  credits: number;
  amount: number;
  currency: string;
  popular: boolean;
}

/** Credits of each package, and how much dearer a credit is than in the largest one. */
const SIZES = [
  { id: 1, credits: 12, factor: 1.6, popular: false },
  { id: 2, credits: 35, factor: 1.36, popular: true },
  { id: 3, credits: 90, factor: 1.16, popular: false },
  { id: 4, credits: 200, factor: 1, popular: false },
] as const;
const MINOR_UNITS = 100;
const ROUND_TO = 50;
const DEFAULT_COUNTRY = "NL";

/** Packages in a country's currency; the largest one's message costs what the settings call the minimum. */
export function packagesFor(country: string | undefined, messageCredits: number): Package[] {
  const costs = minimumMessageCosts();
  const cheapest = costs[country ?? ""] ?? costs[DEFAULT_COUNTRY];
  if (!cheapest) return [];
  const perCredit = (cheapest.costs * MINOR_UNITS) / Math.max(1, messageCredits);
  return SIZES.map(({ id, credits, factor, popular }) => ({
    id,
    credits,
    amount: Math.round((credits * perCredit * factor) / ROUND_TO) * ROUND_TO,
    currency: cheapest.currency,
    popular,
  }));
}

/**
 * A member's own country counts, then the one that was asked for. Without a provider nothing can be paid. Members get
 * each package with what holds for it: their own discounts and the code that they typed (PAY-11, PAY-12).
 */
export const packagesRoute = forAnyone(listBundles, async ({ backend, db, query, viewer, now }) => {
  const country = viewer?.country ?? query.country;
  const discounts = viewer ? await discountsOf(db, { member: viewer.id, now, code: query.discountcode }) : [];
  const packages = packagesFor(country, backend.limits.messageCredits).map((one) => ({
    ...one,
    paymentmethods: backend.sandbox ? methodsFor(country, one.amount) : [],
    offers: discounts
      .filter((discount) => !misfitOf(discount, { bundles: [one], method: query.method, country }))
      .map(({ code, percentage, methods, memberId }) => ({
        code,
        own: memberId !== null,
        value_percentage: percentage,
        amount: discountedAmount(one.amount, percentage),
        paymentmethods: methods,
      })),
  }));
  return { packages, style: "p1" as const };
});

async function discountsOf(db: Database, asker: { member: number; now: number; code: string | undefined }) {
  const own = await ownDiscounts(db, asker);
  const code = asker.code?.trim() ?? "";
  const typed = code === "" ? undefined : await freeDiscount(db, { ...asker, code });
  if (!typed || own.some((one) => one.code === typed.code)) return own;
  return [typed, ...own];
}
