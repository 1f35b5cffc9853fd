import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const room = join(import.meta.dirname, "../../../app/ui");
const files = readdirSync(room, { recursive: true }).map(String);
const read = (file: string) => readFileSync(join(room, file), "utf8");
const components = files.filter((file) => file.endsWith(".tsx"));
const sheets = files.filter((file) => file.endsWith(".css") && file !== "tokens.css");

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\/\/ .*$/gm, "");
const offenders = (names: string[], pattern: RegExp) =>
  names.filter((name) => pattern.test(withoutComments(read(name))));

test("no part of the kit writes a style attribute, which the content security policy would drop", () => {
  expect(components.length).toBeGreaterThan(30);
  expect(offenders(components, /\sstyle=/)).toEqual([]);
});

test("no part of the kit handles events or keeps state: pages are finished without scripts", () => {
  expect(offenders(components, /\son[A-Z]\w+=|\buse(State|Effect|Ref|LayoutEffect)\(/)).toEqual([]);
});

test("no part of the kit knows words, features or the upstream", () => {
  expect(offenders(components, /from "(#app|#server|i18next|react-i18next|@remix-run)/)).toEqual([]);
});

const raw = /#[0-9a-f]{3,8}\b|\b(oklch|rgba?|hsla?)\(|\d+px\b/;
/** Media conditions cannot read custom properties: breakpoints, and the `sizes` that repeat them, are written out. */
const breakpoints =
  /@media \(width (<|>=) (576|768|992|1200|1440|1800)px\)|--breakpoint-\w+: \d+px|const cardSizes =\s.*/g;

/** Undoes the measures of browsers, in their own units. */
const RESET = "css/reset.css";

test("raw colours and lengths live in tokens.css only", () => {
  const parts = components.filter((name) => !name.startsWith("gallery"));
  const sheetsOfOurs = sheets.filter((name) => name !== RESET);
  const offending = [...parts, ...sheetsOfOurs].filter((name) =>
    raw.test(withoutComments(read(name)).replace(breakpoints, "")),
  );
  expect(offending).toEqual([]);
});

test("every icon a part may name is in the sprite, and nothing else is", () => {
  const named = [...read("icon.tsx").matchAll(/\| "([a-z-]+)"/g)].map((match) => match[1]);
  const drawn = [...read("icons.svg").matchAll(/<symbol id="([a-z-]+)"/g)].map((match) => match[1]);
  expect(drawn).toEqual(named);
});

test("every value that a style sheet reads is set somewhere: a name nobody sets takes an outline or a colour away", () => {
  const app = join(room, "..");
  const sources = readdirSync(app, { recursive: true })
    .map(String)
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .map((file) => withoutComments(readFileSync(join(app, file), "utf8")))
    .join("\n");
  const used = [...sources.matchAll(/var\((--[a-z][\w-]*)/g)].map(([, name = ""]) => name);
  expect(used.length).toBeGreaterThan(500);
  const isSet = (name: string) => new RegExp(`${name}["']?\\]?\\s*:`).test(sources);
  expect([...new Set(used)].filter((name) => !isSet(name))).toEqual([]);
});
