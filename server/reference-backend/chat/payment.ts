import type { Database } from "../database/schema";
import { Refusal } from "../http/refusal";
import type { Limits } from "../limits";

export type Paying = { paid: number; credits: number; free_messages_left: number };

/** What sending needs to know of the sender, as it is now: inside the transaction that books. */
export async function readPaying(db: Database, memberId: number): Promise<Paying> {
  return db
    .selectFrom("accounts")
    .select(["paid", "credits", "free_messages_left"])
    .where("member_id", "=", memberId)
    .executeTakeFirstOrThrow();
}

/** What the next text, photo and gift cost this member, in credits. */
export function costsFor(paying: Paying, limits: Limits): { text: number; photo: number; gift: number } {
  const isFree = paying.paid === 0 && paying.free_messages_left > 0;
  return {
    text: isFree ? 0 : limits.messageCredits,
    photo: limits.photoCredits,
    gift: limits.giftCredits,
  };
}

/**
 * Books what a message costs: a free message of a free member, else credits. Throws `free_messages_used` or
 * `not_enough_credits`. The credits only go down where there are enough of them, so two sends at once cannot
 * spend the same ones.
 */
export async function bookMessage(
  db: Database,
  booking: { memberId: number; paying: Paying; costs: number; mayBeFree: boolean },
): Promise<{ booked: number; credits: number }> {
  const { memberId, paying, costs, mayBeFree } = booking;
  if (mayBeFree && paying.paid === 0 && paying.free_messages_left > 0) {
    await db
      .updateTable("accounts")
      .set((row) => ({ free_messages_left: row("free_messages_left", "-", 1) }))
      .where("member_id", "=", memberId)
      .execute();
    return { booked: 0, credits: paying.credits };
  }
  const result = await db
    .updateTable("accounts")
    .set((row) => ({ credits: row("credits", "-", costs) }))
    .where("member_id", "=", memberId)
    .where("credits", ">=", costs)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) {
    if (paying.paid === 0 && mayBeFree) throw new Refusal("free_messages_used");
    throw new Refusal("not_enough_credits", { credits: paying.credits, costs });
  }
  return { booked: costs, credits: paying.credits - costs };
}

/** Writes an entry of the ledger; the sum of a member's entries is the member's credits. */
export async function writeEntry(
  db: Database,
  entry: { memberId: number; amount: number; reason: string; messageId?: number; now: number },
): Promise<void> {
  if (entry.amount === 0) return;
  await db
    .insertInto("credit_entries")
    .values({
      member_id: entry.memberId,
      amount: entry.amount,
      reason: entry.reason,
      message_id: entry.messageId ?? null,
      created_at: entry.now,
    })
    .execute();
}
