import type { Translator } from "#app/i18n/translator.server";
import { paths } from "#app/paths";
import { FIELD, type SearchQuery, searchParameters } from "#app/shared/search/search-query";
import type { SearchFormModel } from "./search-form.server";

export interface FilterChip {
  text: string;
  /** The same search without this filter; undefined where it is not set. */
  remove: { href: string; label: string } | undefined;
  /** The same search with its form open at this filter. */
  change: string;
}

/** In the address of a search: its form stands open. */
export const CHANGE_QUERY = "change";

/** What one searches by, with what is chosen: a set filter leads to the same search without it, others to the form. */
export function chipsOf(translator: Translator, form: SearchFormModel, search: SearchQuery): FilterChip[] {
  const { t } = translator;
  const words = translator.words("members");
  const { gender, country, region, ages } = form;
  const nameIn = (choice: typeof country, value: string | undefined) =>
    value && (choice?.options.find((option) => option.value === value)?.label ?? value);
  const filters: [fields: readonly (keyof SearchQuery)[], anchor: string, unset: string, set?: string][] = [];
  // Upstream knows whom a member looks for: without a choice nothing is said of it but that it can be chosen.
  if (gender) filters.push([["gender"], FIELD.gender, words.gender, nameIn(gender, search.gender)]);
  if (ages) filters.push([["minAge", "maxAge"], FIELD.minAge, words.any_age, agesText(t, search)]);
  if (country) filters.push([["country"], FIELD.country, words.any_country, nameIn(country, search.country)]);
  if (region && search.country)
    filters.push([["region"], FIELD.region, words.any_region, nameIn(region, search.region)]);
  return filters.map(([fields, anchor, unset, set]) => ({
    text: set ?? unset,
    remove: set
      ? { href: addressWithout(search, fields), label: t("members:remove_filter", { filter: set }) }
      : undefined,
    change: `${paths.members({ ...searchParameters(search, 1), [CHANGE_QUERY]: 1 })}#${anchor}`,
  }));
}

function agesText(t: Translator["t"], { minAge: min, maxAge: max }: SearchQuery): string | undefined {
  if (min !== undefined && max !== undefined) return t("members:age_span", { min, max });
  if (min !== undefined) return t("members:age_from", { age: min });
  return max === undefined ? undefined : t("members:age_to", { age: max });
}

function addressWithout(search: SearchQuery, fields: readonly (keyof SearchQuery)[]): string {
  const without = Object.fromEntries(fields.map((field) => [field, undefined]));
  const rest = searchParameters({ ...search, ...without }, 1);
  // An address without a search means the remembered one, which still has the filter.
  return Object.values(rest).some((value) => value !== undefined)
    ? paths.members(rest)
    : paths.members({ clear: 1 });
}
