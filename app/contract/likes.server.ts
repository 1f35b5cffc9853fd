import { z } from "zod";
import { defineEndpoint } from "./endpoint";
import { image, profileCard, profileCards } from "./profile-shape.server";
import { REFUSED } from "./refusal.server";
import {
  field,
  wireBool,
  wireDone,
  wireId,
  wireInstant,
  wireInt,
  wireList,
  wireOptional,
} from "./wire.server";

/** Somebody who likes the member. Only id and like_new are sure (SPEC §3). */
export const likedBy = profileCard.partial().extend({
  id: field(wireId, "Number of the profile.", 24),
  like_new: field(wireBool, "Whether the member has not opened this profile since.", 1),
});

export const list = defineEndpoint({
  name: "likes.list",
  summary: "Profiles the member likes, and who likes the member.",
  method: "GET",
  path: "/api/likes.php",
  answer: z.object({
    profiles: field(profileCards, "Whom the member likes.", [{ id: 24, name: "Anna", age: 34 }]),
    liked_by: field(wireList(likedBy), "Who likes the member.", [{ id: 24, like_new: 1 }]),
  }),
  source: "SPEC §7",
});

export const like = defineEndpoint({
  name: "likes.like",
  summary: "Likes a profile. Liking twice changes nothing.",
  method: "PUT",
  path: "/api/like.php",
  body: z.object({ profile: field(z.number().int().positive(), "Whom.", 24) }),
  answer: z.object({ match: field(wireBool, "Whether both like each other now.", 1) }),
  refusals: {
    profile_not_found: REFUSED.profileNotFound,
    profile_invisible: REFUSED.profileInvisible,
    own_profile: REFUSED.ownProfile,
    blocked: REFUSED.blocked,
    profile_disabled: REFUSED.profileDisabled,
    rate_limited: REFUSED.rateLimited,
  },
});

export const unlike = defineEndpoint({
  name: "likes.unlike",
  summary: "Takes a like back.",
  method: "DELETE",
  path: "/api/like.php",
  body: z.object({ profile: field(z.number().int().positive(), "Whom.", 24) }),
  answer: wireDone,
});

export const markSeen = defineEndpoint({
  name: "likes.markSeen",
  summary: "Clears the new-like flag of a profile that was opened (SPEC §4).",
  method: "PUT",
  path: "/api/like-seen.php",
  body: z.object({ profile: field(z.number().int().positive(), "Whom.", 24) }),
  answer: wireDone,
});

export const autoLike = defineEndpoint({
  name: "likes.autoLike",
  summary: "A profile for the match overlay: a GET that changes things, asked only behind a POST of ours.",
  method: "GET",
  path: "/api/auto-like.php",
  answer: z.object({
    id: field(wireId, "Number of the profile.", 24),
    main_image: field(wireOptional(image), "The photo others see first; left out or null without one.", {
      match: "members/24/1.webp",
    }),
  }),
  effect: "once",
  source: "SPEC §7",
});

export const swipeNext = defineEndpoint({
  name: "likes.swipeNext",
  summary: "The swipe game: the next profile and the likes left today.",
  method: "GET",
  path: "/api/swipe.php",
  answer: z.object({
    profile: field(wireOptional(profileCard), "The next profile; left out when there is none.", {
      id: 24,
      name: "Anna",
      age: 34,
    }),
    likes_left: field(wireInt, "Likes left today.", 3, "likes"),
    next_day: field(wireInstant, "When the daily likes return.", "2026-02-01T00:00:00Z"),
  }),
});

export const swipe = defineEndpoint({
  name: "likes.swipe",
  summary: "A like or a pass in the swipe game; 4 likes a day (SPEC §9).",
  method: "POST",
  path: "/api/swipe.php",
  body: z.object({
    profile: field(z.number().int().positive(), "Whom.", 24),
    like: field(z.boolean(), "A like, or a pass.", true),
  }),
  answer: z.object({
    match: field(wireBool, "Whether both like each other now.", 0),
    likes_left: field(wireInt, "Likes left today.", 3, "likes"),
    next_day: field(wireInstant, "When the daily likes return.", "2026-02-01T00:00:00Z"),
  }),
  refusals: {
    no_likes_left: {
      status: 429,
      summary: "Used up for today.",
      data: z.object({
        next_day: field(wireInstant, "When the daily likes return.", "2026-02-01T00:00:00Z"),
      }),
    },
    profile_not_found: REFUSED.profileNotFound,
    profile_invisible: REFUSED.profileInvisible,
  },
});
