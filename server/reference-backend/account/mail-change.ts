import { changeEmail } from "#app/contract/account.server";
import { confirmMailChange } from "#app/contract/signup.server";
import { countOne } from "../auth/counter";
import { makeCode, useCode } from "../auth/mailed-codes";
import type { Database } from "../database/schema";
import { forAnyone, forMembers } from "../http/call";
import { Refusal, rateLimited } from "../http/refusal";
import { mailMember } from "../mail/member-mail";
import { activateUnconfirmed } from "./activation";
import { emailKey, isEmail } from "./email";
import { requirePassword } from "./password-routes";

const DAY_MS = 86_400_000;
const LINK_DAYS = 3;

const changeRoute = forMembers(changeEmail, async (call) => {
  const { backend, body, viewer, origin, now, write } = call;
  const email = body.email.trim();
  await requirePassword(call, body.password);
  if (!isEmail(email)) throw new Refusal("email_invalid");
  const answer = await write(async (db) => {
    await requireUntaken(db, email);
    const wait = await countOne(db, {
      kind: "mail_changes",
      subject: String(viewer.id),
      max: backend.limits.mailChangesPerDay,
      windowMs: DAY_MS,
      now,
    });
    if (wait > 0) throw rateLimited(wait);
    const code = await makeCode(db, {
      kind: "mail_change",
      memberId: viewer.id,
      now,
      days: LINK_DAYS,
      email,
    });
    const words = { email, days: String(LINK_DAYS) };
    const about = { memberId: viewer.id, origin, now, words };
    await mailMember(backend, db, {
      kind: "mailChange",
      ...about,
      to: email,
      link: { path: "/mail-change/do", code },
    });
    await mailMember(backend, db, { kind: "mailChangeNotice", ...about });
    return {};
  });
  backend.outbox.deliver(now);
  return answer;
});

const confirmRoute = forAnyone(confirmMailChange, async ({ backend, body, now, write }) => {
  const answer = await write(async (db) => {
    const { memberId, email } = await useCode(db, "mail_change", body.code, now, { tellWhy: true });
    if (email === null) throw new Refusal("link_invalid");
    await requireUntaken(db, email);
    await db
      .updateTable("accounts")
      .set({ email, email_key: emailKey(email), notifications_disabled: "[]" })
      .where("member_id", "=", memberId)
      .execute();
    // A newcomer who had mistyped the address: opening the link proves the new one, as the activation link would.
    await activateUnconfirmed(db, memberId);
    await backend.replies.release(db, memberId, now);
    return { email };
  });
  backend.searchIndex.forget();
  backend.replies.wake();
  return answer;
});

async function requireUntaken(db: Database, email: string): Promise<void> {
  const taken = await db
    .selectFrom("accounts")
    .select("member_id")
    .where("email_key", "=", emailKey(email))
    .executeTakeFirst();
  if (taken) throw new Refusal("email_in_use");
}

export const mailChangeRoutes = [changeRoute, confirmRoute];
