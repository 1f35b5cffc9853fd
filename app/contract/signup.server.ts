import { z } from "zod";
import { defineEndpoint } from "./endpoint";
import { REFUSED } from "./refusal.server";
import { user } from "./user.server";
import { field, wireBool, wireDay, wireDone, wireId, wireInt, wireOptional, wireText } from "./wire.server";

/** Tracking record of SPEC §3. */
export const tracking = z.object({
  network: field(
    z.string().optional(),
    "Network that the visitor came by, from the link's `network`.",
    "adnet",
  ),
  ref: field(z.string().optional(), "Partner, from the link's `ref`.", "p-17"),
  sub1: field(z.string().optional(), "Mark of the partner's own, passed on as it came.", "banner-2"),
  sub2: field(z.string().optional(), "Mark of the partner's own, passed on as it came.", "banner-2"),
  sub3: field(z.string().optional(), "Mark of the partner's own, passed on as it came.", "banner-2"),
});

export const signUp = defineEndpoint({
  name: "signup.create",
  summary: "Creates the account, logs it in (`auth.` cookies) and mails the activation link.",
  method: "POST",
  path: "/api/signup.php",
  body: z.object({
    email: field(z.string(), "Address the activation link is mailed to.", "anna@example.com"),
    name: field(z.string(), "Name other members see.", "Anna"),
    password: field(
      z.string(),
      "The password as it was typed; at least 8 characters were asked for.",
      "correct horse battery",
    ),
    date_of_birth: field(wireDay, "Day of birth; nobody but the member sees it.", "1990-05-01"),
    signup_message: field(
      z.string().optional(),
      "First message to the member the signup is tied to.",
      "Hi, how are you?",
    ),
    profile: field(
      z.number().int().positive().optional(),
      "The member the signup is tied to: whose page the visitor came from.",
      24,
    ),
    gender: field(z.string().optional(), "`male` or `female`.", "female"),
    sexuality: field(z.string().optional(), "`hetero`, `gay`, `lesbian` or `bi`.", "hetero"),
    language: field(z.string().optional(), "Language of the page the signup was made on.", "de"),
    invite: field(
      z.string().optional(),
      "Code of an invite link, where the site is invite-only.",
      "friends-2026",
    ),
    tracking: field(tracking.optional(), "Where the visitor came from.", { network: "adnet", ref: "p-17" }),
  }),
  answer: z.object({
    user: field(user, "The account.", {
      status: "active",
      credits: 55,
      paid_user: 1,
      signup_date: "2026-01-31T12:00:00Z",
      profile: { id: 24, name: "Anna", age: 34 },
    }),
    conversation: field(
      wireOptional(z.object({ id: field(wireId, "Number of the conversation.", 9) })),
      "The one that the first message opened.",
      { id: 9 },
    ),
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
      data: z.object({ min_age: field(wireInt, "Minimum age; below 18 it counts as 18.", 18, "years") }),
    },
    signups_disabled: { status: 403, summary: "Signups are closed (SPEC §4, signups mode)." },
    invite_required: { status: 403, summary: "The site is invite-only and the invite is missing or wrong." },
    rate_limited: REFUSED.rateLimited,
  },
  access: "anyone",
});

export const checkName = defineEndpoint({
  name: "signup.checkName",
  summary:
    "Whether a name is free, asked once a name while somebody signs up; holds nothing. Where it is not there, or refuses, the signup itself tells.",
  method: "GET",
  path: "/api/name.php",
  query: z.object({ name: field(z.string(), "The name as it would be stored.", "Anna") }),
  answer: z.object({ free: field(wireBool, "False where another member has it.", 1) }),
  refusals: { rate_limited: REFUSED.rateLimited },
  access: "anyone",
});

export const resendActivation = defineEndpoint({
  name: "signup.resendActivation",
  summary: "Sends the activation e-mail again.",
  method: "POST",
  path: "/api/activation.php",
  fixedQuery: { resend: "1" },
  body: z.object({}),
  answer: z.object({ email: field(wireText, "Address it was sent to.", "anna@example.com") }),
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
  body: z.object({
    code: field(z.string(), "Code of the mailed link: 4 to 200 visible ASCII characters.", "Zm9vYmFyMTIz"),
  }),
  answer: z.object({
    user: field(wireOptional(user), "The account, where the browser is logged in with it.", {
      status: "active",
      credits: 55,
      paid_user: 1,
      signup_date: "2026-01-31T12:00:00Z",
      profile: { id: 24, name: "Anna", age: 34 },
    }),
  }),
  refusals: { link_invalid: REFUSED.linkInvalid },
  access: "anyone",
});

export const requestPasswordReset = defineEndpoint({
  name: "signup.requestPasswordReset",
  summary: "Mails a link with which a new password can be chosen.",
  method: "POST",
  path: "/api/reset-password.php",
  body: z.object({ email: field(z.string(), "An e-mail address.", "anna@example.com") }),
  answer: wireDone,
  refusals: {
    email_not_found: { status: 404, summary: "No account has this address." },
    too_many_resets: { status: 429, summary: "Too many mails today." },
  },
  access: "anyone",
});

export const checkPasswordReset = defineEndpoint({
  name: "signup.checkPasswordReset",
  summary:
    "Whether the code of a mailed link still sets a password, asked when the link is opened; uses nothing up. Where it is not there the form is shown.",
  method: "GET",
  path: "/api/reset-password.php",
  query: z.object({
    code: field(z.string(), "Code of the mailed link: 4 to 200 visible ASCII characters.", "Zm9vYmFyMTIz"),
  }),
  answer: z.object({ valid: field(wireBool, "False where the link is used, too old or unknown.", 1) }),
  access: "anyone",
});

export const resetPassword = defineEndpoint({
  name: "signup.resetPassword",
  summary: "Sets a new password by the code of the mailed link. A block after wrong attempts ends with it.",
  method: "PUT",
  path: "/api/reset-password.php",
  body: z.object({
    code: field(z.string(), "Code of the mailed link: 4 to 200 visible ASCII characters.", "Zm9vYmFyMTIz"),
    password: field(z.string(), "The new password.", "correct horse battery"),
  }),
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
  body: z.object({
    code: field(z.string(), "Code of the mailed link: 4 to 200 visible ASCII characters.", "Zm9vYmFyMTIz"),
  }),
  answer: z.object({ email: field(wireText, "The new address.", "anna@example.org") }),
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
  body: z.object({ email: field(z.string(), "An e-mail address.", "anna@example.com") }),
  answer: wireDone,
  refusals: { rate_limited: REFUSED.rateLimited },
  access: "anyone",
});

export const reactivate = defineEndpoint({
  name: "signup.reactivate",
  summary: "Takes a deletion back by the code of the mailed link.",
  method: "POST",
  path: "/api/reactivation.php",
  body: z.object({
    code: field(z.string(), "Code of the mailed link: 4 to 200 visible ASCII characters.", "Zm9vYmFyMTIz"),
  }),
  answer: wireDone,
  refusals: { link_invalid: REFUSED.linkInvalid },
  access: "anyone",
});
