import { z } from "zod";
import { knownTimeZone } from "#app/i18n/known-time-zone";
import { LANGUAGE_LIST } from "#app/i18n/languages";
import { declareCookie, type OwnCookie } from "./cookie.server";
import { FLASH_CODES } from "./flash-codes";

const DAY_S = 24 * 3600;
const MONTH_S = 30 * DAY_S;
const YEAR_S = 365 * DAY_S;

const flash = z.object({
  code: z.enum(FLASH_CODES),
  name: z.string().max(60).optional(),
  /** Whom it is about: a like is shown with the photo (LIKE-03). */
  profile: z.number().int().positive().optional(),
});

export type FlashContent = z.output<typeof flash>;

const trafficValue = z.string().max(100).optional();
const traffic = z.object({
  network: trafficValue,
  ref: trafficValue,
  sub1: trafficValue,
  sub2: trafficValue,
  sub3: trafficValue,
});

/** Tracking record of SPEC §3. */
export type Traffic = z.output<typeof traffic>;

/** What a member can send away for good (ACCT-09, SPEC §4 "Dismissible alerts"). */
export const DISMISSIBLE = [
  ...["notifications", "time_bonus", "profile", "push"],
  ...["confirm", "outdated", "offer_line", "invisible"],
] as const;

export type Dismissible = (typeof DISMISSIBLE)[number];

/** Whose they are, and when each was sent away, in milliseconds since the epoch. */
const dismissals = z.object({
  member: z.number().int(),
  at: z.partialRecord(z.enum(DISMISSIBLE), z.number().int().positive()),
});

/** Whose, whether covered at all, conversations whose photos are not, single photos that were opened. */
const PHOTO_COVERS = /^(\d{1,15})_([01])_([\d.]*)_([\d.]*)$/;

const ids = (text = "") => text.split(".").flatMap((id) => (id === "" ? [] : [Number(id)]));

const LOGIN_MARK = /^(\d{1,15})\.([A-Za-z0-9_-]{22})$/;

/**
 * Every cookie the site sets besides the login's (`auth.*`, app/upstream/cookie-bridge). The cookie page lists them with
 * their purpose in seven languages (app/features/pages/texts), which does not compile when one is missing.
 */
export const COOKIES = {
  /** SPEC §9: the locale cookie's name and lifetime (HOST-09). */
  language: declareCookie({ name: "i18n_redirected", maxAgeS: YEAR_S, schema: z.enum(LANGUAGE_LIST) }),
  /** A visitor's last search as address parameters (SRCH-01, "remembered"). */
  search: declareCookie({
    name: "search",
    maxAgeS: MONTH_S,
    schema: z.instanceof(URLSearchParams),
    decode: (text) => new URLSearchParams(text.slice(0, 200)),
  }),
  /** For the visit (HOST-11). */
  traffic: declareCookie({
    name: "traffic",
    maxAgeS: undefined,
    schema: traffic,
    decode: (text) => Object.fromEntries(new URLSearchParams(text)),
    encode: (record) =>
      new URLSearchParams(
        Object.entries(record).flatMap(([name, value]) => (value ? [[name, value]] : [])),
      ).toString(),
  }),
  /** Means nothing: whether it comes back tells that the browser keeps cookies (HOST-12). */
  visit: declareCookie({ name: "visit", maxAgeS: undefined, schema: z.string() }),
  /** A word for the next page, read once. */
  flash: declareCookie({
    name: "flash",
    maxAgeS: 60,
    schema: flash,
    encode: (content) => JSON.stringify(content),
    decode: (text) => JSON.parse(text),
  }),
  /** The country the visitor chose (HOME-07). */
  country: declareCookie({ name: "country", maxAgeS: YEAR_S, schema: z.string().regex(/^[A-Z]{2}$/) }),
  /** How much pages may load, where somebody chose it (REACH-06). */
  dataUse: declareCookie({ name: "data_use", maxAgeS: YEAR_S, schema: z.enum(["less", "full"]) }),
  /** Which photos of others are shown at once (SAFE-07, docs/decisions/0078). */
  photoCovers: declareCookie({
    name: "photo_covers",
    maxAgeS: YEAR_S,
    schema: z.object({
      member: z.number().int().nonnegative(),
      covered: z.boolean(),
      conversations: z.array(z.number().int().positive()),
      opened: z.array(z.number().int().positive()),
    }),
    encode: ({ member, covered, conversations, opened }) =>
      [member, covered ? 1 : 0, conversations.join("."), opened.join(".")].join("_"),
    decode: (text) => {
      const [, member, covered, conversations, opened] = PHOTO_COVERS.exec(text) ?? [];
      return {
        member: Number(member),
        covered: covered === "1",
        conversations: ids(conversations),
        opened: ids(opened),
      };
    },
  }),
  /** What the Enter key does in a conversation, where somebody chose it (CHAT-02). */
  enterKey: declareCookie({ name: "enter_key", maxAgeS: YEAR_S, schema: z.enum(["sends", "breaks"]) }),
  /** The zone of the device, once the service worker has told it (CHAT-20, docs/decisions/0120). */
  timeZone: declareCookie({
    name: "time_zone",
    maxAgeS: YEAR_S,
    schema: z.string(),
    decode: knownTimeZone,
  }),
  /** Who lets this browser keep conversations for reading without a connection (APP-01); gone with the logout. */
  keptChats: declareCookie({
    name: "kept_chats",
    maxAgeS: YEAR_S,
    schema: z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
    encode: String,
  }),
  /** When the site-entry warning was closed, in milliseconds since the epoch (HOME-02). */
  entryWarning: declareCookie({
    name: "entry_warning",
    maxAgeS: YEAR_S,
    schema: z
      .string()
      .regex(/^\d{13}$/)
      .transform(Number),
  }),
  /** Whose login this is, and a random text that lasts as long: form keys are bound to it (docs/decisions/0050). */
  loginMark: declareCookie({
    name: "login_mark",
    maxAgeS: YEAR_S,
    schema: z.object({ member: z.number().int().nonnegative(), token: z.string() }),
    encode: ({ member, token }) => `${member}.${token}`,
    decode: (text) => {
      const [, member, token] = LOGIN_MARK.exec(text) ?? [];
      return { member: Number(member), token };
    },
  }),
  /** Who said to be too young is not asked again in this visit; a signature, no date (SIGN-01). */
  tooYoung: declareCookie({ name: "too_young", maxAgeS: undefined, schema: z.string().max(100) }),
  alerts: declareCookie({
    name: "alerts",
    maxAgeS: YEAR_S,
    schema: dismissals,
    encode: (content) => JSON.stringify(content),
    decode: (text) => JSON.parse(text),
  }),
  /** Steps of the signup that were saved or skipped, after the member's id (SIGN-02). */
  steps: declareCookie({
    name: "steps",
    maxAgeS: MONTH_S,
    schema: z.object({ member: z.string(), passed: z.array(z.string()) }),
    encode: ({ member, passed }) => [member, ...passed].join("."),
    decode: (text) => {
      const [member, ...passed] = text.slice(0, 100).split(".");
      return { member, passed };
    },
  }),
};

type CookieId = keyof typeof COOKIES;

/** What the cookie page says of a cookie beside its purpose. */
export interface CookieFact {
  id: CookieId | "login";
  name: string;
  /** Days; 0 for less than one, undefined until the browser is closed. */
  days: number | undefined;
}

/** SPEC §9: 30 days, unless the operator's PHP says otherwise. */
const LOGIN: CookieFact = { id: "login", name: "auth.*", days: 30 };

/** All cookies, the login's first. */
export function cookieFacts(): CookieFact[] {
  const own = Object.entries(COOKIES) as [CookieId, Pick<OwnCookie<never>, "name" | "maxAgeS">][];
  return [
    LOGIN,
    ...own.map(([id, { name, maxAgeS }]) => ({
      id,
      name,
      days: maxAgeS === undefined ? undefined : Math.floor(maxAgeS / DAY_S),
    })),
  ];
}
