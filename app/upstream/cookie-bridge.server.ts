import { Cookie } from "tough-cookie";
import { isCookieName, isCookieText } from "./cookie-grammar.server";
import type { CookieNames } from "./cookie-names.server";
import {
  allPlaces,
  type CookiePlace,
  type CookieScope,
  otherPlaces,
  placeOfLogin,
} from "./cookie-scope.server";

const DAY_SECONDS = 86_400;
/** HOST-02 and SPEC §9: what a login cookie without a lifetime gets. */
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
  names: CookieNames;
}

interface CookieEvent {
  name: string;
  value: string;
  /** 0 or less: a deletion; undefined: until the browser is closed. */
  lifetimeSeconds: number | undefined;
}

const DELETED = 0;
const ROOT: CookiePlace = { domain: undefined, path: "/" };

/**
 * Set-Cookie lines of PHP as first-party lines of ours (HOST-02): allow-listed names, no Domain, `Path=/`, HttpOnly,
 * SameSite=Lax, Secure on https, lifetime kept (a carried session cookie stays one), deletions kept as deletions, the last of one name wins, values byte
 * for byte. Lines that fit no grammar or limit are left out; nothing throws.
 */
export function rewriteSetCookies(lines: readonly string[], options: RewriteOptions): string[] {
  return eventsOf(lines, options).map((event) => lineOf(event, ROOT, options));
}

/** What the cookies of one answer mean, in the order in which they win. */
function eventsOf(lines: readonly string[], { now, names }: RewriteOptions): CookieEvent[] {
  const byName = new Map<string, CookieEvent>();
  for (const line of lines.slice(0, MAX_SET_COOKIES)) {
    const event = line.length <= MAX_SET_COOKIE ? eventOf(line, now, names) : undefined;
    if (event === undefined || !names.isCarried(event.name)) continue;
    // Deleting first puts the winner where it came last.
    byName.delete(event.name);
    byName.set(event.name, event);
  }
  return withinBytes([...byName.values()]);
}

function withinBytes(events: CookieEvent[]): CookieEvent[] {
  let bytes = 0;
  return events.filter((event) => {
    const length = lineOf(event, ROOT, { secure: true, now: 0 }).length;
    if (bytes + length > MAX_OUTGOING_BYTES) return false;
    bytes += length;
    return true;
  });
}

function eventOf(line: string, now: number, names: CookieNames): CookieEvent | undefined {
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
  if (cookie === undefined) return undefined;
  const lifetimeSeconds = lifetimeSecondsOf(cookie, now) ?? defaultLifetimeSeconds(name, names);
  return { name, value, lifetimeSeconds };
}

/** SPEC §9 gives login cookies 30 days; what the operator lets pass besides stays what it is. */
function defaultLifetimeSeconds(name: string, names: CookieNames): number | undefined {
  return names.isLogin(name) ? DEFAULT_LIFETIME_SECONDS : undefined;
}

/** RFC 6265bis §5.7 steps 3 to 5: Max-Age before Expires. */
function lifetimeSecondsOf(cookie: Cookie, now: number): number | undefined {
  const { maxAge, expires } = cookie;
  if (typeof maxAge === "number") return Math.min(maxAge, MAX_LIFETIME_SECONDS);
  if (expires instanceof Date) {
    return Math.min(Math.floor((expires.getTime() - now) / 1000), MAX_LIFETIME_SECONDS);
  }
  return undefined;
}

function lineOf(
  { name, value, lifetimeSeconds }: CookieEvent,
  { domain, path }: CookiePlace,
  options: Pick<RewriteOptions, "secure" | "now">,
) {
  const where = `${domain === undefined ? "" : `; Domain=${domain}`}; Path=${path}`;
  const lifetime = lifetimeOf(lifetimeSeconds, options.now);
  return `${name}=${value}${where}${lifetime}; HttpOnly; SameSite=Lax${options.secure ? "; Secure" : ""}`;
}

function lifetimeOf(seconds: number | undefined, now: number): string {
  if (seconds === undefined) return "";
  if (seconds <= 0) return "; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT";
  return `; Max-Age=${seconds}; Expires=${new Date(now + seconds * 1000).toUTCString()}`;
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
  names: CookieNames;
  clock: () => number;
  scope: CookieScope;
  appendSetCookie(value: string): void;
}

/** The cookies of one page request, both ways. */
export interface CookieBridge {
  /** Cookie header for PHP: the browser's allowed pairs verbatim and in order, with what PHP set meanwhile. */
  header(): string | undefined;
  /** A name came twice with different values: none of them was used, and all are ended (OPS-05). */
  readonly hadConflict: boolean;
  /** Passes an answer's Set-Cookie lines on to the browser and to later calls of this page. */
  accept(lines: readonly string[], options?: { isRead: boolean }): void;
  /** Deletes every login cookie the browser sent or PHP set meanwhile (HOST-06). */
  forgetLogin(): void;
}

/** One page request's cookies between browser and PHP (HOST-02). */
export function createCookieBridge(settings: CookieBridgeSettings): CookieBridge {
  const { secure, names, clock, scope, appendSetCookie } = settings;
  const { pairs: sent, conflicts } = uniquePairs(allowedPairs(settings.cookieHeader, names));
  let pairs = sent;
  let header: string | undefined;
  let stale = true;
  let outgoingBytes = 0;

  function append(event: CookieEvent, place: CookiePlace, now: number): boolean {
    const line = lineOf(event, place, { secure, now });
    if (outgoingBytes + line.length > MAX_OUTGOING_BYTES) return false;
    outgoingBytes += line.length;
    appendSetCookie(line);
    return true;
  }

  function end(name: string, places: readonly CookiePlace[], now: number): void {
    for (const place of places) append({ name, value: "", lifetimeSeconds: DELETED }, place, now);
  }

  function pass(event: CookieEvent, now: number): void {
    if (!append(event, placeOfLogin(scope), now)) return;
    stale = true;
    const at = pairs.findIndex((pair) => pair.name === event.name);
    const text = `${event.name}=${event.value}`;
    const others = pairs.filter((pair) => pair.name !== event.name);
    if (event.lifetimeSeconds === undefined || event.lifetimeSeconds > 0)
      others.splice(at === -1 ? others.length : at, 0, { name: event.name, text });
    pairs = others;
  }

  for (const name of conflicts) end(name, allPlaces(scope), clock());

  return {
    header() {
      if (stale) {
        header = pairs.length === 0 ? undefined : pairs.map((pair) => pair.text).join("; ");
        stale = false;
      }
      return header;
    },
    hadConflict: conflicts.length > 0,
    accept(lines, { isRead } = { isRead: false }) {
      if (lines.length === 0) return;
      const now = clock();
      for (const event of eventsOf(lines, { secure, now, names })) {
        // Where identity is name, domain and path alone (RFC 6265), what is ended after would take the new one along.
        if (!isRead || !scope.isKnown) end(event.name, otherPlaces(scope), now);
        pass(event, now);
      }
    },
    forgetLogin() {
      const now = clock();
      for (const name of new Set(pairs.map((pair) => pair.name).filter(names.isLogin))) {
        end(name, otherPlaces(scope), now);
        pass({ name, value: "", lifetimeSeconds: DELETED }, now);
      }
    },
  };
}

/** The part of the browser's Cookie header that PHP sees, or undefined when there is none. */
export function carriedCookies(cookieHeader: string | null, names: CookieNames): string | undefined {
  const { pairs } = uniquePairs(allowedPairs(cookieHeader, names));
  return pairs.length === 0 ? undefined : pairs.map((pair) => pair.text).join("; ");
}

interface CookiePair {
  name: string;
  /** The pair as the browser wrote it. */
  text: string;
}

function allowedPairs(cookieHeader: string | null, names: CookieNames): CookiePair[] {
  if (cookieHeader === null || cookieHeader === "") return [];
  const pairs: CookiePair[] = [];
  for (const piece of cookieHeader.split(";")) {
    const text = trimBlanks(piece);
    const equals = text.indexOf("=");
    if (equals < 1 || !isCookieText(text)) continue;
    const name = trimBlanks(text.slice(0, equals));
    if (isCookieName(name) && names.isCarried(name)) pairs.push({ name, text });
  }
  return pairs;
}

/**
 * Each name once. One that came with two values, as beside an older cookie of a parent domain, is not carried at all:
 * which of them PHP takes would be an accident, or somebody's choice on a neighbouring host.
 */
function uniquePairs(pairs: readonly CookiePair[]): { pairs: CookiePair[]; conflicts: string[] } {
  const byName = new Map<string, string>();
  const conflicts = new Set<string>();
  for (const { name, text } of pairs) {
    const known = byName.get(name);
    if (known === undefined) byName.set(name, text);
    else if (known !== text) conflicts.add(name);
  }
  for (const name of conflicts) byName.delete(name);
  return { pairs: [...byName].map(([name, text]) => ({ name, text })), conflicts: [...conflicts] };
}
