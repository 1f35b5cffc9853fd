import data, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from "@mdn/browser-compat-data";
import browserslist from "browserslist";

/** MDN's names of the engines of the floor, and how browserslist calls them. */
const ENGINES = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  safari_ios: "ios_saf",
  samsunginternet_android: "samsung",
} as const;

export type EngineName = keyof typeof ENGINES;

export const ENGINE_NAMES = Object.keys(ENGINES) as EngineName[];

const listed = browserslist();

/** The oldest version of an engine that gets the style sheets. */
export function floorOf(engine: EngineName): number {
  const name = `${ENGINES[engine]} `;
  const versions = listed
    .filter((one) => one.startsWith(name))
    .map((one) => parseFloat(one.slice(name.length)));
  return Math.min(...versions);
}

/** A part of CSS as MDN files it: `properties.gap.flex_context`, `selectors.is`. */
function statementOf(path: string): CompatStatement | undefined {
  let at: Identifier | undefined = data.css;
  for (const key of path.split(".")) at = at?.[key];
  return at?.__compat;
}

const numberOf = (version: string | boolean) => parseFloat(String(version).replace("≤", "")) || 0;

function versionOf({ flags, version_added: added }: SimpleSupportStatement): number {
  const isMissing = flags !== undefined || added === false || added === "preview";
  return isMissing ? Number.POSITIVE_INFINITY : numberOf(added);
}

export const isKnownToMdn = (path: string): boolean => statementOf(path) !== undefined;

/** The version an engine has it from, under its own name; infinite where it does not have it. */
export function since(path: string, engine: EngineName): number {
  const statements = [statementOf(path)?.support[engine] ?? []].flat();
  const own = statements.filter(
    ({ prefix, alternative_name: other, version_removed: removed }) =>
      !prefix && !other && (removed === undefined || numberOf(removed) > floorOf(engine)),
  );
  return Math.min(Number.POSITIVE_INFINITY, ...own.map(versionOf));
}

/** Every engine of the floor has it. */
export function isAtTheFloor(path: string): boolean {
  return ENGINE_NAMES.every((engine) => since(path, engine) <= floorOf(engine));
}
