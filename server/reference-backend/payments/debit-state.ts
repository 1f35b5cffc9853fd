import type { z } from "zod";
import type { payment } from "#app/contract/payment-shape.server";
import type { Database } from "../database/schema";
import { Refusal } from "../http/refusal";
import type { Limits } from "../limits";

const MONTH_MS = 30 * 86_400_000;
const PHONE_DIGITS_SHOWN = 3;

/** What the page shows of a debit that waits for its code; null where none does. */
export async function readOpenDebit(
  db: Database,
  paymentId: number,
): Promise<NonNullable<z.input<typeof payment>["direct_debit"]> | null> {
  const row = await db
    .selectFrom("direct_debits")
    .innerJoin("payments", "payments.id", "direct_debits.payment_id")
    .select(["attempts_left", "phone", "iban_end"])
    .where("payment_id", "=", paymentId)
    .where("payments.status", "=", "pending")
    .where("confirmed_at", "is", null)
    .where("attempts_left", ">", 0)
    .executeTakeFirst();
  if (!row) return null;
  return {
    attempts_left: row.attempts_left,
    phone_end: (row.phone ?? "").slice(-PHONE_DIGITS_SHOWN),
    iban_end: row.iban_end,
  };
}

/** Throws `debit_blocked` after too many wrong codes and `debit_limit` after too many debits (SPEC §8). */
export async function requireDebitAllowed(
  db: Database,
  memberId: number,
  limits: Limits,
  now: number,
): Promise<void> {
  const rows = await db
    .selectFrom("direct_debits")
    .select(["attempts_left", "confirmed_at"])
    .where("member_id", "=", memberId)
    .execute();
  const failures = rows.filter((row) => row.confirmed_at === null && row.attempts_left === 0).length;
  if (failures >= limits.debitFailures) throw new Refusal("debit_blocked");
  const recent = rows.filter((row) => row.confirmed_at !== null && row.confirmed_at > now - MONTH_MS).length;
  if (recent >= limits.debitsPer30Days) throw new Refusal("debit_limit");
}
