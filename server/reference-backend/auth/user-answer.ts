import type { z } from "zod";
import type { totals, user } from "#app/contract/user.server";
import type { Database } from "../database/schema";
import { dayOf } from "../members/age";
import { MAIN_PHOTO_COLUMNS, wireOwnProfile } from "../members/cards";
import { type WireImage, wireImage } from "../members/image";

export type WireUser = z.input<typeof user>;
export type WireTotals = z.input<typeof totals>;

/** The member as `user.php` gives it, with the totals of the badges: one query. */
export async function readUser(
  db: Database,
  memberId: number,
  now: number,
): Promise<{ user: WireUser; totals: WireTotals }> {
  const row = await db
    .selectFrom("accounts")
    .innerJoin("members", "members.id", "accounts.member_id")
    .leftJoin("photos", "photos.id", "members.main_photo_id")
    .selectAll("members")
    .select(MAIN_PHOTO_COLUMNS)
    .select([
      "accounts.status as account_status",
      "accounts.email",
      "accounts.credits",
      "accounts.paid",
      "accounts.signup_at",
      "accounts.language",
      "accounts.notifications_disabled",
      "accounts.intimate_agreed_at",
    ])
    .select((expression) => [
      expression
        .selectFrom("conversation_sides")
        .select((side) => side.fn.sum<number | null>("unread").as("sum"))
        .whereRef("conversation_sides.member_id", "=", "accounts.member_id")
        .where("visible", "=", 1)
        .as("unread"),
      expression
        .selectFrom("likes")
        .select((like) => like.fn.countAll<number>().as("count"))
        .whereRef("likes.to_id", "=", "accounts.member_id")
        .where("is_new", "=", 1)
        .as("new_likes"),
    ])
    .where("accounts.member_id", "=", memberId)
    .executeTakeFirstOrThrow();
  const profile = wireOwnProfile(row, dayOf(now));
  return {
    user: {
      id: row.id,
      status: row.account_status,
      credits: row.credits,
      paid_user: row.paid === 1,
      signup_date: new Date(row.signup_at).toISOString(),
      language: row.language,
      email: row.email,
      fictional_icon: true,
      invisible: row.invisible === 1,
      findable: row.findable === 1,
      intimate_consent:
        row.intimate_agreed_at === null ? null : new Date(row.intimate_agreed_at).toISOString(),
      notifications_disabled: JSON.parse(row.notifications_disabled) as string[],
      profile: { ...profile, main_image: profile.main_image ?? (await waitingPhoto(db, memberId)) },
    },
    totals: { unread_messages: Number(row.unread ?? 0), new_likes: Number(row.new_likes ?? 0) },
  };
}

/** The first photo that nobody looked at yet: its owner sees it where the main one would stand. */
async function waitingPhoto(db: Database, memberId: number): Promise<WireImage | null> {
  const photo = await db
    .selectFrom("photos")
    .selectAll()
    .where("member_id", "=", memberId)
    .orderBy("position")
    .executeTakeFirst();
  return photo ? wireImage(photo) : null;
}
