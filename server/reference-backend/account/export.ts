import { exportData } from "#app/contract/account.server";
import type { Database } from "../database/schema";
import { forMembers } from "../http/call";
import { readMember, wireOwnProfile } from "../members/cards";
import { allOf } from "./notifications";

type Section = Record<string, unknown> | Record<string, unknown>[];

const momentOf = (ms: number) => new Date(ms).toISOString();

/**
 * Everything kept about the member, by section. Left out: hashes, tokens and codes, which would open the account, and
 * what others wrote, which is theirs.
 */
export const exportRoute = forMembers(exportData, async ({ db, viewer, now }) => {
  const id = viewer.id;
  const sections: Record<string, Section> = {
    account: await accountOf(db, id),
    profile: await profileOf(db, id, now),
    photos: await photosOf(db, id),
    notifications: await notificationsOf(db, id),
    consents: await consentsOf(db, id),
    likes_sent: await likesOf(db, id, "sent"),
    likes_received: await likesOf(db, id, "received"),
    swipes: await swipesOf(db, id),
    blocked: await blockedOf(db, id),
    conversations: await conversationsOf(db, id),
    credits: await creditsOf(db, id),
    payments: await paymentsOf(db, id),
    reports: await reportsOf(db, id),
    sessions: await sessionsOf(db, id),
    emails: await emailsOf(db, id),
  };
  return { account: sections };
});

async function accountOf(db: Database, id: number): Promise<Section> {
  const row = await db
    .selectFrom("accounts")
    .innerJoin("members", "members.id", "accounts.member_id")
    .selectAll("accounts")
    .select(["members.invisible", "members.findable"])
    .where("member_id", "=", id)
    .executeTakeFirstOrThrow();
  return {
    id,
    email: row.email,
    status: row.status,
    language: row.language,
    signup_date: momentOf(row.signup_at),
    credits: row.credits,
    paid_user: row.paid === 1,
    free_messages_left: row.free_messages_left,
    invisible: row.invisible === 1,
    findable: row.findable === 1,
    tracking: row.tracking === null ? null : (JSON.parse(row.tracking) as unknown),
  };
}

async function profileOf(db: Database, id: number, now: number): Promise<Section> {
  const row = await readMember(db, id);
  if (!row) return {};
  const {
    main_image: _image,
    fictional: _fictional,
    cam_url: _cam,
    ...profile
  } = wireOwnProfile(row, momentOf(now).slice(0, 10));
  return profile;
}

async function photosOf(db: Database, id: number): Promise<Section> {
  const rows = await db
    .selectFrom("photos")
    .select(["id", "match", "width", "height", "status", "position"])
    .where("member_id", "=", id)
    .orderBy("position")
    .execute();
  return rows.map(({ match, position, ...photo }) => ({ ...photo, file: match, main: position === 0 }));
}

async function notificationsOf(db: Database, id: number): Promise<Section> {
  const row = await db
    .selectFrom("accounts")
    .select(["notifications", "notifications_disabled"])
    .where("member_id", "=", id)
    .executeTakeFirstOrThrow();
  const disabled = JSON.parse(row.notifications_disabled) as string[];
  return { ...allOf(row.notifications), notifications_disabled: disabled };
}

/** Payments as the member knows them; keys and the provider's names for them would open something. */
async function paymentsOf(db: Database, id: number): Promise<Section> {
  const rows = await db
    .selectFrom("payments")
    .select(["id", "credits", "method", "status", "amount", "currency", "discount_code", "created_at"])
    .where("member_id", "=", id)
    .orderBy("id")
    .execute();
  return rows.map(({ created_at, ...payment }) => ({ ...payment, date: momentOf(created_at) }));
}

/** What the member agreed to: the terms with the signup, notices of the browser with each device. */
async function consentsOf(db: Database, id: number): Promise<Section> {
  const { signup_at, intimate_agreed_at } = await db
    .selectFrom("accounts")
    .select(["signup_at", "intimate_agreed_at"])
    .where("member_id", "=", id)
    .executeTakeFirstOrThrow();
  const devices = await db
    .selectFrom("push_subscriptions")
    .select(["endpoint", "created_at"])
    .where("member_id", "=", id)
    .execute();
  return [
    { kind: "terms_and_privacy", date: momentOf(signup_at) },
    ...(intimate_agreed_at === null ? [] : [{ kind: "intimate_data", date: momentOf(intimate_agreed_at) }]),
    // The whole address would let anybody send notices to the device.
    ...devices.map(({ endpoint, created_at }) => ({
      kind: "push",
      service: new URL(endpoint).host,
      date: momentOf(created_at),
    })),
  ];
}

async function likesOf(db: Database, id: number, way: "sent" | "received"): Promise<Section> {
  const [own, other] = way === "sent" ? (["from_id", "to_id"] as const) : (["to_id", "from_id"] as const);
  const rows = await db
    .selectFrom("likes")
    .innerJoin("members", "members.id", `likes.${other}`)
    .select(["members.id", "members.name", "likes.created_at"])
    .where(own, "=", id)
    .orderBy("likes.created_at", "desc")
    .execute();
  return rows.map(({ created_at, ...profile }) => ({ ...profile, date: momentOf(created_at) }));
}

async function swipesOf(db: Database, id: number): Promise<Section> {
  const rows = await db
    .selectFrom("swipes")
    .innerJoin("members", "members.id", "swipes.profile_id")
    .select(["members.id", "members.name", "swipes.liked", "swipes.created_at"])
    .where("member_id", "=", id)
    .orderBy("swipes.created_at", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    liked: row.liked === 1,
    date: momentOf(row.created_at),
  }));
}

async function blockedOf(db: Database, id: number): Promise<Section> {
  const rows = await db
    .selectFrom("blocks")
    .innerJoin("members", "members.id", "blocks.to_id")
    .select(["members.id", "members.name", "blocks.created_at"])
    .where("from_id", "=", id)
    .orderBy("blocks.created_at", "desc")
    .execute();
  return rows.map(({ created_at, ...profile }) => ({ ...profile, date: momentOf(created_at) }));
}

async function conversationsOf(db: Database, id: number): Promise<Section> {
  const sides = await db
    .selectFrom("conversation_sides")
    .innerJoin("members", "members.id", "conversation_sides.partner_id")
    .select(["conversation_sides.conversation_id", "members.id as partner_id", "members.name"])
    .where("member_id", "=", id)
    .orderBy("last_message_id", "desc")
    .execute();
  const messages = await db
    .selectFrom("messages")
    .innerJoin("conversation_sides", (join) =>
      join
        .onRef("conversation_sides.conversation_id", "=", "messages.conversation_id")
        .on("conversation_sides.member_id", "=", id),
    )
    .select(["messages.conversation_id", "messages.sender_id", "messages.kind", "messages.text"])
    .select(["messages.attachment", "messages.created_at"])
    .orderBy("messages.id")
    .execute();
  return sides.map((side) => {
    const here = messages.filter((message) => message.conversation_id === side.conversation_id);
    const sent = here.filter((message) => message.sender_id === id);
    return {
      id: side.conversation_id,
      name: side.name,
      profile: side.partner_id,
      messages_received: here.length - sent.length,
      messages_sent: sent.map(({ kind, text, attachment, created_at }) => ({
        kind,
        text: text ?? "",
        ...(attachment !== null && { attachment: JSON.parse(attachment) as unknown }),
        date: momentOf(created_at),
      })),
    };
  });
}

async function creditsOf(db: Database, id: number): Promise<Section> {
  const rows = await db
    .selectFrom("credit_entries")
    .select(["amount", "reason", "created_at"])
    .where("member_id", "=", id)
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ created_at, ...entry }) => ({ ...entry, date: momentOf(created_at) }));
}

async function reportsOf(db: Database, id: number): Promise<Section> {
  const rows = await db
    .selectFrom("reports")
    .select(["reference", "kind", "reason", "remarks", "created_at"])
    .where("member_id", "=", id)
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ created_at, ...report }) => ({ ...report, date: momentOf(created_at) }));
}

async function sessionsOf(db: Database, id: number): Promise<Section> {
  const rows = await db
    .selectFrom("sessions")
    .select(["created_at", "expires_at"])
    .where("member_id", "=", id)
    .orderBy("created_at", "desc")
    .execute();
  return rows.map((row) => ({ date: momentOf(row.created_at), expires: momentOf(row.expires_at) }));
}

/** Subjects only: the texts hold links that would open the account. */
async function emailsOf(db: Database, id: number): Promise<Section> {
  const rows = await db
    .selectFrom("outbox")
    .innerJoin("accounts", "accounts.email", "outbox.recipient")
    .select(["outbox.subject", "outbox.created_at"])
    .where("accounts.member_id", "=", id)
    .orderBy("outbox.id", "desc")
    .execute();
  return rows.map(({ created_at, ...mail }) => ({ ...mail, date: momentOf(created_at) }));
}
