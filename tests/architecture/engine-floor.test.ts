import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PAGE_TEXTS } from "#app/features/pages/texts/page-texts.server";
import { LANGUAGE_LIST } from "#app/i18n/languages";
import { ENGINE_NAMES, floorOf, since } from "#tests/support/engine-floor";
import { FLEX_HAS_GAP } from "../../styles/gap";
import { ABOVE_THE_FLOOR } from "../../styles/gate";
import { codeFiles, ROOT, textOf } from "./source-files";

/** What each engine is called where people read of it. */
const FLOOR: Readonly<Record<string, string>> = {
  "chrome >= 64": "64",
  "edge >= 79": "79",
  "firefox >= 68": "68",
  "safari >= 12.1": "12.1",
  "ios_saf >= 12.2": "12.2",
  "samsung >= 9.2": "9.2",
  "kaios >= 3": "3",
};

/** The version from which an engine answers a question of alternatives with yes. */
function yesFrom(question: string, engine: (typeof ENGINE_NAMES)[number]): number {
  const properties = [...question.matchAll(/\(([\w-]+):/g)].map(([, property]) => `properties.${property}`);
  return Math.min(...properties.map((property) => since(property, engine)));
}

describe("REACH-01 the floor", () => {
  test("REACH-01 is browserslist's, and docs/browsers.md and the page in every language say the same", () => {
    const { browserslist } = JSON.parse(readFileSync(`${ROOT}package.json`, "utf8"));
    expect(browserslist).toEqual(Object.keys(FLOOR));
    const versions = Object.values(FLOOR);
    const document = textOf("docs/browsers.md");
    for (const version of versions) expect(document).toMatch(new RegExp(`\\b${version}\\b`));
    for (const language of LANGUAGE_LIST) {
      const page = JSON.stringify(PAGE_TEXTS[language].browsers.sections.floor);
      expect(page.match(/\d+(\.\d+)?/g)).toEqual(versions);
    }
  });

  test.each(ENGINE_NAMES)(
    "REACH-01 begins in %s where the question around each sheet is answered with yes",
    (engine) => {
      const from = yesFrom(ABOVE_THE_FLOOR, engine);
      // Samsung Internet 9.0 and 9.2 are the same Chromium; Edge had an engine of its own before 79.
      const least = { samsunginternet_android: 9, edge: 79 }[engine as string] ?? floorOf(engine);
      expect(Math.max(from, least)).toBe(least);
      expect(from).toBeGreaterThanOrEqual(engine === "edge" ? 0 : least);
    },
  );

  test.each(ENGINE_NAMES)(
    "REACH-02 in %s the question for gaps is answered as flex containers have one",
    (engine) => {
      const floor = floorOf(engine);
      const gap = Math.max(floor, since("properties.gap.flex_context", engine));
      expect(Math.max(floor, yesFrom(FLEX_HAS_GAP, engine))).toBe(gap);
    },
  );

  test("REACH-02 scripts and `sizes` ask windows in words of the floor, which no build rewrites: ranges came with Chrome 104 and Safari 16.4", () => {
    const asking = codeFiles("app").filter((file) => /\((width|height) ?[<>]/.test(textOf(file)));
    expect(asking).toEqual([]);
  });
});
