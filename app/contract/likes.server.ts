import { z } from "zod";
import { defineEndpoint } from "./endpoint";
import { image, profileCard, profileCards } from "./profile-shape.server";
import { REFUSED } from "./refusal.server";
import { wireBool, wireDone, wireId, wireInstant, wireInt, wireList, wireOptional } from "./wire.server";

/** Somebody who likes the member. Only id and like_new are sure (SPEC §3). */
export const likedBy = profileCard.partial().extend({ id: wireId, like_new: wireBool });

export const list = defineEndpoint({
  name: "likes.list",
  summary: "Profiles the member likes, and who likes the member.",
  method: "GET",
  path: "/api/likes.php",
  answer: z.object({ profiles: profileCards, liked_by: wireList(likedBy) }),
  source: "SPEC §7",
});

export const like = defineEndpoint({
  name: "likes.like",
  summary: "Likes a profile. Liking twice changes nothing.",
  method: "PUT",
  path: "/api/like.php",
  body: z.object({ profile: z.number().int().positive() }),
  answer: z.object({ match: wireBool }),
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
  body: z.object({ profile: z.number().int().positive() }),
  answer: wireDone,
});

export const markSeen = defineEndpoint({
  name: "likes.markSeen",
  summary: "Clears the new-like flag of a profile that was opened (SPEC §4).",
  method: "PUT",
  path: "/api/like-seen.php",
  body: z.object({ profile: z.number().int().positive() }),
  answer: wireDone,
});

export const autoLike = defineEndpoint({
  name: "likes.autoLike",
  summary: "A profile for the match overlay: a GET that changes things, asked only behind a POST of ours.",
  method: "GET",
  path: "/api/auto-like.php",
  answer: z.object({ id: wireId, main_image: wireOptional(image) }),
  effect: "once",
  source: "SPEC §7",
});

export const swipeNext = defineEndpoint({
  name: "likes.swipeNext",
  summary: "The swipe game: the next profile and the likes left today.",
  method: "GET",
  path: "/api/swipe.php",
  answer: z.object({
    profile: wireOptional(profileCard),
    likes_left: wireInt,
    /** When the daily likes return. */
    next_day: wireInstant,
  }),
});

export const swipe = defineEndpoint({
  name: "likes.swipe",
  summary: "A like or a pass in the swipe game; 4 likes a day (SPEC §9).",
  method: "POST",
  path: "/api/swipe.php",
  body: z.object({ profile: z.number().int().positive(), like: z.boolean() }),
  answer: z.object({ match: wireBool, likes_left: wireInt, next_day: wireInstant }),
  refusals: {
    no_likes_left: { status: 429, summary: "Used up for today.", data: z.object({ next_day: wireInstant }) },
    profile_not_found: REFUSED.profileNotFound,
    profile_invisible: REFUSED.profileInvisible,
  },
});
