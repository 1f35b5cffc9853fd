import { z } from "zod";
import { defineEndpoint } from "./endpoint";
import { ownProfile } from "./profile-shape.server";
import { REFUSED } from "./refusal.server";
import { LANGUAGE_CODES } from "./values";
import {
  field,
  wireBool,
  wireDone,
  wireId,
  wireInstant,
  wireInt,
  wireList,
  wireOptional,
  wireText,
} from "./wire.server";

/** SPEC §3, User. `email` and `invisible` are ours. */
export const user = z.object({
  id: field(wireOptional(wireId), "Number of the member; the profile's own where it is left out.", 24),
  status: field(
    z.string(),
    "`not_confirmed` until the mailed link was followed, `active` afterwards.",
    "active",
  ),
  credits: field(wireInt, "Credits the member has left.", 55, "credits"),
  paid_user: field(wireBool, "Whether the member ever bought credits: premium.", 1),
  signup_date: field(wireInstant, "When the account was made.", "2026-01-31T12:00:00Z"),
  language: field(
    wireOptional(z.string()),
    "Language of the site: `en`, `nl`, `de`, `it`, `fr`, `es` or `pl`.",
    "de",
  ),
  email: field(wireOptional(wireText), "Address of the member, shown in the settings.", "anna@example.com"),
  fictional_icon: field(
    wireBool.optional(),
    "Whether profiles that are fictional are marked for this member; the site's setting where it is left out.",
    1,
  ),
  invisible: field(wireBool.optional(), "Whether the member is hidden from search.", 0),
  findable: field(wireBool.optional(), "Whether search engines may find the profile.", 0),
  intimate_consent: field(
    wireOptional(wireInstant),
    "When the member agreed that orientation and intimate interests are kept and shown to members; absent: not.",
    "2026-01-31T12:00:00Z",
  ),
  age_check_url: field(
    wireOptional(z.string()),
    "Where this member has to prove their age before members, likes and conversations are shown, an `https:` address; `return` is added, where to come back to. Left out: nothing to prove, or proven.",
    "https://age.example.com/check?member=24",
  ),
  notifications_disabled: field(
    wireList(z.string()).optional(),
    "Why mails no longer go out: `fbl` (marked as spam), `bounce` (invalid address), `listunsubscribe`.",
    ["bounce"],
  ),
  profile: field(ownProfile, "The member's own profile.", { id: 24, name: "Anna", age: 34 }),
});

/** Totals of SPEC §3 (Chat). Optional: without it the BFF asks chats.php and likes.php for the badges. */
export const totals = z.object({
  unread_messages: field(wireInt, "Messages nobody opened yet, over all conversations.", 3, "messages"),
  new_likes: field(wireInt, "Likes the member has not seen yet.", 1, "likes"),
});

export const login = defineEndpoint({
  name: "user.login",
  summary: "Log in. The answer sets the `auth.` cookies.",
  method: "POST",
  path: "/api/user.php",
  body: z.object({
    email: field(z.string(), "An e-mail address.", "anna@example.com"),
    password: field(
      z.string(),
      "The password as it was typed; at least 8 characters were asked for.",
      "correct horse battery",
    ),
  }),
  answer: z.object({
    user: field(user, "The account that logged in.", {
      status: "active",
      credits: 55,
      paid_user: 1,
      signup_date: "2026-01-31T12:00:00Z",
      profile: { id: 24, name: "Anna", age: 34 },
    }),
  }),
  refusals: {
    login_failed: { status: 401, summary: "Wrong e-mail or password." },
    too_many_attempts: REFUSED.tooManyAttempts,
    pending_deletion: { status: 410, summary: "The account waits for its deletion and can be reactivated." },
  },
  access: "anyone",
  source: "SPEC §7",
});

export const current = defineEndpoint({
  name: "user.current",
  summary: "The current user, or null for a visitor. `totals` saves each page two more calls.",
  method: "GET",
  path: "/api/user.php",
  answer: z.object({
    user: field(wireOptional(user), "Who is logged in; left out or null for a visitor.", {
      status: "active",
      credits: 55,
      paid_user: 1,
      signup_date: "2026-01-31T12:00:00Z",
      profile: { id: 24, name: "Anna", age: 34 },
    }),
    totals: field(
      wireOptional(totals),
      "What the badges count; without it each page asks `chats.list` and `likes.list` for them.",
      {
        unread_messages: 3,
        new_likes: 1,
      },
    ),
  }),
  access: "anyone",
  source: "SPEC §7",
});

export const setLanguage = defineEndpoint({
  name: "user.setLanguage",
  summary: "Sent on a language change when logged in.",
  method: "PUT",
  path: "/api/user.php",
  body: z.object({ language: field(z.enum(LANGUAGE_CODES), "Language the member chose.", "de") }),
  answer: wireDone,
  source: "SPEC §7",
});

export const subscribePush = defineEndpoint({
  name: "user.subscribePush",
  summary: "Registers a push subscription as the browser gives it.",
  method: "POST",
  path: "/api/user.php",
  fixedQuery: { push: "1" },
  body: z.object({
    subscription: field(
      z.object({
        endpoint: field(z.string(), "Address to send push messages to.", "https://push.example/abc"),
        expirationTime: field(
          z.number().nullable().optional(),
          "When it ends; most browsers say null.",
          null,
          "milliseconds since 1970",
        ),
        keys: field(
          z.object({
            p256dh: field(z.string(), "The browser's public key, base64url.", "BNcRdreALRFX…"),
            auth: field(z.string(), "Authentication secret, base64url.", "tBHItJI5svbpez7KI4CCXg"),
          }),
          "What messages are encrypted with (RFC 8291).",
          { p256dh: "BNc…", auth: "tBH…" },
        ),
      }),
      "As the browser's PushManager gives it.",
      { endpoint: "https://push.example/abc", keys: { p256dh: "BNc…", auth: "tBH…" } },
    ),
  }),
  answer: wireDone,
  source: "SPEC §7",
});

export const logout = defineEndpoint({
  name: "user.logout",
  summary: "Logs out: a GET that changes things, so the BFF asks it only behind a POST of its own.",
  method: "GET",
  path: "/api/logout.php",
  answer: wireDone,
  effect: "once",
  access: "anyone",
  source: "SPEC §7",
});

export const logoutEverywhere = defineEndpoint({
  name: "user.logoutEverywhere",
  summary:
    "Ends every login of the member, this one included, and forgets the devices that get push messages. Asked only where the settings say `logout_everywhere`.",
  method: "POST",
  path: "/api/logout.php",
  fixedQuery: { everywhere: "1" },
  body: z.object({ everywhere: field(z.literal(true), "Always true: no other login goes on.", true) }),
  answer: wireDone,
});

export const setFindable = defineEndpoint({
  name: "user.setFindable",
  summary: "Whether search engines may find the member's profile; nobody is found who did not say so.",
  method: "PUT",
  path: "/api/findable.php",
  body: z.object({
    findable: field(z.boolean(), "Search engines may find the profile from now on, or no longer.", true),
  }),
  answer: wireDone,
});

export const setIntimateConsent = defineEndpoint({
  name: "user.setIntimateConsent",
  summary:
    "Agreement that orientation and intimate interests are kept and shown to members, or its withdrawal: then PHP deletes them.",
  method: "PUT",
  path: "/api/intimate-consent.php",
  body: z.object({
    agreed: field(z.boolean(), "The member agrees from now on, or takes it back.", true),
  }),
  answer: wireDone,
});

export const setInvisible = defineEndpoint({
  name: "user.setInvisible",
  summary: "Invisible mode: hidden from search, no messages or likes from others (SPEC §4).",
  method: "PUT",
  path: "/api/invisible.php",
  body: z.object({ invisible: field(z.boolean(), "Hidden from search from now on.", true) }),
  answer: wireDone,
});
