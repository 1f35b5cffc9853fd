import { LRUCache } from "lru-cache";
import type { CachedSite, Site } from "#app/session/site";
import { createParsedAnswers, type ParsedAnswers } from "#app/upstream/parsed-answers.server";
import { createPageStore, type PageStore } from "./page-store.server";
import { createQuietPolls, type QuietPolls } from "./quiet-polls.server";

/** The caches that live as long as the process; README.md has the table of all. */
export interface Caches {
  /** Settings by domain, traffic query, country, address, languages and login (HOST-04). */
  siteCache: LRUCache<string, CachedSite>;
  /** interests, regions and companyinfo by domain (HOST-08). */
  referenceCache: LRUCache<string, NonNullable<unknown>>;
  /** Reads that PHP answered with the very same bytes. */
  parsedAnswers: ParsedAnswers;
  /** Polls that PHP's same answers need not be made anew for. */
  quietPolls: QuietPolls;
  /** What was found out of a visitor besides the page that is asked (page-cache). */
  knownVisitors: LRUCache<string, KnownVisitor>;
  /** Pages that visitors share (docs/decisions/0010); undefined when switched off. */
  pageCache: PageStore | undefined;
}

/** On what the pages of one visitor depend, as long as the settings are those that were read. */
export interface KnownVisitor {
  /** Where `siteCache` keeps them. */
  siteKey: string;
  site: Site;
  /** What the keys of stored pages say of it. */
  keyPart: string;
  keepsCookies: boolean;
  /** Set-Cookie lines that each answer repeats. */
  cookies: string[];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** `pageCacheMs`: how old a shared page may be; 0 switches sharing off. */
export function createCaches({ pageCacheMs }: { pageCacheMs: number }): Caches {
  return {
    // Stale ones stay to be shown while upstream is silent.
    siteCache: new LRUCache({ max: 5_000, ttl: MINUTE_MS, noDeleteOnStaleGet: true }),
    knownVisitors: new LRUCache({ max: 5_000 }),
    referenceCache: new LRUCache({ max: 100, ttl: HOUR_MS, noDeleteOnStaleGet: true }),
    parsedAnswers: createParsedAnswers(),
    quietPolls: createQuietPolls(),
    pageCache: pageCacheMs > 0 ? createPageStore(pageCacheMs) : undefined,
  };
}
