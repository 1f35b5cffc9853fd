import { invariantResponse } from "#app/http/invariant-response";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { type Niche, nicheOf, nicheSaysSomething, parseSlug } from "#app/session/lander-slug";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { trafficOf } from "#app/session/traffic.server";
import { visitorsMaySearch } from "#app/session/visitor-search.server";
import { cardOf } from "#app/shared/profile/card-model.server";
import { searchMembers } from "#app/shared/profile/read-members.server";
import { withRecoveryForAnyone } from "#app/upstream/with-fallback.server";
import type { LanderPage } from "./lander-page";

/** Whom a niche's landers show; the general niche and the one without a gender show everybody. */
const GENDER: Partial<Record<Niche, "male" | "female">> = {
  2: "female",
  4: "female",
  5: "female",
  6: "female",
  7: "male",
};

type Shown = {
  /** How many members to ask for; 0 asks nobody. */
  members: number;
};

/**
 * What every lander says and shows (LAND-02, LAND-03). Without members to see, for whatever reason, `members` is empty
 * and the lander must still be a page.
 * @throws Response 404 for an unknown slug
 */
export async function loadLander(
  context: PageContext,
  slug: string | undefined,
  { members }: Shown,
): Promise<LanderPage> {
  const parsed = slug === undefined ? undefined : parseSlug(slug);
  invariantResponse(slug === undefined || parsed, 404);
  const [site, { translator }] = await Promise.all([getSite(context), getLanguage(context)]);
  const niche = parsed?.niche ?? nicheOf(site.niche);
  const words = translator.words("landers");
  const list = translator.words("members");
  const alt = { photo: list.photo_of, none: list.no_photo_of };
  const shown = members > 0 && visitorsMaySearch(site, trafficOf(context));
  const cards = shown ? await getMembers(context, niche, members) : [];
  return {
    title: words[`pitch_${niche}`],
    description: words[`intro_${niche}`],
    siteName: site.name,
    niche,
    language: translator.language,
    words,
    label: words[`label_${niche}`],
    pitch: words[`pitch_${niche}`],
    intro: words[`intro_${niche}`],
    honest: translator.t("landers:honest", { fictional: site.fictional.singular }),
    adults: translator.t("landers:adults", { min_age: site.minAge }),
    members: cards.map((card) => cardOf(site, card, alt)),
    // The language goes along: a browser that refuses cookies keeps it by the address.
    signupUrl: paths.signup({ lang: translator.language }),
    loginUrl: paths.login(),
  };
}

/** Wire cards a niche's lander may show, none where visitors may not see members; for landers that need more of them. */
export async function getNicheMembers(context: PageContext, niche: Niche, members: number) {
  const site = await getSite(context);
  return visitorsMaySearch(site, trafficOf(context)) ? getMembers(context, niche, members) : [];
}

async function getMembers(context: PageContext, niche: Niche, pageSize: number) {
  const gender = GENDER[niche];
  const found = searchMembers(context, gender ? { pageSize, gender } : { pageSize }, {
    saysSomething: nicheSaysSomething(niche),
  });
  return withRecoveryForAnyone(
    found.then(({ results }) => results),
    () => [],
  );
}
