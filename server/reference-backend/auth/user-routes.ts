import {
  current,
  login,
  logout,
  logoutEverywhere,
  setFindable,
  setIntimateConsent,
  setInvisible,
  setLanguage,
  subscribePush,
} from "#app/contract/user.server";
import { INTIMATE_INTERESTS } from "#app/contract/values";
import { emailKey } from "../account/email";
import type { Database } from "../database/schema";
import { forAnyone, forMembers } from "../http/call";
import { Refusal } from "../http/refusal";
import { LoginGuard } from "./login-guard";
import { isPassword } from "./password";
import { closeSession, closeSessionsOf, openSession } from "./session";
import { readUser } from "./user-answer";

const loginRoute = forAnyone(login, async ({ backend, db, body, address, origin, now, setSession }) => {
  const key = emailKey(body.email);
  const guard = new LoginGuard(key, address, backend.limits);
  await guard.enter(db, now);
  const account = await db
    .selectFrom("accounts")
    .innerJoin("members", "members.id", "accounts.member_id")
    .select(["accounts.member_id", "accounts.password_hash", "accounts.status", "members.status as profile"])
    .where("accounts.email_key", "=", key)
    .executeTakeFirst();
  const isRight = await isPassword(body.password, account?.password_hash);
  if (!account || !isRight) throw new Refusal("login_failed");
  await guard.succeed(db);
  if (account.status === "pending_deletion") throw new Refusal("pending_deletion");
  if (account.profile !== "active") throw new Refusal("login_failed");
  await db
    .deleteFrom("sessions")
    .where("member_id", "=", account.member_id)
    .where("expires_at", "<=", now)
    .execute();
  await db.updateTable("accounts").set({ origin }).where("member_id", "=", account.member_id).execute();
  setSession(await openSession(db, account.member_id, now, backend.limits.sessionDays));
  const { user } = await readUser(db, account.member_id, now);
  return { user };
});

const currentRoute = forAnyone(current, async ({ db, viewer, now }) =>
  viewer ? readUser(db, viewer.id, now) : { user: null },
);

const logoutRoute = forAnyone(logout, async ({ db, sessionToken, setSession }) => {
  if (sessionToken) await closeSession(db, sessionToken);
  setSession(undefined);
  return {};
});

const logoutEverywhereRoute = forMembers(logoutEverywhere, async ({ viewer, setSession, write }) => {
  await write(async (db) => {
    await closeSessionsOf(db, viewer.id);
    // A lost phone must not go on showing messages.
    await db.deleteFrom("push_subscriptions").where("member_id", "=", viewer.id).execute();
    return {};
  });
  setSession(undefined);
  return {};
});

const setLanguageRoute = forMembers(setLanguage, async ({ db, viewer, body }) => {
  await db
    .updateTable("accounts")
    .set({ language: body.language })
    .where("member_id", "=", viewer.id)
    .execute();
  return {};
});

const setInvisibleRoute = forMembers(setInvisible, async ({ backend, db, viewer, body }) => {
  await db
    .updateTable("members")
    .set({ invisible: body.invisible ? 1 : 0, listed: body.invisible ? 0 : 1 })
    .where("id", "=", viewer.id)
    .execute();
  backend.searchIndex.forget();
  return {};
});

const setFindableRoute = forMembers(setFindable, async ({ db, viewer, body }) => {
  await db
    .updateTable("members")
    .set({ findable: body.findable ? 1 : 0 })
    .where("id", "=", viewer.id)
    .execute();
  return {};
});

const setIntimateConsentRoute = forMembers(setIntimateConsent, async ({ backend, db, viewer, body, now }) => {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("accounts")
      .set({ intimate_agreed_at: body.agreed ? now : null })
      .where("member_id", "=", viewer.id)
      .execute();
    if (!body.agreed) await deleteIntimateAnswers(transaction, viewer.id);
  });
  backend.searchIndex.forget();
  return {};
});

async function deleteIntimateAnswers(db: Database, id: number): Promise<void> {
  const row = await db.selectFrom("members").select("interests").where("id", "=", id).executeTakeFirst();
  const intimate = new Set<string>(INTIMATE_INTERESTS);
  const kept = (JSON.parse(row?.interests ?? "[]") as string[]).filter((interest) => !intimate.has(interest));
  await db
    .updateTable("members")
    .set({ sexuality: null, interests: JSON.stringify(kept) })
    .where("id", "=", id)
    .execute();
}

const subscribePushRoute = forMembers(subscribePush, ({ viewer, body, now, write }) =>
  write(async (db) => {
    const values = {
      member_id: viewer.id,
      subscription: JSON.stringify(body.subscription),
      created_at: now,
    };
    await db
      .insertInto("push_subscriptions")
      .values({ endpoint: body.subscription.endpoint, ...values })
      .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(values))
      .execute();
    return {};
  }),
);

export const userRoutes = [
  loginRoute,
  currentRoute,
  logoutRoute,
  logoutEverywhereRoute,
  setLanguageRoute,
  setInvisibleRoute,
  setFindableRoute,
  setIntimateConsentRoute,
  subscribePushRoute,
];
