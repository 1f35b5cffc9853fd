import { deleteAccount } from "#app/contract/account.server";
import { reactivate, requestReactivation } from "#app/contract/signup.server";
import { countOne } from "../auth/counter";
import { makeCode, useCode } from "../auth/mailed-codes";
import { closeSessionsOf } from "../auth/session";
import type { Backend } from "../backend";
import type { Database } from "../database/schema";
import { forAnyone, forMembers } from "../http/call";
import { Refusal, rateLimited } from "../http/refusal";
import { mailMember } from "../mail/member-mail";
import { emailKey, isEmail } from "./email";
import { requirePassword } from "./password-routes";
import { removePhotoFiles } from "./photo-files";

const DAY_MS = 86_400_000;

const deleteRoute = forMembers(deleteAccount, async (call) => {
  const { backend, body, viewer, origin, now, setSession, write } = call;
  await requirePassword(call, body.password);
  const days = backend.limits.reactivationDays;
  const until = now + days * DAY_MS;
  const answer = await write(async (db) => {
    await db
      .updateTable("accounts")
      .set({
        status: "pending_deletion",
        delete_at: until,
        deletion_reason: body.reason ?? null,
        deletion_remarks: body.remarks ?? null,
      })
      .where("member_id", "=", viewer.id)
      .execute();
    await db
      .updateTable("members")
      .set({ status: "pending_deletion", listed: 0 })
      .where("id", "=", viewer.id)
      .execute();
    await closeSessionsOf(db, viewer.id);
    await db.deleteFrom("reply_jobs").where("to_id", "=", viewer.id).execute();
    await mailReactivation(backend, db, { kind: "accountDeleted", memberId: viewer.id, origin, now, days });
    return { reactivate_until: new Date(until).toISOString() };
  });
  setSession(undefined);
  backend.searchIndex.forget();
  backend.outbox.deliver(now);
  return answer;
});

const requestRoute = forAnyone(requestReactivation, async ({ backend, body, origin, now, write }) => {
  if (!isEmail(body.email.trim())) return {};
  const answer = await write(async (db) => {
    // Every address is counted, and an unknown one is no refusal: the answer tells nobody who has an account.
    const wait = await countOne(db, {
      kind: "reactivation_mails",
      subject: emailKey(body.email),
      max: backend.limits.reactivationMailsPerDay,
      windowMs: DAY_MS,
      now,
    });
    if (wait > 0) throw rateLimited(wait);
    const account = await db
      .selectFrom("accounts")
      .select(["member_id", "status", "delete_at"])
      .where("email_key", "=", emailKey(body.email))
      .executeTakeFirst();
    if (account?.status !== "pending_deletion" || account.delete_at === null || account.delete_at <= now) {
      return {};
    }
    const days = Math.ceil((account.delete_at - now) / DAY_MS);
    await mailReactivation(backend, db, {
      kind: "reactivation",
      memberId: account.member_id,
      origin,
      now,
      days,
    });
    return {};
  });
  backend.outbox.deliver(now);
  return answer;
});

const reactivateRoute = forAnyone(reactivate, async ({ backend, body, now, write }) => {
  const answer = await write(async (db) => {
    const { memberId } = await useCode(db, "reactivation", body.code, now);
    const account = await db
      .selectFrom("accounts")
      .select(["status", "delete_at"])
      .where("member_id", "=", memberId)
      .executeTakeFirstOrThrow();
    if (account.status !== "pending_deletion" || (account.delete_at ?? 0) <= now) {
      throw new Refusal("link_invalid");
    }
    // The link came by mail, so the address is confirmed by using it.
    await db
      .updateTable("accounts")
      .set({ status: "active", delete_at: null, deletion_reason: null, deletion_remarks: null })
      .where("member_id", "=", memberId)
      .execute();
    await db
      .updateTable("members")
      .set((row) => ({
        status: "active",
        listed: row.case().when("invisible", "=", 1).then(0).else(1).end(),
      }))
      .where("id", "=", memberId)
      .execute();
    return {};
  });
  backend.searchIndex.forget();
  return answer;
});

async function mailReactivation(
  backend: Backend,
  db: Database,
  mail: {
    kind: "accountDeleted" | "reactivation";
    memberId: number;
    origin: string;
    now: number;
    days: number;
  },
): Promise<void> {
  const { kind, memberId, origin, now, days } = mail;
  const code = await makeCode(db, { kind: "reactivation", memberId, now, days });
  await mailMember(backend, db, {
    kind,
    memberId,
    origin,
    now,
    words: { days: String(days) },
    link: { path: "/reactivate/do", code },
  });
}

/** Deletes accounts whose time to come back is over: what others hold of them stays as a disabled profile. */
export async function deleteExpiredAccounts(db: Database, picturesDir: string, now: number): Promise<void> {
  const due = await db
    .selectFrom("accounts")
    .select("member_id")
    .where("status", "=", "pending_deletion")
    .where("delete_at", "<=", now)
    .execute();
  for (const { member_id: id } of due) {
    const photos = await db.selectFrom("photos").select("variants").where("member_id", "=", id).execute();
    await db.transaction().execute(async (transaction) => {
      for (const table of [
        "sessions",
        "codes",
        "credit_entries",
        "stored_cards",
        "direct_debits",
        "push_subscriptions",
        "notice_mails",
      ] as const) {
        await transaction.deleteFrom(table).where("member_id", "=", id).execute();
      }
      await transaction
        .deleteFrom("likes")
        .where((where) => where.or([where("from_id", "=", id), where("to_id", "=", id)]))
        .execute();
      await transaction.deleteFrom("accounts").where("member_id", "=", id).execute();
      await transaction.deleteFrom("photos").where("member_id", "=", id).execute();
      await transaction
        .updateTable("members")
        .set({
          status: "disabled",
          listed: 0,
          main_photo_id: null,
          num_photos: 0,
          about_me: null,
          city: null,
          region: null,
          interests: "[]",
          tattoos: null,
          reason_for_signup: null,
        })
        .where("id", "=", id)
        .execute();
    });
    for (const photo of photos) await removePhotoFiles(picturesDir, photo);
  }
}

export const deletionRoutes = [deleteRoute, requestRoute, reactivateRoute];
