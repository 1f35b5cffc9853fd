import { z } from "zod";
import { defineEndpoint } from "./endpoint";
import { image, profile, profileCards } from "./profile-shape.server";
import { REFUSED } from "./refusal.server";
import {
  field,
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
    gender: field(z.string().optional(), "`male` or `female`; empty or left out for both.", "female"),
    country: field(z.string().optional(), "Country, ISO 3166-1 alpha-2.", "NL"),
    countryregion: field(z.string().optional(), "Region by its code in `site.regions`.", "NH"),
    min_age: field(z.number().int().optional(), "Youngest.", 25, "years"),
    max_age: field(z.number().int().optional(), "Oldest.", 45, "years"),
    interests: field(
      wireWords.optional(),
      "From the match finder: interests with commas between them; those who share most come first.",
      "tea,hiking",
    ),
    sexuality: field(
      z.string().optional(),
      "From a landing page: members of this orientation alone, of `hetero`, `gay`, `lesbian` or `bi`, by commas. Visitors find fictional ones only.",
      "gay,bi",
    ),
    body_type: field(
      z.string().optional(),
      "From a landing page: members of this body type alone, `slim`, `normal` or `fat`.",
      "fat",
    ),
    near: field(
      z.string().optional(),
      "Country whose members come first where none is searched for, ISO 3166-1 alpha-2.",
      "DE",
    ),
    pageNumber: field(z.number().int().optional(), "Which page, from 1.", 1, "pages"),
    pageSize: field(z.number().int().optional(), "Results a page, at most 48.", 24, "members"),
  }),
  answer: z.object({
    pageNumber: field(wireInt, "The page that was asked for.", 1, "pages"),
    results: field(profileCards, "Members of this page.", [{ id: 24, name: "Anna", age: 34 }]),
    numResults: field(wireInt, "Members on all pages.", 312, "members"),
    similar_results: field(
      profileCards.optional(),
      "Given where few match: members whom a wider search finds.",
      [{ id: 24, name: "Anna", age: 34 }],
    ),
    similar_numResults: field(wireInt.optional(), "How many a wider search finds.", 40, "members"),
    otherCachedProfiles: field(
      profileCards.optional(),
      "Given where even similar members are few: others at hand, so that a search never ends with nobody.",
      [{ id: 24, name: "Anna", age: 34 }],
    ),
  }),
  access: "anyone",
});

export const read = defineEndpoint({
  name: "members.read",
  summary:
    "One profile with the photos the asking visitor may see. Locked photos come as a number, never as files. Of a real member a visitor gets name, age, place, main photo and about_me; of an unconfirmed or invisible one `profile_not_found`.",
  method: "GET",
  path: "/api/member.php",
  query: z.object({ id: field(z.number().int().positive(), "Number of the profile.", 24) }),
  answer: z.object({
    profile: field(profile, "The profile.", { id: 24, name: "Anna", age: 34 }),
    photos: field(wireList(image), "Photos the asking visitor may see, the main one first.", [
      { match: "members/24/1.webp" },
    ]),
    num_locked_photos: field(wireInt.optional(), "Photos that only premium members see.", 3, "photos"),
    related: field(profileCards.optional(), "Similar members.", [{ id: 24, name: "Anna", age: 34 }]),
    liked: field(wireBool.optional(), "Whether the asking member likes this profile.", 1),
    likes_me: field(wireBool.optional(), "Whether this profile likes the asking member.", 0),
    blocked: field(wireBool.optional(), "Whether the asking member blocked this profile.", 0),
    can_be_written: field(
      wireBool.optional(),
      "Whether the asking member may write to it; not sent: yes. False in invisible mode, but for whom it wrote to.",
      1,
    ),
    can_be_liked: field(
      wireBool.optional(),
      "Whether the asking member may like it; not sent: yes. False in invisible mode.",
      1,
    ),
    conversation: field(
      wireOptional(z.object({ id: field(wireId, "Number of the conversation.", 9) })),
      "The asking member's conversation with this profile, where there is one.",
      { id: 9 },
    ),
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
  body: z.object({ profile: field(z.number().int().positive(), "Whom.", 24) }),
  answer: wireDone,
  refusals: { profile_not_found: REFUSED.profileNotFound, own_profile: REFUSED.ownProfile },
});

export const unblock = defineEndpoint({
  name: "members.unblock",
  summary: "Takes a block back. Chats and likes do not return.",
  method: "DELETE",
  path: "/api/block.php",
  body: z.object({ profile: field(z.number().int().positive(), "Whom.", 24) }),
  answer: wireDone,
});

export const blocked = defineEndpoint({
  name: "members.blocked",
  summary: "Profiles the member blocked.",
  method: "GET",
  path: "/api/block.php",
  answer: z.object({
    profiles: field(profileCards, "Whom the member blocked, the newest first.", [
      { id: 24, name: "Anna", age: 34 },
    ]),
  }),
});

export const report = defineEndpoint({
  name: "members.report",
  summary: "Reports a profile, photo or conversation; answered with a reference.",
  method: "POST",
  path: "/api/report.php",
  body: z.object({
    profile: field(z.number().int().positive(), "Whom.", 24),
    conversation: field(z.number().int().positive().optional(), "Where it happened, if in a chat.", 9),
    photo: field(z.number().int().positive().optional(), "The photo of the profile that is reported.", 31),
    message: field(
      z.number().int().positive().optional(),
      "The message that is reported, such as a photo in the conversation.",
      512,
    ),
    reason: field(
      z.string(),
      "One of `money`, `fake`, `harassment`, `threats`, `under_18`, `illegal`, `other`.",
      "fake",
    ),
    remarks: field(z.string().optional(), "What the member adds, in their own words.", "Asks for money."),
  }),
  answer: z.object({ reference: field(wireText, "What the member can quote later.", "R-2026-0815") }),
  refusals: {
    profile_not_found: REFUSED.profileNotFound,
    own_profile: REFUSED.ownProfile,
    rate_limited: REFUSED.rateLimited,
  },
});
