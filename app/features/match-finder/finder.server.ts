import { INTERESTS } from "#app/contract/values";
import { fieldErrors } from "#app/http/form.server";
import type { TextKey, Words } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { type SignupsClosed, signupOfferOf } from "#app/session/signups.server";
import type { Site } from "#app/session/site";
import { getSite } from "#app/session/site.server";
import { trafficOf } from "#app/session/traffic.server";
import { visitorsMaySearch } from "#app/session/visitor-search.server";
import { countryOptions, getRegions } from "#app/shared/places/places.server";
import { type CardModel, cardOf } from "#app/shared/profile/card-model.server";
import { allowedInterests, getOfferedInterests } from "#app/shared/profile/interests.server";
import { searchMembers } from "#app/shared/profile/read-members.server";
import type { FieldConstraints, FieldError, Option } from "#app/ui/form-types";
import { withFallback } from "#app/upstream/with-fallback.server";
import {
  AGE_MAX,
  answerFields,
  type FinderAnswers,
  type FinderProblem,
  type FinderReading,
  type Question,
  readFinder,
  STEPS,
} from "./finder-answers";
import { interestOptions, interestText } from "./finder-choices.server";

export interface QuestionModel {
  name: Question;
  heading: string;
  progress: { step: number; total: number; text: string };
  errors: FieldError[];
  /** Hidden fields: the answers to the other questions, and where this one leads. */
  carried: [name: string, value: string][];
  back: string | undefined;
  genders: { value: string; label: string; chosen: boolean }[];
  ages: { constraints: FieldConstraints; min: string; max: string };
  country: { options: Option[]; chosen: string };
  region: { options: Option[]; chosen: string };
  interests: { open: Option[]; private: Option[]; chosen: string[] };
}

export interface FinderResult {
  heading: string;
  cards: CardModel[];
  similar: CardModel[];
  /** Members may not be shown here, or could not be fetched. */
  isHidden: boolean;
  answers: { text: string; href: string; label: string }[];
  allUrl: string | undefined;
  signupUrl: string | undefined;
  /** Said instead of the invitation, where nobody may sign up. */
  closed: SignupsClosed;
  againUrl: string;
}

export interface FinderModel {
  title: string;
  description: string;
  words: Words<"members">["finder"];
  members: Words<"members">;
  errorsTitle: string;
  question: QuestionModel | undefined;
  result: FinderResult | undefined;
}

const SHOWN = 12;
/** The range most people mean; where the lowest age is higher it begins there. */
const USUAL_AGES = { min: 25, max: 45 };

const TEXT_OF: Record<FinderProblem, TextKey> = {
  choose_answer: "members:finder.choose_answer",
  age_range: "members:age_range",
  age_order: "members:age_order",
  unknown_country: "members:finder.unknown_country",
  unknown_region: "members:finder.unknown_region",
  unknown_interest: "members:finder.unknown_interest",
};

type Facts = {
  site: Site;
  translator: Translator;
  query: URLSearchParams;
  countries: Option[];
  regions: Record<string, { code: string; name: string }[]>;
  interests: readonly string[];
};

/** The questionnaire's page for this address, or its result (LAND-04). 422 when an answer cannot be meant. */
export async function loadFinder(
  context: PageContext,
  isMember: boolean,
): Promise<{ status: number; model: FinderModel }> {
  const [site, { translator }, regions] = await Promise.all([
    getSite(context),
    getLanguage(context),
    getRegions(context),
  ]);
  const interests = (await getOfferedInterests(context, site)) ?? allowedInterests(site, INTERESTS);
  const query = context.url.searchParams;
  const countries = countryOptions(site.countries ?? [], translator.locale);
  const facts: Facts = { site, translator, query, countries, regions, interests };
  const reading = readFinder(query, {
    lowestAge: site.minAge,
    countries: new Set(countries.map(({ value }) => value)),
    regionsOf: (country) => new Set(regions[country]?.map(({ code }) => code)),
    interests: new Set(interests),
  });
  const words = translator.words("members").finder;
  const common = {
    title: words.title,
    description: words.description,
    words,
    members: translator.words("members"),
    errorsTitle: translator.words("common").errors_title,
  };
  const { question } = reading;
  if (question === undefined) {
    const result = await getResult(context, facts, reading.answers, isMember);
    return { status: 200, model: { ...common, question: undefined, result } };
  }
  const model = { ...common, question: questionOf(facts, reading, question), result: undefined };
  return { status: Object.keys(reading.problems).length > 0 ? 422 : 200, model };
}

function questionOf(facts: Facts, reading: FinderReading, question: Question): QuestionModel {
  const { site, translator, query } = facts;
  const { answers, step, problems } = reading;
  const { t } = translator;
  const values = translator.words("values");
  const keys = Object.fromEntries(Object.entries(problems).map(([field, code]) => [field, TEXT_OF[code]]));
  const typed = (name: string, usual: string) => query.get(name)?.slice(0, 10) ?? usual;
  return {
    name: question,
    heading: t(`members:finder.${question}_question`),
    progress: { step, total: STEPS, text: t("members:finder.progress", { step, total: STEPS }) },
    errors: fieldErrors(keys, translator, { min: site.minAge, max: AGE_MAX }),
    carried: [
      ["step", String(step === 3 && question === "country" ? 4 : step + 1)],
      ...answerFields(answers, query, question),
    ],
    back: backOf(facts, reading, question),
    genders: (
      [
        ["female", values.looking_female],
        ["male", values.looking_male],
        ["all", translator.words("members").any],
      ] as const
    ).map(([value, label]) => ({ value, label, chosen: answers.gender === value })),
    ages: {
      constraints: { min: site.minAge, max: AGE_MAX, required: true },
      min: typed("min_age", String(Math.max(site.minAge, USUAL_AGES.min))),
      max: typed("max_age", String(Math.max(site.minAge, USUAL_AGES.max))),
    },
    country: {
      options: facts.countries,
      chosen: answers.country ?? (query.has("country") ? "" : (site.geoip_country ?? "")),
    },
    region: {
      options: (facts.regions[answers.country ?? ""] ?? []).map(({ code, name }) => ({
        value: code,
        label: name,
      })),
      chosen: answers.region ?? "",
    },
    interests: { ...interestOptions(translator, facts.interests), chosen: answers.interests },
  };
}

function addressOf(fields: readonly (readonly [string, string])[], step: number): string {
  const parameters = new URLSearchParams(fields.map(([name, value]) => [name, value]));
  return `${paths.matchFinder({ step })}&${parameters}`.replace(/&$/, "");
}

function backOf({ query }: Facts, { answers, step }: FinderReading, question: Question): string | undefined {
  if (question === "gender") return undefined;
  const before = question === "region" ? 3 : step - 1;
  return addressOf(answerFields(answers, query), before);
}

async function getResult(
  context: PageContext,
  facts: Facts,
  answers: FinderAnswers,
  isMember: boolean,
): Promise<FinderResult> {
  const { site, translator, query } = facts;
  const { t } = translator;
  const maySee = isMember || visitorsMaySearch(site, trafficOf(context));
  // Without members, too, the way to the signup is worth showing.
  const found = await withFallback(maySee ? findMembers(context, answers) : undefined, undefined);
  const words = translator.words("members");
  const alt = { photo: words.photo_of, none: words.no_photo_of };
  const { minAge: min_age, maxAge: max_age, country, region: countryregion } = answers;
  const filter = { gender: answers.gender, min_age, max_age, country, countryregion };
  return {
    heading: !found
      ? t("members:finder.hidden_title")
      : found.numResults === 0
        ? t("members:finder.none_title")
        : answers.interests.length > 0
          ? // Interests only say who comes first: nobody was counted by them.
            t("members:finder.hidden_title")
          : t("members:finder.result_title", { count: found.numResults }),
    cards: (found?.results ?? []).map((card) => cardOf(site, card, alt)),
    similar: (found?.similar_results ?? []).slice(0, SHOWN).map((card) => cardOf(site, card, alt)),
    isHidden: !found,
    answers: answerTexts(facts, answers).map(({ text, step }) => ({
      text,
      href: addressOf(answerFields(answers, query), step),
      label: t("members:finder.change_answer", { answer: text }),
    })),
    allUrl: found && found.numResults > SHOWN ? paths.members(filter) : undefined,
    signupUrl: isMember ? undefined : paths.signup(),
    closed: signupOfferOf(context, site, translator).closed,
    againUrl: paths.matchFinder(),
  };
}

function findMembers(context: PageContext, answers: FinderAnswers) {
  return searchMembers(context, {
    gender: answers.gender === "all" ? "" : answers.gender,
    country: answers.country,
    countryregion: answers.region,
    min_age: answers.minAge,
    max_age: answers.maxAge,
    interests: answers.interests.join(",") || undefined,
    pageSize: SHOWN,
  });
}

function answerTexts({ translator, countries, regions }: Facts, answers: FinderAnswers) {
  const { t } = translator;
  const values = translator.words("values");
  const members = translator.words("members");
  const genders = { female: values.looking_female, male: values.looking_male, all: members.any };
  const country = countries.find(({ value }) => value === answers.country)?.label;
  const region = regions[answers.country ?? ""]?.find(({ code }) => code === answers.region)?.name;
  const interests = answers.interests.map((interest) => interestText(translator, interest));
  return [
    { text: genders[answers.gender ?? "all"], step: 1 },
    {
      text: t("members:finder.ages_answer", { min: answers.minAge ?? "", max: answers.maxAge ?? "" }),
      step: 2,
    },
    { text: country ? [country, region].filter(Boolean).join(", ") : members.any_country, step: 3 },
    { text: interests.length > 0 ? interests.join(", ") : t("members:finder.no_interests"), step: 4 },
  ];
}
