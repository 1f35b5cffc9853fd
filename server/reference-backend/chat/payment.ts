import type { Database } from "../database/schema";
import { Refusal } from "../http/refusal";
import type { Limits } from "../limits";
import { moveCredits } from "../payments/ledger";

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
 * `not_enough_credits`. Two sends at once cannot spend the same credits: see `moveCredits`. `transfer` names the
 * entries, so that the message can be noted on them.
 */
export async function bookMessage(
  db: Database,
  booking: {
    memberId: number;
    paying: Paying;
    costs: number;
    mayBeFree: boolean;
    /** The kind of message. */
    reason: string;
    now: number;
  },
): Promise<{ transfer: string | undefined; credits: number }> {
  const { memberId, paying, costs, mayBeFree, reason, now } = booking;
  if (mayBeFree && paying.paid === 0 && paying.free_messages_left > 0) {
    await db
      .updateTable("accounts")
      .set((row) => ({ free_messages_left: row("free_messages_left", "-", 1) }))
      .where("member_id", "=", memberId)
      .execute();
    return { transfer: undefined, credits: paying.credits };
  }
  const transfer = await moveCredits(db, { memberId, amount: -costs, reason, now });
  if (transfer === undefined) {
    if (paying.paid === 0 && mayBeFree) throw new Refusal("free_messages_used");
    throw new Refusal("not_enough_credits", { credits: paying.credits, costs });
  }
  return { transfer, credits: paying.credits - costs };
}
