import { z } from "zod";
import { defineEndpoint } from "./endpoint";
import { ownProfile } from "./profile-shape.server";
import { REFUSED } from "./refusal.server";
import { LANGUAGE_CODES } from "./values";
import {
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
  id: wireOptional(wireId),
  status: z.string(),
  credits: wireInt,
  paid_user: wireBool,
  signup_date: wireInstant,
  language: wireOptional(z.string()),
  email: wireOptional(wireText),
  fictional_icon: wireBool.optional(),
  invisible: wireBool.optional(),
  /** Ours: whether search engines may find the profile (SAFE-01). */
  findable: wireBool.optional(),
  notifications_disabled: wireList(z.string()).optional(),
  profile: ownProfile,
});

/** Totals of SPEC §3 (Chat). Optional: without it the BFF asks chats.php and likes.php for the badges. */
export const totals = z.object({ unread_messages: wireInt, new_likes: wireInt });

export const login = defineEndpoint({
  name: "user.login",
  summary: "Log in. The answer sets the `auth.` cookies.",
  method: "POST",
  path: "/api/user.php",
  body: z.object({ email: z.string(), password: z.string() }),
  answer: z.object({ user }),
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
  summary: "The current user, or null for a visitor. `totals` saves the page two more calls.",
  method: "GET",
  path: "/api/user.php",
  answer: z.object({ user: wireOptional(user), totals: wireOptional(totals) }),
  access: "anyone",
  source: "SPEC §7",
});

export const setLanguage = defineEndpoint({
  name: "user.setLanguage",
  summary: "Sent on a language change when logged in.",
  method: "PUT",
  path: "/api/user.php",
  body: z.object({ language: z.enum(LANGUAGE_CODES) }),
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
    subscription: z.object({
      endpoint: z.string(),
      expirationTime: z.number().nullable().optional(),
      keys: z.object({ p256dh: z.string(), auth: z.string() }),
    }),
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
  body: z.object({ everywhere: z.literal(true) }),
  answer: wireDone,
});

export const setFindable = defineEndpoint({
  name: "user.setFindable",
  summary: "Whether search engines may find the member's profile; nobody is found who did not say so.",
  method: "PUT",
  path: "/api/findable.php",
  body: z.object({ findable: z.boolean() }),
  answer: wireDone,
});

export const setInvisible = defineEndpoint({
  name: "user.setInvisible",
  summary: "Invisible mode: hidden from search, no messages or likes from others (SPEC §4).",
  method: "PUT",
  path: "/api/invisible.php",
  body: z.object({ invisible: z.boolean() }),
  answer: wireDone,
});
