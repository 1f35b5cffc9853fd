import { createHash } from "node:crypto";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext, RequestFacts } from "#app/page-context";
import type { RouteHandle } from "#app/route-handle";
import { ARRIVAL } from "#app/session/arrival.server";
import { readCookie } from "#app/session/cookie.server";
import { COOKIES } from "#app/session/cookies.server";
import { slugOfPath } from "#app/session/lander-slug";
import { getLanguage } from "#app/session/language.server";
import { OutgoingCookies } from "#app/session/outgoing-cookies.server";
import { siteKeyOf } from "#app/session/read-site.server";
import type { Site } from "#app/session/site";
import { getSite } from "#app/session/site.server";
import { rememberTraffic } from "#app/session/traffic.server";
import { keepsCookies, writeVisitMark } from "#app/session/visit.server";
import { withFallback } from "#app/upstream/with-fallback.server";
import type { KnownVisitor } from "./caches.server";
import type { StoredPage } from "./page-store.server";
import { fillPlaceholders, PAGE_PLACEHOLDERS, splitAtPlaceholders } from "./placeholders.server";

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

/** What a browser sent of all that a shared page may depend on. */
export interface PageRequest
  extends Pick<RequestFacts, "domain" | "host" | "proto" | "clientAddress" | "addressBlock" | "nonce"> {
  pathname: string;
  search: string;
  cookie: string | null;
  acceptLanguage: string | null;
  saveData: string | null;
}

const VISIT_MARK = new RegExp(`^${COOKIES.visit.name}=[\\w-]+$`);

/** Every cookie but the one that means nothing; whether that one is there does count. */
function cookiesOf(header: string | null): string {
  if (header === null) return "";
  const pairs = header.split(";").map((pair) => pair.trim());
  return pairs.map((pair) => (VISIT_MARK.test(pair) ? COOKIES.visit.name : pair)).join(";");
}

/** A visitor's request for a page that its route allows to share. */
function mayBeShared({ binding, headers, url, refusal }: PageContext, method: string): boolean {
  if (method !== "GET" || binding !== "" || refusal !== undefined) return false;
  if (readCookie(headers.get("cookie"), COOKIES.flash.name) !== undefined) return false;
  return !PERSONAL_QUERY.some((name) => url.searchParams.has(name));
}

function requestOf(context: PageContext): PageRequest {
  const { url, headers } = context;
  return {
    ...context,
    pathname: url.pathname,
    search: url.search,
    cookie: headers.get("cookie"),
    acceptLanguage: headers.get("accept-language"),
    saveData: headers.get("save-data"),
  };
}

/** What its links carry of the visit says the address with the cookies, so it needs no name of its own here. */
function pageKeyOf(request: PageRequest, visitor: KnownVisitor): string {
  const { domain, host, proto, pathname, search, cookie, saveData } = request;
  const keyPart = visitor.keyPart;
  return [domain, host, proto, pathname, search, cookiesOf(cookie), saveData, keyPart].join("\n");
}

/** All that the settings and the language of a visitor come from; of the page only what may ask for a language. */
function visitorKeyOf(request: PageRequest): string {
  const { domain, proto, clientAddress, pathname, search, cookie, acceptLanguage } = request;
  const slug = slugOfPath(pathname)?.language;
  return [domain, proto, clientAddress, slug, search, cookie, acceptLanguage].join("\n");
}

/** Longer ones are nobody's but a stranger's who wants the memory. */
const VISITOR_KEY_MAX = 2_000;

async function findVisitor(context: PageContext, request: PageRequest): Promise<KnownVisitor> {
  const [site, { translator, offered }] = await Promise.all([getSite(context), getLanguage(context)]);
  const cookies = new OutgoingCookies();
  rememberTraffic({ ...context, cookies });
  const visitor: KnownVisitor = {
    siteKey: siteKeyOf(context, translator.language),
    site,
    keyPart: [fingerprintOf(site), translator.language, offered.join()].join("\n"),
    keepsCookies: keepsCookies(context),
    cookies: cookies.lines(),
  };
  const key = visitorKeyOf(request);
  if (key.length <= VISITOR_KEY_MAX) context.runtime.knownVisitors.set(key, visitor);
  return visitor;
}

/** What each answer of a shared page has for itself. */
type OwnParts = Pick<
  PageContext,
  "nonce" | "placeholders" | "binding" | "addressBlock" | "runtime" | "proto" | "cookies"
>;

function answerOf({ page, headers, marksVisit }: StoredPage, visitor: KnownVisitor, own: OwnParts) {
  own.cookies.repeat(visitor.cookies);
  if (marksVisit && !visitor.keepsCookies) writeVisitMark(own);
  return { html: fillPlaceholders(page, own, (action) => issueFormKey(own, action)), headers };
}

interface FilledPage {
  html: string;
  headers: [name: string, value: string][];
}

/** A stored page for one visitor, with the cookies that go with it. */
export interface StoredAnswer extends FilledPage {
  cookies: string[];
}

/**
 * The page as it is stored, where all that it depends on is known already: for hosts that answer before there is a
 * context to ask. Undefined where only `openCachedPage` can tell.
 */
export function storedPage(runtime: PageContext["runtime"], request: PageRequest): StoredAnswer | undefined {
  const { pageCache, knownVisitors, siteCache } = runtime;
  const visitor = pageCache && knownVisitors.get(visitorKeyOf(request));
  // Whoever asked before is asked anew with the settings.
  if (!visitor || siteCache.get(visitor.siteKey)?.site !== visitor.site) return undefined;
  const stored = pageCache.get(pageKeyOf(request, visitor));
  if (!stored) return undefined;
  const { nonce, addressBlock, proto } = request;
  const cookies = new OutgoingCookies();
  const own = { nonce, addressBlock, proto, cookies, runtime, binding: "", placeholders: undefined };
  return { ...answerOf(stored, visitor, own), cookies: cookies.lines() };
}

/** What the host does with one request: answer with the stored page, or render one and store it. */
export interface CachedPage {
  /** The page for this visitor, its links with the visit; undefined when it must be rendered first. */
  stored: FilledPage | undefined;
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
  const request = requestOf(context);
  // Where upstream is silent the page itself says so.
  const visitor = await withFallback(findVisitor(context, request), undefined);
  if (visitor === undefined) return undefined;
  const key = pageKeyOf(request, visitor);
  const stored = pageCache.get(key);
  if (stored) return { stored: answerOf(stored, visitor, context), store: (html) => html };
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
      return fillPlaceholders(page, context, (action) => issueFormKey(context, action));
    },
  };
}
