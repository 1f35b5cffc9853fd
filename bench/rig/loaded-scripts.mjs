// Which scripts a page loads by itself: script elements, preloaded modules, the modules that an inline starter names, and
// everything those import. What they fetch by import() counts where the page holds what it is for; the rest, which comes
// with a touch of the member or with a wide screen, is added up beside it.
import { gunzipSync } from "node:zlib";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const MODULE_PRELOAD =
  /<link\b[^>]*rel="modulepreload"[^>]*href="([^"]+)"|<link\b[^>]*href="([^"]+)"[^>]*rel="modulepreload"/g;
/** The starter's own words (app/browser/starter.ts): custom elements, and in a string routes and React's entry. */
const NAMED_BY_STARTER = /\bsrc="([^"]+)"|\bfrom\\"([^"\\]+)\\"/g;
/** Built modules are minified: `from"./x.js"`, `import"./x.js"`; `import("./x.js")` is for later. */
const IMPORTS = /\b(?:from|import)\s*["']([^"']+\.js)["']/g;
const LATER_IMPORTS = /\bimport\s*\(\s*["']([^"']+\.js)["']/g;

/** Parts of app/enhance that are fetched where the page holds what they are for. */
const ON_DEMAND = /\/enhance-([a-z-]+?)-(?:[\w-]{8}|[\w-]{6})\.js$/;

function isAskedFor(address, html) {
  const part = ON_DEMAND.exec(address)?.[1];
  return part !== undefined && html.includes(part === "dialog-link" ? "data-dialog=" : `<rz-${part}`);
}

function startsOf(html) {
  const starts = new Set();
  for (const [, first, second] of html.matchAll(MODULE_PRELOAD)) starts.add(first ?? second);
  for (const [, attributes, text] of html.matchAll(SCRIPT)) {
    const src = /\ssrc="([^"]+)"/.exec(attributes)?.[1];
    if (src) starts.add(src);
    // Fetched only when the bar's dialog is wanted (app/browser/starter.ts).
    if (text.includes('"pointerover"')) continue;
    for (const [, ...addresses] of text.matchAll(NAMED_BY_STARTER))
      for (const address of addresses) if (address) starts.add(address);
  }
  return starts;
}

function importsOf({ headers, body }, address, pattern) {
  const text = (headers["content-encoding"] === "gzip" ? gunzipSync(body) : body).toString();
  return [...text.matchAll(pattern)].map(
    ([, specifier]) => new URL(specifier, new URL(address, "http://page.invalid")).pathname,
  );
}

/** `fetched(address)` resolves to `{body, bytes}`, the body in gzip; every file is counted once. */
export async function loadedScripts(html, fetched) {
  const atFirst = new Map();
  const later = new Set();
  const waiting = startsOf(html);
  for (const address of waiting) {
    const answer = await fetched(address);
    atFirst.set(address, answer.bytes);
    for (const imported of importsOf(answer, address, IMPORTS)) waiting.add(imported);
    for (const imported of importsOf(answer, address, LATER_IMPORTS))
      (isAskedFor(imported, html) ? waiting : later).add(imported);
  }
  let laterBytes = 0;
  for (const address of later) {
    // The custom elements of other pages are none of this page's.
    if (atFirst.has(address) || ON_DEMAND.test(address)) continue;
    const answer = await fetched(address);
    laterBytes += answer.bytes;
    for (const imported of importsOf(answer, address, IMPORTS)) later.add(imported);
    for (const imported of importsOf(answer, address, LATER_IMPORTS)) later.add(imported);
  }
  const bytes = [...atFirst.values()].reduce((sum, each) => sum + each, 0);
  return { bytes, count: atFirst.size, laterBytes, addresses: [...atFirst] };
}
