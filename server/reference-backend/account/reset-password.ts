import { checkPasswordReset, requestPasswordReset, resetPassword } from "#app/contract/signup.server";
import { countOne } from "../auth/counter";
import { LoginGuard } from "../auth/login-guard";
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

const checkRoute = forAnyone(checkPasswordReset, async ({ db, query, now }) => ({
  valid: await readCode(db, "reset", query.code, now).then(
    () => true,
    () => false,
  ),
}));

const resetRoute = forAnyone(
  resetPassword,
  async ({ backend, db: before, body, origin, address, now, write }) => {
    await readCode(before, "reset", body.code, now);
    if (!isAcceptablePassword(body.password)) throw new Refusal("password_invalid");
    const passwordHash = await hashPassword(body.password);
    const answer = await write(async (db) => {
      const { memberId } = await useCode(db, "reset", body.code, now);
      const { email_key } = await db
        .updateTable("accounts")
        .set({ password_hash: passwordHash })
        .where("member_id", "=", memberId)
        .returning("email_key")
        .executeTakeFirstOrThrow();
      await new LoginGuard(email_key, address, backend.limits).release(db);
      await closeSessionsOf(db, memberId);
      await mailMember(backend, db, { kind: "passwordChanged", memberId, origin, now });
      return {};
    });
    backend.outbox.deliver(now);
    return answer;
  },
);

export const resetPasswordRoutes = [requestRoute, checkRoute, resetRoute];
