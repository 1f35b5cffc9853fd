import type { Plugin, Rule } from "postcss";

/** Parts of selectors that every engine above the floor knows. */
const KNOWN = new Set([
  ":active",
  ":after",
  ":before",
  ":checked",
  ":defined",
  ":disabled",
  ":empty",
  ":first-child",
  ":first-letter",
  ":focus",
  ":focus-within",
  ":hover",
  ":last-child",
  ":not",
  ":only-child",
  ":nth-child",
  ":nth-of-type",
  ":placeholder",
  ":root",
  ":selection",
  ":target",
]);

/** What of a selector some engine does not know: with one such in a list, it drops the whole rule. */
function unknownIn(selector: string): string {
  const pseudos = selector.match(/::?[\w-]+/g) ?? [];
  return pseudos.filter((pseudo) => !KNOWN.has(pseudo.replace("::", ":"))).join("");
}

/** A rule for each kind of selector that an engine may not know, so that the others hold there. */
export function unknownSelectorsApart(): Plugin {
  return {
    postcssPlugin: "unknown-selectors-apart",
    OnceExit(root) {
      const lists: Rule[] = [];
      root.walkRules((rule) => {
        if (rule.selectors.length > 1 && rule.selectors.some(unknownIn)) lists.push(rule);
      });
      for (const rule of lists) {
        const kinds = new Map<string, string[]>();
        for (const selector of rule.selectors) {
          const kind = unknownIn(selector);
          kinds.set(kind, [...(kinds.get(kind) ?? []), selector]);
        }
        for (const selectors of kinds.values()) rule.before(rule.clone({ selectors }));
        rule.remove();
      }
    },
  };
}
