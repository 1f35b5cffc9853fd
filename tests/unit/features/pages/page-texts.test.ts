import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isLinkName } from "#app/features/pages/page-links";
import { PAGE_NAMES } from "#app/features/pages/page-names";
import { PLACE_NAMES, placesIn } from "#app/features/pages/places";
import { PAGE_TEXTS } from "#app/features/pages/texts/page-texts.server";
import { LANGUAGE_LIST } from "#app/i18n/languages";
import { cookieFacts } from "#app/session/cookies.server";
import { pageRows, wordsIn } from "./page-rows";

const OTHERS = LANGUAGE_LIST.filter((language) => language !== "en");

describe.each(PAGE_NAMES)("HOME-05 the texts of %s", (page) => {
  const english = pageRows("en", page);

  // Whose browser is old is told in few words.
  const [least, most] = page === "browsers" ? [100, 250] : [250, 900];

  test(`HOME-05 have ${least} to ${most} words in English`, () => {
    const words = english.flatMap(({ text }) => wordsIn(text)).length;
    expect(words).toBeGreaterThanOrEqual(least);
    expect(words).toBeLessThanOrEqual(most);
  });

  test("HOME-05 leave open and link to only what the site knows", () => {
    const known = new Set<string>([...PLACE_NAMES, "lifetime"]);
    for (const { text, links } of english) {
      expect(placesIn(text).filter((name) => !known.has(name))).toEqual([]);
      expect(
        links
          .split(",")
          .filter(Boolean)
          .filter((name) => !isLinkName(name)),
      ).toEqual([]);
    }
  });

  test.each(OTHERS)("LOOK-01 say the same in %s: same sections, places, links and names", (language) => {
    const shape = (row: (typeof english)[number]) => ({ ...row, text: "" });
    expect(pageRows(language, page).map(shape)).toEqual(english.map(shape));
  });

  test.each(OTHERS)("LOOK-01 are not left in English in %s", (language) => {
    const originals = new Map(english.map(({ at, text }) => [at, text]));
    const left = pageRows(language, page).filter(
      ({ at, text }) => text === originals.get(at) && wordsIn(text).length > 1,
    );
    expect(left).toEqual([]);
  });

  test.each(LANGUAGE_LIST)("LOOK-01 are about as long in %s as in English", (language) => {
    const lengthOf = (rows: typeof english) => rows.reduce((sum, { text }) => sum + text.length, 0);
    const ratio = lengthOf(pageRows(language, page)) / lengthOf(english);
    expect(ratio).toBeGreaterThan(0.85);
    expect(ratio).toBeLessThan(1.45);
  });

  test.each(LANGUAGE_LIST)("HOME-05 are clean in %s: no shouting, no padding, no half marks", (language) => {
    const unclean = pageRows(language, page).filter(
      ({ text }) =>
        text !== text.trim() ||
        text === "" ||
        /[!¡"]| {2}|\w'\w|\.\.|\bundefined\b|\bnull\b/.test(text) ||
        /[[\]{}`]/.test(text.replace(/\[[^\]]*\]\(\w+\)|\{\w+\}|`[^`]*`/g, "")),
    );
    expect(unclean).toEqual([]);
  });
});

/** Marks before which French wants a space that does not break. */
test("LOOK-01 no French line breaks before a colon or inside quotation marks", () => {
  const wrong = PAGE_NAMES.flatMap((page) => pageRows("fr", page)).filter(({ text }) =>
    / [:;?%»]|« |[^\s][;?»](?!\w)/.test(text.replace(/\(\w+\)/g, "")),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ["en", "“"],
  ["de", "„"],
  ["nl", "‘"],
  ["fr", "«\u202f"],
  ["es", "«"],
  ["it", "«"],
  ["pl", "„"],
] as const)("LOOK-01 the label's wording stands in the quotation marks of %s", (language, mark) => {
  const rows = PAGE_NAMES.flatMap((page) => pageRows(language, page)).filter(({ text }) =>
    text.includes("{fictionalOne}"),
  );
  expect(rows.length).toBeGreaterThanOrEqual(5);
  expect(rows.filter(({ text }) => !text.includes(`${mark}{fictionalOne}`))).toEqual([]);
});

test.each(LANGUAGE_LIST)("HOME-05 the cookie page in %s says how long each cookie stays", (language) => {
  const body = PAGE_TEXTS[language].cookies.sections.list?.body ?? [];
  const [purposes] = body.flatMap((block) =>
    typeof block === "object" && "cookies" in block ? [block.cookies] : [],
  );
  // Days come from the declaration; what ends with the browser, or at once, says so in words of its own.
  for (const { id, days } of cookieFacts()) {
    expect([id, purposes?.[id].includes("{lifetime}")]).toEqual([id, Boolean(days)]);
  }
});

test("HOME-05 a cookie of ours is written by its declaration alone, so that the page names every one", () => {
  const writers = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /serializeCookie\(|appendSetCookie\(/.test(readFileSync(`app/${file}`, "utf8")));
  expect(writers.sort()).toEqual([
    "features/signup/create-account.server.ts",
    "session/cookie.server.ts",
    "session/outgoing-cookies.server.ts",
    "upstream/client-options.server.ts",
    "upstream/client.server.ts",
    "upstream/cookie-bridge.server.ts",
  ]);
});
