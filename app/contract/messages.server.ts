import { z } from "zod";
import { defineEndpoint } from "./endpoint";
import { gift, message } from "./message-shape.server";
import { REFUSED } from "./refusal.server";
import { field, wireDone, wireInt, wireList } from "./wire.server";

const recipient = {
  profile: field(z.number().int().positive(), "The partner.", 24),
};

const sendRefusals = {
  profile_not_found: REFUSED.profileNotFound,
  profile_invisible: REFUSED.profileInvisible,
  profile_disabled: REFUSED.profileDisabled,
  blocked: REFUSED.blocked,
  own_profile: REFUSED.ownProfile,
  not_enough_credits: {
    status: 402,
    summary: "The member lacks credits (SPEC §8).",
    data: z.object({
      credits: field(wireInt, "Credits the member has left.", 3, "credits"),
      costs: field(wireInt, "What the message costs.", 10, "credits"),
    }),
  },
  free_messages_used: { status: 402, summary: "A free member's free messages are used up (CHAT-09)." },
  conversation_limit: {
    status: 402,
    summary: "A free member has 2 conversations already (SPEC §6).",
    data: z.object({ limit: field(wireInt, "Conversations a free member may have.", 2, "conversations") }),
  },
  message_empty: { status: 422, summary: "Nothing in it." },
  message_too_long: {
    status: 422,
    summary: "Longer than message_length code points.",
    data: z.object({ message_length: field(wireInt, "Longest message.", 500, "code points") }),
  },
  key_reused: REFUSED.keyReused,
  rate_limited: REFUSED.rateLimited,
} as const;

const sent = z.object({
  message: field(message, "The message as it is kept.", {
    id: 512,
    conversation: { id: 9 },
    kind: "text",
    text: "Hello",
    own: 1,
    date: "2026-01-31T12:00:00Z",
  }),
  credits: field(wireInt, "Credits left after it.", 45, "credits"),
});

/** Longest name of a GIF. */
const GIF_NAME_LENGTH = 100;

export const sendText = defineEndpoint({
  name: "messages.sendText",
  summary: "Sends a text. The Idempotency-Key header makes a repeated call return the first one's answer.",
  method: "POST",
  path: "/api/message.php",
  body: z.object({ ...recipient, text: field(z.string(), "What was written.", "Hello") }),
  answer: sent,
  refusals: sendRefusals,
});

export const sendPhoto = defineEndpoint({
  name: "messages.sendPhoto",
  summary: "Sends a photo; the file part is called `photo`.",
  method: "POST",
  path: "/api/message.php",
  fixedQuery: { photo: "1" },
  body: z.object({
    ...recipient,
    photo: field(z.instanceof(Blob), "The picture, JPEG, without its metadata.", "(file)"),
  }),
  encoding: "multipart",
  answer: sent,
  refusals: { ...sendRefusals, photo_refused: REFUSED.photoRefused },
});

export const sendGift = defineEndpoint({
  name: "messages.sendGift",
  summary: "Sends a gift.",
  method: "POST",
  path: "/api/message.php",
  fixedQuery: { gift: "1" },
  body: z.object({
    ...recipient,
    gift: field(z.number().int().positive(), "Which gift, by `messages.gifts`.", 3),
    text: field(z.string().optional(), "What comes with it.", "For you"),
  }),
  answer: sent,
  refusals: { ...sendRefusals, gift_not_found: { status: 404, summary: "No such gift." } },
});

export const sendGif = defineEndpoint({
  name: "messages.sendGif",
  summary:
    "Sends a GIF by the name that the BFF gave it; PHP keeps the name as it is. It costs what a text costs, free messages included.",
  method: "POST",
  path: "/api/message.php",
  fixedQuery: { gif: "1" },
  body: z.object({
    ...recipient,
    gif: field(
      z.string().min(1).max(GIF_NAME_LENGTH),
      "Name that the BFF gave the GIF; kept and given back as it is.",
      "own/wave",
    ),
  }),
  answer: sent,
  refusals: sendRefusals,
});

export const gifts = defineEndpoint({
  name: "messages.gifts",
  summary: "The gifts that can be sent and what they cost, named in the member's language.",
  method: "GET",
  path: "/api/gifts.php",
  query: z.object({ language: field(z.string().optional(), "Language of their names.", "de") }),
  answer: z.object({
    gifts: field(wireList(gift), "The gifts that can be sent.", [
      { id: 3, name: "A rose", match: "gifts/rose.webp", credits: 10 },
    ]),
  }),
});

export const icebreakers = defineEndpoint({
  name: "messages.icebreakers",
  summary: "Suggested opening lines in the member's language.",
  method: "GET",
  path: "/api/icebreakers.php",
  query: z.object({
    profile: field(z.number().int().positive(), "For whom.", 24),
    language: field(z.string().optional(), "Language of the lines.", "de"),
  }),
  answer: z.object({
    icebreakers: field(wireList(z.string()), "Opening lines to choose from.", ["What made you smile today?"]),
  }),
});

export const setTyping = defineEndpoint({
  name: "messages.setTyping",
  summary: "Says that the member is typing; forgotten after a few seconds.",
  method: "PUT",
  path: "/api/typing.php",
  body: z.object({ profile: field(z.number().int().positive(), "The partner.", 24) }),
  answer: wireDone,
});
