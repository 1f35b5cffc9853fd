import type { PageContext } from "#app/page-context";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { cardOf } from "#app/shared/profile/card-model.server";
import { loadLander, nicheMembers } from "../lander-page.server";
import { dotMapOf, freeSpot, sheetOf } from "./dot-map";
import type { MapPage, MapPin } from "./maplanding-view";

const ASKED = 24;
const SHOWN = 6;

/** The lander with a map (LAND-02): members with a pin in their country, never at their place. */
export async function loadMapLander(context: PageContext, slug: string | undefined): Promise<MapPage> {
  const page = await loadLander(context, slug, { members: 0 });
  const [site, { translator }, found] = await Promise.all([
    getSite(context),
    getLanguage(context),
    nicheMembers(context, page.niche, ASKED),
  ]);
  const list = translator.words("members");
  const alt = { photo: list.photo_of, none: list.no_photo_of };
  const home = site.geoip_country?.toUpperCase();
  const sheet = sheetOf(home);
  const names = new Intl.DisplayNames([translator.locale], { type: "region" });
  const taken: { x: number; y: number }[] = [];
  const pins = found.flatMap((card): MapPin[] => {
    const spot = taken.length < SHOWN ? freeSpot(sheet, card.country, taken) : undefined;
    if (!spot || !card.country) return [];
    taken.push(spot);
    return [{ ...spot, member: cardOf(site, card, alt), country: names.of(card.country) ?? card.country }];
  });
  return { ...page, map: dotMapOf(sheet, home), pins, mapWords: translator.words("landers").map };
}
