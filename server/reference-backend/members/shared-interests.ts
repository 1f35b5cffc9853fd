import type { Database } from "../database/schema";

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
