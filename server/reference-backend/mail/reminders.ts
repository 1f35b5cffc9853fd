import type { Backend } from "../backend";
import { mailMember } from "./member-mail";

const HOUR_MS = 3_600_000;
/** Mails of one round; the next one goes on. */
const A_ROUND = 200;

/**
 * Reminds members of messages that wait since yesterday, once per message: only who wants it
 * (`unread_message_reminders`) and whose mails are not turned off (`notifications_disabled`).
 */
export async function remindOfUnread(backend: Backend, now: number): Promise<void> {
  const { db, limits } = backend;
  const due = await db
    .selectFrom("conversation_sides")
    .innerJoin("accounts", "accounts.member_id", "conversation_sides.member_id")
    .innerJoin("messages", "messages.id", "conversation_sides.last_message_id")
    .select(["accounts.member_id", "accounts.origin", "accounts.notifications"])
    .select((row) => row.fn.max<number>("messages.id").as("newest"))
    .where("conversation_sides.unread", ">", 0)
    .where("conversation_sides.visible", "=", 1)
    .whereRef("messages.id", ">", "accounts.reminded_to")
    .where("messages.created_at", "<=", now - limits.reminderAfterHours * HOUR_MS)
    .where("accounts.status", "=", "active")
    .where("accounts.notifications_disabled", "=", "[]")
    .where("accounts.origin", "is not", null)
    .groupBy(["accounts.member_id", "accounts.origin", "accounts.notifications"])
    .limit(A_ROUND)
    .execute();
  for (const { member_id: memberId, origin, notifications, newest } of due) {
    const wishes = JSON.parse(notifications) as { unread_message_reminders?: boolean };
    await db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable("accounts")
        .set({ reminded_to: newest })
        .where("member_id", "=", memberId)
        .execute();
      if (wishes.unread_message_reminders === false || origin === null) return;
      await mailMember(backend, transaction, {
        kind: "unreadMessages",
        memberId,
        origin,
        now,
        link: { path: "/chats" },
        oneClick: true,
      });
    });
  }
  if (due.length > 0) backend.outbox.deliver(now);
}
