import { requestPasswordReset, resetPassword } from "#app/contract/signup.server";
import { countOne } from "../auth/counter";
import { makeCode, readCode, useCode } from "../auth/mailed-codes";
import { hashPassword, isAcceptablePassword } from "../auth/password";
import { closeSessionsOf } from "../auth/session";
import { forAnyone } from "../http/call";
import { Refusal } from "../http/refusal";
import { mailMember } from "../mail/member-mail";
import { emailKey } from "./email";

const DAY_MS = 86_400_000;
const LINK_DAYS = 1;

const requestRoute = forAnyone(requestPasswordReset, async ({ backend, body, origin, now, write }) => {
  const answer = await write(async (db) => {
    const account = await db
      .selectFrom("accounts")
      .select("member_id")
      .where("email_key", "=", emailKey(body.email))
      .executeTakeFirst();
    if (!account) throw new Refusal("email_not_found");
    const memberId = account.member_id;
    const wait = await countOne(db, {
      kind: "reset_mails",
      subject: String(memberId),
      max: backend.limits.resetMailsPerDay,
      windowMs: DAY_MS,
      now,
    });
    if (wait > 0) throw new Refusal("too_many_resets");
    const code = await makeCode(db, { kind: "reset", memberId, now, days: LINK_DAYS });
    await mailMember(backend, db, {
      kind: "passwordReset",
      memberId,
      origin,
      now,
      words: { days: String(LINK_DAYS) },
      link: { path: "/reset-password/do", code },
    });
    return {};
  });
  backend.outbox.deliver(now);
  return answer;
});

const resetRoute = forAnyone(resetPassword, async ({ backend, db: before, body, origin, now, write }) => {
  await readCode(before, "reset", body.code, now);
  if (!isAcceptablePassword(body.password)) throw new Refusal("password_invalid");
  const passwordHash = await hashPassword(body.password);
  const answer = await write(async (db) => {
    const { memberId } = await useCode(db, "reset", body.code, now);
    await db
      .updateTable("accounts")
      .set({ password_hash: passwordHash })
      .where("member_id", "=", memberId)
      .execute();
    await closeSessionsOf(db, memberId);
    await mailMember(backend, db, { kind: "passwordChanged", memberId, origin, now });
    return {};
  });
  backend.outbox.deliver(now);
  return answer;
});

export const resetPasswordRoutes = [requestRoute, resetRoute];
