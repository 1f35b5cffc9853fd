import { z } from "zod";
import { wireInt, wireText } from "./wire.server";

/** Refusals that several families share, so that a code means one thing everywhere. */
export const REFUSED = {
  rateLimited: {
    status: 429,
    summary: "Too often; again after `retry_after` seconds.",
    data: z.object({ retry_after: wireInt }),
  },
  tooManyAttempts: {
    status: 429,
    summary: "Too many wrong attempts; blocked for `minutes`.",
    data: z.object({ minutes: wireInt }),
  },
  profileNotFound: { status: 404, summary: "No such profile." },
  blocked: {
    status: 403,
    summary: "The owner of the profile blocked the member (SPEC §6).",
    data: z.object({ name: wireText }),
  },
  profileDisabled: {
    status: 410,
    summary: "The profile was disabled or deleted.",
    data: z.object({ name: wireText }),
  },
  profileInvisible: {
    status: 409,
    summary:
      "The profile is in invisible mode: it gets no messages, gifts and likes for now. Whoever it wrote to may answer (ACCT-05).",
  },
  ownProfile: { status: 422, summary: "The member's own profile." },
  linkInvalid: { status: 410, summary: "The mailed link expired, was used or was never valid." },
  premiumOnly: { status: 402, summary: "Only for premium members (SPEC §6)." },
  photoRefused: {
    status: 422,
    summary: "Not a usable picture: too large, too small or not a picture.",
    data: z.object({ reason: z.enum(["too_large", "not_a_picture", "too_small"]) }),
  },
} as const;
