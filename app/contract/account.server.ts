import { z } from "zod";
import { defineEndpoint } from "./endpoint";
import { image, ownProfile } from "./profile-shape.server";
import { REFUSED } from "./refusal.server";
import { DELETION_REASONS, NOTIFICATION_TYPES } from "./values";
import {
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
  answer: z.object({ profile: ownProfile, photos: wireList(image), max_photos: wireInt.optional() }),
});

export const saveProfile = defineEndpoint({
  name: "account.saveProfile",
  summary: "Saves the given fields of the own profile; fields left out stay.",
  method: "PUT",
  path: "/api/profile.php",
  body: z.object({
    name: z.string().optional(),
    gender: z.string().optional(),
    sexuality: z.string().optional(),
    date_of_birth: wireDay.optional(),
    country: z.string().optional(),
    region: z.string().optional(),
    city: z.string().optional(),
    about_me: z.string().optional(),
    interests: z.array(z.string()).optional(),
    hair_color: z.string().optional(),
    eye_color: z.string().optional(),
    body_type: z.string().optional(),
    relationship_status: z.string().optional(),
    tattoos: z.string().optional(),
    reason_for_signup: z.string().optional(),
  }),
  answer: z.object({ profile: ownProfile }),
  refusals: {
    field_invalid: {
      status: 422,
      summary: "A field has a value it cannot have.",
      data: z.object({ field: z.string() }),
    },
    name_in_use: { status: 409, summary: "Another member has this name." },
  },
});

export const addPhoto = defineEndpoint({
  name: "account.addPhoto",
  summary: "Adds a photo; the file part is called `photo`.",
  method: "POST",
  path: "/api/photo.php",
  body: z.object({ photo: z.instanceof(Blob) }),
  encoding: "multipart",
  answer: z.object({ photo: image }),
  refusals: {
    photo_refused: REFUSED.photoRefused,
    photo_limit: {
      status: 402,
      summary: "3 photos free, 25 premium (SPEC §5).",
      data: z.object({ limit: wireInt }),
    },
  },
});

export const changePhoto = defineEndpoint({
  name: "account.changePhoto",
  summary: "Makes a photo the main one or moves it.",
  method: "PUT",
  path: "/api/photo.php",
  body: z.object({
    photo: z.number().int().positive(),
    main: z.boolean().optional(),
    position: z.number().int().optional(),
  }),
  answer: wireDone,
  refusals: { photo_not_found: { status: 404, summary: "Not a photo of this member." } },
});

export const deletePhoto = defineEndpoint({
  name: "account.deletePhoto",
  summary: "Deletes a photo.",
  method: "DELETE",
  path: "/api/photo.php",
  body: z.object({ photo: z.number().int().positive() }),
  answer: wireDone,
});

export const changePassword = defineEndpoint({
  name: "account.changePassword",
  summary: "Changes the password; other sessions end.",
  method: "PUT",
  path: "/api/password.php",
  body: z.object({ old_password: z.string(), password: z.string() }),
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
  body: z.object({ email: z.string(), password: z.string() }),
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
  Object.fromEntries(NOTIFICATION_TYPES.map((type) => [type, wireBool])) as Record<
    (typeof NOTIFICATION_TYPES)[number],
    typeof wireBool
  >,
);

export const readNotifications = defineEndpoint({
  name: "account.readNotifications",
  summary: "Which mails the member wants. `code` from a mailed link replaces the login.",
  method: "GET",
  path: "/api/notifications.php",
  query: z.object({ code: z.string().optional() }),
  answer: z.object({
    notifications,
    email: wireOptional(wireText),
    /** As `user.notifications_disabled`; without it whoever is logged in is told what user.php says. */
    notifications_disabled: wireList(z.string()).optional(),
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
    code: z.string().optional(),
    notifications: z.partialRecord(z.enum(NOTIFICATION_TYPES), z.boolean()),
    /** The one click of a mail program (RFC 8058): adds the reason `listunsubscribe`; the types stay as chosen. */
    listunsubscribe: z.boolean().optional(),
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
    password: z.string(),
    reason: z.enum(DELETION_REASONS).optional(),
    remarks: z.string().optional(),
  }),
  answer: z.object({ reactivate_until: wireInstant }),
  refusals: { old_password_wrong: passwordWrong, too_many_attempts: REFUSED.tooManyAttempts },
  effect: "once",
});

export const exportData = defineEndpoint({
  name: "account.export",
  summary:
    "Everything the site keeps about the member, by section. No hashes, tokens or codes; of others only what the member may see anyway.",
  method: "GET",
  path: "/api/account.php",
  answer: z.object({ account: z.record(z.string(), z.unknown()) }),
  // Some 100,000 messages.
  answerMaxBytes: 32 * 1024 * 1024,
});
