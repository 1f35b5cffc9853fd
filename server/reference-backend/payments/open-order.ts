import type { Database } from "../database/schema";
import { endPayment } from "./settle";

const MINUTE_MS = 60_000;

/** An order waits so long to be paid before it counts as left. */
export const OPEN_ORDER_MS = 30 * MINUTE_MS;
/** Money that is sent by bank transfer is on its way for days. */
const OPEN_TRANSFER_MS = 14 * 24 * 60 * MINUTE_MS;

interface CodeUse {
  member: number;
  code: string;
  now: number;
}

/** The open order of the member that holds a once-per-user code; undefined where the code is free (PAY-06). */
export async function findHolder(db: Database, use: CodeUse): Promise<number | undefined> {
  const { held } = await openOrdersWith(db, use);
  return held[0];
}

/** Orders with the code that were left unpaid end, so that they cannot be paid beside a new one at its price. */
export async function endLeftOrders(transaction: Database, use: CodeUse): Promise<void> {
  const { left } = await openOrdersWith(transaction, use);
  for (const id of left) await endPayment(transaction, id, "cancelled", use.now);
}

/** Cancels an order that nobody is paying. False where it is settled, or the provider is about to settle it. */
export async function cancelOrder(transaction: Database, id: number, now: number): Promise<boolean> {
  if (await isDecided(transaction, id)) return false;
  return endPayment(transaction, id, "cancelled", now);
}

async function openOrdersWith(db: Database, { member, code, now }: CodeUse) {
  const rows = await db
    .selectFrom("payments")
    .select(["id", "method", "created_at"])
    .where("member_id", "=", member)
    .where("discount_code", "=", code)
    .where("status", "=", "pending")
    .orderBy("id", "desc")
    .execute();
  const held: number[] = [];
  const left: number[] = [];
  for (const { id, method, created_at: createdAt } of rows) {
    const lastsMs = method === "sct" ? OPEN_TRANSFER_MS : OPEN_ORDER_MS;
    const isOpen = now < createdAt + lastsMs || (await isDecided(db, id));
    (isOpen ? held : left).push(id);
  }
  return { held, left };
}

/** Whether the provider took or refused the money and only has not said so yet. */
async function isDecided(db: Database, id: number): Promise<boolean> {
  const notice = await db
    .selectFrom("sandbox_notices")
    .select("id")
    .where("payment_id", "=", id)
    .executeTakeFirst();
  return notice !== undefined;
}
