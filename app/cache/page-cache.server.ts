import { createHash } from "node:crypto";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import type { RouteHandle } from "#app/route-handle";
import { ARRIVAL } from "#app/session/arrival.server";
import { readCookie } from "#app/session/cookie.server";
import { COOKIES } from "#app/session/cookies.server";
import { getLanguage } from "#app/session/language.server";
import type { Site } from "#app/session/site";
import { getSite } from "#app/session/site.server";
import { rememberTraffic } from "#app/session/traffic.server";
import { markVisit } from "#app/session/visit.server";
import { carriedQuery } from "#app/session/visit-links.server";
import { withFallback } from "#app/upstream/with-fallback.server";
import {
  fillPlaceholders,
  PAGE_PLACEHOLDERS,
  type PageTemplate,
  splitAtPlaceholders,
} from "./placeholders.server";

/** Cookies whose lines each visitor gets anew; a page that sets any other is not stored. */
const REPEATED_COOKIES: ReadonlySet<string> = new Set([COOKIES.visit.name, COOKIES.traffic.name]);
/** Addresses that stand for something one visitor typed. */
const PERSONAL_QUERY = ["kept", "code", "signup_message", ARRIVAL];

const fingerprints = new WeakMap<Site, string>();

/** Settings differ by visitor (country, traffic source): pages are shared by the settings, not by the visitor. */
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

/** A visitor's request for a page that its route allows to share. */
function mayBeShared({ binding, headers, url, refusal }: PageContext, method: string): boolean {
  if (method !== "GET" || binding !== "" || refusal !== undefined) return false;
  if (readCookie(headers.get("cookie"), COOKIES.flash.name) !== undefined) return false;
  return !PERSONAL_QUERY.some((name) => url.searchParams.has(name));
}

async function getCacheKey(context: PageContext): Promise<string> {
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
    carriedQuery(context) ?? "",
  ].join("\n");
}

/** What the host does with one request: answer with the stored page, or render one and store it. */
export interface CachedPage {
  /** The page for this visitor, its links with the visit; undefined when it must be rendered first. */
  stored: { html: string; headers: [name: string, value: string][] } | undefined;
  /** The rendered page, whose links carry the visit, with its placeholders filled; stored when it may be. */
  store(html: string, answer: Pick<Response, "status" | "headers">): string;
}

/** Undefined where the page is not shared: members, posts, flashes, silent upstream. */
export async function openCachedPage(
  context: PageContext,
  method: string,
  handle: RouteHandle | undefined,
): Promise<CachedPage | undefined> {
  const { pageCache } = context.runtime;
  if (!pageCache || !handle?.shared || !mayBeShared(context, method)) return undefined;
  // Where upstream is silent the page itself says so.
  const key = await withFallback(getCacheKey(context), undefined);
  if (key === undefined) return undefined;
  const fill = (page: PageTemplate) =>
    fillPlaceholders(page, context, (action) => issueFormKey(context, action));
  const stored = pageCache.get(key);
  if (stored) {
    rememberTraffic(context);
    if (stored.marksVisit) markVisit(context);
    return { stored: { html: fill(stored.page), headers: stored.headers }, store: (html) => html };
  }
  context.placeholders = PAGE_PLACEHOLDERS;
  return {
    stored: undefined,
    store(html, { status, headers }) {
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
