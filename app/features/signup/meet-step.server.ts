import type { FormProblems } from "#app/http/form.server";
import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import type { Site } from "#app/session/site";
import { rememberedSearch, rememberSearch } from "#app/shared/search/search-memory.server";
import { AGE_MAX, readSearch, type SearchQuery } from "#app/shared/search/search-query";
import type { MeetFields } from "./meet-form";
import type { StepAnswer } from "./step-types";

/** What the member answered, in whatever browser of this login; undefined where nobody asked yet. */
export async function wantedMembers(context: PageContext, site: Site): Promise<SearchQuery | undefined> {
  const { search } = readSearch(await rememberedSearch(context), limitsOf(site));
  return search.gender === undefined ? undefined : search;
}

export async function meetFields(
  context: PageContext,
  site: Site,
  translator: Translator,
  { typed }: StepAnswer = {},
): Promise<MeetFields> {
  const { search } = readSearch(await rememberedSearch(context), limitsOf(site));
  const members = translator.words("members");
  const values = translator.words("values");
  const gender = typed ? typed.gender : search.gender;
  return {
    text: translator.words("signup").steps.meet_text,
    gender: {
      label: members.gender,
      options: [
        { value: "female", label: values.looking_female },
        { value: "male", label: values.looking_male },
        { value: "all", label: members.any },
      ],
      chosen: gender ? [gender] : [],
    },
    ages: {
      lowest: site.minAge,
      highest: AGE_MAX,
      from: members.min_age,
      to: members.max_age,
      min: typed?.min_age ?? String(search.minAge ?? ""),
      max: typed?.max_age ?? String(search.maxAge ?? ""),
    },
  };
}

/** Keeps the answers as the member's search; what cannot be meant comes back. Ages may be left open. */
export async function saveMeetStep(
  context: PageContext,
  site: Site,
  form: FormData,
): Promise<FormProblems | undefined> {
  const fields = ["gender", "min_age", "max_age"].map((name) => [name, String(form.get(name) ?? "")]);
  const { search, problems } = readSearch(new URLSearchParams(fields), limitsOf(site));
  const wrong: FormProblems = {};
  if (search.gender === undefined) wrong.gender = "members:finder.choose_answer";
  for (const field of ["min_age", "max_age"] as const) {
    const code = problems[field];
    if (code) wrong[field] = `members:${code}`;
  }
  if (Object.keys(wrong).length > 0) return wrong;
  // A place that was searched for before stays.
  const { search: before } = readSearch(await rememberedSearch(context), limitsOf(site));
  await rememberSearch(context, { ...before, ...search, country: before.country, region: before.region });
  return undefined;
}

function limitsOf({ minAge, countries }: Site) {
  return { lowestAge: minAge, countries };
}
