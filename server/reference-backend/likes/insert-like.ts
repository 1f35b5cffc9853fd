import type { Database } from "../database/schema";
import { planPush } from "../push/plan-push";

/** Stores a like and plans its notification; liking twice changes nothing. Returns whether it is the first one. */
export async function insertLike(db: Database, fromId: number, toId: number, now: number): Promise<boolean> {
  const result = await db
    .insertInto("likes")
    .values({ from_id: fromId, to_id: toId, is_new: 1, created_at: now })
    .onConflict((conflict) => conflict.columns(["from_id", "to_id"]).doNothing())
    .executeTakeFirst();
  const isFirst = (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  if (isFirst) await planPush(db, toId, "like", now);
  return isFirst;
}

/** Whether `fromId` likes `toId`. */
export async function isLiked(db: Database, fromId: number, toId: number): Promise<boolean> {
  const row = await db
    .selectFrom("likes")
    .select("from_id")
    .where("from_id", "=", fromId)
    .where("to_id", "=", toId)
    .executeTakeFirst();
  return row !== undefined;
}
