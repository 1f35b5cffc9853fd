/** What a search asks for: the address is the search, so it can be shared and bookmarked (SRCH-01). */
export interface SearchQuery {
  gender: string | undefined;
  country: string | undefined;
  region: string | undefined;
  minAge: number | undefined;
  maxAge: number | undefined;
  page: number;
}

export const AGE_MAX = 99;
const MAX_PAGES = 10_000;

/** Names in the address: those of the contract, so that links of other pages fit. */
export const FIELD = {
  gender: "gender",
  country: "country",
  region: "countryregion",
  minAge: "min_age",
  maxAge: "max_age",
  page: "page",
} as const;

export type SearchProblem = "age_range" | "age_order";

function word(query: URLSearchParams, name: string, shape: RegExp): string | undefined {
  const value = query.get(name) ?? "";
  return shape.test(value) ? value : undefined;
}

/** Codes are the operator's: `NH`, `DE-BY` or the region's whole name. */
const REGION = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} .'’()/_-]{0,59}$/u;

/**
 * Reads a search from an address. What cannot be meant is left out and named, never passed on; so is a country that is
 * not among the site's.
 */
export function readSearch(
  query: URLSearchParams,
  { lowestAge, countries }: { lowestAge: number; countries?: readonly string[] | undefined },
): { search: SearchQuery; problems: Partial<Record<"min_age" | "max_age", SearchProblem>> } {
  const problems: Partial<Record<"min_age" | "max_age", SearchProblem>> = {};
  const age = (name: "min_age" | "max_age"): number | undefined => {
    const text = query.get(name)?.trim() ?? "";
    if (text === "") return undefined;
    const value = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= lowestAge && value <= AGE_MAX) return value;
    problems[name] = "age_range";
    return undefined;
  };
  let minAge = age("min_age");
  const maxAge = age("max_age");
  if (minAge !== undefined && maxAge !== undefined && minAge > maxAge) {
    problems.min_age = "age_order";
    minAge = undefined;
  }
  const page = Number(word(query, FIELD.page, /^[1-9]\d{0,4}$/) ?? 1);
  const gender = query.get(FIELD.gender);
  const country = word(query, FIELD.country, /^[A-Z]{2}$/);
  const search = {
    gender: gender === "male" || gender === "female" || gender === "all" ? gender : undefined,
    country: country && (countries?.includes(country) ?? true) ? country : undefined,
    region: word(query, FIELD.region, REGION),
    minAge,
    maxAge,
    page: Math.min(page, MAX_PAGES),
  };
  return { search, problems };
}

/** The address parameters of a search, page 1 left out. */
export function searchParameters(
  search: SearchQuery,
  page = search.page,
): Record<string, string | number | undefined> {
  return {
    [FIELD.gender]: search.gender,
    [FIELD.country]: search.country,
    [FIELD.region]: search.country ? search.region : undefined,
    [FIELD.minAge]: search.minAge,
    [FIELD.maxAge]: search.maxAge,
    [FIELD.page]: page > 1 ? page : undefined,
  };
}
