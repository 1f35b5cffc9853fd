import type { Translator } from "#app/i18n/translator.server";
import { paths } from "#app/paths";
import type { SearchFormModel } from "./search-form.server";
import { type SearchQuery, searchParameters } from "./search-query";

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
  const texts: [field: keyof SearchQuery, text: string | undefined][] = [
    ["gender", gender && nameIn(gender, search.gender)],
    ["country", country && nameIn(country, search.country)],
    ["region", region && search.country && nameIn(region, search.region)],
    [
      "minAge",
      ages && search.minAge !== undefined ? t("members:age_from", { age: search.minAge }) : undefined,
    ],
    ["maxAge", ages && search.maxAge !== undefined ? t("members:age_to", { age: search.maxAge }) : undefined],
  ];
  return texts.flatMap(([field, text]) => {
    if (!text) return [];
    const label = t("members:remove_filter", { filter: text });
    return { text, remove: { href: addressWithout(search, field), label } };
  });
}

function addressWithout(search: SearchQuery, field: keyof SearchQuery): string {
  const rest = searchParameters({ ...search, [field]: undefined }, 1);
  // An address without a search means the remembered one, which still has the filter.
  return Object.values(rest).some((value) => value !== undefined)
    ? paths.members(rest)
    : paths.members({ clear: 1 });
}
