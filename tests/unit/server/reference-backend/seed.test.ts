import { describe, expect, test } from "vitest";
import {
  BODY_TYPES,
  EYE_COLORS,
  HAIR_COLORS,
  INTERESTS,
  LANGUAGE_CODES,
  RELATIONSHIP_STATUSES,
  SEXUALITIES,
} from "#app/contract/values";
import { seedMembers } from "#server/reference-backend/seed/members";
import {
  COUNTRY_CODES,
  type CountryCode,
  languageOf,
  placesIn,
  REGION_KINDS,
  REGIONS,
} from "#server/reference-backend/seed/places";

const NOW = Date.UTC(2026, 10, 21);
const members = seedMembers(240, NOW);

function ageOn(dateOfBirth: string, now: number): number {
  const today = new Date(now).toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

describe("seeded members", () => {
  test("are the same members at every start", () => {
    expect(seedMembers(240, NOW)).toEqual(members);
  });

  test("of a small site are the first of the full one", () => {
    expect(seedMembers(24, NOW)).toEqual(members.slice(0, 24));
  });

  test("keep their birthday all through a year", () => {
    const january = seedMembers(240, Date.UTC(2026, 0, 1));
    expect(january.map((member) => member.dateOfBirth)).toEqual(members.map((member) => member.dateOfBirth));
  });

  test("are between 19 and 68 years old on the first and the last day of a year", () => {
    for (const day of [Date.UTC(2027, 0, 1), Date.UTC(2027, 11, 31)]) {
      const ages = seedMembers(240, day).map((member) => ageOn(member.dateOfBirth, day));
      expect(Math.min(...ages)).toBeGreaterThanOrEqual(19);
      expect(Math.max(...ages)).toBeLessThanOrEqual(68);
    }
  });

  test("write in each of the seven languages, 25 of them at least", () => {
    for (const language of LANGUAGE_CODES) {
      const own = members.filter(
        (member) => languageOf(member.country as CountryCode, member.region) === language,
      );
      expect(own.length, language).toBeGreaterThanOrEqual(25);
    }
  });

  test("live in all fourteen countries, also on a small site", () => {
    expect(new Set(members.slice(0, 24).map((member) => member.country))).toEqual(new Set(COUNTRY_CODES));
  });

  test("live in cities that lie in their region", () => {
    for (const { country, region, city } of members) {
      const places = placesIn(country as CountryCode, languageOf(country as CountryCode, region));
      expect(places).toContainEqual({ country, region, city });
    }
  });

  test("never share name and city", () => {
    expect(new Set(members.map((member) => `${member.name}|${member.city}`)).size).toBe(240);
  });

  test("use only values the forms know", () => {
    for (const member of members) {
      expect(HAIR_COLORS).toContain(member.hairColor);
      expect(EYE_COLORS).toContain(member.eyeColor);
      expect(BODY_TYPES).toContain(member.bodyType);
      expect(RELATIONSHIP_STATUSES).toContain(member.relationshipStatus);
      expect(SEXUALITIES).toContain(member.sexuality);
      expect(INTERESTS).toEqual(expect.arrayContaining(member.interests));
      expect(new Set(member.interests).size).toBe(member.interests.length);
    }
  });

  test("say 80 to 300 characters about themselves, no two the same", () => {
    for (const { aboutMe } of members) {
      expect(aboutMe.length, aboutMe).toBeGreaterThanOrEqual(80);
      expect(aboutMe.length, aboutMe).toBeLessThanOrEqual(300);
    }
    expect(new Set(members.map((member) => member.aboutMe)).size).toBe(240);
  });

  test("give no contact details", () => {
    for (const { aboutMe, tattoos, reasonForSignup } of members) {
      expect([aboutMe, tattoos, reasonForSignup].join(" ")).not.toMatch(
        /@|https?:|www\.|\d{4}|[{}]|whatsapp|telegram/i,
      );
    }
  });

  test("are women in about six of ten cases and write back in two of three", () => {
    const women = members.filter((member) => member.gender === "female").length;
    expect(women / 240).toBeGreaterThan(0.54);
    expect(women / 240).toBeLessThan(0.66);
    expect(members.filter((member) => member.answers)).toHaveLength(160);
  });

  test("have one to five photos, each with a token of its own", () => {
    const photos = members.flatMap((member) => member.photos);
    expect(new Set(photos.map((photo) => photo.token)).size).toBe(photos.length);
    expect(photos.length / 240).toBeGreaterThan(2.2);
    expect(photos.length / 240).toBeLessThan(2.8);
    for (const member of members) {
      expect(member.photos.length).toBeGreaterThanOrEqual(1);
      expect(member.photos.length).toBeLessThanOrEqual(5);
    }
  });
});

describe("regions", () => {
  test("are complete for every country", () => {
    const counts = Object.fromEntries(COUNTRY_CODES.map((country) => [country, REGIONS[country]?.length]));
    expect(counts).toEqual({
      US: 51,
      GB: 4,
      IE: 26,
      AU: 8,
      CA: 13,
      NL: 12,
      BE: 11,
      DE: 16,
      AT: 9,
      CH: 26,
      FR: 18,
      IT: 20,
      ES: 19,
      PL: 16,
    });
  });

  test("have codes that are unique within the country and look like ISO 3166-2", () => {
    for (const country of COUNTRY_CODES) {
      const codes = (REGIONS[country] ?? []).map((region) => region.code);
      expect(new Set(codes).size).toBe(codes.length);
      for (const code of codes) expect(code).toMatch(/^[A-Z0-9]{1,3}$/);
    }
  });

  test("are named for what the country calls them", () => {
    expect(Object.keys(REGION_KINDS).sort()).toEqual([...COUNTRY_CODES].sort());
    expect(REGION_KINDS.PL).toBe("voivodeship");
    expect(REGION_KINDS.CH).toBe("canton");
  });
});
