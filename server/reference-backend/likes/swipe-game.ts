import { swipe, swipeNext } from "#app/contract/likes.server";
import type { Viewer } from "../auth/session";
import type { Backend } from "../backend";
import type { Database } from "../database/schema";
import { forMembers } from "../http/call";
import { Refusal } from "../http/refusal";
import { readCards } from "../members/cards";
import { wantedGender } from "../members/search";
import { ListWithout } from "../members/search-index";
import { blockedIds, requireContactable } from "../members/visibility";
import { insertLike, isLiked } from "./insert-like";

const DAY_MS = 86_400_000;
/** Who was passed by may be shown again after this time. */
const PASS_DAYS = 30;

/** The game's day is the calendar day in UTC: one moment for everybody, and no clock of a device counts. */
function startOfDay(now: number): number {
  return Math.floor(now / DAY_MS) * DAY_MS;
}

async function likesLeft(db: Database, memberId: number, max: number, now: number): Promise<number> {
  const { used } = await db
    .selectFrom("swipes")
    .select((select) => select.fn.countAll<number>().as("used"))
    .where("member_id", "=", memberId)
    .where("liked", "=", 1)
    .where("created_at", ">=", startOfDay(now))
    .executeTakeFirstOrThrow();
  return Math.max(0, max - Number(used));
}

/** The first member in the order of the search who was not liked, not passed lately, not blocked. */
async function nextId(backend: Backend, viewer: Viewer, now: number): Promise<number | undefined> {
  const { db, searchIndex } = backend;
  const seen = await db
    .selectFrom("swipes")
    .select("profile_id as id")
    .where("member_id", "=", viewer.id)
    .where((where) => where.or([where("liked", "=", 1), where("created_at", ">", now - PASS_DAYS * DAY_MS)]))
    .unionAll(db.selectFrom("likes").select("to_id as id").where("from_id", "=", viewer.id))
    .execute();
  const without = [viewer.id, ...seen.map((row) => row.id), ...(await blockedIds(db, viewer.id))];
  const list = await searchIndex.list({ gender: wantedGender(viewer) }, now);
  return new ListWithout(list, [...new Set(without)]).slice(0, 1)[0];
}

const nextRoute = forMembers(swipeNext, async ({ backend, db, viewer, now }) => {
  const id = await nextId(backend, viewer, now);
  const [card] = id === undefined ? [] : await readCards(db, [id], viewer.id, now);
  return {
    profile: card ?? null,
    likes_left: await likesLeft(db, viewer.id, backend.limits.swipeLikesPerDay, now),
    next_day: new Date(startOfDay(now) + DAY_MS).toISOString(),
  };
});

const swipeRoute = forMembers(swipe, async ({ backend, viewer, body, now, write }) => {
  const nextDay = new Date(startOfDay(now) + DAY_MS).toISOString();
  const answer = await write(async (db) => {
    const profile = await requireContactable(db, viewer.id, body.profile, "like");
    const before = await db
      .selectFrom("swipes")
      .select("liked")
      .where("member_id", "=", viewer.id)
      .where("profile_id", "=", profile.id)
      .executeTakeFirst();
    const left = await likesLeft(db, viewer.id, backend.limits.swipeLikesPerDay, now);
    const isNewLike = body.like && before?.liked !== 1;
    if (isNewLike && left === 0) throw new Refusal("no_likes_left", { next_day: nextDay });
    // A like stays a like: a late pass of the same card takes nothing back.
    if (before?.liked !== 1) await saveSwipe(db, viewer.id, profile.id, body.like, now);
    if (!isNewLike) return { match: false, likes_left: left, next_day: nextDay };
    const isFirst = await insertLike(db, viewer.id, profile.id, now);
    const match = await isLiked(db, profile.id, viewer.id);
    if (isFirst && !match && profile.fictional) {
      await backend.replies.planLikeBack(db, { fromId: profile.id, toId: viewer.id, now });
    }
    return { match, likes_left: left - 1, next_day: nextDay };
  });
  backend.replies.wake();
  return answer;
});

async function saveSwipe(
  db: Database,
  memberId: number,
  profileId: number,
  like: boolean,
  now: number,
): Promise<void> {
  const liked = like ? 1 : 0;
  await db
    .insertInto("swipes")
    .values({ member_id: memberId, profile_id: profileId, liked, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(["member_id", "profile_id"]).doUpdateSet({ liked, created_at: now }),
    )
    .execute();
}

export const swipeRoutes = [nextRoute, swipeRoute];
