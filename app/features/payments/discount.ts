/** A longer code is cut before it is asked about. */
export const MAX_CODE_LENGTH = 60;

const PERCENT_OF_PERCENT = 100;
const WHOLE = 100 * PERCENT_OF_PERCENT;

/** A discount as upstream describes it (SPEC §3); amounts in minor units. */
export interface Discount {
  code: string;
  percentage: number;
  country: string | undefined;
  minimum: { amount: number; currency: string | undefined } | undefined;
  currency: string | undefined;
  /** Payment methods it is bound to; an empty list allows all. */
  methods: readonly string[];
}

/** What a discount is held against; a method that is not chosen yet may be any. */
export interface DiscountOrder {
  amount: number;
  currency: string;
  country: string | undefined;
  method: string | undefined;
  /** The methods that may be chosen. */
  methods: readonly string[];
}

export type Misfit =
  | { code: "code_country"; data: { country: string } }
  | { code: "code_minimum"; data: { minimum_order_value: number; currency: string } }
  | { code: "code_method"; data: undefined };

/** Why an order cannot have a discount; undefined where it can (PAY-06). */
export function misfitOf(discount: Discount, order: DiscountOrder): Misfit | undefined {
  const { country, currency, minimum, methods } = discount;
  const isAbroad = country !== undefined && order.country !== undefined && country !== order.country;
  if (isAbroad || (currency !== undefined && currency !== order.currency)) {
    return { code: "code_country", data: { country: country ?? "" } };
  }
  if (minimum && order.amount < minimum.amount) {
    return {
      code: "code_minimum",
      data: { minimum_order_value: minimum.amount, currency: minimum.currency ?? order.currency },
    };
  }
  const usable = order.method === undefined ? order.methods : [order.method];
  if (methods.length > 0 && !usable.some((method) => methods.includes(method))) {
    return { code: "code_method", data: undefined };
  }
  return undefined;
}

/** An amount in minor units after a discount, rounded half up: for an upstream that prices no orders (PAY-06). */
export function discountedAmount(amount: number, percentage: number): number {
  const left = WHOLE - Math.round(percentage * PERCENT_OF_PERCENT);
  return Math.floor((amount * left + WHOLE / 2) / WHOLE);
}
