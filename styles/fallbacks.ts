import postcss, { type Declaration, type Plugin } from "postcss";
import valueParser, { type FunctionNode, type Node } from "postcss-value-parser";

const CHOOSING = new Set(["min", "max", "clamp"]);
/** Lengths that depend on the place: on a phone they hold, on a large screen they may run away. */
const RELATIVE = /%|v[hwx]|svh|dvh/;
/** Line height where nobody said another. */
const LINE = 1.5;
const NEEDS_FALLBACK = /\b(min|max|clamp|env)\(|\d(dvh|svh|lh)\b|\bsafe |^clip$/;

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
    .replace(/^clip$/, "hidden");
}

/**
 * A plain value before each that older engines cannot read. A custom property is read by all of them and fails where
 * it is used, so its newer value stands behind a question.
 */
export function plainValues(): Plugin {
  return {
    postcssPlugin: "plain-values",
    OnceExit(root) {
      const wanted: Declaration[] = [];
      root.walkDecls((decl) => {
        if (NEEDS_FALLBACK.test(decl.value)) wanted.push(decl);
      });
      for (const decl of wanted) {
        const value = plain(decl.value, decl.prop.startsWith("grid-template"));
        if (!decl.prop.startsWith("--")) {
          decl.cloneBefore({ value });
          continue;
        }
        const { parent } = decl;
        if (parent?.type !== "rule") throw decl.error("a custom property outside a rule");
        const condition = /dvh|svh/.test(decl.value) ? "(height: 1svh)" : "(width: clamp(1px, 1px, 1px))";
        const newer = postcss.rule({ selector: parent.selector, nodes: [decl.clone()] });
        parent.after(postcss.atRule({ name: "supports", params: condition, nodes: [newer] }));
        decl.value = value;
      }
    },
  };
}
