import { describe, expect, test } from "vitest";
import { translatorFor } from "#app/i18n/translator.server";
import type { Page } from "#tests/support/http-client";
import { LANDERS } from "#tests/support/landers";
import { testSite } from "#tests/support/test-site";

/** A whole site of members, whose pictures have names and no files. */
const site = testSite({ backend: { seed: "undrawn", limits: { freeMessages: 3 } } });

const GERMAN = { "accept-language": "de-DE" };

interface Profile {
  id: number;
  age: number;
  gender: string;
  country: string;
  sexuality: string;
  body_type: string;
  interests: string[];
  fictional: unknown;
}

/** What each niche says of whom it shows, in the words of its headline; undefined: it shows nobody. */
const TRUE_OF: Record<string, ((one: Profile) => boolean) | undefined> = {
  "": () => true,
  "she-": undefined,
  "bdsm-": ({ interests }) => interests.some((one) => one === "bondage" || one === "sadomasochism"),
  "bbw-": ({ gender, body_type }) => gender === "female" && body_type === "fat",
  "gilf-": ({ gender, age }) => gender === "female" && age > 60,
  "milf-": ({ gender, age }) => gender === "female" && age > 40,
  "gay-": ({ gender, sexuality }) => gender === "male" && ["gay", "bi"].includes(sexuality),
};

function idsOn({ text }: Page): number[] {
  return [...new Set([...text.matchAll(/\/media\/m\/(\d+)\//g)].map(([, id]) => Number(id)))];
}

const profiles = new Map<number, Promise<Profile>>();

function profileOf(id: number): Promise<Profile> {
  const known = profiles.get(id);
  if (known) return known;
  const read = fetch(`${site.backend.origin}/api/member.php?id=${id}`)
    .then((answer) => answer.json())
    .then((answer) => (answer as { profile: Profile }).profile);
  profiles.set(id, read);
  return read;
}

const pageOf = (lander: string, slug: string) =>
  site.browser({ headers: GERMAN }).get(`/landers/${lander}/${slug}?go=1`);

describe.each(Object.entries(TRUE_OF))("the niche %j", (prefix, fits) => {
  test.each(LANDERS)("LAND-06 on the lander %s each member shown is what its words say", async (lander) => {
    const page = await pageOf(lander, `${prefix}de`);
    expect(page.status).toBe(200);
    const shown = await Promise.all(idsOn(page).map(profileOf));
    if (!fits) expect(shown).toEqual([]);
    else expect(shown.filter((one) => !fits(one))).toEqual([]);
    // Under words that say something of somebody nobody real stands (SAFE-01).
    if (prefix !== "") expect(shown.filter((one) => !one.fictional)).toEqual([]);
  });

  test("LAND-06 somebody is shown where somebody fits", async () => {
    const page = await pageOf("gallery", `${prefix}de`);
    expect(idsOn(page).length > 0).toBe(fits !== undefined);
  });
});

test("LAND-06 an upstream that knows nothing of orientation and body makes pages with fewer members, none wrong", async () => {
  // Such a PHP answers with whom it has.
  for (const prefix of ["gay-", "bbw-", "bdsm-"]) {
    const everybody = await fetch(`${site.backend.origin}/api/members.php?pageSize=24`);
    site.proxy.rule("/api/members.php", { kind: "answer", body: (await everybody.json()) as object });
    const shown = await Promise.all(idsOn(await pageOf("gallery", `${prefix}eng`)).map(profileOf));
    expect(shown.filter((one) => !TRUE_OF[prefix]?.(one))).toEqual([]);
    site.proxy.reset();
  }
});

test.each(LANDERS)("LAND-06 on the lander %s nobody without a photo stands for a face", async (lander) => {
  const answered = await fetch(`${site.backend.origin}/api/members.php?pageSize=24`);
  const body = (await answered.json()) as { results: { name: string; main_image?: unknown }[] };
  for (const [at, one] of body.results.entries()) {
    if (at % 2 === 1) continue;
    one.main_image = null;
    one.name = `Faceless${"abcdefghijkl"[at / 2]}`;
  }
  site.proxy.rule("/api/members.php", { kind: "answer", body });
  const page = await pageOf(lander, "de");
  site.proxy.reset();
  expect(idsOn(page).length).toBeGreaterThan(0);
  expect(page.words).not.toContain("Faceless");
});

/** 0 in the visitor's country, 1 where the language is spoken, 2 elsewhere. */
function distance({ country }: Profile): number {
  if (country === "DE") return 0;
  return ["AT", "CH", "BE"].includes(country) ? 1 : 2;
}

test.each(["/", "/landers/gallery/de", "/landers/gallery/milf-de", "/landers/video/gay-de"])(
  "LAND-06 on %s the German visitor's first members live in Germany, then where German is spoken",
  async (path) => {
    const page = await site.browser({ headers: GERMAN }).get(path);
    const distances = (await Promise.all(idsOn(page).map(profileOf))).map(distance);
    expect(distances.length).toBeGreaterThan(0);
    expect(distances[0]).toBe(0);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  },
);

test("LAND-06 the search of a German visitor begins in Germany, page by page, and leaves nobody out", async () => {
  const browser = site.browser({ headers: GERMAN });
  const first = await Promise.all(idsOn(await browser.get("/members")).map(profileOf));
  expect(first.slice(0, 12).filter(({ country }) => country !== "DE")).toEqual([]);
  const count = (page: Page) => /(\d+) Mitglieder/.exec(page.words)?.[1];
  expect(count(await browser.get("/members"))).toBe(count(await browser.get("/members?page=2")));
});

test.each(["gay-eng", "milf-eng", "bdsm-eng", "she-eng", "bbw-eng", "gilf-eng"])(
  "LAND-06 a member's landing under %s speaks of the niche only where it is true of her or him",
  async (slug) => {
    const words = translatorFor("en").words("landers");
    const prefix = slug.replace("eng", "");
    const niche = (Object.keys(TRUE_OF).indexOf(prefix) + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7;
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const page = await site.browser().get(`/members/${id}/landing3/${slug}`);
      const isTrue = TRUE_OF[prefix]?.(await profileOf(id)) ?? false;
      expect(page.words.includes(words[`label_${niche}`]), `member ${id}`).toBe(isTrue);
    }
  },
);

test("LAND-06 the match finder says a number only where upstream counted by all that was answered", async () => {
  const answers = "step=5&gender=female&min_age=25&max_age=45&country=DE&countryregion=";
  const url = `${site.backend.origin}/api/members.php?gender=female&min_age=25&max_age=45&country=DE`;
  const { numResults } = (await (await fetch(url)).json()) as { numResults: number };
  const counted = await site.browser().get(`/match-finder?${answers}`);
  expect(counted.words).toContain(`${numResults} members match`);
  const ranked = await site.browser().get(`/match-finder?${answers}&interests=wine`);
  expect(ranked.words).not.toMatch(/\d+ members? match/);
});

test("LAND-06 nobody reads that members are seen after the signup above a list of members", async () => {
  const words = translatorFor("de").words("landers");
  for (const lander of ["maplanding", "socialnetwork"]) {
    const page = await pageOf(lander, "de");
    expect(idsOn(page).length).toBeGreaterThan(0);
    expect(page.words).not.toContain(words.map.vague_alone);
    expect(page.words).not.toContain(words.social.note_alone);
  }
});
