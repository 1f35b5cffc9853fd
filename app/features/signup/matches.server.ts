import type { Words } from "#app/i18n/catalog";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { type CardModel, cardOf } from "#app/shared/profile/card-model.server";
import { searchMembers } from "#app/shared/profile/read-members.server";
import type { SearchQuery } from "#app/shared/search/search-query";
import type { MeetForm } from "./meet-form";
import { meetFields, wantedMembers } from "./meet-step.server";
import { STEPS_ACTION } from "./step-model.server";

const SHOWN = 12;

export interface MatchesModel {
  title: string;
  words: Words<"signup">["steps"];
  likeWords: { like: string; unlike: string };
  /** Asked first, where nobody has said whom she would like to meet: until then nobody is a match (SIGN-10). */
  question: MeetForm | undefined;
  /** How many upstream counted by these answers. */
  count: string;
  cards: CardModel[];
  here: string;
  key: string;
}

/** Members that fit what the member asked for, after signup (SIGN-06). */
export async function loadMatches(context: PageContext, likeAction: string): Promise<MatchesModel> {
  const [site, { translator }] = await Promise.all([getSite(context), getLanguage(context)]);
  const wanted = await wantedMembers(context, site);
  const found = wanted && (await searchMembers(context, wireQuery(wanted)));
  const words = translator.words("signup").steps;
  const { like, unlike, photo_of, no_photo_of, finder } = translator.words("members");
  return {
    title: found ? words.matches_title : finder.gender_question,
    words,
    likeWords: { like, unlike },
    question: found
      ? undefined
      : {
          action: paths.completeSignup({ step: "meet" }),
          key: issueFormKey(context, STEPS_ACTION),
          fields: await meetFields(context, site, translator),
          submit: finder.show_matches,
          leadsTo: "matches",
        },
    count: found ? translator.t("members:finder.result_title", { count: found.numResults }) : "",
    cards: (found?.results ?? []).map((card) => cardOf(site, card, { photo: photo_of, none: no_photo_of })),
    here: paths.signupMatches(),
    key: issueFormKey(context, likeAction),
  };
}

function wireQuery({ gender, minAge, maxAge, country, region }: SearchQuery) {
  return {
    // Upstream: an empty gender means everybody.
    gender: gender === "all" ? "" : gender,
    min_age: minAge,
    max_age: maxAge,
    country,
    countryregion: region,
    pageSize: SHOWN,
  };
}
