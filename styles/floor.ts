import browserslist from "browserslist";
import { browserslistToTargets, type Targets } from "lightningcss";

/** Every engine that gets the style sheets: `browserslist` in package.json is where the floor is said. */
const ENGINES = browserslist(undefined, { path: import.meta.dirname });

/** What Lightning CSS writes style sheets down for. */
export const STYLE_TARGETS: Targets = browserslistToTargets(ENGINES);

/** As Vite and esbuild call the engines they know. */
const NAMES: Readonly<Record<string, string>> = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  ios_saf: "ios",
  safari: "safari",
};

/** The oldest version of each engine, as Vite's `build.cssTarget` writes it: `chrome64`. */
export const CSS_TARGET: string[] = Object.entries(NAMES).flatMap(([name, target]) => {
  const versions = ENGINES.filter((engine) => engine.startsWith(`${name} `)).map((engine) =>
    Number.parseFloat(engine.slice(name.length + 1)),
  );
  return versions.length > 0 ? [`${target}${Math.min(...versions)}`] : [];
});
