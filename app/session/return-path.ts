import { isOwnPath } from "#app/paths";

/** Addresses a login must not lead to: they end sessions, or are the way in itself. */
const NEVER_AFTER_LOGIN = new Set(["/login", "/logout", "/signup", "/activate"]);
/** What every change may come back to, the forms of visitors included. */
const NEVER = new Set(["/logout"]);

const BASE = "https://return.invalid";

/**
 * A return path from outside, parsed and compared, never by prefix: same origin, a known page, no scheme tricks.
 * Anything else becomes `fallback`. `after` says what leads there: a login never leads to the login again.
 */
export function safeReturnPath(
  input: string | null | undefined,
  fallback: string,
  after: "login" | "change" = "login",
): string {
  if (!input?.startsWith("/") || input.length > 2_000 || /[\p{Cc}\\]/u.test(input)) return fallback;
  let url: URL;
  try {
    url = new URL(input, BASE);
  } catch {
    // No address at all, so nothing to return to.
    return fallback;
  }
  const never = after === "login" ? NEVER_AFTER_LOGIN : NEVER;
  const path = url.pathname.replace(/\/+$/, "");
  if (url.origin !== BASE || url.pathname.includes("//") || never.has(path) || !isOwnPath(url.pathname))
    return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}
