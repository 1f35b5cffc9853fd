import { z } from "zod";
import { PHOTO_FAULTS } from "./values";
import { field, wireInt, wireName } from "./wire.server";

/** Refusals that several families share, so that a code means one thing everywhere. */
export const REFUSED = {
  rateLimited: {
    status: 429,
    summary: "Too often; again after `retry_after` seconds.",
    data: z.object({ retry_after: field(wireInt, "When it may be tried again.", 60, "seconds") }),
  },
  tooManyAttempts: {
    status: 429,
    summary: "Too many wrong attempts; blocked for `minutes`.",
    data: z.object({ minutes: field(wireInt, "How long it stays blocked.", 15, "minutes") }),
  },
  profileNotFound: { status: 404, summary: "No such profile." },
  blocked: {
    status: 403,
    summary: "The owner of the profile blocked the member (SPEC §6).",
    data: z.object({ name: field(wireName, "Name of the profile.", "Anna") }),
  },
  profileDisabled: {
    status: 410,
    summary: "The profile was disabled or deleted.",
    data: z.object({ name: field(wireName, "Name of the profile.", "Anna") }),
  },
  profileInvisible: {
    status: 409,
    summary:
      "The profile is in invisible mode: it gets no messages, gifts and likes for now. Whoever it wrote to may answer (ACCT-05).",
  },
  ownProfile: { status: 422, summary: "The member's own profile." },
  keyReused: { status: 409, summary: "The Idempotency-Key belongs to another payload." },
  linkInvalid: { status: 410, summary: "The mailed link expired, was used or was never valid." },
  premiumOnly: { status: 402, summary: "Only for premium members (SPEC §6)." },
  photoRefused: {
    status: 422,
    summary: "Not a usable picture: too large, too small or not a picture.",
    data: z.object({
      reason: field(z.enum(PHOTO_FAULTS), "What is wrong with it.", "too_large"),
    }),
  },
} as const;
