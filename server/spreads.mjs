// Object spreads of the bundled servers as Object.assign. Node 20's V8 gives each object of `{ ...given, more }` hidden
// classes of its own, in old space (docs/decisions/0125). Later ones do not, and are slower with Object.assign.
import { readFile, writeFile } from "node:fs/promises";
import { transformAsync } from "@babel/core";

const isSpread = ({ type }) => type === "SpreadElement";

/** Accessors stay accessors, and `__proto__:` a prototype, only in the literal itself. */
const isPlain = ({ type, kind, key, computed }) =>
  isSpread({ type }) ||
  (kind !== "get" && kind !== "set" && (computed || (key.name ?? key.value) !== "__proto__"));

/** `{ ...given, more, ...other }` to `Object.assign({}, given, { more }, other)`: in the same order, as written. */
function spreadsAssigned({ types: t }) {
  const assign = () => t.memberExpression(t.identifier("Object"), t.identifier("assign"));
  /** What is spread, and literals of the fields between. */
  const runsOf = (properties) => {
    const runs = [];
    for (const property of properties) {
      const last = runs.at(-1);
      if (isSpread(property)) runs.push(property);
      else if (last && !isSpread(last)) last.properties.push(property);
      else runs.push(t.objectExpression([property]));
    }
    return runs.map((run) => (isSpread(run) ? run.argument : run));
  };
  return {
    visitor: {
      ObjectExpression(path) {
        const { properties } = path.node;
        const first = properties.findIndex(isSpread);
        // A spread at the end costs nothing, and one alone is a plain copy.
        if (first < 0 || first === properties.length - 1 || !properties.every(isPlain)) return;
        const target = first === 0 ? [t.objectExpression([])] : [];
        path.replaceWith(t.callExpression(assign(), [...target, ...runsOf(properties)]));
      },
    },
  };
}

const OPTIONS = {
  babelrc: false,
  configFile: false,
  compact: false,
  sourceType: "module",
  plugins: [spreadsAssigned],
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
