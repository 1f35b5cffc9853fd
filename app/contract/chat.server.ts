import { z } from "zod";
import { defineEndpoint } from "./endpoint";
import { message } from "./message-shape.server";
import { profileCard } from "./profile-shape.server";
import { REFUSED } from "./refusal.server";
import { field, wireBool, wireDone, wireId, wireInt, wireList, wireOptional } from "./wire.server";

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
    "One conversation by its id, or by the partner's profile where there may be none yet. The newest messages that `limit` allows, in any order: the BFF sorts them by `id`, which rises as messages come. `before` and `after` are message ids.",
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
    read_to: field(
      wireOptional(wireId),
      "The newest message of the asking member that the partner has opened; left out where this member is not told.",
      512,
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
    can_be_written: field(
      wireBool.optional(),
      "Whether the asking member may write to the partner; not sent: yes. False for who blocked the partner, and in invisible mode, but for whom the partner wrote to.",
      1,
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
