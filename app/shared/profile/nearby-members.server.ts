import type { AnswerOf } from "#app/contract/endpoint";
import type { search } from "#app/contract/members.server";
import { speaksLanguage } from "#app/i18n/languages";
import type { PageContext } from "#app/page-context";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { pictureUrl } from "#app/shared/photos/picture-url.server";
import { type SearchOptions, type SearchQuery, searchMembers } from "./read-members.server";

type Card = AnswerOf<typeof search>["results"][number];

interface NearbyOptions extends SearchOptions {
  /** Only members whose photo others may see: a drawn place-holder is nobody's face. */
  withPhoto?: boolean;
}

/** Room for those who are left out, and for a choice by language. */
const CANDIDATES = 24;
const CANDIDATES_ANYWHERE = 48;

/**
 * Members for a page that shows a few: of the visitor's country first, then of countries that speak the page's language,
 * then of anywhere (LAND-06). Works with every upstream that searches by country.
 */
export async function searchNearby(
  context: PageContext,
  query: Omit<SearchQuery, "country" | "pageSize">,
  count: number,
  { withPhoto = false, ...options }: NearbyOptions = {},
): Promise<Card[]> {
  const [site, { translator }] = await Promise.all([getSite(context), getLanguage(context)]);
  const country = site.geoip_selected_country ?? site.geoip_country;
  const find = async (where: SearchQuery) => {
    const { results } = await searchMembers(context, { ...query, ...where }, options);
    return withPhoto ? results.filter(({ main_image }) => pictureUrl(site, main_image, 1)) : results;
  };
  const near = country ? await find({ country, pageSize: CANDIDATES }) : [];
  if (near.length >= count) return near;
  const results = await find({ pageSize: CANDIDATES_ANYWHERE });
  const known = new Set(near.map(({ id }) => id));
  const others = results.filter(({ id }) => !known.has(id));
  const speaks = (card: Card) => speaksLanguage(card.country, translator.language);
  return [...near, ...others.filter(speaks), ...others.filter((card) => !speaks(card))];
}
