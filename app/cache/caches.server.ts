import { LRUCache } from "lru-cache";
import type { CachedSite } from "#app/session/site";
import { createParsedAnswers, type ParsedAnswers } from "#app/upstream/parsed-answers.server";
import { createPageStore, type PageStore } from "./page-store.server";

/** The caches that live as long as the process; README.md has the table of all. */
export interface Caches {
  /** Settings by domain, traffic query, country, address, languages and login (HOST-04). */
  siteCache: LRUCache<string, CachedSite>;
  /** interests, regions and companyinfo by domain (HOST-08). */
  referenceCache: LRUCache<string, NonNullable<unknown>>;
  /** Reads that PHP answered with the very same bytes. */
  parsedAnswers: ParsedAnswers;
  /** Pages that visitors share (docs/decisions/0010); undefined when switched off. */
  pageCache: PageStore | undefined;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** `pageCacheMs`: how old a shared page may be; 0 switches sharing off. */
export function createCaches({ pageCacheMs }: { pageCacheMs: number }): Caches {
  return {
    // Stale ones stay to be shown while upstream is silent.
    siteCache: new LRUCache({ max: 5_000, ttl: MINUTE_MS, noDeleteOnStaleGet: true }),
    referenceCache: new LRUCache({ max: 100, ttl: HOUR_MS, noDeleteOnStaleGet: true }),
    parsedAnswers: createParsedAnswers(),
    pageCache: pageCacheMs > 0 ? createPageStore(pageCacheMs) : undefined,
  };
}
