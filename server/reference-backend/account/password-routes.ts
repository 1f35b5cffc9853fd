import { changePassword } from "#app/contract/account.server";
import { hashPassword, isAcceptablePassword, isPassword } from "../auth/password";
import { closeSessionsOf } from "../auth/session";
import type { Database } from "../database/schema";
import { forMembers } from "../http/call";
import { Refusal } from "../http/refusal";
import { mailMember } from "../mail/member-mail";

/** Throws `old_password_wrong` (SPEC §5). */
export async function requirePassword(db: Database, memberId: number, password: string): Promise<void> {
  const account = await db
    .selectFrom("accounts")
    .select("password_hash")
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  if (!(await isPassword(password, account?.password_hash))) throw new Refusal("old_password_wrong");
}

export const changePasswordRoute = forMembers(changePassword, async (call) => {
  const { backend, body, viewer, origin, now, sessionToken, write } = call;
  await requirePassword(call.db, viewer.id, body.old_password);
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
