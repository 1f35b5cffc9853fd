import type { Words } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import { getLanguage } from "#app/session/language.server";
import type { Site } from "#app/session/site";
import { getSite } from "#app/session/site.server";
import { cardOf } from "#app/shared/profile/card-model.server";
import { firstLines } from "#app/shared/profile/seen-by-visitors.server";
import { type TextLanguage, textLanguageOf } from "#app/shared/profile/text-language.server";
import type { LanderPage } from "../lander-page";
import { getNicheMembers, getProfile, loadLander } from "../lander-page.server";
import { COMMON_GROUND, linksOf } from "./common-ground";

export interface Person {
  member: LanderPage["members"][number];
  /** From the profile's own text; empty where there is none. */
  says: string;
  written: TextLanguage;
  topics: string[];
}

export interface SocialPage extends LanderPage {
  /** At most six; empty where members are not to be shown. */
  people: Person[];
  links: { from: number; to: number; topic: string }[];
  /** What one may name in a profile, for the page without people. */
  topics: string[];
  socialWords: Words<"landers">["social"];
}

const SHOWN = 6;
const TOPICS_SHOWN = 3;
const WORDS_MAX_LENGTH = 190;

/** The lander of people and what they share (LAND-02): only what stands in their profiles. */
export async function loadSocialLander(context: PageContext, slug: string | undefined): Promise<SocialPage> {
  const page = await loadLander(context, slug, { lander: "socialnetwork", members: 0 });
  const [site, { translator }, cards] = await Promise.all([
    getSite(context),
    getLanguage(context),
    getNicheMembers(context, page.niche, SHOWN),
  ]);
  const found = await Promise.all(cards.map(({ id }) => getProfile(context, id)));
  const profiles = found.filter((one) => one !== undefined);
  const list = translator.words("members");
  const alt = { photo: list.photo_of, none: list.no_photo_of };
  const likes = profiles.map((profile) => (shows(site, "interests") ? (profile.interests ?? []) : []));
  const people = profiles.map(
    (profile, index): Person => ({
      member: cardOf(site, profile, alt),
      says: shows(site, "about_me") ? firstLines(profile.about_me ?? "", WORDS_MAX_LENGTH) : "",
      written: textLanguageOf(translator, profile),
      topics: COMMON_GROUND.filter((topic) => likes[index]?.includes(topic))
        .slice(0, TOPICS_SHOWN)
        .map((topic) => nameOf(translator, topic)),
    }),
  );
  return {
    ...page,
    people,
    links: linksOf(likes).map((link) => ({ ...link, topic: nameOf(translator, link.topic) })),
    topics: COMMON_GROUND.slice(0, SHOWN).map((topic) => nameOf(translator, topic)),
    socialWords: translator.words("landers").social,
  };
}

/** What the operator lets profiles show (`visible_profile_fields`). */
function shows(site: Site, field: string): boolean {
  return !site.visible_profile_fields?.length || site.visible_profile_fields.includes(field);
}

function nameOf(translator: Translator, topic: (typeof COMMON_GROUND)[number]): string {
  return translator.words("values")[`interest_${topic}`];
}
