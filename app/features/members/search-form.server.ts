import type { Words } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import type { Site } from "#app/session/site";
import { countryOptions, getRegions } from "#app/shared/places/places.server";
import { AGE_MAX, type SearchProblem, type SearchQuery } from "#app/shared/search/search-query";
import type { FieldError, Option } from "#app/ui/form-types";
import { NOT_LOCATED } from "./search-here.server";

interface Chosen {
  chosen: string;
  options: Option[];
}

export interface SearchFormModel {
  words: Words<"members">;
  errorsTitle: string;
  gender: Chosen | undefined;
  country: Chosen | undefined;
  region: Chosen | undefined;
  /** Words of the location button; undefined where the operator does not let members search by country. */
  locate: { words: Words<"signup">["steps"]; failed: boolean } | undefined;
  ages: { lowest: number; highest: number; min: string; max: string } | undefined;
  errors: FieldError[];
}

/** Which fields the operator lets members search by; all when nothing is set. */
function offers(site: Site, field: string): boolean {
  return !site.search_fields?.length || site.search_fields.includes(field);
}

export async function loadSearchForm(
  context: PageContext,
  site: Site,
  translator: Translator,
  search: SearchQuery,
  problems: Partial<Record<"min_age" | "max_age", SearchProblem>>,
): Promise<SearchFormModel> {
  const { t, locale } = translator;
  const words = translator.words("members");
  const values = translator.words("values");
  const countries = countryOptions(site.countries ?? [], locale);
  const regions =
    search.country && offers(site, "countryregion") ? (await getRegions(context))[search.country] : undefined;
  const problem = (field: "min_age" | "max_age") => {
    const code = problems[field];
    return code && t(`members:${code}`, { min: site.minAge, max: AGE_MAX });
  };
  return {
    words,
    errorsTitle: translator.words("common").errors_title,
    gender: offers(site, "gender")
      ? {
          chosen: search.gender ?? "",
          options: [
            { value: "female", label: values.looking_female },
            { value: "male", label: values.looking_male },
            { value: "all", label: words.any },
          ],
        }
      : undefined,
    country:
      offers(site, "country") && countries.length > 0
        ? { chosen: search.country ?? "", options: countries }
        : undefined,
    region: regions?.length
      ? {
          chosen: search.region ?? "",
          options: regions.map(({ code, name }) => ({ value: code, label: name })),
        }
      : undefined,
    locate: offers(site, "country")
      ? { words: translator.words("signup").steps, failed: context.url.searchParams.has(NOT_LOCATED) }
      : undefined,
    ages: offers(site, "min_age")
      ? {
          lowest: site.minAge,
          highest: AGE_MAX,
          min: context.url.searchParams.get("min_age") ?? String(search.minAge ?? ""),
          max: context.url.searchParams.get("max_age") ?? String(search.maxAge ?? ""),
        }
      : undefined,
    errors: (["min_age", "max_age"] as const).flatMap((field) => {
      const text = problem(field);
      return text ? [{ field, id: field, text }] : [];
    }),
  };
}
