import type { Database } from "../database/schema";
import type { WireCard } from "./cards";

/** Longer lists keep their order behind the first ones: nobody turns that many pages. */
const MAX_RANKED = 500;

/** The members of a list who share most of the searched interests first; those who share as many keep their order. */
export async function mostSharedFirst(
  db: Database,
  ids: readonly number[],
  searched: readonly string[],
): Promise<number[]> {
  const ranked = ids.slice(0, MAX_RANKED);
  if (ranked.length === 0) return [];
  const rows = await db.selectFrom("members").select(["id", "interests"]).where("id", "in", ranked).execute();
  const shared = new Map(
    rows.map(({ id, interests }) => {
      const own = new Set(JSON.parse(interests) as string[]);
      return [id, searched.filter((interest) => own.has(interest)).length];
    }),
  );
  ranked.sort((a, b) => (shared.get(b) ?? 0) - (shared.get(a) ?? 0));
  return [...ranked, ...ids.slice(MAX_RANKED)];
}

/** The cards with the interests that the member who asks has, too; as they are for who named none. */
export async function withSharedInterests(
  db: Database,
  cards: readonly WireCard[],
  viewerId: number,
): Promise<WireCard[]> {
  const ids = [viewerId, ...cards.map(({ id }) => Number(id))];
  const rows = await db.selectFrom("members").select(["id", "interests"]).where("id", "in", ids).execute();
  const chosen = new Map(rows.map(({ id, interests }) => [id, interests]));
  const own = new Set(JSON.parse(chosen.get(viewerId) ?? "[]") as string[]);
  if (own.size === 0) return [...cards];
  return cards.map((card) => {
    const theirs = JSON.parse(chosen.get(Number(card.id)) ?? "[]") as string[];
    return { ...card, shared_interests: theirs.filter((interest) => own.has(interest)) };
  });
}
