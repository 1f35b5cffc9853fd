/** Paths that no page of ours has: encoded separators, NUL, matrix parameters, empty or dotted segments. */
export function isOddPath(pathname: string): boolean {
  if (/%(2f|5c|00|3b|25)/i.test(pathname) || /[;\\]|\/\//.test(pathname)) return true;
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    // A percent sign without its digits names no file of ours.
    return true;
  }
  return /\p{Cc}/u.test(decoded) || decoded.split("/").some((segment) => segment === "." || segment === "..");
}
