import type { Translator } from "#app/i18n/translator.server";
import { valueText } from "#app/i18n/value-text.server";
import type { PageContext } from "#app/page-context";
import { arrivalOf } from "#app/session/arrival.server";
import type { Arrival } from "#app/session/arrival-address";
import { nicheOf, nicheSaysSomething } from "#app/session/lander-slug";
import type { Site } from "#app/session/site";
import { getOfferedInterests } from "#app/shared/profile/interests.server";

/** What brought the visitor to the signup, said above its form (LAND-07). */
export interface ArrivalPromise {
  /** The lander whose look it takes; undefined for the match finder. */
  lander: string | undefined;
  /** The page it was promised on, where that is no lander; a lander's headline says so itself. */
  label: string | undefined;
  promise: string;
  /** Whom a lander of a niche was about. */
  pitch: string | undefined;
  /** What was chosen on the way: it is kept. */
  answersLabel: string;
  answers: string[];
}

/** Undefined where nothing was chosen, or all of it is about one member, whose own page says it. */
export async function promiseOf(
  context: PageContext,
  site: Site,
  translator: Translator,
): Promise<ArrivalPromise | undefined> {
  const arrival = arrivalOf(context);
  const answers = await answersOf(context, site, translator, arrival);
  if (arrival.lander === undefined && answers.length === 0) return undefined;
  const niche = arrival.niche ?? nicheOf(site.niche);
  const words = translator.words("landers");
  const { answers_label, title } = translator.words("members").finder;
  return {
    lander: arrival.lander,
    ...(isLander(words.promise, arrival.lander)
      ? {
          label: undefined,
          promise: words.promise[arrival.lander],
          pitch: nicheSaysSomething(niche) ? words[`pitch_${niche}`] : undefined,
        }
      : { label: title, promise: words[`pitch_${niche}`], pitch: undefined }),
    answersLabel: answers_label,
    answers,
  };
}

function isLander<T extends object>(promises: T, name: string | undefined): name is keyof T & string {
  return name !== undefined && Object.hasOwn(promises, name);
}

async function answersOf(
  context: PageContext,
  site: Site,
  translator: Translator,
  { gender, minAge, maxAge, country, interests = [] }: Arrival,
): Promise<string[]> {
  const { t, locale } = translator;
  const values = translator.words("values");
  const genders = {
    female: values.looking_female,
    male: values.looking_male,
    all: translator.words("members").any,
  };
  const hasAges = minAge !== undefined && maxAge !== undefined;
  const offered = interests.length > 0 ? await getOfferedInterests(context, site) : undefined;
  const chosen = interests.filter((one) => offered?.includes(one));
  return [
    ...(gender ? [genders[gender]] : []),
    ...(hasAges ? [t("members:finder.ages_answer", { min: minAge, max: maxAge })] : []),
    ...(country && site.countries?.includes(country)
      ? [new Intl.DisplayNames([locale], { type: "region" }).of(country) ?? country]
      : []),
    ...chosen.map((one) => valueText(translator, "interest", one)),
  ];
}
