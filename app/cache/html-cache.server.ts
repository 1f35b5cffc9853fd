import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { escapeHtml } from "#app/http/escape-html";

/** Left out, to measure what it is worth: docs/decisions/0027. */
const IS_OFF = process.env.WITHOUT?.includes("cached-html");

/** Begins and ends the name of a hole. Random, so that nothing a member writes can be taken for one. */
const MARK = randomBytes(12).toString("hex");
const HOLE = new RegExp(`${MARK}([a-zA-Z]+)\\.`);

/** HTML of a piece by its key. `piece` gets a hole for each fill, and draws it in the fill's place. */
type CachedHtml = (
  key: string,
  piece: (holes: Record<string, string>) => ReactElement,
  fills?: Record<string, string>,
) => string;

/** HTML cut at its holes: `texts` has one more entry than `holes`. */
interface Cut {
  texts: string[];
  holes: string[];
}

/**
 * Keeps up to `most` pieces of HTML that many pages share, each by everything it shows (docs/decisions/0009). A key must
 * tell all that differs: nothing of one reader may stand in a piece another one gets. What differs on every page (form
 * keys, its own address) is drawn as a hole, in attributes or text, and filled in anew.
 */
export function cacheHtml(most: number): CachedHtml {
  const cache = new LRUCache<string, Cut>({ max: most });
  return (key, piece, fills = {}) => {
    let cut = IS_OFF ? undefined : cache.get(key);
    if (cut === undefined) {
      const holes = Object.fromEntries(Object.keys(fills).map((name) => [name, `${MARK}${name}.`]));
      cut = cutAtHoles(renderToStaticMarkup(piece(holes)));
      cache.set(key, cut);
    }
    return filled(cut, fills);
  };
}

/** `split` gives text, name of a hole, text, name of a hole, …, text. */
function cutAtHoles(html: string): Cut {
  const parts = html.split(HOLE).map(inOnePiece);
  return {
    texts: parts.filter((_, index) => index % 2 === 0),
    holes: parts.filter((_, index) => index % 2 === 1),
  };
}

function filled({ texts, holes }: Cut, fills: Record<string, string>): string {
  let html = texts[0] ?? "";
  for (const [index, name] of holes.entries())
    html += escapeHtml(fills[name] ?? "") + (texts[index + 1] ?? "");
  return html;
}

/**
 * The same text as one run of characters: React's is a tree of some hundred pieces, which V8 would walk again for every
 * page that the text goes into (docs/decisions/0027).
 */
export function inOnePiece(html: string): string {
  return Buffer.from(html).toString();
}
