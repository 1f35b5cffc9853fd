import postcss, { type Plugin } from "postcss";

/**
 * True from the floor on and nowhere below it: Chrome and Android WebView 64, Safari 12.1 and iOS 12.2, Firefox 68.
 * Each got one of these properties in that version, and none of the others had it before.
 */
export const ABOVE_THE_FLOOR =
  "(text-decoration-skip-ink: auto) or (text-underline-offset: 1px) or (counter-set: a)";

/** A sheet is applied as a whole or not at all: below the floor the page is plain. */
export function gate(): Plugin {
  return {
    postcssPlugin: "gate",
    OnceExit(root) {
      if (!root.first) return;
      const inside = postcss.atRule({ name: "supports", params: ABOVE_THE_FLOOR, nodes: [] });
      inside.append(root.nodes);
      root.removeAll();
      root.append(inside);
    },
  };
}
