import postcss, {
  type AtRule,
  type Container,
  type Declaration,
  type Plugin,
  type Root,
  type Rule,
} from "postcss";

/**
 * True exactly where flex containers have a gap, from the floor on: Chrome 84, Safari 14.1, Firefox 63. Safari got
 * `inset` with it, Chrome `ruby-position`, which Firefox has had for longer.
 */
export const FLEX_HAS_GAP = "(inset: 0) or (ruby-position: over)";

const GAPS: Readonly<Record<string, string>> = {
  gap: "grid-gap",
  "row-gap": "grid-row-gap",
  "column-gap": "grid-column-gap",
};

/** What earlier rules of the sheet say about a container, by its selector. */
type Known = Map<string, Map<string, string>>;

function declared(rule: Rule): Map<string, string> {
  const words = new Map<string, string>();
  for (const node of rule.nodes) if (node.type === "decl") words.set(node.prop, node.value);
  return words;
}

/** Which children of a flex container keep the others away, and by what. */
interface Apart {
  children: string;
  margin: Record<string, string>;
}

function margins(container: Map<string, string>): Apart[] {
  const [row = "0", column = row] = (container.get("gap") ?? "0").split(/\s+(?![^(]*\))/);
  const direction = container.get("flex-direction") ?? "row";
  if (direction.startsWith("column")) return [{ children: "> * + *", margin: { "margin-top": row } }];
  if (container.get("flex-wrap") === "wrap") {
    return [{ children: "> *", margin: { "margin-right": column, "margin-bottom": row } }];
  }
  return [
    { children: "> * + *", margin: { "margin-left": column } },
    // Beside bare words, which take no margin.
    { children: "> svg:only-child", margin: { "margin-right": column } },
  ];
}

/** The at-rules around a rule, made anew and empty; `place` is where the first of them goes. */
function sameConditions(rule: Rule, place: Container): Container {
  const around: AtRule[] = [];
  for (let at = rule.parent; at?.type === "atrule"; at = at.parent) around.unshift(at as AtRule);
  let inner = place;
  for (const { name, params } of around) {
    const last = inner.last;
    const isSame = last?.type === "atrule" && last.name === name && last.params === params;
    const next = isSame ? last : postcss.atRule({ name, params, nodes: [] });
    if (!isSame) inner.append(next);
    inner = next;
  }
  return inner;
}

/**
 * Margins for flex containers where these have no gap. They stand first in the sheet, so that a margin of an
 * element's own wins. Grids had a gap under an older name before they had it under this one; it is the same property
 * to newer engines.
 */
export function gapsForAll(): Plugin {
  return {
    postcssPlugin: "gaps-for-all",
    OnceExit(root: Root) {
      const known: Known = new Map();
      /** Margins that a later gap must take back, by whose they are. */
      const given = new Map<string, Set<string>>();
      const block = postcss.atRule({ name: "supports", params: `not (${FLEX_HAS_GAP})`, nodes: [] });
      root.walkRules((rule) => {
        const said = declared(rule);
        for (const selector of rule.selectors) {
          const container = new Map([...(known.get(selector) ?? []), ...said]);
          known.set(selector, container);
          const isFlex = container.get("display")?.endsWith("flex") === true;
          const isNews = ["gap", "display", "flex-direction", "flex-wrap"].some((prop) => said.has(prop));
          if (isFlex && isNews && container.has("gap")) {
            for (const { children, margin } of margins(container)) {
              const key = `${selector} ${children}`;
              const before = given.get(key) ?? new Set();
              const nodes = Object.entries(margin).filter(
                ([prop, value]) => value !== "0" || before.has(prop),
              );
              given.set(key, new Set([...before, ...nodes.map(([prop]) => prop)]));
              addTo(sameConditions(rule, block), key, nodes);
            }
          }
        }
      });
      root.walkDecls(/^((row|column)-)?gap$/, (decl: Declaration) => {
        const hasColumns = decl.parent?.some((node) => node.type === "decl" && node.prop === "columns");
        if (!hasColumns) decl.prop = GAPS[decl.prop] ?? decl.prop;
      });
      if (block.nodes && block.nodes.length > 0) root.prepend(block);
    },
  };
}

/** Containers that are alike share a rule. */
function addTo(place: Container, selector: string, margin: [string, string][]): void {
  if (margin.length === 0) return;
  const nodes = margin.map(([prop, value]) => postcss.decl({ prop, value }));
  const body = nodes.join(";");
  const like = place.nodes?.find(
    (node): node is Rule => node.type === "rule" && node.nodes.join(";") === body,
  );
  if (like) like.selector += `, ${selector}`;
  else place.append(postcss.rule({ selector, nodes }));
}
