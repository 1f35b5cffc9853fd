import type { Database } from "../database/schema";
import { bornBy, dayOf } from "./age";

const DAY_MS = 86_400_000;
const MAX_LISTS = 48;

export interface SearchFilter {
  gender?: string;
  country?: string;
  region?: string;
  minAge?: number;
  maxAge?: number;
  /** Strangers look for members: those who confirmed their address. */
  forVisitors?: boolean;
  sexualities?: readonly string[];
  bodyType?: string;
  /** Country whose members come first. */
  near?: string;
  /** By what nobody's data may answer: fictional members only. */
  fictionalOnly?: boolean;
}

/**
 * The listed members of a filter in the order of the results, cached until a profile changes: then a page is a slice,
 * however many members there are. Those with a photo come first; who of them begins changes every day.
 */
export class SearchIndex {
  readonly #db: Database;
  readonly #lists = new Map<string, Promise<Int32Array>>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** To be called after every change of what a search looks at. */
  forget(): void {
    this.#lists.clear();
  }

  /** Ids of every listed member that fits. */
  list(filter: SearchFilter, now: number): Promise<Int32Array> {
    const key = JSON.stringify([
      dayOf(now),
      filter.gender,
      filter.country,
      filter.region,
      filter.minAge,
      filter.maxAge,
      filter.forVisitors,
      filter.fictionalOnly,
      filter.sexualities,
      filter.bodyType,
      filter.near,
    ]);
    const known = this.#lists.get(key);
    if (known) {
      this.#lists.delete(key);
      this.#lists.set(key, known);
      return known;
    }
    const made = this.#read(filter, now);
    this.#lists.set(key, made);
    // Whoever asked gets the error; the next one reads anew.
    made.catch(() => this.#lists.delete(key));
    const oldest = this.#lists.keys().next().value;
    if (this.#lists.size > MAX_LISTS && oldest !== undefined) this.#lists.delete(oldest);
    return made;
  }

  async #read(filter: SearchFilter, now: number): Promise<Int32Array> {
    const today = dayOf(now);
    let query = this.#db
      .selectFrom("members")
      .select(["id", "main_photo_id", "country"])
      .where("listed", "=", 1)
      .orderBy("search_rank")
      .orderBy("id");
    if (filter.gender !== undefined) query = query.where("gender", "=", filter.gender);
    if (filter.country !== undefined) query = query.where("country", "=", filter.country);
    if (filter.region !== undefined) query = query.where("region", "=", filter.region);
    if (filter.minAge !== undefined) query = query.where("date_of_birth", "<=", bornBy(filter.minAge, today));
    if (filter.maxAge !== undefined)
      query = query.where("date_of_birth", ">", bornBy(filter.maxAge + 1, today));
    if (filter.sexualities) query = query.where("sexuality", "in", filter.sexualities);
    if (filter.bodyType !== undefined) query = query.where("body_type", "=", filter.bodyType);
    if (filter.fictionalOnly) query = query.where("fictional", "=", 1);
    if (filter.forVisitors)
      query = query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("accounts")
              .select("accounts.member_id")
              .whereRef("accounts.member_id", "=", "members.id")
              .where("accounts.status", "=", "not_confirmed"),
          ),
        ),
      );
    const rows = await query.execute();

    const withPhoto = rows.filter((row) => row.main_photo_id !== null);
    const start = withPhoto.length > 0 ? (Math.floor(now / DAY_MS) * 7) % withPhoto.length : 0;
    const ordered = [
      ...withPhoto.slice(start),
      ...withPhoto.slice(0, start),
      ...rows.filter((row) => row.main_photo_id === null),
    ];
    const near = ordered.filter((row) => filter.near !== undefined && row.country === filter.near);
    const others = near.length > 0 ? ordered.filter((row) => row.country !== filter.near) : ordered;
    return Int32Array.from([...near, ...others], (row) => row.id);
  }
}

/** A list without some members: made once per call from a few positions, so the list itself is never copied. */
export class ListWithout {
  readonly #list: Int32Array;
  /** Positions that are left out, ascending. */
  readonly #gaps: number[];

  constructor(list: Int32Array, without: readonly number[]) {
    this.#list = list;
    this.#gaps = without
      .map((id) => list.indexOf(id))
      .filter((position) => position >= 0)
      .sort((a, b) => a - b);
  }

  get length(): number {
    return this.#list.length - this.#gaps.length;
  }

  /** `count` ids from the `offset`th that is not left out. */
  slice(offset: number, count: number): number[] {
    let start = offset;
    let next = 0;
    for (; next < this.#gaps.length; next++) {
      const gap = this.#gaps[next];
      if (gap === undefined || gap > start) break;
      start++;
    }
    const gaps = new Set(this.#gaps.slice(next));
    const ids: number[] = [];
    for (let at = start; at < this.#list.length && ids.length < count; at++) {
      const id = this.#list[at];
      if (id !== undefined && !gaps.has(at)) ids.push(id);
    }
    return ids;
  }
}

/** A stable place in the results that says nothing about when somebody signed up. */
export function searchRank(id: number): number {
  let hash = Math.imul(id ^ 0x9e3779b9, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 4;
}
