import { list, markRead, remove } from "#app/contract/chat.server";
import { forMembers } from "../http/call";
import { dayOf } from "../members/age";
import { CARD_COLUMNS, MAIN_PHOTO_COLUMNS, wireCard } from "../members/cards";
import { wireMessage } from "./wire-message";

const MAX_CHATS = 2_000;

const listRoute = forMembers(list, async ({ db, viewer, now }) => {
  const rows = await db
    .selectFrom("conversation_sides as side")
    .innerJoin("members", "members.id", "side.partner_id")
    .innerJoin("messages as message", "message.id", "side.last_message_id")
    .leftJoin("photos", "photos.id", "members.main_photo_id")
    .leftJoin("likes", (join) =>
      join.onRef("likes.to_id", "=", "members.id").on("likes.from_id", "=", viewer.id),
    )
    .select(CARD_COLUMNS)
    .select(MAIN_PHOTO_COLUMNS)
    .select([
      "side.conversation_id",
      "side.unread",
      "likes.to_id as liked",
      "message.id as message_id",
      "message.sender_id",
      "message.kind",
      "message.text",
      "message.attachment",
      "message.created_at",
      "message.key",
    ])
    .where("side.member_id", "=", viewer.id)
    .where("side.visible", "=", 1)
    .orderBy("side.last_message_id", "desc")
    .limit(MAX_CHATS)
    .execute();
  const today = dayOf(now);
  return {
    chats: rows.map((row) => {
      const { conversation, ...last } = wireMessage({ ...row, id: row.message_id }, viewer);
      return {
        conversation,
        profile: wireCard(row, today, row.liked !== null),
        num_unread_messages: row.unread,
        last_message: last,
      };
    }),
  };
});

/** For this member only: the partner keeps the conversation, and a new message brings it back. */
const removeRoute = forMembers(remove, async ({ db, viewer, body }) => {
  await db
    .updateTable("conversation_sides")
    .set((side) => ({ visible: 0, unread: 0, cleared_to: side.ref("last_message_id") }))
    .where("conversation_id", "=", body.conversation)
    .where("member_id", "=", viewer.id)
    .execute();
  return {};
});

const markReadRoute = forMembers(markRead, async ({ db, viewer, body }) => {
  await db
    .updateTable("conversation_sides")
    .set({ unread: 0 })
    .where("conversation_id", "=", body.conversation)
    .where("member_id", "=", viewer.id)
    .execute();
  return {};
});

export const chatListRoutes = [listRoute, removeRoute, markReadRoute];
