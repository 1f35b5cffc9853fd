import { search } from "#app/contract/members.server";
import { INTIMATE_INTERESTS } from "#app/contract/values";
import type { Backend } from "../backend";
import { forAnyone } from "../http/call";
import { regionCode } from "../site/regions";
import { readCards } from "./cards";
import { ListWithout, type SearchFilter } from "./search-index";
import { mostSharedFirst, withSharedInterests } from "./shared-interests";
import { blockedIds } from "./visibility";

const PAGE_SIZE = 24;
const MAX_PAGE_SIZE = 48;
const FEW = 12;
const SIMILAR = 24;
const WIDER_YEARS = 5;
const MAX_INTERESTS = 60;
const MAX_SEXUALITIES = 4;

export const searchRoute = forAnyone(search, async ({ backend, query, viewer, now }) => {
  const { searchIndex, limits } = backend;
  const interests = query.interests?.split(",").slice(0, MAX_INTERESTS);
  const filter: SearchFilter = {
    forVisitors: viewer === undefined,
    fictionalOnly: viewer === undefined && (Boolean(query.sexuality) || interests?.some(isIntimate)),
    sexualities: query.sexuality?.split(",").slice(0, MAX_SEXUALITIES),
    bodyType: query.body_type || undefined,
    near: query.country ? undefined : query.near || undefined,
    gender: query.gender === undefined ? wantedGender(viewer) : genderOf(query.gender),
    country: query.country || undefined,
    region: query.countryregion ? regionCode(query.country, query.countryregion) : undefined,
    minAge: query.min_age === undefined ? undefined : Math.max(query.min_age, limits.minAge),
    maxAge: query.max_age,
  };
  const pageNumber = Math.max(1, query.pageNumber ?? 1);
  const pageSize = Math.min(MAX_PAGE_SIZE, Math.max(1, query.pageSize ?? PAGE_SIZE));

  const without = viewer ? [viewer.id, ...(await blockedIds(backend.db, viewer.id))] : [];
  const found = new ListWithout(await searchIndex.list(filter, now), without);
  const offset = (pageNumber - 1) * pageSize;
  const ids = interests
    ? (await mostSharedFirst(backend.db, found.slice(0, found.length), interests)).slice(
        offset,
        offset + pageSize,
      )
    : found.slice(offset, pageSize);
  const similar = found.length < FEW ? await findSimilar(backend, filter, found, without, now) : undefined;

  const shown = [...ids, ...(similar?.ids ?? [])];
  const others = similar && shown.length < FEW ? await findOthers(backend, filter, shown, without, now) : [];

  const plain = await readCards(backend.db, [...shown, ...others], viewer?.id, now);
  const cards = viewer ? await withSharedInterests(backend.db, plain, viewer.id) : plain;
  return {
    pageNumber,
    results: cards.slice(0, ids.length),
    numResults: found.length,
    ...(similar && {
      similar_results: cards.slice(ids.length, shown.length),
      similar_numResults: similar.count,
      otherCachedProfiles: cards.slice(shown.length),
    }),
  };
});

/** Where even similar members are few: others of that gender, else anybody, from lists that are cached anyway. */
async function findOthers(
  backend: Backend,
  { gender, forVisitors, fictionalOnly }: SearchFilter,
  shown: readonly number[],
  without: readonly number[],
  now: number,
): Promise<number[]> {
  for (const filter of [
    { gender, forVisitors, fictionalOnly },
    { forVisitors, fictionalOnly },
  ]) {
    const all = await backend.searchIndex.list(filter, now);
    const others = new ListWithout(all, [...new Set([...without, ...shown])]).slice(0, FEW);
    if (others.length > 0) return others;
  }
  return [];
}

/** Widens the filter step by step until it finds more: without the region, with wider ages, without the country. */
async function findSimilar(
  backend: Backend,
  filter: SearchFilter,
  found: ListWithout,
  without: readonly number[],
  now: number,
): Promise<{ ids: number[]; count: number }> {
  const steps: SearchFilter[] = [];
  let step: SearchFilter = { ...filter, region: undefined };
  steps.push(step);
  step = {
    ...step,
    minAge:
      step.minAge === undefined ? undefined : Math.max(backend.limits.minAge, step.minAge - WIDER_YEARS),
    maxAge: step.maxAge === undefined ? undefined : step.maxAge + WIDER_YEARS,
  };
  steps.push(step);
  steps.push({ ...step, country: undefined });

  const excluded = [...without, ...found.slice(0, FEW)];
  let last = { ids: [] as number[], count: 0 };
  for (const wider of steps) {
    const list = new ListWithout(await backend.searchIndex.list(wider, now), excluded);
    last = { ids: list.slice(0, SIMILAR), count: list.length };
    if (list.length + found.length >= FEW) break;
  }
  return last;
}

function isIntimate(interest: string): boolean {
  return INTIMATE_INTERESTS.some((one) => one === interest);
}

function genderOf(value: string): string | undefined {
  return value === "male" || value === "female" ? value : undefined;
}

/** Whom a member looks for where the filter names nobody; undefined is everybody. */
export function wantedGender(
  viewer: { gender?: string | null; sexuality?: string | null } | undefined,
): string | undefined {
  if (!viewer?.gender || viewer.sexuality === "bi") return undefined;
  if (viewer.sexuality === "gay" || viewer.sexuality === "lesbian") return viewer.gender;
  return viewer.gender === "male" ? "female" : "male";
}
