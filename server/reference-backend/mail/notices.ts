import { type SelectQueryBuilder, sql } from "kysely";
import type { NOTIFICATION_TYPES } from "#app/contract/values";
import type { Backend } from "../backend";
import type { Database, Tables } from "../database/schema";
import { wantedGender } from "../members/search";
import { blockedIds } from "../members/visibility";
import type { MailKind } from "./mail-texts";
import { type MemberPath, mailMember } from "./member-mail";

type NoticeType = Exclude<
  (typeof NOTIFICATION_TYPES)[number],
  // A reminder of its own; the other two are written by the operator, not by what happens.
  "unread_message_reminders" | "promotions" | "news"
>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
/** Who is on the site sees the news there: only what nobody looked at for so long is mailed. */
const UNSEEN_MS = 15 * MINUTE_MS;
/** What is older is no news; waiting messages have their reminder. */
const NEWS_MS = DAY_MS;
const PHOTO_AFTER_MS = 3 * DAY_MS;
/** Mails of one kind in one round; the next one goes on. */
const A_ROUND = 200;

/** At most one mail of a kind to a member in this time. */
const NOTICE_EVERY_MS: Record<NoticeType, number> = {
  new_conversations: 12 * HOUR_MS,
  new_messages: 12 * HOUR_MS,
  like: 12 * HOUR_MS,
  weekly_updates: WEEK_MS,
  // Once: whoever wants no photo is left alone.
  reminders: Number.MAX_SAFE_INTEGER,
};

const MAILS: Record<NoticeType, { kind: MailKind; path: MemberPath }> = {
  new_conversations: { kind: "newConversation", path: "/chats" },
  new_messages: { kind: "newMessage", path: "/chats" },
  like: { kind: "like", path: "/likes" },
  weekly_updates: { kind: "weeklyUpdate", path: "/members" },
  reminders: { kind: "photoReminder", path: "/profile/photos" },
};

interface Due {
  member_id: number;
  origin: string | null;
  told_to: number;
}

/**
 * Mails members what happened while they were away: only who wants that kind (`notifications`), whose mails are not
 * turned off (`notifications_disabled`), and who was not mailed of its kind a short time ago. Names nobody.
 */
export async function mailNotices(backend: Backend, now: number): Promise<void> {
  const { db } = backend;
  const due: [NoticeType, Due[]][] = [
    ["new_conversations", await newMessages(db, now, "new_conversations")],
    ["new_messages", await newMessages(db, now, "new_messages")],
    ["like", await newLikes(db, now)],
    ["weekly_updates", await weeks(db, now)],
    ["reminders", await photoless(db, now)],
  ];
  let sent = 0;
  for (const [type, members] of due) {
    for (const member of members) {
      const hasNews = type !== "weekly_updates" || (await hasNewcomers(db, member.member_id, now));
      await tell(backend, type, member, { hasNews, now });
      if (hasNews) sent += 1;
    }
  }
  if (sent > 0) backend.outbox.deliver(now);
}

async function tell(
  backend: Backend,
  type: NoticeType,
  { member_id: memberId, origin, told_to: newestSent }: Due,
  { hasNews, now }: { hasNews: boolean; now: number },
): Promise<void> {
  const { kind, path } = MAILS[type];
  await backend.db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("notice_mails")
      .values({ member_id: memberId, type, sent_at: now, told_to: newestSent })
      .onConflict((conflict) =>
        conflict.columns(["member_id", "type"]).doUpdateSet({ sent_at: now, told_to: newestSent }),
      )
      .execute();
    if (!hasNews || origin === null) return;
    await mailMember(backend, transaction, { kind, memberId, origin, now, link: { path }, oneClick: true });
  });
}

type Mailable = SelectQueryBuilder<
  Tables & { sent: { sent_at: number | null; told_to: number | null } },
  "accounts" | "sent",
  object
>;

/** Members who may be mailed of this kind now. */
function mailable(db: Database, type: NoticeType, now: number): Mailable {
  return db
    .selectFrom("accounts")
    .leftJoin("notice_mails as sent", (join) =>
      join.onRef("sent.member_id", "=", "accounts.member_id").on("sent.type", "=", type),
    )
    .where("accounts.status", "=", "active")
    .where("accounts.notifications_disabled", "=", "[]")
    .where("accounts.origin", "is not", null)
    .where(sql<boolean>`coalesce(json_extract(accounts.notifications, ${`$.${type}`}), 1) = 1`)
    .where((where) =>
      where.or([where("sent.sent_at", "is", null), where("sent.sent_at", "<=", now - NOTICE_EVERY_MS[type])]),
    )
    .limit(A_ROUND) as unknown as Mailable;
}

const newestSent = sql<number>`coalesce(sent.told_to, 0)`;

/** Unread messages of whom the member talks to, or the first one of somebody new. */
function newMessages(db: Database, now: number, type: "new_conversations" | "new_messages"): Promise<Due[]> {
  const isFirst = type === "new_conversations";
  const query = mailable(db, type, now)
    .innerJoin("conversation_sides as side", "side.member_id", "accounts.member_id")
    .innerJoin("messages", "messages.conversation_id", "side.conversation_id")
    .where("side.unread", ">", 0)
    .where("side.visible", "=", 1)
    .where("side.wrote", "=", isFirst ? 0 : 1)
    .whereRef("messages.sender_id", "=", "side.partner_id")
    .whereRef("messages.id", ">", newestSent)
    .where("messages.created_at", "<=", now - UNSEEN_MS)
    .where("messages.created_at", ">", now - NEWS_MS)
    .select(["accounts.member_id", "accounts.origin"])
    .select((row) => row.fn.max<number>("messages.id").as("told_to"))
    .groupBy(["accounts.member_id", "accounts.origin"]);
  const first = sql<number>`(select min(id) from messages where conversation_id = side.conversation_id)`;
  return (
    isFirst
      ? query.where("messages.id", "=", first)
      : query.whereRef("messages.id", "=", "side.last_message_id")
  ).execute();
}

function newLikes(db: Database, now: number): Promise<Due[]> {
  return mailable(db, "like", now)
    .innerJoin("likes", "likes.to_id", "accounts.member_id")
    .innerJoin("members as liker", "liker.id", "likes.from_id")
    .where("likes.is_new", "=", 1)
    .where("liker.status", "=", "active")
    .whereRef("likes.created_at", ">", newestSent)
    .where("likes.created_at", "<=", now - UNSEEN_MS)
    .where("likes.created_at", ">", now - NEWS_MS)
    .select(["accounts.member_id", "accounts.origin"])
    .select((row) => row.fn.max<number>("likes.created_at").as("told_to"))
    .groupBy(["accounts.member_id", "accounts.origin"])
    .execute();
}

/** Members whose week is over, counted from their signup. */
function weeks(db: Database, now: number): Promise<Due[]> {
  return mailable(db, "weekly_updates", now)
    .where("accounts.signup_at", "<=", now - WEEK_MS)
    .select(["accounts.member_id", "accounts.origin", sql<number>`${now}`.as("told_to")])
    .execute();
}

function photoless(db: Database, now: number): Promise<Due[]> {
  return mailable(db, "reminders", now)
    .innerJoin("members", "members.id", "accounts.member_id")
    .where("members.main_photo_id", "is", null)
    .where("accounts.signup_at", "<=", now - PHOTO_AFTER_MS)
    .select(["accounts.member_id", "accounts.origin", sql<number>`${now}`.as("told_to")])
    .execute();
}

/** Whether somebody real whom the member could like joined in the same country this week. */
async function hasNewcomers(db: Database, memberId: number, now: number): Promise<boolean> {
  const member = await db
    .selectFrom("members")
    .select(["country", "gender", "sexuality"])
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  if (member.country === null) return false;
  const gender = wantedGender(member);
  const newcomer = await db
    .selectFrom("accounts")
    .innerJoin("members", "members.id", "accounts.member_id")
    .select("members.id")
    .where("members.country", "=", member.country)
    .where("members.listed", "=", 1)
    .where("members.id", "not in", [memberId, ...(await blockedIds(db, memberId))])
    .where("accounts.signup_at", ">", now - WEEK_MS)
    .$if(gender !== undefined, (query) => query.where("members.gender", "=", gender ?? null))
    .executeTakeFirst();
  return newcomer !== undefined;
}
