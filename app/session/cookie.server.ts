import type { z } from "zod";
import type { PageContext } from "#app/page-context";

/** What a small cookie of ours is: its name, what it may hold, and how long it stays. */
export interface CookieDeclaration<Value> {
  name: string;
  /** Seconds; undefined ends with the browser. */
  maxAgeS: number | undefined;
  schema: z.ZodType<Value>;
  /** How the value is written; default: as it is, for texts. */
  encode?: (value: Value) => string;
  /** The written text as the schema takes it; what it throws reads as absent. */
  decode?: (text: string) => unknown;
}

/** Whatever has a request's headers; the host has them before there is a `Headers`. */
export interface Reading {
  headers: Pick<Headers, "get">;
}

type Writing = Pick<PageContext, "cookies" | "proto">;

/** A cookie of ours: first-party, HttpOnly, SameSite=Lax, Secure on https; what does not fit its schema reads as absent. */
export interface OwnCookie<Value> {
  readonly name: string;
  readonly maxAgeS: number | undefined;
  read(context: Reading): Value | undefined;
  /** Sent with the answer; the last of one name wins. */
  write(context: Writing, value: Value): void;
  clear(context: Writing): void;
}

/** A small cookie of ours, read and written by its schema: what does not fit reads as undefined. */
export function declareCookie<Value>(declaration: CookieDeclaration<Value>): OwnCookie<Value> {
  const { name, maxAgeS, schema, encode = String, decode = (text) => text } = declaration;
  const send = ({ cookies, proto }: Writing, text: string, ageS: number | undefined) =>
    cookies.appendSetCookie(serializeCookie(name, text, { secure: proto === "https", maxAgeS: ageS }));
  return {
    name,
    maxAgeS,
    read({ headers }) {
      const text = readCookie(headers.get("cookie"), name);
      if (text === undefined) return undefined;
      try {
        return schema.safeParse(decode(text)).data;
      } catch {
        // Written by somebody else, or by an older version.
        return undefined;
      }
    },
    write: (context, value) => send(context, encode(value), maxAgeS),
    clear: (context) => send(context, "", 0),
  };
}

/** A Set-Cookie line (RFC 6265bis §4.1.1). `maxAgeS` 0 deletes. */
export function serializeCookie(
  name: string,
  value: string,
  { secure, maxAgeS }: { secure: boolean; maxAgeS?: number | undefined },
): string {
  const age = maxAgeS === undefined ? "" : `; Max-Age=${maxAgeS}`;
  return `${name}=${encodeURIComponent(value)}; Path=/${age}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** The first value of a cookie in a Cookie header, decoded; a broken encoding reads as absent. */
export function readCookie(header: string | null, name: string): string | undefined {
  if (!header) return undefined;
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    if (at < 0 || pair.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(pair.slice(at + 1).trim());
    } catch {
      // A percent sign without its digits: nothing of ours wrote this value.
      return undefined;
    }
  }
  return undefined;
}
