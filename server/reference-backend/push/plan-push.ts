import type { Database } from "../database/schema";

/** The preferences of SPEC §3 that a device can be told of. */
export type PushKind = "new_messages" | "like";

/** Plans a push message, part of the transaction that writes what it tells of; nothing for members without a device. */
export async function planPush(db: Database, memberId: number, kind: PushKind, now: number): Promise<void> {
  const device = await db
    .selectFrom("push_subscriptions")
    .select("endpoint")
    .where("member_id", "=", memberId)
    .limit(1)
    .executeTakeFirst();
  if (!device) return;
  await db.insertInto("push_jobs").values({ member_id: memberId, kind, created_at: now }).execute();
}
