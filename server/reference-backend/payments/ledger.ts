import { randomUUID } from "node:crypto";
import type { Database } from "../database/schema";

/** Why credits change; the entry against the member's stands in the book of the same name. */
type CreditReason = "text" | "photo" | "gift" | "gif" | "purchase" | "signup" | "demo";

export interface Movement {
  memberId: number;
  /** Credits that the member gets, or (negative) spends. */
  amount: number;
  reason: CreditReason | (string & {});
  paymentId?: number;
  now: number;
}

/**
 * The only way credits change: `accounts.credits` and both entries together, in the caller's transaction. Gives the
 * transfer's name, or undefined where the member has too few; the credits only go down where there are enough of
 * them, so two that spend at once cannot spend the same ones.
 */
export async function moveCredits(db: Database, movement: Movement): Promise<string | undefined> {
  const { memberId, amount, reason, paymentId, now } = movement;
  const transfer = randomUUID();
  if (amount === 0) return transfer;
  const changed = await db
    .updateTable("accounts")
    .set((row) => ({ credits: row("credits", "+", amount) }))
    .where("member_id", "=", memberId)
    .where("credits", ">=", Math.max(0, -amount))
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return undefined;
  const common = {
    transfer,
    member_id: memberId,
    reason,
    message_id: null,
    payment_id: paymentId ?? null,
    created_at: now,
  };
  await db
    .insertInto("credit_entries")
    .values([
      { ...common, account: "member", amount },
      { ...common, account: reason, amount: -amount },
    ])
    .execute();
  return transfer;
}

/** Notes which message the credits were spent on. */
export async function noteMessage(db: Database, transfer: string, messageId: number): Promise<void> {
  await db
    .updateTable("credit_entries")
    .set({ message_id: messageId })
    .where("transfer", "=", transfer)
    .execute();
}

/** A member's credits as the entries tell; always what `accounts.credits` holds. */
export async function creditsByEntries(db: Database, memberId: number): Promise<number> {
  const { sum } = await db
    .selectFrom("credit_entries")
    .select((row) => row.fn.sum<number | null>("amount").as("sum"))
    .where("member_id", "=", memberId)
    .where("account", "=", "member")
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}
