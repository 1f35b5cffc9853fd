import { z } from "zod";
import { defineEndpoint } from "./endpoint";
import { image, ownProfile } from "./profile-shape.server";
import { REFUSED } from "./refusal.server";
import { DELETION_REASONS, NOTIFICATION_TYPES } from "./values";
import {
  field,
  wireBool,
  wireDay,
  wireDone,
  wireInstant,
  wireInt,
  wireList,
  wireOptional,
  wireText,
} from "./wire.server";

const passwordWrong = { status: 403, summary: "The old password is wrong." } as const;

export const readProfile = defineEndpoint({
  name: "account.readProfile",
  summary: "The member's own profile with all photos and the upload limit.",
  method: "GET",
  path: "/api/profile.php",
  answer: z.object({
    profile: field(ownProfile, "The member's own profile.", { id: 24, name: "Anna", age: 34 }),
    photos: field(wireList(image), "All of the member's photos, in the order others see them.", [
      { match: "members/24/1.webp" },
    ]),
    max_photos: field(wireInt.optional(), "Photos the member may have.", 25, "photos"),
  }),
});

export const saveProfile = defineEndpoint({
  name: "account.saveProfile",
  summary: "Saves the given fields of the own profile; fields left out stay.",
  method: "PUT",
  path: "/api/profile.php",
  body: z.object({
    name: field(z.string().optional(), "Name other members see.", "Anna"),
    gender: field(z.string().optional(), "`male` or `female`.", "female"),
    sexuality: field(z.string().optional(), "`hetero`, `gay`, `lesbian` or `bi`.", "hetero"),
    date_of_birth: field(wireDay.optional(), "Day of birth; nobody but the member sees it.", "1990-05-01"),
    country: field(z.string().optional(), "Country, ISO 3166-1 alpha-2.", "NL"),
    region: field(z.string().optional(), "Region: its code in `site.regions`.", "NH"),
    city: field(z.string().optional(), "Town.", "Haarlem"),
    about_me: field(
      z.string().optional(),
      "What the member writes about themselves.",
      "I like tea and long walks.",
    ),
    interests: field(z.array(z.string()).optional(), "All of them anew; an empty list clears them.", [
      "tea",
      "hiking",
    ]),
    hair_color: field(
      z.string().optional(),
      "`brunette`, `blond`, `brown`, `white`, `bald`, `black`, `dark_blond`, `dark_brown`, `gray`, `red` or `other`.",
      "brown",
    ),
    eye_color: field(z.string().optional(), "`blue`, `green`, `hazel`, `brown`, `gray` or `other`.", "green"),
    body_type: field(z.string().optional(), "`slim`, `normal` or `fat`.", "normal"),
    relationship_status: field(
      z.string().optional(),
      "`divorced`, `living_together`, `married`, `single`, `widowed` or `unmarried`.",
      "single",
    ),
    tattoos: field(z.string().optional(), "Tattoos, in the member's words.", "A swallow"),
    reason_for_signup: field(
      z.string().optional(),
      "Why the member is here, in their own words.",
      "To meet somebody new",
    ),
  }),
  answer: z.object({
    profile: field(ownProfile, "The profile as it is now.", { id: 24, name: "Anna", age: 34 }),
  }),
  refusals: {
    field_invalid: {
      status: 422,
      summary: "A field has a value it cannot have.",
      data: z.object({ field: field(z.string(), "Name of the field.", "region") }),
    },
    name_in_use: { status: 409, summary: "Another member has this name." },
  },
});

export const addPhoto = defineEndpoint({
  name: "account.addPhoto",
  summary: "Adds a photo; the file part is called `photo`.",
  method: "POST",
  path: "/api/photo.php",
  body: z.object({ photo: field(z.instanceof(Blob), "The picture, JPEG, without its metadata.", "(file)") }),
  encoding: "multipart",
  answer: z.object({
    photo: field(image, "The photo as it is kept; `id` is needed to change or delete it.", {
      match: "members/24/1.webp",
      id: 31,
    }),
  }),
  refusals: {
    photo_refused: REFUSED.photoRefused,
    photo_limit: {
      status: 402,
      summary: "3 photos free, 25 premium (SPEC §5).",
      data: z.object({ limit: field(wireInt, "Photos the member may have.", 3, "photos") }),
    },
  },
});

export const changePhoto = defineEndpoint({
  name: "account.changePhoto",
  summary: "Makes a photo the main one or moves it.",
  method: "PUT",
  path: "/api/photo.php",
  body: z.object({
    photo: field(z.number().int().positive(), "Which photo.", 31),
    main: field(z.boolean().optional(), "Make it the main one.", true),
    position: field(z.number().int().optional(), "Where it stands, from 0.", 0, "places"),
  }),
  answer: wireDone,
  refusals: { photo_not_found: { status: 404, summary: "Not a photo of this member." } },
});

export const deletePhoto = defineEndpoint({
  name: "account.deletePhoto",
  summary: "Deletes a photo.",
  method: "DELETE",
  path: "/api/photo.php",
  body: z.object({ photo: field(z.number().int().positive(), "Which photo.", 31) }),
  answer: wireDone,
});

export const changePassword = defineEndpoint({
  name: "account.changePassword",
  summary: "Changes the password; other sessions end.",
  method: "PUT",
  path: "/api/password.php",
  body: z.object({
    old_password: field(z.string(), "The password so far.", "correct horse battery"),
    password: field(z.string(), "The new password.", "a better horse battery"),
  }),
  answer: wireDone,
  refusals: {
    old_password_wrong: passwordWrong,
    too_many_attempts: REFUSED.tooManyAttempts,
    password_invalid: { status: 422, summary: "Too short or too common." },
  },
  effect: "once",
});

export const changeEmail = defineEndpoint({
  name: "account.changeEmail",
  summary: "Mails a confirmation link to the new address and tells the old one.",
  method: "PUT",
  path: "/api/email.php",
  body: z.object({
    email: field(z.string(), "The new address.", "anna@example.org"),
    password: field(z.string(), "The member's password, to be sure who asks.", "correct horse battery"),
  }),
  answer: wireDone,
  refusals: {
    old_password_wrong: passwordWrong,
    too_many_attempts: REFUSED.tooManyAttempts,
    email_in_use: { status: 409, summary: "Another account has this address (SPEC §5)." },
    email_invalid: { status: 422, summary: "Not an address (SPEC §5)." },
    rate_limited: REFUSED.rateLimited,
  },
  effect: "once",
});

const notifications = z.object(
  Object.fromEntries(
    NOTIFICATION_TYPES.map((type) => [type, field(wireBool, "Whether mails of this type are wanted.", 1)]),
  ) as Record<(typeof NOTIFICATION_TYPES)[number], typeof wireBool>,
);

export const readNotifications = defineEndpoint({
  name: "account.readNotifications",
  summary: "Which mails the member wants. `code` from a mailed link replaces the login.",
  method: "GET",
  path: "/api/notifications.php",
  query: z.object({
    code: field(z.string().optional(), "Code of a mailed link: replaces the login.", "Zm9vYmFyMTIz"),
  }),
  answer: z.object({
    notifications: field(notifications, "Each type of mail, wanted or not.", {
      new_conversations: 1,
      new_messages: 1,
      like: 1,
      unread_message_reminders: 1,
      promotions: 0,
      weekly_updates: 0,
      news: 0,
      reminders: 1,
    }),
    email: field(wireOptional(wireText), "Address the mails go to.", "anna@example.com"),
    notifications_disabled: field(
      wireList(z.string()).optional(),
      "As `user.notifications_disabled`; without it whoever is logged in is told what user.php says.",
      ["bounce"],
    ),
  }),
  refusals: { link_invalid: REFUSED.linkInvalid },
  access: "anyone",
});

export const saveNotifications = defineEndpoint({
  name: "account.saveNotifications",
  summary:
    "Saves which mails the member wants. A choice with at least one type takes the reasons `fbl` and `listunsubscribe` of `notifications_disabled` back; `bounce` ends with another address.",
  method: "PUT",
  path: "/api/notifications.php",
  body: z.object({
    code: field(z.string().optional(), "Code of a mailed link: replaces the login.", "Zm9vYmFyMTIz"),
    notifications: field(
      z.partialRecord(z.enum(NOTIFICATION_TYPES), z.boolean()),
      "The types that were chosen anew.",
      { new_messages: true, promotions: false },
    ),
    listunsubscribe: field(
      z.boolean().optional(),
      "The one click of a mail program (RFC 8058): adds the reason `listunsubscribe`; the types stay as chosen.",
      true,
    ),
  }),
  answer: wireDone,
  refusals: { link_invalid: REFUSED.linkInvalid },
  access: "anyone",
});

export const deleteAccount = defineEndpoint({
  name: "account.delete",
  summary: "Marks the account for deletion; it can be reactivated for 14 days (SPEC §4).",
  method: "DELETE",
  path: "/api/account.php",
  body: z.object({
    password: field(z.string(), "The member's password, to be sure who asks.", "correct horse battery"),
    reason: field(z.enum(DELETION_REASONS).optional(), "Why.", "found_someone"),
    remarks: field(z.string().optional(), "What the member adds, in their own words.", "Asks for money."),
  }),
  answer: z.object({
    reactivate_until: field(wireInstant, "Until when it can be taken back.", "2026-02-14T12:00:00Z"),
  }),
  refusals: { old_password_wrong: passwordWrong, too_many_attempts: REFUSED.tooManyAttempts },
  effect: "once",
});

export const exportData = defineEndpoint({
  name: "account.export",
  summary:
    "Everything the site keeps about the member, by section. No hashes, tokens or codes; of others only what the member may see anyway.",
  method: "GET",
  path: "/api/account.php",
  answer: z.object({
    account: field(z.record(z.string(), z.unknown()), "Whatever is kept, by section.", {
      profile: { name: "Anna" },
      messages: [],
    }),
  }),
  // Where it cannot stream (app/upstream/large-body): some 100,000 messages.
  answerMaxBytes: 32 * 1024 * 1024,
});
