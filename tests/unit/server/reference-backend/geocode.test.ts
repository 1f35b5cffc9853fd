import { afterAll, beforeAll, expect, test } from "vitest";
import { COUNTRY_CODES, placesIn } from "#server/reference-backend/seed/places";
import { allCities, nearestCity } from "#server/reference-backend/site/geocode";
import { ALL_REGION_KINDS, ALL_REGIONS, COUNTRIES } from "#server/reference-backend/site/regions";
import { ReferenceSite } from "./reference-site";

let site: ReferenceSite;
beforeAll(async () => {
  site = await ReferenceSite.start();
});
afterAll(() => site.stop());

const ask = async (lat: string, lon: string) =>
  (await site.visitor().get(`/api/geocode.php?${new URLSearchParams({ lat, lon })}`)).body.geocode;

test.each([
  [
    "Haarlem's market",
    "52.3813",
    "4.6363",
    { country: "NL", countryregion: "Noord-Holland", city: "Haarlem" },
  ],
  [
    "a village near Oxford Street",
    "51.5",
    "-0.1",
    { country: "GB", countryregion: "England", city: "London" },
  ],
  [
    "Sydney, south and east",
    "-33.86",
    "151.2",
    { country: "AU", countryregion: "New South Wales", city: "Sydney" },
  ],
  ["Warsaw", "52.23", "21.01", { country: "PL", countryregion: "mazowieckie", city: "Warszawa" }],
  [
    "Fiji's side of the date line, near Gisborne",
    "-38.7",
    "178.1",
    { country: "NZ", countryregion: "Gisborne", city: "Gisborne" },
  ],
  ["Dover in Delaware", "39.1", "-75.5", { country: "US", countryregion: "Delaware", city: "Dover" }],
])("SRCH-05 a member at %s is told country, region and city", async (_, lat, lon, place) => {
  expect(await ask(lat, lon)).toEqual(place);
});

test.each([
  ["the middle of the Atlantic", "30", "-40"],
  ["Null Island", "0", "0"],
  ["the South Pole", "-90", "0"],
  ["a latitude beyond the pole", "91", "5"],
  ["words", "north", "east"],
  ["no number", "", ""],
  ["a number with a trick", "52.3e1", "0x5"],
  ["endless", "Infinity", "NaN"],
])("SRCH-05 %s is nowhere: false, and the form still works by hand", async (_, lat, lon) => {
  expect(await ask(lat, lon)).toBe(false);
});

test("SRCH-05 every city lies nearest to itself, in a region that its country offers", () => {
  for (const { country, region, city, latitude, longitude } of allCities()) {
    expect(
      ALL_REGIONS[country]?.map(({ name }) => name),
      city,
    ).toContain(region);
    expect(nearestCity(latitude, longitude), city).toMatchObject({ country, city });
  }
});

test("SRCH-05 every city members live in has a position, and every region has a city", () => {
  const known = new Set(allCities().map(({ country, city }) => `${country} ${city}`));
  const seeded = COUNTRY_CODES.flatMap((country) => placesIn(country));
  expect(seeded.filter(({ country, city }) => !known.has(`${country} ${city}`))).toEqual([]);
  const reached = new Set(allCities().map(({ country, region }) => `${country} ${region}`));
  const unreached = Object.entries(ALL_REGIONS).flatMap(([country, regions]) =>
    regions.map(({ name }) => `${country} ${name}`).filter((name) => !reached.has(name)),
  );
  expect(unreached).toEqual([]);
});

/** Provinces, states, cantons, voivodeships … of ISO 3166-2, with France's overseas regions and Spain's cities. */
const REGION_COUNTS = {
  US: 51,
  NL: 12,
  BE: 11,
  FR: 18,
  IT: 20,
  ES: 19,
  DE: 16,
  AT: 9,
  IE: 26,
  GB: 4,
  AU: 8,
  NZ: 16,
  CA: 13,
  PL: 16,
  CH: 26,
};

test("HOST-10 every country of the language table has all its regions, by their own names", () => {
  expect(Object.fromEntries(COUNTRIES.map((country) => [country, ALL_REGIONS[country]?.length]))).toEqual(
    REGION_COUNTS,
  );
  expect(Object.keys(ALL_REGION_KINDS).sort()).toEqual([...COUNTRIES].sort());
  for (const regions of Object.values(ALL_REGIONS)) {
    const names = regions.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => name === name.trim().normalize("NFC"))).toBe(true);
  }
  const names = (country: string) => ALL_REGIONS[country]?.map(({ name }) => name);
  expect(names("DE")).toContain("Bayern");
  expect(names("CH")).toEqual(expect.arrayContaining(["Genève", "Ticino", "Graubünden"]));
  expect(names("BE")).toEqual(expect.arrayContaining(["Antwerpen", "Hainaut"]));
  expect(names("PL")).toContain("śląskie");
});
