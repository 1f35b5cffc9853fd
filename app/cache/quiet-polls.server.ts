import { LRUCache } from "lru-cache";
import type { Question } from "#app/upstream/page-memo.server";

/** What a poll asked when it was answered, and which answers of PHP it was made of. */
interface Known {
  etag: string;
  asked: readonly Question[];
  /** Held by the cache of parsed answers alone: what that lets go of is made anew. */
  answers: readonly WeakRef<object>[];
}

/** Polls by all that decides about them but PHP. */
export type QuietPolls = LRUCache<string, Known>;

/** Times of the day and settings go into an answer too; both may be so old. */
const LIFETIME_MS = 30_000;
const MAX_TOTAL_CHARACTERS = 2_000_000;
/** Beside its name: addresses of endpoints, references. */
const USUAL_CHARACTERS = 500;

/** One a process. */
export function createQuietPolls(): QuietPolls {
  return new LRUCache<string, Known>({
    maxSize: MAX_TOTAL_CHARACTERS,
    sizeCalculation: (_, name) => name.length + USUAL_CHARACTERS,
    ttl: LIFETIME_MS,
  });
}
