import { LRUCache } from "lru-cache";

/** How many characters of answers are cached, and for how long: what one member polls, and what many are answered alike. */
const MAX_TOTAL_CHARACTERS = 1_000_000;
const MAX_CHARACTERS = 50_000;
const LIFETIME_MS = 60_000;

/** Left out, to measure what it is worth: docs/decisions/0027. */
const IS_OFF = process.env.WITHOUT?.includes("parsed-answers");

/**
 * Reads that PHP answered with the very same bytes lately, parsed and checked. PHP is asked every time; only the work
 * of reading the same answer again is saved, a seventh of a page of members (docs/decisions/0027). Kept by the whole
 * text, so that nobody can get another's answer; frozen, because several pages share it.
 */
export interface ParsedAnswers {
  of(endpointName: string, text: string): unknown;
  store(endpointName: string, text: string, value: unknown): void;
}

/** One cache a process; answers are frozen, for they are shared by requests. */
export function createParsedAnswers(): ParsedAnswers {
  // By the text alone: a key made of it and the endpoint's name would be one more copy of every answer.
  const cache = new LRUCache<string, Map<string, unknown>>({
    maxSize: MAX_TOTAL_CHARACTERS,
    maxEntrySize: MAX_CHARACTERS,
    sizeCalculation: (_, text) => text.length,
    ttl: LIFETIME_MS,
  });
  return {
    of: (endpointName, text) => (IS_OFF ? undefined : cache.get(text)?.get(endpointName)),
    store(endpointName, text, value) {
      if (typeof value !== "object" || value === null || text.length > MAX_CHARACTERS) return;
      const readings = cache.get(text) ?? new Map<string, unknown>();
      cache.set(text, readings.set(endpointName, frozen(value)));
    },
  };
}

function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) frozen(each);
  }
  return value;
}
