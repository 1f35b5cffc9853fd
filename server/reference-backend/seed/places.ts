import type { LANGUAGE_CODES } from "#app/contract/values";
import { PLACE_LIST } from "./place-list";

export type CountryCode = keyof typeof PLACE_LIST;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];
export type RegionKind = "state" | "province" | "canton" | "voivodeship" | "region" | "county" | "nation";

/** A region as the site shows it: ISO 3166-2 code without the country prefix, and its local name. */
export interface Region {
  code: string;
  name: string;
}

/** A city members live in. */
export interface Place {
  country: CountryCode;
  region: string;
  city: string;
}

interface ListedRegion extends Region {
  cities: string[];
}

function readList(list: string): ListedRegion[] {
  return list.split("\n").map((line) => {
    const [, code, name, cities] = /^(\S+) ([^:]+)(?:: (.+))?$/.exec(line) ?? [];
    if (code === undefined || name === undefined) throw new Error(`Unreadable region line: ${line}`);
    return { code, name, cities: cities?.split(", ") ?? [] };
  });
}

export const COUNTRY_CODES = Object.keys(PLACE_LIST) as CountryCode[];

const LISTED = Object.fromEntries(
  COUNTRY_CODES.map((country) => [country, readList(PLACE_LIST[country])]),
) as Record<CountryCode, ListedRegion[]>;

/** Every region of the seeded countries, by country code. */
export const REGIONS: Record<string, Region[]> = Object.fromEntries(
  COUNTRY_CODES.map((country) => [country, LISTED[country].map(({ code, name }) => ({ code, name }))]),
);

/** What a country calls its regions. */
export const REGION_KINDS: Record<string, RegionKind> = {
  US: "state",
  GB: "nation",
  IE: "county",
  AU: "state",
  CA: "province",
  NL: "province",
  BE: "province",
  DE: "state",
  AT: "state",
  CH: "canton",
  FR: "region",
  IT: "region",
  ES: "region",
  PL: "voivodeship",
} satisfies Record<CountryCode, RegionKind>;

const COUNTRY_LANGUAGES: Record<CountryCode, LanguageCode> = {
  US: "en",
  GB: "en",
  IE: "en",
  AU: "en",
  CA: "en",
  NL: "nl",
  BE: "nl",
  DE: "de",
  AT: "de",
  CH: "de",
  FR: "fr",
  IT: "it",
  ES: "es",
  PL: "pl",
};
const FRENCH_REGIONS = new Set([
  ...["WBR", "WHT", "WLG", "WLX", "WNA"].map((code) => `BE-${code}`),
  ...["GE", "VD", "NE", "JU", "VS", "FR"].map((code) => `CH-${code}`),
]);

/** The language people write in at a place; Wallonia and western Switzerland write French. */
export function languageOf(country: CountryCode, region: string): LanguageCode {
  return FRENCH_REGIONS.has(`${country}-${region}`) ? "fr" : COUNTRY_LANGUAGES[country];
}

/** Cities of a country; with a language those where it is written. */
export function placesIn(country: CountryCode, language?: LanguageCode): Place[] {
  return LISTED[country]
    .filter((region) => language === undefined || languageOf(country, region.code) === language)
    .flatMap((region) => region.cities.map((city) => ({ country, region: region.code, city })));
}
