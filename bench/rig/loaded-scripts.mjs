// Which scripts a page loads in the end: script elements, preloaded modules, the modules that an inline starter
// names, and everything those import, by import statements and by import().
import { gunzipSync } from "node:zlib";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const MODULE_PRELOAD =
  /<link\b[^>]*rel="modulepreload"[^>]*href="([^"]+)"|<link\b[^>]*href="([^"]+)"[^>]*rel="modulepreload"/g;
/** The starter's own words (app/browser/starter.ts): custom elements, and in a string routes and React's entry. */
const NAMED_BY_STARTER = /\bsrc="([^"]+)"|\bfrom\\"([^"\\]+)\\"/g;
/** Built modules are minified: `from"./x.js"`, `import"./x.js"`, `import("./x.js")`. */
const IMPORTS = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+\.js)["']/g;

/** Parts of app/enhance that are fetched where the page holds what they are for. */
const ON_DEMAND = /\/enhance-([a-z-]+?)-(?:[\w-]{8}|[\w-]{6})\.js$/;

function isAskedFor(address, html) {
  const part = ON_DEMAND.exec(address)?.[1];
  return !part || html.includes(part === "dialog-link" ? "data-dialog=" : `<rz-${part}`);
}

function startsOf(html) {
  const starts = new Set();
  for (const [, first, second] of html.matchAll(MODULE_PRELOAD)) starts.add(first ?? second);
  for (const [, attributes, text] of html.matchAll(SCRIPT)) {
    const src = /\ssrc="([^"]+)"/.exec(attributes)?.[1];
    if (src) starts.add(src);
    for (const [, ...addresses] of text.matchAll(NAMED_BY_STARTER))
      for (const address of addresses) if (address) starts.add(address);
  }
  return starts;
}

/** `fetched(address)` resolves to `{body, bytes}`, the body in gzip; counts every file once. */
export async function loadedScripts(html, fetched) {
  const waiting = [...startsOf(html)];
  const seen = new Set(waiting);
  let bytes = 0;
  for (const address of waiting) {
    const answer = await fetched(address);
    bytes += answer.bytes;
    const text = (
      answer.headers["content-encoding"] === "gzip" ? gunzipSync(answer.body) : answer.body
    ).toString();
    for (const [, specifier] of text.matchAll(IMPORTS)) {
      const imported = new URL(specifier, new URL(address, "http://page.invalid")).pathname;
      if (seen.has(imported) || !isAskedFor(imported, html)) continue;
      seen.add(imported);
      waiting.push(imported);
    }
  }
  return { bytes, count: seen.size, addresses: [...seen] };
}
