import { report } from "#app/contract/members.server";
import { REPORT_REASONS } from "#app/contract/values";
import type { Database } from "../database/schema";
import { forMembers } from "../http/call";
import { BadRequest, Refusal } from "../http/refusal";
import { fileReport } from "./file-report";

const EVIDENCE_MESSAGES = 50;
const MAX_REMARKS = 2_000;

export const reportRoute = forMembers(report, ({ backend, body, viewer, now, write }) =>
  write(async (db) => {
    if (body.profile === viewer.id) throw new Refusal("own_profile");
    if (!REPORT_REASONS.some((reason) => reason === body.reason)) throw new BadRequest("reason");
    if ([...(body.remarks ?? "")].length > MAX_REMARKS) throw new BadRequest("remarks");
    const exists = await db
      .selectFrom("members")
      .select("id")
      .where("id", "=", body.profile)
      .executeTakeFirst();
    if (!exists) throw new Refusal("profile_not_found");
    if (body.photo !== undefined) await requirePhotoOf(db, body.profile, body.photo);
    const reference = await fileReport(db, {
      letter: "R",
      limit: { kind: "reports", subject: String(viewer.id), max: backend.limits.reportsPerDay },
      memberId: viewer.id,
      profileId: body.profile,
      kind: body.photo ? "photo" : body.conversation ? "conversation" : "profile",
      reason: body.reason,
      remarks: body.remarks ?? null,
      evidence: {
        photo: body.photo,
        message: body.message,
        messages: await lastMessages(db, viewer.id, body.conversation),
      },
      now,
    });
    return { reference };
  }),
);

/** A report of a photo names one of that profile. */
async function requirePhotoOf(db: Database, profile: number, photo: number): Promise<void> {
  const found = await db
    .selectFrom("photos")
    .select("id")
    .where("id", "=", photo)
    .where("member_id", "=", profile)
    .executeTakeFirst();
  if (!found) throw new BadRequest("photo");
}

/** A block deletes the chat, so a report stores the messages. */
async function lastMessages(db: Database, viewerId: number, conversation: number | undefined) {
  if (conversation === undefined) return [];
  return db
    .selectFrom("messages")
    .innerJoin("conversation_sides", "conversation_sides.conversation_id", "messages.conversation_id")
    .select(["messages.id", "messages.sender_id", "messages.kind", "messages.text", "messages.created_at"])
    .where("messages.conversation_id", "=", conversation)
    .where("conversation_sides.member_id", "=", viewerId)
    .orderBy("messages.id", "desc")
    .limit(EVIDENCE_MESSAGES)
    .execute();
}
