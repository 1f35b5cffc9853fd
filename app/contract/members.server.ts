import { z } from "zod";
import { defineEndpoint } from "./endpoint";
import { image, profile, profileCards } from "./profile-shape.server";
import { REFUSED } from "./refusal.server";
import {
  wireBool,
  wireDone,
  wireId,
  wireInt,
  wireList,
  wireOptional,
  wireText,
  wireWords,
} from "./wire.server";

export const search = defineEndpoint({
  name: "members.search",
  summary:
    "A page of members. Without fields the member's own preferences count. Visitors find confirmed members only, and by an intimate interest fictional ones only.",
  method: "GET",
  path: "/api/members.php",
  query: z.object({
    gender: z.string().optional(),
    country: z.string().optional(),
    countryregion: z.string().optional(),
    min_age: z.number().int().optional(),
    max_age: z.number().int().optional(),
    /** Ours, from the match finder: interests with commas between them; those who share most come first. */
    interests: wireWords.optional(),
    /** From 1. */
    pageNumber: z.number().int().optional(),
    /** Results a page, at most 48. */
    pageSize: z.number().int().optional(),
  }),
  answer: z.object({
    pageNumber: wireInt,
    results: profileCards,
    numResults: wireInt,
    /** Given where few match: members whom a wider search finds. */
    similar_results: profileCards.optional(),
    similar_numResults: wireInt.optional(),
    /** Given where even similar members are few: others at hand, so that a search never ends with nobody. */
    otherCachedProfiles: profileCards.optional(),
  }),
  access: "anyone",
});

export const read = defineEndpoint({
  name: "members.read",
  summary:
    "One profile with the photos the asking visitor may see. Locked photos come as a number, never as files. Of a real member a visitor gets name, age, place, main photo and about_me; of an unconfirmed or invisible one `profile_not_found`.",
  method: "GET",
  path: "/api/member.php",
  query: z.object({ id: z.number().int().positive() }),
  answer: z.object({
    profile,
    photos: wireList(image),
    num_locked_photos: wireInt.optional(),
    related: profileCards.optional(),
    liked: wireBool.optional(),
    likes_me: wireBool.optional(),
    /** Whether the asking member blocked this profile. */
    blocked: wireBool.optional(),
    /** Whether the asking member may write to it; not sent: yes. False in invisible mode, but for whom it wrote to. */
    can_be_written: wireBool.optional(),
    /** Whether the asking member may like it; not sent: yes. False in invisible mode. */
    can_be_liked: wireBool.optional(),
    conversation: wireOptional(z.object({ id: wireId })),
  }),
  refusals: {
    profile_not_found: REFUSED.profileNotFound,
    blocked: REFUSED.blocked,
    profile_disabled: REFUSED.profileDisabled,
  },
  access: "anyone",
});

export const block = defineEndpoint({
  name: "members.block",
  summary: "Blocks a profile: hides it and deletes chats and likes (SPEC §4).",
  method: "PUT",
  path: "/api/block.php",
  body: z.object({ profile: z.number().int().positive() }),
  answer: wireDone,
  refusals: { profile_not_found: REFUSED.profileNotFound, own_profile: REFUSED.ownProfile },
});

export const unblock = defineEndpoint({
  name: "members.unblock",
  summary: "Takes a block back. Chats and likes do not return.",
  method: "DELETE",
  path: "/api/block.php",
  body: z.object({ profile: z.number().int().positive() }),
  answer: wireDone,
});

export const blocked = defineEndpoint({
  name: "members.blocked",
  summary: "Profiles the member blocked.",
  method: "GET",
  path: "/api/block.php",
  answer: z.object({ profiles: profileCards }),
});

export const report = defineEndpoint({
  name: "members.report",
  summary: "Reports a profile, photo or conversation; answered with a reference.",
  method: "POST",
  path: "/api/report.php",
  body: z.object({
    profile: z.number().int().positive(),
    conversation: z.number().int().positive().optional(),
    photo: z.number().int().positive().optional(),
    /** One of money, fake, harassment, threats, under_18, illegal, other. */
    reason: z.string(),
    remarks: z.string().optional(),
  }),
  answer: z.object({ reference: wireText }),
  refusals: {
    profile_not_found: REFUSED.profileNotFound,
    own_profile: REFUSED.ownProfile,
    rate_limited: REFUSED.rateLimited,
  },
});
