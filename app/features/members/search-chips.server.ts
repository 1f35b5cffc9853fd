import type { Translator } from "#app/i18n/translator.server";
import { paths } from "#app/paths";
import { type SearchQuery, searchParameters } from "#app/shared/search/search-query";
import type { SearchFormModel } from "./search-form.server";

export interface FilterChip {
  text: string;
  /** The same search without this filter. */
  remove: { href: string; label: string };
}

/** The filters of a search that are set, each leading to the same search without it. */
export function chipsOf({ t }: Translator, form: SearchFormModel, search: SearchQuery): FilterChip[] {
  const { gender, country, region, ages } = form;
  const nameIn = (choice: typeof country, value: string | undefined) =>
    value && (choice?.options.find((option) => option.value === value)?.label ?? value);
  const texts: [fields: readonly (keyof SearchQuery)[], text: string | undefined][] = [
    [["gender"], gender && nameIn(gender, search.gender)],
    [["minAge", "maxAge"], ages && agesText(t, search)],
    [["country"], country && nameIn(country, search.country)],
    [["region"], region && search.country && nameIn(region, search.region)],
  ];
  return texts.flatMap(([fields, text]) => {
    if (!text) return [];
    const label = t("members:remove_filter", { filter: text });
    return { text, remove: { href: addressWithout(search, fields), label } };
  });
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
