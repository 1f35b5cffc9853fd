import { autoLike } from "#app/contract/likes.server";
import type { Database } from "../database/schema";
import { forMembers } from "../http/call";
import { NotFound } from "../http/refusal";
import { readCards } from "../members/cards";
import { wantedGender } from "../members/search";
import { ListWithout } from "../members/search-index";
import { blockedIds } from "../members/visibility";
import { insertLike } from "./insert-like";

const CONSIDERED = 48;

/** The newest like that was not looked at; where there is none, a fictional member who fits likes the member now. */
export const autoLikeRoute = forMembers(autoLike, async ({ backend, viewer, now }) => {
  const newest = await backend.db
    .selectFrom("likes")
    .innerJoin("members", "members.id", "likes.from_id")
    .select("likes.from_id as id")
    .where("likes.to_id", "=", viewer.id)
    .where("likes.is_new", "=", 1)
    .where("members.status", "=", "active")
    .orderBy("likes.created_at", "desc")
    .executeTakeFirst();
  let id = newest?.id;
  if (id === undefined) {
    const without = [viewer.id, ...(await blockedIds(backend.db, viewer.id))];
    // Somebody near first; in a country with nobody left, somebody from anywhere.
    for (const country of new Set([viewer.country ?? undefined, undefined])) {
      const filter = { gender: wantedGender(viewer), country };
      const list = new ListWithout(await backend.searchIndex.list(filter, now), without);
      const near = list.slice(0, CONSIDERED);
      id ??= await backend.db.transaction().execute((db) => likeFromOneOf(db, near, viewer.id, now));
    }
  }
  if (id === undefined) throw new NotFound();
  const [card] = await readCards(backend.db, [id], viewer.id, now);
  return { id, main_image: card?.main_image };
});

async function likeFromOneOf(
  db: Database,
  ids: number[],
  viewerId: number,
  now: number,
): Promise<number | undefined> {
  if (ids.length === 0) return undefined;
  const rows = await db
    .selectFrom("members")
    .leftJoin("likes", (join) =>
      join.onRef("likes.from_id", "=", "members.id").on("likes.to_id", "=", viewerId),
    )
    .select("members.id")
    .where("members.id", "in", ids)
    .where("members.fictional", "=", 1)
    .where("likes.from_id", "is", null)
    .execute();
  const chosen = ids.find((id) => rows.some((row) => row.id === id));
  if (chosen !== undefined) await insertLike(db, chosen, viewerId, now);
  return chosen;
}
