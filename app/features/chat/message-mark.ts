const MARK_LENGTH = 8;

/** The end of a form key: short enough for every message of a page, long enough to tell one's own apart. */
export function markOf(key: string | undefined): string | undefined {
  return key?.slice(-MARK_LENGTH);
}
