import { like, list, markSeen, unlike } from "#app/contract/likes.server";
import { countOne } from "../auth/counter";
import { forMembers } from "../http/call";
import { rateLimited } from "../http/refusal";
import { readCards } from "../members/cards";
import { requireContactable } from "../members/visibility";
import { insertLike, isLiked } from "./insert-like";

const MINUTE_MS = 60_000;
const MAX_LISTED = 500;

const listRoute = forMembers(list, async ({ db, viewer, now }) => {
  const sent = await db
    .selectFrom("likes")
    .innerJoin("members", "members.id", "likes.to_id")
    .select("likes.to_id as id")
    .where("likes.from_id", "=", viewer.id)
    .where("members.status", "=", "active")
    .orderBy("likes.created_at", "desc")
    .limit(MAX_LISTED)
    .execute();
  const received = await db
    .selectFrom("likes")
    .innerJoin("members", "members.id", "likes.from_id")
    .select(["likes.from_id as id", "likes.is_new"])
    .where("likes.to_id", "=", viewer.id)
    .where("members.status", "=", "active")
    .orderBy("likes.is_new", "desc")
    .orderBy("likes.created_at", "desc")
    .limit(MAX_LISTED)
    .execute();
  const ids = [...new Set([...sent, ...received].map((row) => row.id))];
  const cards = new Map((await readCards(db, ids, viewer.id, now)).map((card) => [Number(card.id), card]));
  return {
    profiles: sent.flatMap((row) => cards.get(row.id) ?? []),
    liked_by: received.map((row) => ({ ...cards.get(row.id), id: row.id, like_new: row.is_new === 1 })),
  };
});

const likeRoute = forMembers(like, async ({ backend, viewer, body, now }) => {
  const match = await backend.db.transaction().execute(async (db) => {
    const wait = await countOne(db, {
      kind: "likes",
      subject: String(viewer.id),
      max: backend.limits.likesPerMinute,
      windowMs: MINUTE_MS,
      now,
    });
    if (wait > 0) throw rateLimited(wait);
    const profile = await requireContactable(db, viewer.id, body.profile, "like");
    const isFirst = await insertLike(db, viewer.id, profile.id, now);
    const likesBack = await isLiked(db, profile.id, viewer.id);
    if (isFirst && !likesBack && profile.fictional) {
      await backend.replies.planLikeBack(db, { fromId: profile.id, toId: viewer.id, now });
    }
    return likesBack;
  });
  backend.replies.wake();
  return { match };
});

const unlikeRoute = forMembers(unlike, async ({ db, viewer, body }) => {
  await db.deleteFrom("likes").where("from_id", "=", viewer.id).where("to_id", "=", body.profile).execute();
  return {};
});

const markSeenRoute = forMembers(markSeen, async ({ db, viewer, body }) => {
  await db
    .updateTable("likes")
    .set({ is_new: 0 })
    .where("from_id", "=", body.profile)
    .where("to_id", "=", viewer.id)
    .execute();
  return {};
});

export const likeRoutes = [listRoute, likeRoute, unlikeRoute, markSeenRoute];
