import { LRUCache } from "lru-cache";
import type { PageTemplate } from "./placeholders.server";

/** Bound on the memory of all stored pages, in characters. */
const MAX_CHARACTERS = 8_000_000;

/** A page as every visitor gets it, before nonce and form keys are filled in. */
export interface StoredPage {
  page: PageTemplate;
  headers: [name: string, value: string][];
  marksVisit: boolean;
}

/** Pages by everything that they depend on (docs/decisions/0010). */
export type PageStore = LRUCache<string, StoredPage>;

/** `ttlMs`: how old a page may be. */
export function createPageStore(ttlMs: number): PageStore {
  return new LRUCache({
    ttl: ttlMs,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ page }, key) => page.texts.reduce((sum, text) => sum + text.length, key.length + 100),
  });
}
