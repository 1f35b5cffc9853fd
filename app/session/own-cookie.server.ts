/** Our own small cookies: first-party, HttpOnly, Lax; values are encoded, read leniently and checked by the reader. */

export interface OwnCookieOptions {
  secure: boolean;
  /** 0 deletes; undefined ends with the browser. */
  maxAgeS?: number;
}

export function serializeOwnCookie(name: string, value: string, options: OwnCookieOptions): string {
  const age = options.maxAgeS === undefined ? "" : `; Max-Age=${options.maxAgeS}`;
  return `${name}=${encodeURIComponent(value)}; Path=/${age}; HttpOnly; SameSite=Lax${options.secure ? "; Secure" : ""}`;
}

/** The first value of a cookie in a Cookie header, decoded; a broken encoding reads as absent. */
export function readOwnCookie(header: string | null, name: string): string | undefined {
  if (!header) return undefined;
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    if (at < 0 || pair.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(pair.slice(at + 1).trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}
