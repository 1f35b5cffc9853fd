import type { AppLoadContext } from "@remix-run/server-runtime";
import { signupMatches } from "#app/contract/signup.server";
import { paths } from "#app/paths";
import { cardOf } from "#app/session/card-model.server";
import { issueFormKey } from "#app/session/form-token.server";
import { languageOf } from "#app/session/language.server";
import { siteOf } from "#app/session/site.server";
import type { MatchesModel } from "./matches-view";

/** Members that fit, after signup (SIGN-06). */
export async function loadMatches(context: AppLoadContext, likeAction: string): Promise<MatchesModel> {
  const [site, { translator }, { profiles }] = await Promise.all([
    siteOf(context),
    languageOf(context),
    context.upstream.mustRead(signupMatches),
  ]);
  const words = translator.words("steps");
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
