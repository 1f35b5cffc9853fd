import { read } from "#app/contract/chat.server";
import { setTyping } from "#app/contract/messages.server";
import type { Database, MessageRow } from "../database/schema";
import { forMembers } from "../http/call";
import { BadRequest, Refusal } from "../http/refusal";
import { readCards } from "../members/cards";
import { requireVisible, wroteTo } from "../members/visibility";
import { costsFor, readPaying } from "./payment";
import { wireMessage } from "./wire-message";

const PAGE = 30;
const MAX_PAGE = 100;
const DAY_MS = 86_400_000;

interface Side {
  conversation_id: number;
  partner_id: number;
  unread: number;
  cleared_to: number;
}

const readRoute = forMembers(read, async ({ backend, db, query, viewer, now }) => {
  const side = await findSide(db, viewer.id, query);
  const partnerId = side?.partner_id ?? query.profile ?? 0;
  if (partnerId === viewer.id) throw new Refusal("own_profile");
  const { invisible, blockedByMe } = await requireVisible(db, viewer.id, partnerId);
  const [profile] = await readCards(db, [partnerId], viewer.id, now);
  if (!profile) throw new Refusal("profile_not_found");

  const since = now - backend.limits.messageVisibleDays * DAY_MS;
  const limit = Math.min(MAX_PAGE, Math.max(1, query.limit ?? PAGE));
  const page = side ? await readPage(db, side, { since, limit, ...query }) : EMPTY;
  const paying = await readPaying(db, viewer.id);
  return {
    conversation: side && { id: side.conversation_id },
    profile,
    messages: page.messages.map((row) => wireMessage(row, viewer)),
    has_older: page.hasOlder,
    older_hidden: page.olderHidden,
    typing: backend.typing.isTyping(partnerId, viewer.id, now),
    num_unread_messages: side?.unread ?? 0,
    // Who pays is told what was opened.
    ...(side && paying.paid !== 0 && { read_to: await readTo(db, viewer.id, side) }),
    costs: costsFor(paying, backend.limits),
    ...(paying.paid === 0 && { free_messages_left: paying.free_messages_left }),
    can_be_written: !blockedByMe && (!invisible || (await wroteTo(db, partnerId, viewer.id))),
    can_be_answered: viewer.status !== "not_confirmed",
  };
});

const EMPTY: Page = { messages: [], hasOlder: false, olderHidden: false };

interface Page {
  messages: MessageRow[];
  hasOlder: boolean;
  olderHidden: boolean;
}

async function findSide(
  db: Database,
  viewerId: number,
  query: { conversation?: number; profile?: number },
): Promise<Side | undefined> {
  if (query.conversation === undefined && query.profile === undefined) throw new BadRequest("conversation");
  let select = db
    .selectFrom("conversation_sides")
    .select(["conversation_id", "partner_id", "unread", "cleared_to"])
    .where("member_id", "=", viewerId);
  if (query.conversation !== undefined) select = select.where("conversation_id", "=", query.conversation);
  if (query.profile !== undefined) select = select.where("partner_id", "=", query.profile);
  const side = await select.executeTakeFirst();
  if (!side && query.conversation !== undefined) throw new Refusal("conversation_not_found");
  return side;
}

/** A page in time order: the newest, those before an id, or those after one (the earliest of them). */
async function readPage(
  db: Database,
  side: Side,
  cursor: { before?: number; after?: number; limit: number; since: number },
): Promise<Page> {
  const { before, after, limit, since } = cursor;
  const all = db
    .selectFrom("messages")
    .where("conversation_id", "=", side.conversation_id)
    .where("id", ">", side.cleared_to);
  let query = all.selectAll().where("created_at", ">=", since);
  if (before !== undefined) query = query.where("id", "<", before);
  if (after !== undefined) query = query.where("id", ">", after);
  const isForward = after !== undefined && before === undefined;
  const rows = await query
    .orderBy("id", isForward ? "asc" : "desc")
    .limit(limit + 1)
    .execute();

  const messages = isForward ? rows.slice(0, limit) : rows.slice(0, limit).reverse();
  if (isForward) return { messages, hasOlder: false, olderHidden: false };
  const hasOlder = rows.length > limit;
  if (hasOlder) return { messages, hasOlder, olderHidden: false };
  const hidden = await all.select("id").where("created_at", "<", since).limit(1).executeTakeFirst();
  return { messages, hasOlder, olderHidden: hidden !== undefined };
}

/** The newest message of the viewer that the partner has opened: all but those that are counted as unread. */
async function readTo(db: Database, viewerId: number, side: Side): Promise<number | undefined> {
  const partner = await db
    .selectFrom("conversation_sides")
    .select("unread")
    .where("conversation_id", "=", side.conversation_id)
    .where("member_id", "=", side.partner_id)
    .executeTakeFirstOrThrow();
  const newest = await db
    .selectFrom("messages")
    .select("id")
    .where("conversation_id", "=", side.conversation_id)
    .where("sender_id", "=", viewerId)
    .orderBy("id", "desc")
    .limit(1)
    .offset(partner.unread)
    .executeTakeFirst();
  return newest?.id;
}

const typingRoute = forMembers(setTyping, async ({ backend, viewer, body, now }) => {
  backend.typing.note(viewer.id, body.profile, now);
  return {};
});

export const chatReadRoutes = [readRoute, typingRoute];
