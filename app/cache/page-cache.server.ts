import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import type { RouteHandle } from "#app/route-handle";
import { readCookie } from "#app/session/cookie.server";
import { COOKIES } from "#app/session/cookies.server";
import { getLanguage } from "#app/session/language.server";
import { getSite, type Site } from "#app/session/site.server";
import { keepTraffic } from "#app/session/traffic.server";
import { markVisit } from "#app/session/visit.server";
import { UpstreamFailure } from "#app/upstream/failure.server";
import {
  fillPlaceholders,
  PAGE_PLACEHOLDERS,
  type PageTemplate,
  splitAtPlaceholders,
} from "./placeholders.server";

/** Bound on the memory of all kept pages, in characters. */
const KEPT_CHARACTERS = 8_000_000;
/** Cookies whose lines each visitor gets anew; a page that sets any other is not kept. */
const REPEATED_COOKIES: ReadonlySet<string> = new Set([COOKIES.visit.name, COOKIES.traffic.name]);
/** Addresses that stand for something one visitor typed. */
const PERSONAL_QUERY = ["kept", "code", "signup_message"];

interface StoredPage {
  page: PageTemplate;
  headers: [name: string, value: string][];
  marksVisit: boolean;
}

/** Pages of visitors, shared by those who would get the very same one (docs/decisions/0010). */
export type PageCache = LRUCache<string, StoredPage>;

/** `keptMs`: how old a page may be; with 0 nothing is kept. */
export function createPageCache(keptMs: number): PageCache | undefined {
  if (keptMs === 0) return undefined;
  return new LRUCache({
    ttl: keptMs,
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: ({ page }, key) => page.texts.reduce((sum, text) => sum + text.length, key.length + 100),
  });
}

const fingerprints = new WeakMap<Site, string>();

/** Settings differ by visitor (country, traffic source): pages are shared by what they say, not by who asked. */
function fingerprintOf(site: Site): string {
  let fingerprint = fingerprints.get(site);
  if (fingerprint === undefined) {
    fingerprint = createHash("sha256").update(JSON.stringify(site)).digest("base64url");
    fingerprints.set(site, fingerprint);
  }
  return fingerprint;
}

/** Every cookie but the one that means nothing; whether that one is there does count. */
function cookiesOf(header: string | null): string {
  if (header === null) return "";
  const pairs = header.split(";").map((pair) => pair.trim());
  return pairs
    .map((pair) => (pair.startsWith(`${COOKIES.visit.name}=`) ? COOKIES.visit.name : pair))
    .join(";");
}

/** A visitor's request for a page that its route allows to keep. */
function mayBeKept({ binding, headers, url, refusal }: PageContext, method: string): boolean {
  if (method !== "GET" || binding !== "" || refusal !== undefined) return false;
  if (readCookie(headers.get("cookie"), COOKIES.flash.name) !== undefined) return false;
  return !PERSONAL_QUERY.some((name) => url.searchParams.has(name));
}

async function keyOf(context: PageContext): Promise<string> {
  const [site, { translator, offered }] = await Promise.all([getSite(context), getLanguage(context)]);
  const { domain, host, proto, url, headers } = context;
  return [
    domain,
    host,
    proto,
    url.pathname,
    url.search,
    fingerprintOf(site),
    translator.language,
    offered.join(),
    cookiesOf(headers.get("cookie")),
    headers.get("save-data") ?? "",
  ].join("\n");
}

/** What the host does with one request: answer from the kept page, or render and hand the page back to be kept. */
export interface CachedPage {
  /** The page for this visitor; undefined when it must be rendered first. */
  kept: { html: string; headers: [name: string, value: string][] } | undefined;
  /** The rendered page with its placeholders filled; kept when it may be. */
  keep(html: string, answer: Pick<Response, "status" | "headers">): string;
}

/** Undefined where the page is not shared: members, posts, flashes, silent upstream. */
export async function openCachedPage(
  context: PageContext,
  method: string,
  handle: RouteHandle | undefined,
): Promise<CachedPage | undefined> {
  const { pageCache } = context.runtime;
  if (!pageCache || !handle?.shared || !mayBeKept(context, method)) return undefined;
  let key: string;
  try {
    key = await keyOf(context);
  } catch (error) {
    // The page itself says what is wrong.
    if (error instanceof UpstreamFailure) return undefined;
    throw error;
  }
  const fill = (page: PageTemplate) =>
    fillPlaceholders(page, context, (action) => issueFormKey(context, action));
  const kept = pageCache.get(key);
  if (kept) {
    keepTraffic(context);
    if (kept.marksVisit) markVisit(context);
    return { kept: { html: fill(kept.page), headers: kept.headers }, keep: (html) => html };
  }
  context.placeholders = PAGE_PLACEHOLDERS;
  return {
    kept: undefined,
    keep(html, { status, headers }) {
      context.placeholders = undefined;
      const page = splitAtPlaceholders(html);
      const names = context.cookies.lines().map((line) => line.slice(0, line.indexOf("=")));
      const whole = status === 200 && !context.failure && !context.upstream.hasFailed;
      if (whole && names.every((name) => REPEATED_COOKIES.has(name))) {
        pageCache.set(key, {
          page,
          headers: [...headers].filter(([name]) => name !== "set-cookie"),
          marksVisit: names.includes(COOKIES.visit.name),
        });
      }
      return fill(page);
    },
  };
}
