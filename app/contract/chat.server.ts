import { z } from "zod";
import { defineEndpoint } from "./endpoint";
import { image, profileCard } from "./profile-shape.server";
import { REFUSED } from "./refusal.server";
import { MESSAGE_KINDS } from "./values";
import {
  wireBool,
  wireDone,
  wireId,
  wireInstant,
  wireInt,
  wireList,
  wireOptional,
  wireText,
} from "./wire.server";

export const gift = z.object({ id: wireId, name: wireText, match: z.string(), credits: wireInt });

/** One message; `conversation.id` as SPEC §3 has it. */
export const message = z.object({
  id: wireId,
  conversation: z.object({ id: wireId }),
  kind: z.enum(MESSAGE_KINDS),
  text: wireText.optional(),
  image: wireOptional(image),
  gift: wireOptional(gift),
  /** Name of a GIF as it was sent; the BFF shows it from its own origin. */
  gif: wireOptional(z.string()),
  /** Whether the asking member wrote it. */
  own: wireBool,
  date: wireInstant,
  /** The Idempotency-Key it was sent with: how the BFF finds it again after a lost answer. */
  key: wireOptional(z.string()),
});

/** The oldest first, whatever PHP's ORDER BY says: numbers rise as messages come, also when a clock is put back. */
function inTimeOrder(messages: z.output<typeof message>[]): z.output<typeof message>[] {
  return messages.toSorted((one, other) => one.id - other.id);
}

export const chatEntry = z.object({
  conversation: z.object({ id: wireId }),
  profile: profileCard,
  num_unread_messages: wireInt,
  last_message: wireOptional(message.omit({ conversation: true }).partial({ id: true, key: true })),
});

const recipient = {
  /** The partner. */
  profile: z.number().int().positive(),
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
    data: z.object({ credits: wireInt, costs: wireInt }),
  },
  free_messages_used: { status: 402, summary: "A free member's free messages are used up (CHAT-09)." },
  conversation_limit: {
    status: 402,
    summary: "A free member has 2 conversations already (SPEC §6).",
    data: z.object({ limit: wireInt }),
  },
  message_empty: { status: 422, summary: "Nothing in it." },
  message_too_long: {
    status: 422,
    summary: "Longer than message_length code points.",
    data: z.object({ message_length: wireInt }),
  },
  key_reused: { status: 409, summary: "The Idempotency-Key belongs to another payload." },
  rate_limited: REFUSED.rateLimited,
} as const;

const sent = z.object({ message, credits: wireInt });

/** Longest name of a GIF. */
const GIF_NAME_LENGTH = 100;

export const list = defineEndpoint({
  name: "chats.list",
  summary: "The member's conversations, the one with the newest message first.",
  method: "GET",
  path: "/api/chats.php",
  answer: z.object({ chats: wireList(chatEntry) }),
  source: "SPEC §7",
});

export const remove = defineEndpoint({
  name: "chats.remove",
  summary: "Deletes a chat of the member.",
  method: "DELETE",
  path: "/api/chat.php",
  body: z.object({ conversation: z.number().int().positive() }),
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
    conversation: z.number().int().positive().optional(),
    profile: z.number().int().positive().optional(),
    before: z.number().int().positive().optional(),
    after: z.number().int().nonnegative().optional(),
    /** Messages at most, 1 to 100. */
    limit: z.number().int().optional(),
  }),
  answer: z.object({
    conversation: wireOptional(z.object({ id: wireId })),
    profile: profileCard,
    messages: wireList(message).transform(inTimeOrder),
    has_older: wireBool.optional(),
    /** Older messages exist but are no longer visible (SPEC §8). */
    older_hidden: wireBool.optional(),
    typing: wireBool.optional(),
    num_unread_messages: wireInt.optional(),
    /** What the next text, photo and gift cost this member, in credits. */
    costs: wireOptional(z.object({ text: wireInt, photo: wireInt, gift: wireInt })),
    /** Free messages left; absent where they do not apply. */
    free_messages_left: wireOptional(wireInt),
    /** Whether the partner can answer: not while the member's address is unconfirmed. */
    can_be_answered: wireBool.optional(),
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
  body: z.object({ conversation: z.number().int().positive() }),
  answer: wireDone,
});

export const sendText = defineEndpoint({
  name: "messages.sendText",
  summary: "Sends a text. The Idempotency-Key header makes a repeated call return the first one's answer.",
  method: "POST",
  path: "/api/message.php",
  body: z.object({ ...recipient, text: z.string() }),
  answer: sent,
  refusals: sendRefusals,
});

export const sendPhoto = defineEndpoint({
  name: "messages.sendPhoto",
  summary: "Sends a photo; the file part is called `photo`.",
  method: "POST",
  path: "/api/message.php",
  fixedQuery: { photo: "1" },
  body: z.object({ ...recipient, photo: z.instanceof(Blob) }),
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
  body: z.object({ ...recipient, gift: z.number().int().positive(), text: z.string().optional() }),
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
  body: z.object({ ...recipient, gif: z.string().min(1).max(GIF_NAME_LENGTH) }),
  answer: sent,
  refusals: sendRefusals,
});

export const gifts = defineEndpoint({
  name: "messages.gifts",
  summary: "The gifts that can be sent and what they cost, named in the member's language.",
  method: "GET",
  path: "/api/gifts.php",
  query: z.object({ language: z.string().optional() }),
  answer: z.object({ gifts: wireList(gift) }),
});

export const icebreakers = defineEndpoint({
  name: "messages.icebreakers",
  summary: "Suggested opening lines in the member's language.",
  method: "GET",
  path: "/api/icebreakers.php",
  query: z.object({ profile: z.number().int().positive(), language: z.string().optional() }),
  answer: z.object({ icebreakers: wireList(z.string()) }),
});

export const setTyping = defineEndpoint({
  name: "messages.setTyping",
  summary: "Says that the member is typing; forgotten after a few seconds.",
  method: "PUT",
  path: "/api/typing.php",
  body: z.object({ profile: z.number().int().positive() }),
  answer: wireDone,
});
