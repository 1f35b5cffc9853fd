import { sendText } from "#app/contract/messages.server";
import { countOne } from "../auth/counter";
import type { Backend } from "../backend";
import type { Database, MessageRow } from "../database/schema";
import { forMembers } from "../http/call";
import { Refusal, rateLimited } from "../http/refusal";
import { requireContactable } from "../members/visibility";
import { noteMessage } from "../payments/ledger";
import { deliverMessage } from "./deliver";
import { bookMessage, readPaying } from "./payment";
import { wireMessage } from "./wire-message";

const MINUTE_MS = 60_000;

/** What is sent; `costs` in credits where it is not free. */
export interface Outgoing {
  senderId: number;
  profileId: number;
  kind: "text" | "photo" | "gift" | "gif";
  text: string | null;
  attachment?: string;
  costs: number;
  /** Texts only: free members have a few for nothing. */
  mayBeFree: boolean;
  key?: string;
  now: number;
}

const sendTextRoute = forMembers(sendText, async ({ backend, body, viewer, key, now, write }) => {
  const { limits } = backend;
  const text = body.text.trim();
  if (text === "") throw new Refusal("message_empty");
  if ([...text].length > limits.messageLength) {
    throw new Refusal("message_too_long", { message_length: limits.messageLength });
  }
  const answer = await write(async (db) => {
    await countMessage(backend, db, viewer.id, now);
    const { row, credits } = await send(backend, db, {
      senderId: viewer.id,
      profileId: body.profile,
      kind: "text",
      text,
      costs: limits.messageCredits,
      mayBeFree: true,
      key,
      now,
    });
    return { message: wireMessage(row, viewer), credits };
  });
  backend.typing.clear(viewer.id, body.profile);
  backend.replies.wake();
  return answer;
});

/** Counts what a member sends, whatever its kind; throws `rate_limited`. */
export async function countMessage(backend: Backend, db: Database, memberId: number, now: number) {
  const wait = await countOne(db, {
    kind: "messages",
    subject: String(memberId),
    max: backend.limits.messagesPerMinute,
    windowMs: MINUTE_MS,
    now,
  });
  if (wait > 0) throw rateLimited(wait);
}

/** Sends and books in the caller's transaction; throws the refusals that all messages share. */
export async function send(
  backend: Backend,
  db: Database,
  outgoing: Outgoing,
): Promise<{ row: MessageRow; credits: number }> {
  const { senderId, now } = outgoing;
  const partner = await requireContactable(db, senderId, outgoing.profileId, "message");
  // An unconfirmed member cannot be answered (SPEC §4).
  if (!partner.confirmed) throw new Refusal("profile_disabled", { name: partner.name });
  const paying = await readPaying(db, senderId);
  if (paying.paid === 0)
    await requireConversation(db, senderId, partner.id, backend.limits.freeConversations);
  const { profileId: recipientId, kind, text, attachment, key } = outgoing;
  const { transfer, credits } = await bookMessage(db, {
    memberId: senderId,
    paying,
    costs: outgoing.costs,
    mayBeFree: outgoing.mayBeFree,
    reason: kind,
    now,
  });
  const row = await deliverMessage(db, { senderId, recipientId, kind, text, attachment, key, now });
  if (transfer) await noteMessage(db, transfer, row.id);
  if (partner.fictional && partner.answers) {
    await backend.replies.planReply(db, { fromId: partner.id, toId: senderId, messageId: row.id, now });
  }
  return { row, credits };
}

/** SPEC §6: a free member writes in a few conversations only. Throws `conversation_limit`. */
async function requireConversation(db: Database, memberId: number, partnerId: number, limit: number) {
  const rows = await db
    .selectFrom("conversation_sides")
    .select("partner_id")
    .where("member_id", "=", memberId)
    .where("wrote", "=", 1)
    .execute();
  const isNew = !rows.some((row) => row.partner_id === partnerId);
  if (isNew && rows.length >= limit) throw new Refusal("conversation_limit", { limit });
}

/** The message a signup begins with. A signup never fails because of it: gives the conversation or undefined. */
export async function sendFirstMessage(
  backend: Backend,
  db: Database,
  first: { senderId: number; profileId: number | undefined; text: string | undefined; now: number },
): Promise<number | undefined> {
  const text = [...(first.text ?? "").trim()].slice(0, backend.limits.messageLength).join("");
  if (text === "" || first.profileId === undefined) return undefined;
  try {
    const { row } = await send(backend, db, {
      senderId: first.senderId,
      profileId: first.profileId,
      kind: "text",
      text,
      costs: backend.limits.messageCredits,
      mayBeFree: true,
      now: first.now,
    });
    return row.conversation_id;
  } catch (error) {
    // Refused before anything was written: the partner was deleted or is invisible meanwhile.
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

export const sendRoutes = [sendTextRoute];
