import { expect, test } from "vitest";
import type { MessageModel, OlderMessages } from "#app/features/chat/chat-model";
import type { ConversationState } from "#app/features/chat/conversation-state";
import { withOlder } from "#app/features/chat/upward";

type Loaded = Pick<ConversationState, "messages" | "parts">;

const message = (id: number) => ({ id }) as MessageModel;
const idsOf = ({ messages }: Loaded) => messages.map(({ id }) => id);
const before = (id: number) => `/chats/1?before=${id}`;

const PAGE: Loaded = {
  messages: [message(100)],
  parts: [{ from: 100, older: before(100), olderHidden: false }],
};

/** The answer to who asked for what is older than this one. */
const olderThan = (id: number): OlderMessages => ({
  messages: [message(id - 1)],
  older: before(id - 1),
  olderHidden: false,
});

test("CHAT-11 older messages go above, and the way further up follows", () => {
  const more = withOlder(PAGE, before(100), { messages: [message(7)], older: undefined, olderHidden: true });
  expect(idsOf(more)).toEqual([7, 100]);
  expect(more.parts).toEqual([{ from: 7, older: undefined, olderHidden: true }, PAGE.parts[0]]);
  const none = withOlder(PAGE, before(100), { messages: [], older: undefined, olderHidden: true });
  expect(none).toEqual({
    messages: PAGE.messages,
    parts: [{ from: 100, older: undefined, olderHidden: true }],
  });
});

test("CHAT-17 what comes upward is a part of its own, each message once, though it was asked for twice", () => {
  let whole = PAGE;
  for (let id = 100; id > 50; id -= 1) whole = withOlder(whole, before(id), olderThan(id));
  expect(idsOf(whole)).toEqual(Array.from({ length: 51 }, (_, nth) => 50 + nth));
  expect(whole.parts.map(({ from }) => from)).toEqual(idsOf(whole));
  expect(withOlder(whole, before(60), olderThan(60))).toEqual(whole);
});
