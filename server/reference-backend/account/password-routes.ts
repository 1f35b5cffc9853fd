import { changePassword } from "#app/contract/account.server";
import type { Endpoint } from "#app/contract/endpoint";
import { LoginGuard } from "../auth/login-guard";
import { hashPassword, isAcceptablePassword, isPassword } from "../auth/password";
import { closeSessionsOf } from "../auth/session";
import { forMembers, type MemberCall } from "../http/call";
import { Refusal } from "../http/refusal";
import { mailMember } from "../mail/member-mail";

/**
 * Throws `old_password_wrong` (SPEC §5), and `too_many_attempts` where the account is blocked: guesses count together
 * with those at the login, so that an open browser is no way around its limit.
 */
export async function requirePassword(
  {
    backend,
    db,
    viewer,
    address,
    now,
  }: Pick<MemberCall<Endpoint>, "backend" | "db" | "viewer" | "address" | "now">,
  password: string,
): Promise<void> {
  const account = await db
    .selectFrom("accounts")
    .select(["email_key", "password_hash"])
    .where("member_id", "=", viewer.id)
    .executeTakeFirstOrThrow();
  const guard = new LoginGuard(account.email_key, address, backend.limits);
  await guard.enter(db, now);
  if (!(await isPassword(password, account.password_hash))) throw new Refusal("old_password_wrong");
  await guard.succeed(db);
}

export const changePasswordRoute = forMembers(changePassword, async (call) => {
  const { backend, body, viewer, origin, now, sessionToken, write } = call;
  await requirePassword(call, body.old_password);
  if (!isAcceptablePassword(body.password)) throw new Refusal("password_invalid");
  const passwordHash = await hashPassword(body.password);
  const answer = await write(async (db) => {
    await db
      .updateTable("accounts")
      .set({ password_hash: passwordHash })
      .where("member_id", "=", viewer.id)
      .execute();
    await closeSessionsOf(db, viewer.id, sessionToken);
    await mailMember(backend, db, { kind: "passwordChanged", memberId: viewer.id, origin, now });
    return {};
  });
  backend.outbox.deliver(now);
  return answer;
});
