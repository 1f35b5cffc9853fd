import { type ColorData, color, colorDataFitsRGB_Gamut, serializeRGB } from "@csstools/css-color-parser";
import { parseComponentValue } from "@csstools/css-parser-algorithms";
import { tokenize } from "@csstools/css-tokenizer";
import postcss, { type AtRule, type Declaration, type Plugin, type Root, type Rule } from "postcss";
import valueParser from "postcss-value-parser";
import { addNewer } from "./newer";

type Numbers = ReadonlyMap<string, string>;

/** The numbers that colours are made of: of both schemes, and what each accent changes. */
export interface ColourNumbers {
  light: Numbers;
  dark: Numbers;
  accents: ReadonlyMap<string, Numbers>;
}

const DARK = /prefers-color-scheme:\s*dark/;
const ACCENT = /^\[data-accent="(\w+)"\]$/;
/** Newer engines mix colours written as oklch in Oklab: written as rgb they must be told. */
const MIXING = " in oklab";
const KNOWS_MIXING = "(background: linear-gradient(in oklab, red, red))";
const OF_ACCENT = new Set(["--accent-hue", "--accent-chroma"]);
const KNOWS_OKLCH = "(color: oklch(0.5 0 0))";

function isDark(node: Declaration | Rule): boolean {
  const at = node.type === "decl" ? node.parent?.parent : node.parent;
  return at?.type === "atrule" && DARK.test((at as AtRule).params);
}

/** `8`, `0.19`, or a calculation of such: no length, no colour. */
function isNumber(value: string): boolean {
  return /^(-?[\d.]+|calc\([\s\d.+*/()-]*(var\(--[\w-]+\)[\s\d.+*/()-]*)*\))$/.test(value);
}

function numbersIn(rules: readonly Rule[]): Map<string, string> {
  const numbers = new Map<string, string>();
  for (const rule of rules) {
    for (const node of rule.nodes) {
      if (node.type === "decl" && node.prop.startsWith("--") && isNumber(node.value)) {
        numbers.set(node.prop, node.value);
      }
    }
  }
  return numbers;
}

function rulesOf(root: Root, wanted: (rule: Rule) => boolean): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    if (wanted(rule)) rules.push(rule);
  });
  return rules;
}

/** Reads hue, chroma and lightness out of the tokens (app/ui/tokens.css). */
export function colourNumbers(tokens: string): ColourNumbers {
  const root = postcss.parse(tokens);
  const light = numbersIn(rulesOf(root, (rule) => rule.selector === ":root" && !isDark(rule)));
  const dark = numbersIn(rulesOf(root, (rule) => rule.selector === ":root" && isDark(rule)));
  const accents = new Map<string, Numbers>();
  for (const rule of rulesOf(root, ({ selector }) => ACCENT.test(selector))) {
    accents.set(ACCENT.exec(rule.selector)?.[1] ?? "", numbersIn([rule]));
  }
  return { light, dark: new Map([...light, ...dark]), accents };
}

function filled(value: string, numbers: Numbers): string {
  const next = value.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => numbers.get(name) ?? whole);
  return next === value ? value : filled(next, numbers);
}

function read(oklch: string): ColorData {
  const component = parseComponentValue(tokenize({ css: oklch }));
  const data = component ? color(component) : false;
  if (!data) throw new RangeError(`no colour that the build can read: ${oklch}`);
  return data;
}

/** `value` with every oklch() in it as rgb; `isWide` where a screen with more colours shows another. */
function asRgb(value: string, numbers: Numbers): { rgb: string; isWide: boolean } {
  const parsed = valueParser(value);
  let isWide = false;
  parsed.walk((node) => {
    if (node.type !== "function" || node.value !== "oklch") return;
    const data = read(filled(valueParser.stringify(node), numbers));
    isWide ||= !colorDataFitsRGB_Gamut(data);
    Object.assign(node, { type: "word", value: serializeRGB(data, false).toString() });
    return false;
  });
  return { rgb: parsed.toString(), isWide };
}

/** Lightness as a number is unknown to Safari 15.4 to 16.1. */
function withPercentages(value: string): string {
  return value.replace(/oklch\(([\d.]+) /g, (_, lightness: string) => `oklch(${+lightness * 100}% `);
}

function under(accent: string, rule: Rule): string {
  return rule.selectors
    .map((selector) => (selector === ":root" ? accent : `${accent} ${selector}`))
    .join(", ");
}

/**
 * Every oklch() as rgb, which all engines know: one oklch() in a custom property makes each declaration that reads
 * it invalid in engines before 2023. What depends on the accent is written once an accent. A colour outside sRGB, or
 * one that turns by a number of its own, stays oklch for those that know it, beside its rgb.
 */
export function coloursAsRgb(tokens: ColourNumbers): Plugin {
  return {
    postcssPlugin: "colours-as-rgb",
    OnceExit(root) {
      const own = numbersIn(rulesOf(root, (rule) => !ACCENT.test(rule.selector)).reverse());
      const turning = new Set<string>();
      root.walkDecls(/^--/, ({ prop, value }) => {
        if (own.has(prop) && own.get(prop) !== value && !tokens.light.has(prop)) turning.add(prop);
      });
      const sheet = { tokens, own, turning, byAccent: new Set<string>() };
      for (const rule of rulesOf(root, (each) => each.toString().includes("oklch("))) inRgb(rule, sheet);
      const gradients: Declaration[] = [];
      root.walkDecls((decl) => {
        if (decl.value.includes("gradient(") && !decl.prop.startsWith("--")) gradients.push(decl);
      });
      for (const decl of gradients) mixInOklab(decl);
      dropReadNumbers(root, [...own.keys()]);
    },
  };
}

interface Sheet {
  tokens: ColourNumbers;
  own: Numbers;
  /** Numbers that differ from element to element. */
  turning: ReadonlySet<string>;
  /** Which property of which selector has had a colour for each accent so far. */
  byAccent: Set<string>;
}

function inRgb(rule: Rule, { tokens, own, turning, byAccent }: Sheet): void {
  const numbers = tokens[isDark(rule) ? "dark" : "light"];
  const keyOf = (decl: Declaration) => `${rule.selector} ${decl.prop}`;
  const turns = (decl: Declaration) => [...turning].some((name) => decl.value.includes(`var(${name})`));
  const colours = rule.nodes
    .filter((node): node is Declaration => node.type === "decl" && node.value.includes("oklch("))
    .map((decl) => {
      const inEach = [new Map<string, string>(), ...tokens.accents.values()].map((accent) =>
        asRgb(decl.value, new Map([...own, ...numbers, ...accent])),
      );
      const [first, ...accents] = inEach.map(({ rgb }) => rgb);
      const differs = !turns(decl) && accents.some((rgb) => rgb !== first);
      const stays = turns(decl) || inEach.some(({ isWide }) => isWide);
      return { decl, rgb: first ?? decl.value, accents, differs, stays, oklch: withPercentages(decl.value) };
    });
  const added: (Rule | AtRule)[] = [];
  const add = (selector: string, nodes: Declaration[]) => {
    if (nodes.length > 0) added.push(postcss.rule({ selector, nodes }));
  };
  // The same for all accents, where the other scheme has one for each: said again, so that it wins here.
  const again = colours.filter(({ decl, differs }) => !differs && byAccent.has(keyOf(decl)));
  if (rule.selector !== ":root") {
    add(
      under("[data-accent]", rule),
      again.map(({ decl, rgb }) => decl.clone({ value: rgb })),
    );
  }
  [...tokens.accents.keys()].forEach((name, at) => {
    const nodes = colours.filter(({ differs }) => differs);
    add(
      under(`[data-accent="${name}"]`, rule),
      nodes.map(({ decl, accents }) => decl.clone({ value: accents[at] ?? decl.value })),
    );
  });
  const staying = colours.filter(({ stays }) => stays);
  if (staying.length > 0) {
    const { selector } = rule;
    const everywhere = selector === ":root" ? selector : `${selector}, ${under("[data-accent]", rule)}`;
    const nodes = staying.map(({ decl, oklch }) => decl.clone({ value: oklch }));
    const supports = postcss.atRule({ name: "supports", params: KNOWS_OKLCH, nodes: [] });
    added.push(supports.append(postcss.rule({ selector: everywhere, nodes })));
  }
  for (const { decl, rgb, differs, stays } of colours) {
    decl.value = rgb;
    if (differs || stays) byAccent.add(keyOf(decl));
  }
  rule.after(added);
}

/** Numbers that nothing reads once the colours are made; other sheets may read those of the accent. */
function dropReadNumbers(root: Root, names: readonly string[]): void {
  const text = root.toString();
  for (const name of names) {
    if (text.includes(`var(${name})`) || OF_ACCENT.has(name)) continue;
    root.walkDecls(name, (decl) => {
      const { parent } = decl;
      decl.remove();
      if (parent?.nodes?.length === 0) parent.remove();
    });
  }
}

/** A gradient between two colours, once more for engines that can mix them in Oklab. */
function mixInOklab(decl: Declaration): void {
  const parsed = valueParser(decl.value);
  let isMixed = false;
  parsed.walk((node) => {
    if (node.type !== "function" || !node.value.endsWith("gradient")) return;
    const [first = "", ...rest] = valueParser.stringify(node.nodes).split(/,(?![^(]*\))/);
    // lightningcss tears the two words of such a one apart.
    if (/(closest|farthest)-/.test(first)) return;
    const hasShape = /^\s*(-?[\d.]+(deg|%)|to |circle|ellipse|closest)/.test(first);
    const colours = new Set((hasShape ? rest : [first, ...rest]).map(colourIn));
    colours.delete("transparent");
    if (colours.size < 2) return;
    isMixed = true;
    const words = hasShape ? [`${first}${MIXING}`, ...rest] : [MIXING.trim(), first, ...rest];
    node.nodes = valueParser(words.join(",")).nodes;
    return false;
  });
  if (isMixed) addNewer(decl, parsed.toString(), KNOWS_MIXING);
}

/** The colour of a gradient's stop, whatever its strength and place. */
function colourIn(stop: string): string {
  const words = stop.trim();
  const [, channels] = /^rgba?\(([\d.]+, [\d.]+, [\d.]+)/.exec(words) ?? [];
  return channels ?? (/^(\w+\([^)]*\)|\S+)/.exec(words)?.[0] || "");
}
