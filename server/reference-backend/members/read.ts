import { read } from "#app/contract/members.server";
import type { Viewer } from "../auth/session";
import type { Backend } from "../backend";
import { forAnyone } from "../http/call";
import { Refusal } from "../http/refusal";
import { dayOf } from "./age";
import { readCards, readMember, wireProfile, wireProfileForVisitors } from "./cards";
import { wireImage } from "./image";
import { photosSeen } from "./photo-access";
import { ListWithout } from "./search-index";
import { blockedIds, requireVisible, wroteTo } from "./visibility";

const RELATED = 6;

export const readRoute = forAnyone(read, async ({ backend, db, query, viewer, now }) => {
  const { blockedByMe, confirmed, invisible } = await requireVisible(db, viewer?.id, query.id);
  // Strangers learn nothing of who has not confirmed the address, or is hidden from search.
  if (!viewer && (!confirmed || invisible)) throw new Refusal("profile_not_found");
  const member = await readMember(db, query.id);
  if (!member) throw new Refusal("profile_not_found");

  const photos = await db
    .selectFrom("photos")
    .selectAll()
    .where("member_id", "=", query.id)
    .where("status", "=", "active")
    .orderBy("position")
    .execute();
  const seen = photosSeen(photos, viewer, query.id, backend.limits);
  const related = await relatedCards(backend, member, viewer, now);
  const profile = viewer ? wireProfile(member, dayOf(now)) : wireProfileForVisitors(member, dayOf(now));
  const answer = {
    profile,
    photos: seen.map(wireImage),
    num_locked_photos: photos.length - seen.length,
    related,
  };
  if (!viewer) return answer;

  const likes = await db
    .selectFrom("likes")
    .select("from_id")
    .where((where) =>
      where.or([
        where.and([where("from_id", "=", viewer.id), where("to_id", "=", query.id)]),
        where.and([where("from_id", "=", query.id), where("to_id", "=", viewer.id)]),
      ]),
    )
    .execute();
  const side = await db
    .selectFrom("conversation_sides")
    .select("conversation_id")
    .where("member_id", "=", viewer.id)
    .where("partner_id", "=", query.id)
    .where("visible", "=", 1)
    .executeTakeFirst();
  const liked = likes.some((like) => like.from_id === viewer.id);
  return {
    ...answer,
    profile: { ...profile, liked },
    liked,
    likes_me: likes.some((like) => like.from_id === query.id),
    blocked: blockedByMe,
    can_be_written: !invisible || (await wroteTo(db, query.id, viewer.id)),
    can_be_liked: !invisible,
    conversation: side && { id: side.conversation_id },
  };
});

/** Others of the same gender and country, beginning with the next one in the results. */
async function relatedCards(
  backend: Backend,
  member: { id: number; gender: string | null; country: string | null },
  viewer: Viewer | undefined,
  now: number,
) {
  const filter = {
    gender: member.gender ?? undefined,
    country: member.country ?? undefined,
    forVisitors: viewer === undefined,
  };
  const all = await backend.searchIndex.list(filter, now);
  const without = viewer ? [viewer.id, ...(await blockedIds(backend.db, viewer.id))] : [];
  const position = all.indexOf(member.id);
  const list = new ListWithout(all, [member.id, ...without]);
  const next = list.slice(Math.max(0, position), RELATED);
  const ids = next.length < RELATED ? [...next, ...list.slice(0, RELATED - next.length)] : next;
  return readCards(backend.db, [...new Set(ids)], viewer?.id, now);
}
