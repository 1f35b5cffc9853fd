import { LRUCache } from "lru-cache";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Left out, to measure what it is worth: docs/decisions/0027. */
const IS_OFF = process.env.WITHOUT?.includes("cached-html");

/**
 * Keeps up to `most` pieces of HTML that many readers share, each by everything it shows (docs/decisions/0009).
 * A key must tell all that differs: nothing of one reader may stand in a piece another one gets.
 */
export function cacheHtml(most: number): (key: string, piece: () => ReactElement) => string {
  const cache = new LRUCache<string, string>({ max: most });
  return (key, piece) => {
    let html = IS_OFF ? undefined : cache.get(key);
    if (html === undefined) {
      html = inOnePiece(renderToStaticMarkup(piece()));
      cache.set(key, html);
    }
    return html;
  };
}

/**
 * The same text as one run of characters: React's is a tree of some hundred pieces, which V8 would walk again for every
 * page that the text goes into (docs/decisions/0027).
 */
export function inOnePiece(html: string): string {
  return Buffer.from(html).toString();
}
