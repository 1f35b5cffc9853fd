/** How long a body may take. */
export interface Patience {
  /** Whatever comes: the time every body has. */
  freeMs: number;
  /** Beyond it: bytes a second since the beginning. 0: no more time at all. */
  minBytesPerS: number;
  /** In any case the end. */
  maxMs: number;
}

export interface PostPatience {
  form: Patience;
  upload: Patience;
}

/** TRUST.md, "The door": a form in 30 s; a photo by its rate, because a phone in a train sends 3 MB in a minute. */
export const POST_PATIENCE: PostPatience = {
  form: { freeMs: 30_000, minBytesPerS: 0, maxMs: 30_000 },
  upload: { freeMs: 20_000, minBytesPerS: 500, maxMs: 300_000 },
};

/** Whether a body that brought `bytes` in that time is broken off. */
export function isTooSlow(
  { freeMs, minBytesPerS, maxMs }: Patience,
  bytes: number,
  elapsedMs: number,
): boolean {
  if (elapsedMs > maxMs) return true;
  return elapsedMs > freeMs && (minBytesPerS === 0 || bytes * 1_000 < minBytesPerS * elapsedMs);
}
