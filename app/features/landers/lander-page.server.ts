import { invariantResponse } from "#app/http/invariant-response";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { type Niche, nicheOf, nicheSaysSomething, parseSlug } from "#app/session/lander-slug";
import { getLanguage } from "#app/session/language.server";
import { getSignupOffer } from "#app/session/signups.server";
import { getSite } from "#app/session/site.server";
import { trafficOf } from "#app/session/traffic.server";
import { visitorsMaySearch } from "#app/session/visitor-search.server";
import { cardOf, type WireCard } from "#app/shared/profile/card-model.server";
import { searchNearby } from "#app/shared/profile/nearby-members.server";
import { readMember } from "#app/shared/profile/read-members.server";
import { withRecoveryForAnyone } from "#app/upstream/with-fallback.server";
import type { LanderName, LanderPage } from "./lander-page";
import { claimOf, fitsClaim, type NicheClaim, needsProfile } from "./niche-claims";

/** More profiles than these are not read for one page. */
const MAX_PROFILE_READS = 8;

type Shown = {
  lander: LanderName;
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
  { lander, members }: Shown,
): Promise<LanderPage> {
  const parsed = slug === undefined ? undefined : parseSlug(slug);
  invariantResponse(slug === undefined || parsed, 404);
  const [site, { translator }, { closed }] = await Promise.all([
    getSite(context),
    getLanguage(context),
    getSignupOffer(context),
  ]);
  const niche = parsed?.niche ?? nicheOf(site.niche);
  const words = translator.words("landers");
  const promise = words.promise[lander];
  const pitch = nicheSaysSomething(niche) ? words[`pitch_${niche}`] : undefined;
  const list = translator.words("members");
  const alt = { photo: list.photo_of, none: list.no_photo_of };
  const shown = members > 0 && visitorsMaySearch(site, trafficOf(context));
  const cards = shown ? await getMembers(context, niche, members) : [];
  return {
    title: pitch ?? promise,
    description: words[`intro_${niche}`],
    niche,
    language: translator.language,
    words,
    label: words[`label_${niche}`],
    promise,
    pitch,
    honest: translator.t("landers:honest", { fictional: site.fictional.singular }),
    adults: translator.t("landers:adults", { min_age: site.minAge }),
    members: cards.map((card) => cardOf(site, card, alt)),
    // The language goes along: a browser that refuses cookies keeps it by the address.
    signupUrl: paths.signup({ lang: translator.language }),
    closed,
    loginUrl: paths.login(),
  };
}

/** Wire cards a niche's lander may show, none where visitors may not see members; for landers that need more of them. */
export async function getNicheMembers(context: PageContext, niche: Niche, members: number) {
  const site = await getSite(context);
  return visitorsMaySearch(site, trafficOf(context)) ? getMembers(context, niche, members) : [];
}

/** Fictional or not, near or far: who is shown has a face, and fits the niche's words (LAND-06). */
async function getMembers(context: PageContext, niche: Niche, count: number): Promise<WireCard[]> {
  const site = await getSite(context);
  // A whole site of a niche needs no claim of its own about each member.
  const claim = niche === nicheOf(site.niche) && !claimOf(niche) ? {} : claimOf(niche);
  if (!claim) return [];
  const saysSomething = nicheSaysSomething(niche);
  const found = searchNearby(context, queryOf(claim), count, { saysSomething, withPhoto: true });
  const cards = await withRecoveryForAnyone(found, () => []);
  if (!needsProfile(claim)) return cards.filter((card) => fitsClaim(claim, card)).slice(0, count);
  // Whatever upstream makes of the question: the profiles say who fits, and fewer are shown rather than wrong ones.
  const profiles = await Promise.all(
    cards.slice(0, Math.min(count, MAX_PROFILE_READS)).map(({ id }) => getProfile(context, id)),
  );
  return profiles.filter((profile) => profile !== undefined).filter((profile) => fitsClaim(claim, profile));
}

function queryOf({ gender, minAge, sexualities, bodyType, interests }: NicheClaim) {
  return {
    ...(gender && { gender }),
    min_age: minAge,
    sexuality: sexualities?.join(","),
    body_type: bodyType,
    interests: interests?.join(","),
  };
}

/** A profile that cannot be read is left out: the page lives without it. */
export async function getProfile(context: PageContext, id: number) {
  const answer = await withRecoveryForAnyone(readMember(context, id), () => undefined);
  return answer?.ok ? answer.value.profile : undefined;
}
