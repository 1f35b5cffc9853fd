import type { z } from "zod";
import type { discountCode } from "#app/contract/payments.server";
import type { Database, DiscountCodeRow } from "../database/schema";
import { Refusal } from "../http/refusal";
import { findHolder } from "./open-order";
import { readTimeBonus, TIME_BONUS } from "./time-bonus";

const ONCE = "once-per-user";
const PERCENT_OF_PERCENT = 100;
const WHOLE = 100 * PERCENT_OF_PERCENT;

/** A code as it stands; `null` fields set no condition. */
export interface Discount {
  code: string;
  percentage: number;
  country: string | null;
  memberId: number | null;
  expiresAt: number | null;
  isExpired: boolean;
  currency: string | null;
  minimum: number | null;
  isOnce: boolean;
  /** An empty list allows all. */
  methods: string[];
}

/** What is bought and by whom; what is not known yet is not checked. */
export interface DiscountOrder {
  member: number;
  code: string;
  bundle?: { amount: number; currency: string } | undefined;
  method?: string | undefined;
  country?: string | null | undefined;
  now: number;
}

/**
 * The discount of a code for this order (PAY-06). Throws `code_not_found` (unknown, withdrawn or somebody else's),
 * `code_used`, `code_held` (with the open order), `code_expired`, `code_country`, `code_minimum` or `code_method`.
 */
export async function findDiscount(db: Database, order: DiscountOrder): Promise<Discount> {
  const code = order.code.trim().toUpperCase();
  const discount = code === TIME_BONUS.code ? await timeBonus(db, order) : await fromTable(db, code, order);
  if (discount.isOnce) await requireFree(db, { member: order.member, code, now: order.now });
  if (discount.isExpired) throw new Refusal("code_expired");
  requireFit(discount, order);
  return discount;
}

/** The code that a member has without typing one: the time bonus, else a code of one's own. */
export async function findWelcomeDiscount(
  db: Database,
  order: Omit<DiscountOrder, "code">,
): Promise<Discount | null> {
  const own = await db
    .selectFrom("discount_codes")
    .select("code")
    .where("member_id", "=", order.member)
    .orderBy("value_percentage", "desc")
    .execute();
  for (const code of [TIME_BONUS.code, ...own.map((row) => row.code)]) {
    try {
      return await findDiscount(db, { ...order, code });
    } catch (error) {
      // A code that does not count for this order: the next one may.
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return null;
}

/** An amount in minor units after a discount, rounded half up. */
export function discountedAmount(amount: number, percentage: number): number {
  const left = WHOLE - Math.round(percentage * PERCENT_OF_PERCENT);
  return Math.floor((amount * left + WHOLE / 2) / WHOLE);
}

async function timeBonus(db: Database, { member, now }: DiscountOrder): Promise<Discount> {
  const bonus = await readTimeBonus(db, member, now);
  return {
    code: TIME_BONUS.code,
    percentage: TIME_BONUS.percentage,
    country: null,
    memberId: member,
    expiresAt: bonus.state === "open" ? bonus.endsAt : null,
    isExpired: bonus.state === "over",
    currency: null,
    minimum: null,
    isOnce: true,
    methods: [],
  };
}

async function fromTable(db: Database, code: string, { member, now }: DiscountOrder): Promise<Discount> {
  const row = await db
    .selectFrom("discount_codes")
    .selectAll()
    .where("code", "=", code)
    .where("status", "=", "active")
    .executeTakeFirst();
  // Somebody else's code is told apart from no code by nobody.
  if (!row || (row.member_id !== null && row.member_id !== member)) throw new Refusal("code_not_found");
  return fromRow(row, now);
}

function fromRow(row: DiscountCodeRow, now: number): Discount {
  return {
    code: row.code,
    percentage: row.value_percentage,
    country: row.country,
    memberId: row.member_id,
    expiresAt: row.expires_at,
    isExpired: row.expires_at !== null && row.expires_at <= now,
    currency: row.currency,
    minimum: row.minimum_order_value,
    isOnce: row.validity === ONCE,
    methods: JSON.parse(row.payment_methods) as string[],
  };
}

/** Once is once: two orders must not be open with a code that counts for one. */
async function requireFree(db: Database, use: { member: number; code: string; now: number }): Promise<void> {
  if (await wasUsed(db, use.member, use.code)) throw new Refusal("code_used");
  const payment = await findHolder(db, use);
  if (payment !== undefined) throw new Refusal("code_held", { payment });
}

/** A code is used by a payment that was completed: one that failed or was left may be tried again with it. */
async function wasUsed(db: Database, memberId: number, code: string): Promise<boolean> {
  const use = await db
    .selectFrom("payments")
    .select("id")
    .where("member_id", "=", memberId)
    .where("discount_code", "=", code)
    .where("status", "=", "completed")
    .executeTakeFirst();
  return use !== undefined;
}

function requireFit(discount: Discount, { country, bundle, method }: DiscountOrder): void {
  const { minimum, methods } = discount;
  const isAbroad = discount.country !== null && country !== undefined && country !== discount.country;
  const isOtherMoney = discount.currency !== null && bundle && bundle.currency !== discount.currency;
  if (isAbroad || isOtherMoney) throw new Refusal("code_country", { country: discount.country ?? "" });
  if (minimum !== null && bundle && bundle.amount < minimum) {
    throw new Refusal("code_minimum", { minimum_order_value: minimum, currency: bundle.currency });
  }
  if (methods.length > 0 && method !== undefined && !methods.includes(method)) {
    throw new Refusal("code_method");
  }
}

/** A code as SPEC §3 names its fields. */
export function wireDiscount(discount: Discount): z.input<typeof discountCode> {
  return {
    code: discount.code,
    country: discount.country,
    user_id: discount.memberId,
    expires: discount.expiresAt === null ? null : new Date(discount.expiresAt).toISOString(),
    value_percentage: discount.percentage,
    currency: discount.currency,
    minimum_order_value: discount.minimum,
    status: "active",
    validity: discount.isOnce ? ONCE : "unlimited",
    expired: discount.isExpired,
    paymentmethods: discount.methods,
  };
}
