import { expect, test } from "vitest";
import { LANGUAGE_LIST, type Language } from "#app/i18n/languages";
import { translatorFor } from "#app/i18n/translator.server";
import { type Niche, nicheOf, parseSlug, slugFor, slugOfPath } from "#app/session/lander-slug";

const PREFIX: Record<Niche, string> = {
  1: "",
  2: "she-",
  3: "bdsm-",
  4: "bbw-",
  5: "gilf-",
  6: "milf-",
  7: "gay-",
};
const NICHES = Object.keys(PREFIX).map(Number) as Niche[];
const ending = (language: Language) => (language === "en" ? "eng" : language);
const EVERY_SLUG = NICHES.flatMap((niche) =>
  LANGUAGE_LIST.map((language) => [`${PREFIX[niche]}${ending(language)}`, niche, language] as const),
);

test("LAND-03 seven niches in seven languages are forty-nine different addresses", () => {
  expect(new Set(EVERY_SLUG.map(([slug]) => slug)).size).toBe(49);
});

test.each(EVERY_SLUG)("LAND-03 the slug %s stands for niche %i in %s", (slug, niche, language) => {
  expect(parseSlug(slug)).toEqual({ niche, language });
  expect(slugFor({ niche, language })).toBe(slug);
});

test.each(LANGUAGE_LIST)("LAND-03 every niche has a headline of its own in %s", (language) => {
  const words = translatorFor(language).words("landers");
  for (const part of ["label", "pitch", "intro"] as const) {
    expect(new Set(NICHES.map((niche) => words[`${part}_${niche}`])).size, part).toBe(7);
  }
});

test.each([
  "en",
  "ENG",
  "xx",
  "",
  "milf",
  "milf-",
  "milf-en",
  "-de",
  "de-",
  "milf-de/",
  "she_de",
  "__proto__",
])("LAND-03 %j is no slug", (slug) => expect(parseSlug(slug)).toBeUndefined());

test.each([
  ["/landers/gallery/gay-nl", { niche: 7, language: "nl" }],
  ["/members/7/landing2/eng", { niche: 1, language: "en" }],
  ["/members/7/landing3/bbw-pl/", { niche: 4, language: "pl" }],
  ["/members/7/landing/de", undefined],
  ["/members/0/landing2/de", undefined],
  ["/members/7/landing2/xx", undefined],
  ["/members/7/signup", undefined],
  ["/pages/de", undefined],
])("LAND-03 the address %s names %j", (path, slug) => expect(slugOfPath(path)).toEqual(slug));

test.each([
  [3, 3],
  [0, 1],
  [8, 1],
  [2.5, 1],
  [undefined, 1],
])("LAND-03 the setting %s is niche %i", (code, niche) => expect(nicheOf(code)).toBe(niche));
