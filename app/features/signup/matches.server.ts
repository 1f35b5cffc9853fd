import { signupMatches } from "#app/contract/signup.server";
import type { Words } from "#app/i18n/catalog";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { type CardModel, cardOf } from "#app/shared/profile/card-model.server";

export interface MatchesModel {
  title: string;
  words: Words<"signup">["steps"];
  likeWords: { like: string; unlike: string };
  cards: CardModel[];
  here: string;
  key: string;
}

/** Members that fit, after signup (SIGN-06). */
export async function loadMatches(context: PageContext, likeAction: string): Promise<MatchesModel> {
  const [site, { translator }, { profiles }] = await Promise.all([
    getSite(context),
    getLanguage(context),
    context.upstream.mustRead(signupMatches),
  ]);
  const words = translator.words("signup").steps;
  const { like, unlike, photo_of, no_photo_of } = translator.words("members");
  return {
    title: words.matches_title,
    words,
    likeWords: { like, unlike },
    cards: profiles.map((card) => cardOf(site, card, { photo: photo_of, none: no_photo_of })),
    here: paths.signupMatches(),
    key: issueFormKey(context, likeAction),
  };
}
