import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { bundle } from "lightningcss";
import postcss, { type AtRule, type Declaration, type Node, type Root, type Rule } from "postcss";
import { describe, expect, test } from "vitest";
import { isAtTheFloor, isKnownToMdn } from "#tests/support/engine-floor";

const ASSETS = "build/client/assets";
const MAX_BYTES_MORE = 1_200;

/** Around every sheet: what is in it is applied as a whole or not at all. */
const GATE = "text-underline-offset";
/** What nobody misses where it is unknown: the page only moves, breaks lines or paints a little less well. */
const ADORNMENTS = new Set([
  ...["accent-color", "animation-range", "animation-timeline", "break-after", "break-inside", "color-scheme"],
  ...[
    "contain",
    "cursor",
    "contain-intrinsic-size",
    "content-visibility",
    "field-sizing",
    "font-variation-settings",
    "hyphens",
    "overflow-anchor",
    "overscroll-behavior",
  ],
  ...[
    "overscroll-behavior-inline",
    "resize",
    "scroll-behavior",
    "scroll-margin-block",
    "scroll-margin-block-start",
    "scroll-margin-top",
    "scroll-padding",
    "scroll-padding-block",
    "scroll-padding-inline",
    "scroll-padding-block-end",
  ],
  ...[
    "scroll-padding-bottom",
    "scroll-padding-top",
    "scroll-snap-align",
    "scroll-snap-type",
    "scrollbar-color",
  ],
  ...[
    "scrollbar-width",
    "tab-size",
    "text-decoration-thickness",
    "text-size-adjust",
    "text-underline-offset",
  ],
  ...["text-wrap", "touch-action", "user-select", "vector-effect", "view-transition-name", "transform-box"],
  ...["-webkit-tap-highlight-color", "orphans", "widows", "print-color-adjust"],
]);
/** Has a fallback of its own: a block beside each in which it is unknown (see the sheets). */
const WITH_A_BLOCK = new Set(["aspect-ratio", "appearance"]);
/** Values that fail where they are unknown, and with var() take the plain value before them along. */
const NEWER_VALUE =
  /\b(oklch|oklab|lab|lch|color|color-mix|light-dark|min|max|clamp|env)\(|\d(dvh|svh|lvh|lh|cqw)\b|\bin oklab\b|\bsafe /;
/** Pseudo-classes and -elements of the floor, or that only one engine ever had. */
const KNOWN_PSEUDO =
  /^::?(-webkit-|active|after|before|checked|defined|disabled|empty|first-child|first-letter|focus|focus-within|hover|host|last-child|not|nth-child|nth-of-type|only-child|placeholder|root|selection|target)/;

const sheets = readdirSync(ASSETS)
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({ file, text: readFileSync(`${ASSETS}/${file}`, "utf8") }))
  .map(({ file, text }) => ({ file, text, root: postcss.parse(text) }));
const app = sheets.find(({ file }) => file.startsWith("app-"));

function atRulesAround(node: Node): AtRule[] {
  const around: AtRule[] = [];
  for (let at = node.parent; at; at = at.parent) if (at.type === "atrule") around.push(at as AtRule);
  return around;
}

/** Behind a question of its own, which engines without it answer with no. */
const isAsked = (node: Node): boolean =>
  atRulesAround(node).some(
    ({ name, params }) => name === "supports" && !params.includes(GATE) && !/^not \(/.test(params),
  );

function declarations(root: Root): Declaration[] {
  const found: Declaration[] = [];
  root.walkDecls((decl) => {
    found.push(decl);
  });
  return found;
}

function rules(root: Root): Rule[] {
  const found: Rule[] = [];
  root.walkRules((rule) => {
    if (!atRulesAround(rule).some(({ name }) => name.endsWith("keyframes"))) found.push(rule);
  });
  return found;
}

const said = (node: Node) => `${(node.parent as Rule | undefined)?.selector ?? ""} { ${node} }`;

/** A plain value stands before it, and no var() makes both fail. */
function hasPlainBefore(decl: Declaration): boolean {
  if (decl.prop.startsWith("--") || decl.value.includes("var(")) return false;
  // Like var(), env() is read first: what stands beside it and is not known takes the plain value away as well.
  if (decl.value.includes("env(") && NEWER_VALUE.test(decl.value.replaceAll("env(", "("))) return false;
  for (let before = decl.prev(); before; before = before.prev()) {
    if (before.type === "decl" && before.prop === decl.prop) return !NEWER_VALUE.test(before.value);
  }
  return false;
}

describe.each(sheets)("REACH-02 $file", ({ text, root }) => {
  test("REACH-02 is applied as a whole or not at all, and needs no layers and no nesting", () => {
    expect(root.nodes).toHaveLength(1);
    expect((root.first as AtRule).params).toContain(GATE);
    expect(text).not.toContain("@layer");
    expect(rules(root).filter(({ parent }) => parent?.type === "rule")).toEqual([]);
  });

  test("REACH-02 has no property below the floor that stands alone", () => {
    const unknown = declarations(root).filter((decl) => {
      const { prop } = decl;
      if (
        prop.startsWith("-") ||
        decl.parent?.type !== "rule" ||
        isAsked(decl) ||
        ADORNMENTS.has(prop) ||
        WITH_A_BLOCK.has(prop)
      )
        return false;
      // Under its older name a gap is known to all.
      const path = `properties.${prop.replace(/^grid-(row-|column-)?gap$/, "grid-column-start")}`;
      return !isKnownToMdn(path) || !isAtTheFloor(path);
    });
    expect([...new Set(unknown.map(({ prop }) => prop))]).toEqual([]);
  });

  test("REACH-02 has no newer value without a plain one", () => {
    const alone = declarations(root).filter(
      (decl) => NEWER_VALUE.test(decl.value) && !isAsked(decl) && !hasPlainBefore(decl),
    );
    expect(alone.map(said)).toEqual([]);
  });

  test("REACH-02 says lightness in percentages where it says it at all", () => {
    expect(
      text.match(/oklch\([\d.]+[\s)][^)]*\)/g)?.filter((colour) => colour !== "oklch(0.5 0 0)") ?? [],
    ).toEqual([]);
  });

  test("REACH-02 has no list of selectors that one unknown to an engine drops", () => {
    const unknownIn = (selector: string) =>
      (selector.match(/::?[\w-]+/g) ?? []).filter((pseudo) => !KNOWN_PSEUDO.test(pseudo)).join("");
    const mixed = rules(root).filter((rule) => new Set(rule.selectors.map(unknownIn)).size > 1);
    expect(mixed.map(({ selector }) => selector)).toEqual([]);
    expect(text).not.toMatch(/:is\(|:where\(|:not\([^():]*,/);
  });

  test("REACH-02 lets no colour fade into `transparent`, which is black without alpha before Safari 15.4 and in WPE", () => {
    expect(text.match(/[^;{}]*gradient\([^;{}]*\btransparent\s*([,)]|[\d.]+%)[^;{}]*/g) ?? []).toEqual([]);
    expect(text).not.toMatch(/gradient\([\w-]+ in,/);
  });

  test("REACH-02 asks windows in words that old engines know", () => {
    const asked: string[] = [];
    root.walkAtRules("media", ({ params }) => {
      if (/[<>]|^not \(|, ?not \(/.test(params)) asked.push(params);
    });
    expect(asked).toEqual([]);
  });

  test("REACH-02 keeps what is in a row or column apart where flex has no gap", () => {
    const fallback = (root.first as AtRule).nodes?.find(
      (node): node is AtRule => node.type === "atrule" && /^not \(.*ruby-position/.test(node.params),
    );
    const kept = String(fallback ?? "");
    const touching = rules(root).filter((rule) => {
      const has = (prop: string, value: RegExp) =>
        rule.some((node) => node.type === "decl" && node.prop === prop && value.test(node.value));
      if (!has("display", /flex$/) || !has("grid-gap", /[1-9]|var/)) return false;
      return !rule.selectors.every((selector) => kept.includes(`${selector}>`));
    });
    expect(touching.map(({ selector }) => selector)).toEqual([]);
  });
});

test("REACH-02 the sheet of all pages costs at most 1,200 bytes more than for engines of today", () => {
  const ofToday = bundle({ filename: "app/ui/app.css", minify: true }).code;
  const more = brotliCompressSync(app?.text ?? "").length - brotliCompressSync(ofToday).length;
  expect(more).toBeLessThanOrEqual(MAX_BYTES_MORE);
});

test("REACH-02 LOOK-03 every accent has its colours in rgb, by day and by night", () => {
  const accents = ["rose", "red", "orange", "amber", "green", "teal", "blue", "violet", "pink"];
  const tokens = ["--accent", "--accent-hover", "--accent-ink", "--accent-tint", "--accent-wash"];
  const found = declarations(app?.root ?? postcss.root())
    .filter((decl) => tokens.includes(decl.prop) && /^#[\da-f]{3,6}$/.test(decl.value))
    .map((decl) => {
      const night = atRulesAround(decl).some(({ params }) => params.includes("color-scheme:dark"));
      return `${(decl.parent as Rule).selector} ${decl.prop} ${night ? "dark" : "light"}`;
    });
  for (const scheme of ["light", "dark"]) {
    for (const selector of [":root", ...accents.map((accent) => `[data-accent=${accent}]`)]) {
      for (const token of tokens) expect(found).toContain(`${selector} ${token} ${scheme}`);
    }
  }
});

test("REACH-07 NAV-10 the loading bar moves in steps: a page with an observer is drawn anew for each frame of a move", () => {
  const bar = declarations(app?.root ?? postcss.root()).filter(
    ({ prop, value }) => prop === "animation" && value.includes("loadbar"),
  );
  expect(bar.map(({ value }) => value)).toEqual([expect.stringContaining("steps(")]);
});
