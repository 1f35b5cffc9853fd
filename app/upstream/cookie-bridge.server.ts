import { Cookie } from "tough-cookie";
import { isCookieName, isCookieText } from "./cookie-grammar.server";

const LOGIN_PREFIX = "auth.";
const DAY_SECONDS = 86_400;
/** HOST-02 and SPEC §9: what a cookie without a lifetime gets. */
const DEFAULT_LIFETIME_SECONDS = 30 * DAY_SECONDS;
/** RFC 6265bis §5.5: user agents cap at 400 days. */
const MAX_LIFETIME_SECONDS = 400 * DAY_SECONDS;
const MAX_SET_COOKIES = 50;
const MAX_SET_COOKIE = 4096;
/** Common header limit of proxies in front of us, for all our Set-Cookie lines together. */
const MAX_OUTGOING_BYTES = 8190;

export interface RewriteOptions {
  /** Whether the browser came by https. */
  secure: boolean;
  /** Milliseconds since the epoch. */
  now: number;
  /** Names carried besides `auth.*`, as the operator configures. */
  allowedNames: readonly string[];
}

interface CookieEvent {
  name: string;
  value: string;
  /** 0 or less: a deletion. */
  lifetimeSeconds: number;
}

/**
 * Set-Cookie lines of PHP as first-party lines of ours (HOST-02): allow-listed names, no Domain, `Path=/`, HttpOnly,
 * SameSite=Lax, Secure on https, lifetime kept, deletions kept as deletions, the last of one name wins, values byte
 * for byte. Lines that fit no grammar or limit are left out; nothing throws.
 */
export function rewriteSetCookies(lines: readonly string[], options: RewriteOptions): string[] {
  return eventsOf(lines, options).map((event) => lineOf(event, options));
}

/** What the cookies of one answer mean, in the order in which they win. */
function eventsOf(lines: readonly string[], { now, allowedNames }: RewriteOptions): CookieEvent[] {
  const byName = new Map<string, CookieEvent>();
  for (const line of lines.slice(0, MAX_SET_COOKIES)) {
    const event = line.length <= MAX_SET_COOKIE ? eventOf(line, now) : undefined;
    if (event === undefined || !isAllowed(event.name, allowedNames)) continue;
    // Deleting first puts the winner where it came last.
    byName.delete(event.name);
    byName.set(event.name, event);
  }
  return withinBytes([...byName.values()]);
}

function withinBytes(events: CookieEvent[]): CookieEvent[] {
  let bytes = 0;
  return events.filter((event) => {
    const length = lineOf(event, { secure: true, now: 0 }).length;
    if (bytes + length > MAX_OUTGOING_BYTES) return false;
    bytes += length;
    return true;
  });
}

function eventOf(line: string, now: number): CookieEvent | undefined {
  if (!isCookieText(line)) return undefined;
  const pairEnd = line.indexOf(";");
  const pair = pairEnd === -1 ? line : line.slice(0, pairEnd);
  const equals = pair.indexOf("=");
  if (equals < 1) return undefined;
  const name = trimBlanks(pair.slice(0, equals));
  if (!isCookieName(name)) return undefined;
  // Name and value are cut out here: tough-cookie trims as JavaScript does, and that eats the 0xA0 of a UTF-8 "à".
  const value = trimBlanks(pair.slice(equals + 1));
  if (value.includes("\t")) return undefined;
  const cookie = Cookie.parse(`n=v${pairEnd === -1 ? "" : line.slice(pairEnd)}`);
  return cookie && { name, value, lifetimeSeconds: lifetimeSecondsOf(cookie, now) };
}

/** RFC 6265bis §5.7 steps 3 to 5: Max-Age before Expires. */
function lifetimeSecondsOf(cookie: Cookie, now: number): number {
  const { maxAge, expires } = cookie;
  if (typeof maxAge === "number") return Math.min(maxAge, MAX_LIFETIME_SECONDS);
  if (expires instanceof Date) {
    return Math.min(Math.floor((expires.getTime() - now) / 1000), MAX_LIFETIME_SECONDS);
  }
  return DEFAULT_LIFETIME_SECONDS;
}

function lineOf(
  { name, value, lifetimeSeconds }: CookieEvent,
  options: Pick<RewriteOptions, "secure" | "now">,
) {
  const lifetime =
    lifetimeSeconds > 0
      ? `Max-Age=${lifetimeSeconds}; Expires=${new Date(options.now + lifetimeSeconds * 1000).toUTCString()}`
      : "Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT";
  return `${name}=${value}; Path=/; ${lifetime}; HttpOnly; SameSite=Lax${options.secure ? "; Secure" : ""}`;
}

function isAllowed(name: string, allowedNames: readonly string[]): boolean {
  return name.startsWith(LOGIN_PREFIX) || allowedNames.includes(name);
}

/** RFC 6265bis trims SP and HTAB, nothing else. */
function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isBlank(text.charCodeAt(start))) start += 1;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x09;
}

export interface CookieBridgeSettings {
  /** The browser's Cookie header. */
  cookieHeader: string | null;
  secure: boolean;
  allowedNames: readonly string[];
  clock: () => number;
  appendSetCookie(value: string): void;
}

/** The cookies of one page request, both ways. */
export interface CookieBridge {
  /** Cookie header for PHP: the browser's allowed pairs verbatim and in order, with what PHP set meanwhile. */
  header(): string | undefined;
  /** Passes an answer's Set-Cookie lines on to the browser and to later calls of this page. */
  accept(lines: readonly string[]): void;
  /** Deletes every login cookie the browser sent or PHP set meanwhile (HOST-06). */
  forgetLogin(): void;
}

/** One page request's cookies between browser and PHP (HOST-02). */
export function createCookieBridge(settings: CookieBridgeSettings): CookieBridge {
  const { secure, allowedNames, clock, appendSetCookie } = settings;
  let pairs = allowedPairs(settings.cookieHeader, allowedNames);
  let header: string | undefined;
  let stale = true;
  let outgoingBytes = 0;

  function pass(event: CookieEvent, now: number): void {
    const line = lineOf(event, { secure, now });
    if (outgoingBytes + line.length > MAX_OUTGOING_BYTES) return;
    outgoingBytes += line.length;
    appendSetCookie(line);
    stale = true;
    const at = pairs.findIndex((pair) => pair.name === event.name);
    const text = `${event.name}=${event.value}`;
    const others = pairs.filter((pair) => pair.name !== event.name);
    if (event.lifetimeSeconds > 0)
      others.splice(at === -1 ? others.length : at, 0, { name: event.name, text });
    pairs = others;
  }

  return {
    header() {
      if (stale) {
        header = pairs.length === 0 ? undefined : pairs.map((pair) => pair.text).join("; ");
        stale = false;
      }
      return header;
    },
    accept(lines) {
      if (lines.length === 0) return;
      const now = clock();
      for (const event of eventsOf(lines, { secure, now, allowedNames })) pass(event, now);
    },
    forgetLogin() {
      const now = clock();
      const names = new Set(pairs.map((pair) => pair.name).filter((name) => name.startsWith(LOGIN_PREFIX)));
      for (const name of names) pass({ name, value: "", lifetimeSeconds: 0 }, now);
    },
  };
}

/** The part of the browser's Cookie header that PHP sees, or undefined when there is none. */
export function carriedCookies(
  cookieHeader: string | null,
  allowedNames: readonly string[],
): string | undefined {
  const pairs = allowedPairs(cookieHeader, allowedNames);
  return pairs.length === 0 ? undefined : pairs.map((pair) => pair.text).join("; ");
}

interface CookiePair {
  name: string;
  /** The pair as the browser wrote it. */
  text: string;
}

function allowedPairs(cookieHeader: string | null, allowedNames: readonly string[]): CookiePair[] {
  if (cookieHeader === null || cookieHeader === "") return [];
  const pairs: CookiePair[] = [];
  for (const piece of cookieHeader.split(";")) {
    const text = trimBlanks(piece);
    const equals = text.indexOf("=");
    if (equals < 1 || !isCookieText(text)) continue;
    const name = trimBlanks(text.slice(0, equals));
    if (isCookieName(name) && isAllowed(name, allowedNames)) pairs.push({ name, text });
  }
  return pairs;
}
