import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contrastOf, READABLE, rgbOf, SCHEMES, SEEN, tokensByAccent } from "#app/ui/ink-contrast";

const css = readFileSync(join(import.meta.dirname, "../../../app/ui/tokens.css"), "utf8");

for (const scheme of SCHEMES) {
  for (const [accent, tokens] of tokensByAccent(css, scheme)) {
    test(`LOOK-02 LOOK-03 text and controls keep their contrast with the ${accent} accent in ${scheme}`, () => {
      const under = (pairs: typeof READABLE, least: number) =>
        pairs.filter(([ink, ground]) => !(contrastOf(tokens, ink, ground) >= least));
      expect({ low: under(READABLE, 4.5), faint: under(SEEN, 3) }).toEqual({ low: [], faint: [] });
    });
  }
}

test("LOOK-02 the contrast is computed as WCAG does: black on white is 21 to 1", () => {
  const tokens = new Map([
    ["black", "oklch(0 0 0)"],
    ["white", "#ffffff"],
  ]);
  expect(contrastOf(tokens, "black", "white")).toBeCloseTo(21, 1);
});

test("LOOK-03 a domain that chose no accent is printed in the house's inks, one that did keeps plum and paper", () => {
  const inks = (accent: string) => {
    const tokens = tokensByAccent(css, "light").get(accent) ?? new Map();
    return ["accent", "paper", "plum"].map((name) => rgbOf(tokens, name));
  };
  expect(inks("house")).toEqual(["#c8372d", "#fbf6ee", "#5b1f4b"]);
  expect(inks("teal").slice(1)).toEqual(["#fbf6ee", "#5b1f4b"]);
  expect(inks("teal")[0]).not.toBe("#c8372d");
});

test("LOOK-03 a domain can choose among nine accents", () => {
  const accents = [...tokensByAccent(css, "light").keys()].filter((name) => name !== "house");
  expect(accents.sort()).toEqual([
    "amber",
    "blue",
    "green",
    "orange",
    "pink",
    "red",
    "rose",
    "teal",
    "violet",
  ]);
});
