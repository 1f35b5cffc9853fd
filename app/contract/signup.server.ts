import { z } from "zod";
import { defineEndpoint } from "./endpoint";
import { profileCard } from "./profile-shape.server";
import { REFUSED } from "./refusal.server";
import { user } from "./user.server";
import { wireDay, wireDone, wireId, wireInt, wireList, wireOptional, wireText } from "./wire.server";

/** Tracking record of SPEC §3. */
export const tracking = z.object({
  network: z.string().optional(),
  ref: z.string().optional(),
  sub1: z.string().optional(),
  sub2: z.string().optional(),
  sub3: z.string().optional(),
});

export const signUp = defineEndpoint({
  name: "signup.create",
  summary: "Creates the account, logs it in (`auth.` cookies) and mails the activation link.",
  method: "POST",
  path: "/api/signup.php",
  body: z.object({
    email: z.string(),
    name: z.string(),
    password: z.string(),
    date_of_birth: wireDay,
    /** First message to the member the signup is tied to (SPEC §2, LAND-01). */
    signup_message: z.string().optional(),
    /** The member the signup is tied to. */
    profile: z.number().int().positive().optional(),
    gender: z.string().optional(),
    sexuality: z.string().optional(),
    language: z.string().optional(),
    invite: z.string().optional(),
    tracking: tracking.optional(),
  }),
  answer: z.object({
    user,
    num_matches: wireOptional(wireInt),
    conversation: wireOptional(z.object({ id: wireId })),
  }),
  refusals: {
    email_invalid: { status: 422, summary: "Not an address that can receive mail." },
    email_in_use: { status: 409, summary: "An active account has this address." },
    pending_deletion: { status: 409, summary: "An account with this address waits for its deletion." },
    name_invalid: { status: 422, summary: "Equal to the e-mail, starting with @, too short or too long." },
    name_in_use: { status: 409, summary: "Another member has this name." },
    password_invalid: { status: 422, summary: "Too short or too common." },
    date_of_birth_invalid: { status: 422, summary: "Not a day, or in the future." },
    under_age: {
      status: 422,
      summary: "Younger than the minimum age.",
      data: z.object({ min_age: wireInt }),
    },
    signups_disabled: { status: 403, summary: "Signups are closed (SPEC §4, signups mode)." },
    invite_required: { status: 403, summary: "The site is invite-only and the invite is missing or wrong." },
    rate_limited: REFUSED.rateLimited,
  },
  access: "anyone",
});

export const signupMatches = defineEndpoint({
  name: "signup.matches",
  summary: "Members that fit, after signup.",
  method: "GET",
  path: "/api/signup-matches.php",
  answer: z.object({ profiles: wireList(profileCard) }),
});

export const resendActivation = defineEndpoint({
  name: "signup.resendActivation",
  summary: "Sends the activation e-mail again.",
  method: "POST",
  path: "/api/activation.php",
  fixedQuery: { resend: "1" },
  body: z.object({}),
  answer: z.object({ email: wireText }),
  refusals: {
    already_active: { status: 409, summary: "Nothing to confirm." },
    rate_limited: REFUSED.rateLimited,
  },
});

export const activate = defineEndpoint({
  name: "signup.activate",
  summary: "Confirms the address by the code of the mailed link. Works without being logged in.",
  method: "POST",
  path: "/api/activation.php",
  body: z.object({ code: z.string() }),
  answer: z.object({ user: wireOptional(user) }),
  refusals: { link_invalid: REFUSED.linkInvalid },
  access: "anyone",
});

export const requestPasswordReset = defineEndpoint({
  name: "signup.requestPasswordReset",
  summary: "Mails a link with which a new password can be chosen.",
  method: "POST",
  path: "/api/reset-password.php",
  body: z.object({ email: z.string() }),
  answer: wireDone,
  refusals: {
    email_not_found: { status: 404, summary: "No account has this address." },
    too_many_resets: { status: 429, summary: "Too many mails today." },
  },
  access: "anyone",
});

export const resetPassword = defineEndpoint({
  name: "signup.resetPassword",
  summary: "Sets a new password by the code of the mailed link.",
  method: "PUT",
  path: "/api/reset-password.php",
  body: z.object({ code: z.string(), password: z.string() }),
  answer: wireDone,
  refusals: {
    link_invalid: REFUSED.linkInvalid,
    password_invalid: { status: 422, summary: "Too short or too common." },
  },
  effect: "once",
  access: "anyone",
});

export const confirmMailChange = defineEndpoint({
  name: "signup.confirmMailChange",
  summary: "Confirms a new e-mail address by the code of the mailed link.",
  method: "POST",
  path: "/api/mail-change.php",
  body: z.object({ code: z.string() }),
  answer: z.object({ email: wireText }),
  refusals: {
    link_invalid: REFUSED.linkInvalid,
    link_used: { status: 409, summary: "The link was used before." },
    link_expired: {
      status: 410,
      summary: "The link is too old. `link_invalid` will do where this is not known.",
    },
    email_in_use: { status: 409, summary: "Another account took the address meanwhile." },
  },
  access: "anyone",
});

export const requestReactivation = defineEndpoint({
  name: "signup.requestReactivation",
  summary: "Mails a reactivation link to an account that waits for its deletion (14 days, SPEC §4).",
  method: "POST",
  path: "/api/reactivation.php",
  fixedQuery: { request: "1" },
  body: z.object({ email: z.string() }),
  answer: wireDone,
  refusals: { rate_limited: REFUSED.rateLimited },
  access: "anyone",
});

export const reactivate = defineEndpoint({
  name: "signup.reactivate",
  summary: "Takes a deletion back by the code of the mailed link.",
  method: "POST",
  path: "/api/reactivation.php",
  body: z.object({ code: z.string() }),
  answer: wireDone,
  refusals: { link_invalid: REFUSED.linkInvalid },
  access: "anyone",
});
