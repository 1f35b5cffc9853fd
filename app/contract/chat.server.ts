import { z } from "zod";
import { defineEndpoint } from "./endpoint";
import { image, profileCard } from "./profile-shape.server";
import { REFUSED } from "./refusal.server";
import { MESSAGE_KINDS } from "./values";
import {
  field,
  wireBool,
  wireDone,
  wireId,
  wireInstant,
  wireInt,
  wireList,
  wireOptional,
  wireText,
} from "./wire.server";

export const gift = z.object({
  id: field(wireId, "Number of the gift.", 3),
  name: field(wireText, "What it is called, in the member's language.", "A rose"),
  match: field(z.string(), "Path of its picture behind `cdn_prefix`.", "gifts/rose.webp"),
  credits: field(wireInt, "What it costs.", 10, "credits"),
});

/** One message; `conversation.id` as SPEC §3 has it. */
export const message = z.object({
  id: field(wireId, "Number of the message; rises as messages come.", 512),
  conversation: field(
    z.object({ id: field(wireId, "Number of the conversation.", 9) }),
    "The conversation it belongs to.",
    { id: 9 },
  ),
  kind: field(z.enum(MESSAGE_KINDS), "`text`, `photo`, `gift` or `gif`.", "text"),
  text: field(wireText.optional(), "What was written; what comes with a gift.", "Hello"),
  image: field(wireOptional(image), "The photo, where the kind is `photo`.", { match: "members/24/1.webp" }),
  gift: field(wireOptional(gift), "The gift, where the kind is `gift`.", {
    id: 3,
    name: "A rose",
    match: "gifts/rose.webp",
    credits: 10,
  }),
  gif: field(
    wireOptional(z.string()),
    "Name of a GIF as it was sent; the BFF shows it from its own origin.",
    "own/wave",
  ),
  own: field(wireBool, "Whether the asking member wrote it.", 1),
  date: field(wireInstant, "When it was sent.", "2026-01-31T12:00:00Z"),
  key: field(
    wireOptional(z.string()),
    "The Idempotency-Key it was sent with: how the BFF finds it again after a lost answer.",
    "k1_7f3a…",
  ),
});

/** The oldest first, whatever PHP's ORDER BY says: numbers rise as messages come, also when a clock is put back. */
function inTimeOrder(messages: z.output<typeof message>[]): z.output<typeof message>[] {
  return messages.toSorted((one, other) => one.id - other.id);
}

export const chatEntry = z.object({
  conversation: field(
    z.object({ id: field(wireId, "Number of the conversation.", 9) }),
    "The conversation.",
    { id: 9 },
  ),
  profile: field(profileCard, "The partner.", { id: 24, name: "Anna", age: 34 }),
  num_unread_messages: field(wireInt, "Messages of the partner nobody opened yet.", 2, "messages"),
  last_message: field(
    wireOptional(message.omit({ conversation: true }).partial({ id: true, key: true })),
    "The newest message; `conversation`, `id` and `key` may be left out.",
    { kind: "text", text: "Hello", own: 0, date: "2026-01-31T12:00:00Z" },
  ),
});

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
  key_reused: { status: 409, summary: "The Idempotency-Key belongs to another payload." },
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

export const list = defineEndpoint({
  name: "chats.list",
  summary: "The member's conversations, the one with the newest message first.",
  method: "GET",
  path: "/api/chats.php",
  answer: z.object({
    chats: field(wireList(chatEntry), "The member's conversations, the one with the newest message first.", [
      { conversation: { id: 9 }, profile: { id: 24, name: "Anna", age: 34 }, num_unread_messages: 2 },
    ]),
  }),
  source: "SPEC §7",
});

export const remove = defineEndpoint({
  name: "chats.remove",
  summary: "Deletes a chat of the member.",
  method: "DELETE",
  path: "/api/chat.php",
  body: z.object({ conversation: field(z.number().int().positive(), "Which.", 9) }),
  answer: wireDone,
  source: "SPEC §7",
});

export const read = defineEndpoint({
  name: "chats.read",
  summary:
    "One conversation by its id, or by the partner's profile where there may be none yet. The newest messages that `limit` allows, in any order: the BFF sorts them by `date`, then by `id`. `before` and `after` are message ids.",
  method: "GET",
  path: "/api/chat.php",
  query: z.object({
    conversation: field(z.number().int().positive().optional(), "Which, by its number.", 9),
    profile: field(z.number().int().positive().optional(), "Which, by the partner.", 24),
    before: field(z.number().int().positive().optional(), "Only messages with a smaller number.", 512),
    after: field(
      z.number().int().nonnegative().optional(),
      "Only messages with a greater number; 0 for all.",
      511,
    ),
    limit: field(z.number().int().optional(), "At most so many, 1 to 100: the newest ones.", 30, "messages"),
  }),
  answer: z.object({
    conversation: field(
      wireOptional(z.object({ id: field(wireId, "Number of the conversation.", 9) })),
      "Left out where the two have not written yet.",
      { id: 9 },
    ),
    profile: field(profileCard, "The partner.", { id: 24, name: "Anna", age: 34 }),
    messages: field(wireList(message).transform(inTimeOrder), "In any order: the BFF sorts them by `id`.", [
      { id: 512, conversation: { id: 9 }, kind: "text", text: "Hello", own: 1, date: "2026-01-31T12:00:00Z" },
    ]),
    has_older: field(wireBool.optional(), "Whether `before` would find more.", 0),
    older_hidden: field(wireBool.optional(), "Older messages exist but are no longer visible.", 0),
    typing: field(wireBool.optional(), "Whether the partner is typing right now.", 0),
    num_unread_messages: field(
      wireInt.optional(),
      "Messages of the partner nobody opened yet.",
      2,
      "messages",
    ),
    costs: field(
      wireOptional(
        z.object({
          text: field(wireInt, "What a text costs.", 5, "credits"),
          photo: field(wireInt, "What a photo costs.", 10, "credits"),
          gift: field(wireInt, "What the cheapest gift costs.", 10, "credits"),
        }),
      ),
      "What the next message costs this member.",
      { text: 5, photo: 10, gift: 10 },
    ),
    free_messages_left: field(
      wireOptional(wireInt),
      "Free messages left; left out where they do not apply.",
      2,
      "messages",
    ),
    can_be_answered: field(
      wireBool.optional(),
      "Whether the partner can answer: not while the member's address is unconfirmed.",
      1,
    ),
  }),
  refusals: {
    conversation_not_found: { status: 404, summary: "No such conversation of this member." },
    profile_not_found: REFUSED.profileNotFound,
    profile_disabled: REFUSED.profileDisabled,
    blocked: REFUSED.blocked,
    own_profile: REFUSED.ownProfile,
  },
});

export const markRead = defineEndpoint({
  name: "chats.markRead",
  summary: "Sets the unread count of a conversation to 0 (SPEC §4).",
  method: "PUT",
  path: "/api/chat.php",
  body: z.object({ conversation: field(z.number().int().positive(), "Which.", 9) }),
  answer: wireDone,
});

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
