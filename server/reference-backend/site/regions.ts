import { REGION_KINDS, REGIONS } from "../seed/places";

/** New Zealand has no members here, but the site's languages cover it (SPEC §4). */
const NEW_ZEALAND = [
  ["AUK", "Auckland"],
  ["BOP", "Bay of Plenty"],
  ["CAN", "Canterbury"],
  ["GIS", "Gisborne"],
  ["HKB", "Hawke's Bay"],
  ["MWT", "Manawatū-Whanganui"],
  ["MBH", "Marlborough"],
  ["NSN", "Nelson"],
  ["NTL", "Northland"],
  ["OTA", "Otago"],
  ["STL", "Southland"],
  ["TKI", "Taranaki"],
  ["TAS", "Tasman"],
  ["WKO", "Waikato"],
  ["WGN", "Wellington"],
  ["WTC", "West Coast"],
] as const;

const LISTED: Record<string, { code: string; name: string }[]> = {
  ...REGIONS,
  NZ: NEW_ZEALAND.map(([code, name]) => ({ code, name })),
};

/**
 * Regions by country code. Here a region's code is its name: what a profile carries can be shown as it is, and some
 * countries' ISO codes are mere numbers.
 */
export const ALL_REGIONS: Record<string, { code: string; name: string }[]> = Object.fromEntries(
  Object.entries(LISTED).map(([country, regions]) => [
    country,
    regions.map(({ name }) => ({ code: name, name })),
  ]),
);

/** What a country calls its regions. */
export const ALL_REGION_KINDS: Record<string, string> = { ...REGION_KINDS, NZ: "region" };

export const COUNTRIES = Object.keys(LISTED);

/** The region that is meant by its name or ISO 3166-2 code; what is unknown stays as it is, and finds nobody. */
export function regionCode(country: string | undefined, input: string): string {
  const regions = country ? (LISTED[country] ?? []) : Object.values(LISTED).flat();
  const lower = input.toLowerCase();
  return regions.find(({ code, name }) => code === input || name.toLowerCase() === lower)?.name ?? input;
}
