import type { Database } from "../database/schema";
import { Refusal } from "../http/refusal";
import type { PaymentMethod } from "./methods";
import type { Package } from "./packages";

export interface Discount {
  code: string;
  percentage: number;
}

/** What a code is asked for; without `method` it is not known yet. */
export interface DiscountAsked {
  member: number;
  code: string;
  bundle: Package;
  method?: PaymentMethod;
  country: string | undefined;
  now: number;
}

/** The discount of a code, or the refusal that says why not. */
export async function findDiscount(_db: Database, _asked: DiscountAsked): Promise<Discount> {
  throw new Refusal("code_not_found");
}

/** A price after a discount, in whole minor units, half rounded up. */
export function discountedAmount(amount: number, percentage: number): number {
  return Math.round((amount * (100 - percentage)) / 100);
}
