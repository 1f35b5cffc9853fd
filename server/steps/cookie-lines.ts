const ENDED = /;\s*(max-age=0\b|expires=[^;]*\b1970\b)/i;

const nameOf = (line: string) => line.slice(0, line.indexOf("="));

/** The Cookie header a browser would send after an answer with these Set-Cookie lines. */
export function cookiesAfter(header: string | null, lines: readonly string[]): string {
  const pairs = new Map<string, string>();
  for (const pair of (header ?? "").split(/;\s*/)) if (pair) pairs.set(nameOf(pair), pair);
  for (const line of lines) {
    if (ENDED.test(line)) pairs.delete(nameOf(line));
    else pairs.set(nameOf(line), line.slice(0, line.indexOf(";")));
  }
  return [...pairs.values()].join("; ");
}

/** The lines of two answers in one; the later of one name wins (RFC 6265 §4.1.1 forbids two). */
export function joinCookies(first: readonly string[], second: readonly string[]): string[] {
  const later = new Set(second.map(nameOf));
  return [...first.filter((line) => !later.has(nameOf(line))), ...second];
}
