/** Addresses a login must not lead to: they end sessions, or are the way in itself. */
const NEVER = new Set(["/login", "/logout", "/signup", "/activate"]);

/**
 * A return path from outside, parsed and compared, never by prefix: same origin, an own page, no scheme tricks.
 * Anything else becomes `fallback`.
 */
export function safeReturnPath(given: string | null | undefined, fallback: string): string {
  if (!given?.startsWith("/") || given.length > 2_000) return fallback;
  const base = "https://return.invalid";
  let url: URL;
  try {
    url = new URL(given, base);
  } catch {
    return fallback;
  }
  if (url.origin !== base || NEVER.has(url.pathname) || url.pathname.startsWith("//")) return fallback;
  if (/[\p{Cc}\\]/u.test(given)) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}
