import type { Database, MessageRow } from "../database/schema";
import { planPush } from "../push/plan-push";

/** The conversation of two members, made where there is none yet. */
async function conversationOf(db: Database, a: number, b: number): Promise<number> {
  const pair = { low_id: Math.min(a, b), high_id: Math.max(a, b) };
  const found = await db
    .selectFrom("conversations")
    .select("id")
    .where("low_id", "=", pair.low_id)
    .where("high_id", "=", pair.high_id)
    .executeTakeFirst();
  if (found) return found.id;
  const { id } = await db.insertInto("conversations").values(pair).returning("id").executeTakeFirstOrThrow();
  await db
    .insertInto("conversation_sides")
    .values([
      { conversation_id: id, member_id: a, partner_id: b, last_message_id: 0 },
      { conversation_id: id, member_id: b, partner_id: a, last_message_id: 0 },
    ])
    .execute();
  return id;
}

/** Writes a message and shows the conversation to both again; part of the caller's transaction. */
export async function deliverMessage(
  db: Database,
  message: {
    senderId: number;
    recipientId: number;
    kind: "text" | "photo" | "gift" | "gif";
    text: string | null;
    attachment?: string;
    key?: string;
    now: number;
  },
): Promise<MessageRow> {
  const { senderId, recipientId } = message;
  const conversationId = await conversationOf(db, senderId, recipientId);
  const row = await db
    .insertInto("messages")
    .values({
      conversation_id: conversationId,
      sender_id: senderId,
      kind: message.kind,
      text: message.text,
      attachment: message.attachment ?? null,
      created_at: message.now,
      key: message.key ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .updateTable("conversation_sides")
    .set({ last_message_id: row.id, visible: 1, wrote: 1 })
    .where("conversation_id", "=", conversationId)
    .where("member_id", "=", senderId)
    .execute();
  await db
    .updateTable("conversation_sides")
    .set((side) => ({ last_message_id: row.id, visible: 1, unread: side("unread", "+", 1) }))
    .where("conversation_id", "=", conversationId)
    .where("member_id", "=", recipientId)
    .execute();
  await planPush(db, recipientId, "new_messages", message.now);
  return row;
}
