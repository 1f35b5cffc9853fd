import type { Database } from "../database/schema";
import { moveCredits } from "./ledger";

/**
 * The money arrived: the credits are added and the member is Premium from now on. Once, however often and late it is
 * said, and from any state before: who was charged gets the credits. True where this call did it.
 */
export async function completePayment(
  transaction: Database,
  paymentId: number,
  now: number,
): Promise<boolean> {
  const payment = await transaction
    .updateTable("payments")
    .set({ status: "completed", settled_at: now, recurring_failed: 0 })
    .where("id", "=", paymentId)
    .where("status", "!=", "completed")
    .returning(["member_id", "credits"])
    .executeTakeFirst();
  if (!payment) return false;
  const { member_id: memberId, credits } = payment;
  await moveCredits(transaction, { memberId, amount: credits, reason: "purchase", paymentId, now });
  await transaction.updateTable("accounts").set({ paid: 1 }).where("member_id", "=", memberId).execute();
  return true;
}

/** The payment came to nothing; only one that is still open can. True where this call ended it. */
export async function endPayment(
  transaction: Database,
  paymentId: number,
  status: "failed" | "cancelled",
  now: number,
): Promise<boolean> {
  const ended = await transaction
    .updateTable("payments")
    .set({ status, settled_at: now })
    .where("id", "=", paymentId)
    .where("status", "=", "pending")
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}
