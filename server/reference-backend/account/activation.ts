import { activate, resendActivation } from "#app/contract/signup.server";
import { countOne } from "../auth/counter";
import { makeCode, useCode } from "../auth/mailed-codes";
import { readUser } from "../auth/user-answer";
import type { Database } from "../database/schema";
import { forAnyone, forMembers } from "../http/call";
import { Refusal, rateLimited } from "../http/refusal";
import { mailMember } from "../mail/member-mail";

const DAY_MS = 86_400_000;

const resendRoute = forMembers(resendActivation, async ({ backend, viewer, origin, now, write }) => {
  if (viewer.status !== "not_confirmed") throw new Refusal("already_active");
  const answer = await write(async (db) => {
    const wait = await countOne(db, {
      kind: "activation_mails",
      subject: String(viewer.id),
      max: backend.limits.activationMailsPerDay,
      windowMs: DAY_MS,
      now,
    });
    if (wait > 0) throw rateLimited(wait);
    const days = backend.limits.activationDays;
    const code = await makeCode(db, { kind: "activation", memberId: viewer.id, now, days });
    await mailMember(backend, db, {
      kind: "activation",
      memberId: viewer.id,
      origin,
      now,
      words: { days: String(days) },
      link: { path: "/activate", code },
    });
    const { email } = await db
      .selectFrom("accounts")
      .select("email")
      .where("member_id", "=", viewer.id)
      .executeTakeFirstOrThrow();
    return { email };
  });
  backend.outbox.deliver(now);
  return answer;
});

const activateRoute = forAnyone(activate, async ({ backend, viewer, body, now, write }) => {
  const answer = await write(async (db) => {
    const { memberId } = await useCode(db, "activation", body.code, now);
    await activateUnconfirmed(db, memberId);
    await backend.replies.release(db, memberId, now);
    // The link may be opened in another browser: who is not logged in as this member learns nothing of the account.
    return { user: viewer?.id === memberId ? (await readUser(db, memberId, now)).user : null };
  });
  // Strangers find confirmed members only.
  backend.searchIndex.forget();
  backend.replies.wake();
  return answer;
});

/** A proven address activates the account that waits for it; others stay as they are. */
export async function activateUnconfirmed(db: Database, memberId: number): Promise<void> {
  await db
    .updateTable("accounts")
    .set({ status: "active" })
    .where("member_id", "=", memberId)
    .where("status", "=", "not_confirmed")
    .execute();
}

export const activationRoutes = [resendRoute, activateRoute];
