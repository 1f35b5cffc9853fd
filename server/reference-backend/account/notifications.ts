import { readNotifications, saveNotifications } from "#app/contract/account.server";
import { NOTIFICATION_TYPES } from "#app/contract/values";
import { readCode } from "../auth/mailed-codes";
import type { Viewer } from "../auth/session";
import type { Database } from "../database/schema";
import { forAnyone } from "../http/call";
import { Refusal } from "../http/refusal";

type Preferences = Record<(typeof NOTIFICATION_TYPES)[number], boolean>;

const readRoute = forAnyone(readNotifications, async ({ db, query, viewer, now }) => {
  const memberId = await whose(db, query.code, viewer, now);
  const account = await db
    .selectFrom("accounts")
    .select(["email", "notifications", "notifications_disabled"])
    .where("member_id", "=", memberId)
    .executeTakeFirstOrThrow();
  return {
    notifications: allOf(account.notifications),
    email: account.email,
    notifications_disabled: JSON.parse(account.notifications_disabled) as string[],
  };
});

const saveRoute = forAnyone(saveNotifications, async ({ backend, body, viewer, now }) => {
  await backend.db.transaction().execute(async (db) => {
    const memberId = await whose(db, body.code, viewer, now);
    const account = await db
      .selectFrom("accounts")
      .select(["notifications", "notifications_disabled"])
      .where("member_id", "=", memberId)
      .executeTakeFirstOrThrow();
    const saved = { ...allOf(account.notifications), ...body.notifications };
    await db
      .updateTable("accounts")
      .set({
        notifications: JSON.stringify(saved),
        notifications_disabled: JSON.stringify(
          reasonsAfter(JSON.parse(account.notifications_disabled) as string[], body),
        ),
      })
      .where("member_id", "=", memberId)
      .execute();
  });
  return {};
});

/** A wish for mails takes "marked as spam" and "unsubscribed" back; an address that bounced stays what it is. */
function reasonsAfter(
  reasons: readonly string[],
  { notifications, listunsubscribe }: { notifications: Partial<Preferences>; listunsubscribe?: boolean },
): string[] {
  if (listunsubscribe) return [...new Set([...reasons, "listunsubscribe"])];
  const wantsMails = Object.values(notifications).includes(true);
  return wantsMails ? reasons.filter((reason) => reason === "bounce") : [...reasons];
}

/** The code of a mailed link counts before the login: the mail may be another account's. */
async function whose(
  db: Database,
  code: string | undefined,
  viewer: Viewer | undefined,
  now: number,
): Promise<number> {
  if (code) return (await readCode(db, "notifications", code, now)).memberId;
  if (!viewer) throw new Refusal("link_invalid");
  return viewer.id;
}

/** Everything is on until it is turned off. */
export function allOf(saved: string): Preferences {
  const preferences = JSON.parse(saved) as Partial<Preferences>;
  return Object.fromEntries(
    NOTIFICATION_TYPES.map((type) => [type, preferences[type] ?? true]),
  ) as Preferences;
}

export const notificationRoutes = [readRoute, saveRoute];
