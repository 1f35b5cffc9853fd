// Object spreads of the bundled servers as Object.assign. Node 20's V8 gives each object of `{ ...given, more }` hidden
// classes of its own, in old space: half of a page's CPU (docs/decisions/0125). Later ones do not; there it changes nothing.
import { readFile, writeFile } from "node:fs/promises";
import { transformAsync } from "@babel/core";
import objectRestSpread from "@babel/plugin-transform-object-rest-spread";

const OPTIONS = {
  babelrc: false,
  configFile: false,
  compact: false,
  sourceType: "module",
  plugins: [[objectRestSpread, { loose: true, useBuiltIns: true }]],
  assumptions: { objectRestNoSymbols: true, ignoreFunctionLength: true },
};

/** Rewrites the files that are there; one that is rewritten already stays as it is. */
export async function assignSpreads(paths) {
  for (const path of paths) {
    const source = await readFile(path, "utf8").catch(() => undefined);
    if (source === undefined) continue;
    const { code } = await transformAsync(source, OPTIONS);
    await writeFile(path, code);
  }
}
