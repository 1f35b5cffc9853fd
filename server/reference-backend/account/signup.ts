import { checkName, signUp } from "#app/contract/signup.server";
import { GENDERS, LANGUAGE_CODES, SEXUALITIES } from "#app/contract/values";
import { countOne } from "../auth/counter";
import { makeCode } from "../auth/mailed-codes";
import { hashPassword, isAcceptablePassword } from "../auth/password";
import { openSession } from "../auth/session";
import { readUser } from "../auth/user-answer";
import { sendFirstMessage } from "../chat/send";
import type { Database } from "../database/schema";
import { forAnyone } from "../http/call";
import { Refusal, rateLimited } from "../http/refusal";
import { mailMember } from "../mail/member-mail";
import { searchRank } from "../members/search-index";
import { moveCredits } from "../payments/ledger";
import { requireOpenSignups } from "../site/operator-choices";
import { requireBirthDate } from "./birth-date";
import { emailKey, isEmail } from "./email";
import { isFreeName, isName, nameKey, requireFreeName } from "./name";

const HOUR_MS = 3_600_000;

const signUpRoute = forAnyone(signUp, async (call) => {
  const { backend, body, now, origin, address, setSession, write } = call;
  const { limits } = backend;
  requireOpenSignups(backend.choices, body);
  const email = body.email.trim();
  const name = body.name.trim();
  if (!isEmail(email)) throw new Refusal("email_invalid");
  if (!isName(name, email)) throw new Refusal("name_invalid");
  if (!isAcceptablePassword(body.password)) throw new Refusal("password_invalid");
  requireBirthDate(body.date_of_birth, limits, now);
  await requireFreeEmail(call.db, email);
  const passwordHash = await hashPassword(body.password);

  let token: string | undefined;
  let memberId = 0;
  const answer = await write(
    async (db) => {
      const wait = await countOne(db, {
        kind: "signups",
        subject: address,
        max: limits.signupsPerHour,
        windowMs: HOUR_MS,
        now,
      });
      if (wait > 0) throw rateLimited(wait);
      await requireFreeEmail(db, email);
      await requireFreeName(db, name);
      const { id } = await db
        .insertInto("members")
        .values({
          name,
          name_key: nameKey(name),
          gender: oneOf(GENDERS, body.gender),
          sexuality: oneOf(SEXUALITIES, body.sexuality),
          date_of_birth: body.date_of_birth,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      memberId = id;
      await db
        .updateTable("members")
        .set({ search_rank: searchRank(id) })
        .where("id", "=", id)
        .execute();
      await db
        .insertInto("accounts")
        .values({
          member_id: id,
          email,
          email_key: emailKey(email),
          password_hash: passwordHash,
          status: "not_confirmed",
          free_messages_left: limits.freeMessages,
          signup_at: now,
          language: oneOf(LANGUAGE_CODES, body.language) ?? "en",
          origin,
          tracking: body.tracking ? JSON.stringify(body.tracking) : null,
        })
        .execute();
      const signupCredits = Number(backend.choices.settings?.signup_credits ?? 0);
      await moveCredits(db, { memberId: id, amount: signupCredits, reason: "signup", now });
      const code = await makeCode(db, { kind: "activation", memberId: id, now, days: limits.activationDays });
      await mailMember(backend, db, {
        kind: "activation",
        memberId: id,
        origin,
        now,
        words: { days: String(limits.activationDays) },
        link: { path: "/activate", code },
      });
      const conversation = await sendFirstMessage(backend, db, {
        senderId: id,
        profileId: body.profile,
        text: body.signup_message,
        now,
      });
      token = await openSession(db, id, now, limits.sessionDays);
      const { user } = await readUser(db, id, now);
      return {
        user,
        conversation: conversation === undefined ? null : { id: conversation },
      };
    },
    { sessionMemberId: () => memberId },
  );
  setSession(token);
  backend.searchIndex.forget();
  backend.outbox.deliver(now);
  backend.replies.wake();
  return answer;
});

/** Names are public; who asks for many of them is no newcomer. */
const NAMES_ASKED_PER_HOUR = 120;

const checkNameRoute = forAnyone(checkName, async ({ query, now, address, write }) =>
  write(async (db) => {
    const asked = { kind: "names", subject: address, max: NAMES_ASKED_PER_HOUR, windowMs: HOUR_MS, now };
    const wait = await countOne(db, asked);
    if (wait > 0) throw rateLimited(wait);
    return { free: await isFreeName(db, query.name) };
  }),
);

async function requireFreeEmail(db: Database, email: string): Promise<void> {
  const account = await db
    .selectFrom("accounts")
    .select("status")
    .where("email_key", "=", emailKey(email))
    .executeTakeFirst();
  if (account?.status === "pending_deletion") throw new Refusal("pending_deletion");
  if (account) throw new Refusal("email_in_use");
}

function oneOf<Value extends string>(list: readonly Value[], input: string | undefined): Value | null {
  return list.find((value) => value === input) ?? null;
}

export const signupRoutes = [signUpRoute, checkNameRoute];
