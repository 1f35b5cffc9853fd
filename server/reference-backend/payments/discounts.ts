import type { z } from "zod";
import type { discountCode } from "#app/contract/packages.server";
import type { Database, DiscountCodeRow } from "../database/schema";
import { Refusal } from "../http/refusal";
import { methodsFor } from "./methods";
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

/** Who asks for a discount. */
interface Asker {
  member: number;
  now: number;
}

/** A package's price without discounts. */
interface Priced {
  amount: number;
  currency: string;
}

/** What is bought; what is not known yet may be any. */
export interface DiscountOrder {
  /** The packages that it may be. */
  bundles: readonly Priced[];
  method?: string | undefined;
  country: string | undefined;
}

/**
 * The discount of a code as long as it is the member's to use (PAY-06). Throws `code_not_found` (unknown, withdrawn or
 * somebody else's), `code_used`, `code_held` (with the open order) or `code_expired`.
 */
export async function findDiscount(db: Database, asker: Asker & { code: string }): Promise<Discount> {
  const code = asker.code.trim().toUpperCase();
  const discount = code === TIME_BONUS.code ? await timeBonus(db, asker) : await fromTable(db, code, asker);
  const use = { member: asker.member, code, now: asker.now };
  if (discount.isOnce && (await wasUsed(db, use.member, code))) throw new Refusal("code_used");
  // Before the order that holds it is named: cancelling that would free nothing.
  if (discount.isExpired) throw new Refusal("code_expired");
  const payment = discount.isOnce ? await findHolder(db, use) : undefined;
  // Once is once: two orders must not be open with a code that counts for one.
  if (payment !== undefined) throw new Refusal("code_held", { payment });
  return discount;
}

/** The codes that a member has without typing one: the time bonus and those of one's own, as far as they are free. */
export async function ownDiscounts(db: Database, asker: Asker): Promise<Discount[]> {
  const own = await db
    .selectFrom("discount_codes")
    .select("code")
    .where("member_id", "=", asker.member)
    .orderBy("value_percentage", "desc")
    .execute();
  const found = [TIME_BONUS.code, ...own.map((row) => row.code)].map((code) =>
    freeDiscount(db, { ...asker, code }),
  );
  return (await Promise.all(found)).filter((discount) => discount !== undefined);
}

/** `findDiscount`, undefined where it is refused. */
export async function freeDiscount(
  db: Database,
  asker: Asker & { code: string },
): Promise<Discount | undefined> {
  try {
    return await findDiscount(db, asker);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Why a discount fits none of the packages that it may be; undefined where it fits one. */
export function misfitOf(discount: Discount, order: DiscountOrder): Refusal | undefined {
  if (discount.country !== null && order.country !== undefined && order.country !== discount.country) {
    return new Refusal("code_country", { country: discount.country });
  }
  let misfit: Refusal | undefined;
  // The largest one is asked last, so that what it lacks is what all lack.
  for (const bundle of [...order.bundles].sort((one, other) => one.amount - other.amount)) {
    misfit = misfitOfPackage(discount, bundle, order);
    if (!misfit) return undefined;
  }
  return misfit;
}

function misfitOfPackage(
  { country, currency, minimum, methods }: Discount,
  bundle: Priced,
  order: DiscountOrder,
): Refusal | undefined {
  if (currency !== null && bundle.currency !== currency) {
    return new Refusal("code_country", { country: country ?? "" });
  }
  if (minimum !== null && bundle.amount < minimum) {
    return new Refusal("code_minimum", { minimum_order_value: minimum, currency: bundle.currency });
  }
  const usable = order.method === undefined ? methodsFor(order.country, bundle.amount) : [order.method];
  if (methods.length > 0 && !usable.some((method) => methods.includes(method))) {
    return new Refusal("code_method");
  }
  return undefined;
}

/** An amount in minor units after a discount, rounded half up. */
export function discountedAmount(amount: number, percentage: number): number {
  const left = WHOLE - Math.round(percentage * PERCENT_OF_PERCENT);
  return Math.floor((amount * left + WHOLE / 2) / WHOLE);
}

async function timeBonus(db: Database, { member, now }: Asker): Promise<Discount> {
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

async function fromTable(db: Database, code: string, { member, now }: Asker): Promise<Discount> {
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
