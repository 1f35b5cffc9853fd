import type { Declaration, Plugin } from "postcss";
import valueParser, { type FunctionNode, type Node } from "postcss-value-parser";
import { addNewer } from "./newer";

const CHOOSING = new Set(["min", "max", "clamp"]);
/** Lengths that depend on the place: on a phone they hold, on a large screen they may run away. */
const RELATIVE = /%|v[hwx]|svh|dvh/;
/** Line height where nobody said another. */
const LINE = 1.5;
/** What older engines do not know, and what to ask the others. */
const NEWER: readonly (readonly [sign: RegExp, question: string])[] = [
  [/\b(min|max|clamp)\(/, "(width: clamp(1px, 1px, 1px))"],
  [/\d[ds]vh\b/, "(height: 1svh)"],
  [/\dlh\b/, "(height: 1lh)"],
  [/\benv\(/, "(padding: env(a, 0px))"],
  [/\bsafe /, "(place-content: safe center)"],
  [/^clip$/, "(overflow: clip)"],
  [/^anywhere$/, "(overflow-wrap: anywhere)"],
];

/** The arguments of a function, each as written. */
function argumentsOf(node: FunctionNode): string[] {
  const parts: Node[][] = [[]];
  for (const each of node.nodes) {
    if (each.type === "div" && each.value === ",") parts.push([]);
    else parts.at(-1)?.push(each);
  }
  return parts.map((part) => valueParser.stringify(part).trim());
}

/** Which of its lengths stands for a min(), max() or clamp() where these are unknown. */
function chosen(node: FunctionNode, inGrid: boolean): string {
  const lengths = argumentsOf(node);
  if (node.value === "clamp") return lengths[1] ?? "";
  const isWanted = (length: string) => RELATIVE.test(length) === (node.value === "min" && !inGrid);
  return lengths.find(isWanted) ?? lengths[0] ?? "";
}

/** `value` in words that every engine above the floor knows. */
function plain(value: string, inGrid: boolean): string {
  const parsed = valueParser(value);
  parsed.walk((node) => {
    if (node.type === "function" && node.value === "env") Object.assign(node, { type: "word", value: "0px" });
    if (node.type === "function" && CHOOSING.has(node.value)) {
      const length = plain(chosen(node, inGrid), inGrid);
      Object.assign(node, { type: "word", value: /\s/.test(length) ? `calc(${length})` : length });
      return false;
    }
    if (node.type === "word") {
      node.value = node.value
        .replace(/^([\d.]+)[ds]vh$/, "$1vh")
        .replace(/^([\d.]+)lh$/, (_, lines: string) => `${+lines * LINE}em`);
    }
    return undefined;
  });
  return parsed
    .toString()
    .replace(/\bsafe /g, "")
    .replace(/^clip$/, "hidden")
    .replace(/^anywhere$/, "break-word");
}

/** A stop of a gradient with two places as two stops, which is the same. */
function stopsApart(value: string): string {
  const parsed = valueParser(value);
  parsed.walk((node) => {
    if (node.type !== "function" || !node.value.endsWith("gradient")) return;
    const stops = argumentsOf(node).flatMap((stop, at) => {
      const [colour = "", from, to] = valueParser(stop)
        .nodes.filter(({ type }) => type !== "space")
        .map((each) => valueParser.stringify(each));
      const isStop =
        to !== undefined && !(at === 0 && /^(to|at|in|circle|ellipse|-?[\d.]+(%|deg))/.test(colour));
      return isStop ? [`${colour} ${from}`, `${colour} ${to}`] : [stop];
    });
    node.nodes = valueParser(stops.join(", ")).nodes;
    return false;
  });
  return parsed.toString();
}

/** A plain value before each that older engines cannot read. */
export function plainValues(): Plugin {
  return {
    postcssPlugin: "plain-values",
    OnceExit(root) {
      const wanted: Declaration[] = [];
      root.walkDecls((decl) => {
        if (decl.value.includes("gradient(")) decl.value = stopsApart(decl.value);
        if (NEWER.some(([sign]) => sign.test(decl.value))) wanted.push(decl);
      });
      for (const decl of wanted.reverse()) {
        const { value } = decl;
        const questions = NEWER.filter(([sign]) => sign.test(value)).map(([, question]) => question);
        decl.value = plain(value, decl.prop.startsWith("grid-template"));
        addNewer(decl, value, questions.join(" and "));
      }
    },
  };
}
