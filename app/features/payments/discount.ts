/** A longer code is cut before it is asked about. */
export const MAX_CODE_LENGTH = 60;

const PERCENT_OF_PERCENT = 100;
const WHOLE = 100 * PERCENT_OF_PERCENT;

/** A discount that holds for this member (SPEC §3); amounts in minor units. */
export interface Discount {
  code: string;
  percentage: number;
  minimum: { amount: number; currency: string | undefined } | undefined;
  currency: string | undefined;
  /** Payment methods it is bound to; an empty list allows all. */
  methods: readonly string[];
  /** Milliseconds since the epoch. */
  expiresAtMs: number | undefined;
}

/** An amount in minor units after a discount, rounded half up (PAY-06). */
export function discountedAmount(amount: number, percentage: number): number {
  const left = WHOLE - Math.round(percentage * PERCENT_OF_PERCENT);
  return Math.floor((amount * left + WHOLE / 2) / WHOLE);
}

/** What an order costs with a discount that may not fit it; `code` is set where it does. */
export function priceAfter(
  order: { amount: number; currency: string },
  discount: Discount | undefined,
): { amount: number; code: string | undefined } {
  if (!discount || !discountFits(discount, order)) return { amount: order.amount, code: undefined };
  return { amount: discountedAmount(order.amount, discount.percentage), code: discount.code };
}

/** Whether an order may have the discount: its money and its minimum. The method is chosen later. */
export function discountFits(discount: Discount, order: { amount: number; currency: string }): boolean {
  const { currency, minimum } = discount;
  if (currency !== undefined && currency !== order.currency) return false;
  return minimum === undefined || order.amount >= minimum.amount;
}
