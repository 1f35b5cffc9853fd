import { createHmac, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { PageContext } from "#app/page-context";
import { type Arrival, addressSays } from "./arrival-address";

/** In addresses, and in the hidden field of posted forms. */
export const ARRIVAL = "arrival";

/** Longer first messages stay in their own form: an address has room for a letter's beginning, not for a letter. */
const MESSAGE_MAX = 600;
const INTERESTS_MAX = 40;
const TOKEN_MAX = 6_000;
const MAC_LENGTH = 22;
const MAC = /^[\w-]{22}$/;

/** One letter a field: an arrival stands in every link of a page. */
const wire = z.object({
  l: z.string().max(30).optional(),
  n: z.number().int().min(1).max(7).optional(),
  m: z.number().int().positive().optional(),
  t: z.string().max(MESSAGE_MAX).optional(),
  g: z.enum(["female", "male", "all"]).optional(),
  a: z.tuple([z.number().int().nullable(), z.number().int().nullable()]).optional(),
  c: z.string().max(2).optional(),
  r: z.string().max(60).optional(),
  i: z.array(z.string().max(40)).max(INTERESTS_MAX).optional(),
});

/**
 * What this visit brought so far: the signed part of the address or form, and what the address itself says, which is
 * newer. Nothing is stored anywhere. A part that nobody here signed says nothing.
 */
export function arrivalOf(context: PageContext): Arrival {
  const { url, carried, runtime } = context;
  const token = url.searchParams.get(ARRIVAL) ?? new URLSearchParams(carried).get(ARRIVAL);
  const before = readArrival(token, runtime.settings.formSecrets);
  const now = addressSays(url);
  // A first message is to one member, and to no other.
  const keepsMessage = now.member === undefined || now.member === before.member;
  return { ...before, ...(keepsMessage ? {} : { message: undefined }), ...now };
}

/** Visitors of one lander bring the same: signing it anew took a twentieth of their page. */
const signed = new LRUCache<string, string>({
  max: 500,
  maxSize: 500_000,
  sizeCalculation: (token) => token.length,
});

/** The arrival as one signed word, the same for the same choices; undefined where nothing was chosen. */
export function signArrival(arrival: Arrival, secrets: readonly string[]): string | undefined {
  const { lander, niche, member, message, gender, minAge, maxAge, country, region, interests } = arrival;
  const hasAges = minAge !== undefined || maxAge !== undefined;
  const said: z.input<typeof wire> = {
    l: lander,
    n: niche,
    m: member,
    t: message && message.length <= MESSAGE_MAX ? message : undefined,
    g: gender,
    a: hasAges ? [minAge ?? null, maxAge ?? null] : undefined,
    c: country,
    r: region,
    i: interests?.length ? interests.slice(0, INTERESTS_MAX) : undefined,
  };
  const text = JSON.stringify(said);
  const [secret] = secrets;
  if (text === "{}" || secret === undefined) return undefined;
  const key = `${secret}\n${text}`;
  const before = signed.get(key);
  if (before) return before;
  const payload = Buffer.from(text).toString("base64url");
  const token = `${payload}.${macOf(payload, secret)}`;
  signed.set(key, token);
  return token;
}

/** What a signed word says; nothing where none of the secrets signed it. */
export function readArrival(token: string | null, secrets: readonly string[]): Arrival {
  if (token === null || token.length > TOKEN_MAX) return {};
  const [payload = "", mac = "", ...rest] = token.split(".");
  const isOurs = rest.length === 0 && secrets.some((secret) => isSame(mac, macOf(payload, secret)));
  if (!isOurs) return {};
  const { data } = wire.safeParse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  if (!data) return {};
  return {
    lander: data.l,
    niche: data.n as Arrival["niche"],
    member: data.m,
    message: data.t,
    gender: data.g,
    minAge: data.a?.[0] ?? undefined,
    maxAge: data.a?.[1] ?? undefined,
    country: data.c,
    region: data.r,
    interests: data.i,
  };
}

/** The secret signs other things too, so each purpose has its own words. */
function macOf(payload: string, secret: string): string {
  return createHmac("sha256", secret)
    .update(`rendez arrival\0${payload}`)
    .digest("base64url")
    .slice(0, MAC_LENGTH);
}

function isSame(one: string, other: string): boolean {
  return MAC.test(one) && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
