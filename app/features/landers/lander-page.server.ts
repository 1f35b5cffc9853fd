import type { AppLoadContext } from "@remix-run/server-runtime";
import { search } from "#app/contract/members.server";
import { invariantResponse } from "#app/http/invariant-response";
import { paths } from "#app/paths";
import { cardOf } from "#app/session/card-model.server";
import { type Niche, nicheOf, parseSlug } from "#app/session/lander-slug";
import { languageOf } from "#app/session/language.server";
import { siteOf } from "#app/session/site.server";
import { trafficOf } from "#app/session/traffic.server";
import { visitorsMaySearch } from "#app/session/visitor-search.server";
import { UpstreamFailure } from "#app/upstream/failure.server";
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
  context: AppLoadContext,
  slug: string | undefined,
  { members }: Shown,
): Promise<LanderPage> {
  const parsed = slug === undefined ? undefined : parseSlug(slug);
  invariantResponse(slug === undefined || parsed, 404);
  const [site, { translator }] = await Promise.all([siteOf(context), languageOf(context)]);
  const niche = parsed?.niche ?? nicheOf(site.niche);
  const words = translator.words("landers");
  const list = translator.words("members");
  const alt = { photo: list.photo_of, none: list.no_photo_of };
  const shown = members > 0 && visitorsMaySearch(site, trafficOf(context));
  const cards = shown ? await readMembers(context, niche, members) : [];
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
export async function nicheMembers(context: AppLoadContext, niche: Niche, members: number) {
  const site = await siteOf(context);
  return visitorsMaySearch(site, trafficOf(context)) ? readMembers(context, niche, members) : [];
}

async function readMembers(context: AppLoadContext, niche: Niche, pageSize: number) {
  try {
    const gender = GENDER[niche];
    const query = gender ? { pageSize, gender } : { pageSize };
    return (await context.upstream.mustRead(search, { query })).results;
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    context.runtime.log({ msg: "lander without members", requestId: context.requestId, ...error.forLog() });
    return [];
  }
}
