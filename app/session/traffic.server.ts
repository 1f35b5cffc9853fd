import type { PageContext } from "#app/page-context";
import { COOKIES, type Traffic } from "./cookies.server";

export type { Traffic };

const MAX_LENGTH = 100;

/** Accepted spellings (SPEC §4, Traffic parameters), the first found wins. */
const ALIASES: Record<keyof Traffic, string[]> = {
  network: ["network"],
  ref: ["ref"],
  sub1: ["sub1", "sub", "aff_sub1", "aff_sub"],
  sub2: ["sub2", "aff_sub2"],
  sub3: ["sub3", "aff_sub3"],
};

/** Reads the record from an address; braces are stripped from ref and sub values. */
export function trafficFromQuery(query: URLSearchParams): Traffic {
  const traffic: Traffic = {};
  if (query.size === 0) return traffic;
  for (const [field, names] of Object.entries(ALIASES) as [keyof Traffic, string[]][]) {
    const raw = names.map((name) => query.get(name)).find((value) => value);
    if (!raw) continue;
    // A cut through a pair of surrogates would leave half a character.
    const clean = raw
      .replace(/\p{Cc}/gu, "")
      .slice(0, MAX_LENGTH)
      .replace(/[\uD800-\uDBFF]$/, "");
    const value = field === "network" ? clean : clean.replace(/[{}]/g, "");
    if (value) traffic[field] = value;
  }
  return traffic;
}

/** What the request itself brings: by its address, else by the hidden field of a form (carried.server.ts). */
export function broughtTraffic({ url, carried }: PageContext): Traffic {
  const fresh = trafficFromQuery(url.searchParams);
  if (carried === undefined || Object.keys(fresh).length > 0) return fresh;
  return trafficFromQuery(new URLSearchParams(carried));
}

/** The visit's record: what this request brings, else the cookie's (HOST-11). */
export function trafficOf(context: PageContext): Traffic {
  const fresh = broughtTraffic(context);
  if (Object.keys(fresh).length > 0) return fresh;
  return COOKIES.traffic.read(context) ?? {};
}

/** The record as query parameters, for links that carry it on. */
export function trafficQuery(traffic: Traffic): Record<string, string> {
  return Object.fromEntries(
    Object.entries(traffic).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** Keeps the record for the visit when the request brings one. */
export function rememberTraffic(context: PageContext): void {
  const fresh = broughtTraffic(context);
  if (Object.keys(fresh).length > 0) COOKIES.traffic.write(context, fresh);
}
