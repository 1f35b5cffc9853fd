import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const css = readFileSync(join(import.meta.dirname, "../../../app/ui/tokens.css"), "utf8");
const [lightText = "", rest = ""] = css.split("@media (prefers-color-scheme: dark)");
const darkText = rest.slice(0, rest.indexOf("[data-accent"));

type Tokens = Map<string, string>;

function declared(text: string): Tokens {
  return new Map(
    [...text.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

const accents = new Map<string, Tokens>([["rose", new Map()]]);
for (const [, name = "", body = ""] of css.matchAll(/\[data-accent="(\w+)"\]\s*\{([^}]*)\}/g)) {
  accents.set(name, declared(body));
}

function numberOf(tokens: Tokens, text: string): number {
  const plain = text.replace(/var\(--([\w-]+)\)/g, (_, name: string) =>
    String(numberOf(tokens, tokens.get(name) ?? "")),
  );
  const [, left = plain, operator, right] = plain.match(/^calc\(([\d.]+) ([*-]) ([\d.]+)\)$/) ?? [];
  if (operator === "*") return Number(left) * Number(right);
  return operator === "-" ? Number(left) - Number(right) : Number(left);
}

/** Relative luminance (WCAG 2.2) of an OKLCH token, clipped to sRGB as browsers do. */
function luminance(tokens: Tokens, name: string): number {
  const inside = tokens.get(name)?.match(/^oklch\((.*)\)$/)?.[1] ?? "";
  const [lightness = 0, chroma = 0, hue = 0] = (
    inside.match(/calc\([^)]*\)[^)]*\)|var\([^)]*\)|[\d.]+/g) ?? []
  ).map((part) => numberOf(tokens, part));
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(tokens: Tokens, one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(tokens, one), luminance(tokens, other)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const readable: [string, string][] = [
  ["ink", "paper"],
  ["ink", "surface"],
  ["ink", "sunken"],
  ["ink", "accent-tint"],
  ["ink", "info-tint"],
  ["ink", "warning-tint"],
  ["ink", "danger-tint"],
  ["ink", "success-tint"],
  ["ink-soft", "paper"],
  ["ink-soft", "surface"],
  ["ink-soft", "sunken"],
  ["ink-soft", "accent-wash"],
  ["accent-ink", "paper"],
  ["accent-ink", "surface"],
  ["accent-ink", "accent-wash"],
  ["accent-ink", "danger-tint"],
  ["accent-ink", "info-tint"],
  ["on-accent", "accent"],
  ["on-accent", "accent-hover"],
  ["on-accent", "danger"],
  ["on-accent", "danger-hover"],
  ["danger-ink", "paper"],
  ["danger-ink", "surface"],
  ["danger-ink", "danger-tint"],
  ["warning-ink", "warning"],
  ["on-inverse", "inverse"],
];
const seen: [string, string][] = [
  ["line-strong", "paper"],
  ["line-strong", "surface"],
  ["info-ink", "info-tint"],
  ["success-ink", "success-tint"],
  ["accent-ink", "accent-tint"],
];

for (const [accent, overrides] of accents) {
  for (const scheme of ["light", "dark"] as const) {
    const tokens: Tokens = new Map([
      ...declared(lightText),
      ...(scheme === "dark" ? declared(darkText) : []),
      ...overrides,
    ]);
    test(`LOOK-02 LOOK-03 text and controls keep their contrast with the ${accent} accent in ${scheme}`, () => {
      const low = readable.filter(([one, other]) => !(contrast(tokens, one, other) >= 4.5));
      const faint = seen.filter(([one, other]) => !(contrast(tokens, one, other) >= 3));
      expect({ low, faint }).toEqual({ low: [], faint: [] });
    });
  }
}

test("the contrast is computed as WCAG does: black on white is 21 to 1", () => {
  const tokens: Tokens = new Map([
    ["black", "oklch(0 0 0)"],
    ["white", "oklch(1 0 0)"],
  ]);
  expect(contrast(tokens, "black", "white")).toBeCloseTo(21, 1);
});

test("LOOK-03 a domain can choose among nine accents", () => {
  expect([...accents.keys()].sort()).toEqual([
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
