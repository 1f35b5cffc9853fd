import type { Words } from "#app/i18n/catalog";
import type { PageContext } from "#app/page-context";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { cardOf } from "#app/shared/profile/card-model.server";
import type { LanderPage } from "../lander-page";
import { getNicheMembers, loadLander } from "../lander-page.server";
import { type DotMap, dotMapOf, freeSpot, sheetOf } from "./dot-map";

interface MapPin {
  x: number;
  y: number;
  member: LanderPage["members"][number];
  country: string;
}

export interface MapPage extends LanderPage {
  map: DotMap;
  /** Empty where members are not to be shown: then the map stands alone. */
  pins: MapPin[];
  mapWords: Words<"landers">["map"];
}

const CANDIDATES = 24;
const SHOWN = 6;

/** The lander with a map (LAND-02): members with a pin in their country, never at their place. */
export async function loadMapLander(context: PageContext, slug: string | undefined): Promise<MapPage> {
  const page = await loadLander(context, slug, { lander: "maplanding", members: 0 });
  const [site, { translator }, found] = await Promise.all([
    getSite(context),
    getLanguage(context),
    getNicheMembers(context, page.niche, CANDIDATES),
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
  return { ...page, map: dotMapOf(sheet, home, taken), pins, mapWords: translator.words("landers").map };
}
