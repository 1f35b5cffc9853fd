import { describe, expect, test } from "vitest";
import type { MessageModel } from "#app/features/chat/chat-model";
import {
  type ConversationEvent,
  type ConversationState,
  reduceConversation,
} from "#app/features/chat/conversation-state";
import { markOf } from "#app/features/chat/message-mark";

const MOMENT = { text: "12:00", iso: "2026-11-21T12:00:00.000Z" };

function message(id: number, overrides: Partial<MessageModel> = {}): MessageModel {
  return {
    id,
    own: true,
    text: `Text ${id}`,
    kindText: undefined,
    media: undefined,
    time: MOMENT,
    day: MOMENT,
    minute: id,
    mark: undefined,
    photo: undefined,
    risky: false,
    ...overrides,
  };
}

const attachCosts = { photos: [], photoEach: "", photo: "2 credits", gif: "1 credit", gift: "5 credits" };

const START: ConversationState = {
  messages: [message(1)],
  parts: [1],
  older: undefined,
  olderHidden: false,
  outgoing: [],
  stored: true,
  read: undefined,
  typing: false,
  composer: { keys: ["k1", "k2"], cost: "1 credit", freeLeft: undefined, attachCosts, balance: undefined },
  refusal: undefined,
};

const REFUSAL = { status: 502, text: "Not now", detail: undefined, link: undefined, retry: true };
const LIST = { owner: 7, rows: [], counts: { unread: 0, newLikes: 0 } };
const COSTS = { cost: "1 credit", freeLeft: undefined, attachCosts, balance: undefined };

function reached(...events: ConversationEvent[]): ConversationState {
  return events.reduce(reduceConversation, START);
}

describe("a conversation in the browser", () => {
  test("CHAT-04 what the partner has opened is as the newest poll says, and no longer where it says nothing", () => {
    const news = { messages: [], ...LIST, typing: false, composer: COSTS };
    const told = reached({ kind: "news", news: { ...news, read: { to: 1, text: "Read" } } });
    expect(told.read).toEqual({ to: 1, text: "Read" });
    expect(reduceConversation(told, { kind: "news", news }).read).toBeUndefined();
  });

  test("CHAT-20 the balance is that after each message sent or refused, and what nobody told stays", () => {
    const balance = (credits: number) => ({ credits, words: "credits left" });
    const news = { messages: [], ...LIST, typing: false };
    const sent = { kind: "sent", id: "a", message: message(2), key: "k3" } as const;
    const told = reached({ ...sent, composer: { ...COSTS, balance: balance(1) } });
    expect(told.composer.balance).toEqual(balance(1));
    const quiet = reduceConversation(told, { kind: "news", news: { ...news, composer: COSTS } });
    expect(quiet.composer.balance).toEqual(balance(1));
    const refused = { kind: "refused", id: "b", refusal: REFUSAL, key: "k4", balance: balance(0) } as const;
    expect(reduceConversation(quiet, refused).composer.balance).toEqual(balance(0));
    const bought = { kind: "news", news: { ...news, composer: { ...COSTS, balance: balance(50) } } } as const;
    expect(reduceConversation(told, bought).composer.balance).toEqual(balance(50));
  });

  test("CHAT-06 two messages written quickly use a key each and both stay visible", () => {
    const state = reached(
      { kind: "written", id: "a", text: "One" },
      { kind: "sending", id: "a", key: "k1" },
      { kind: "written", id: "b", text: "Two" },
      { kind: "sending", id: "b", key: "k2" },
    );
    expect(state.outgoing.map(({ text, key }) => [text, key])).toEqual([
      ["One", "k1"],
      ["Two", "k2"],
    ]);
    expect(state.composer.keys).toEqual([]);
  });

  test("CHAT-06 a message without an answer stays, failed, with its key for trying again", () => {
    const state = reached(
      { kind: "written", id: "a", text: "One" },
      { kind: "sending", id: "a", key: "k1" },
      { kind: "refused", id: "a", refusal: REFUSAL, key: undefined },
    );
    expect(state.outgoing).toMatchObject([{ text: "One", key: "k1", state: "failed" }]);
    expect(state.composer.keys).toEqual(["k2"]);
  });

  test("CHAT-06 a message whose answer was lost is found again by its key and not shown twice", () => {
    const state = reached(
      { kind: "written", id: "a", text: "One" },
      { kind: "sending", id: "a", key: "k1" },
      { kind: "refused", id: "a", refusal: REFUSAL, key: undefined },
      {
        kind: "news",
        news: { messages: [message(2, { mark: "k1" })], typing: false, ...LIST, composer: COSTS },
      },
    );
    expect(state.outgoing).toEqual([]);
    expect(state.messages.map(({ id }) => id)).toEqual([1, 2]);
  });

  test("CHAT-03 CHAT-06 a photo stands in the list while it is on its way, and is shown once when its answer was lost", () => {
    const photo = new File(["bytes"], "photo.jpg", { type: "image/jpeg" });
    const events: ConversationEvent[] = [
      { kind: "written", id: "a", text: "", photo },
      { kind: "sending", id: "a", key: "k1" },
      { kind: "refused", id: "a", refusal: REFUSAL, key: undefined },
    ];
    expect(reached(...events).outgoing).toMatchObject([{ photo, key: "k1", state: "failed" }]);
    const news = {
      messages: [message(2, { mark: markOf("k1") })],
      typing: false,
      ...LIST,
      composer: COSTS,
    };
    expect(reached(...events, { kind: "news", news }).outgoing).toEqual([]);
  });

  test("CHAT-05 a text that cannot be sent as it is leaves the list and says why", () => {
    const state = reached(
      { kind: "written", id: "a", text: "One" },
      { kind: "sending", id: "a", key: "k1" },
      { kind: "refused", id: "a", refusal: { ...REFUSAL, retry: false }, key: "k3" },
    );
    expect(state.outgoing).toEqual([]);
    expect(state.refusal?.text).toBe("Not now");
    expect(state.composer.keys).toEqual(["k2", "k3"]);
  });

  test("a sent message takes its place in the list and brings the next key", () => {
    const state = reached(
      { kind: "written", id: "a", text: "One" },
      { kind: "sending", id: "a", key: "k1" },
      { kind: "sent", id: "a", message: message(5), composer: COSTS, key: "k3" },
    );
    expect(state.messages.map(({ id }) => id)).toEqual([1, 5]);
    expect(state.outgoing).toEqual([]);
    expect(state.composer.keys).toEqual(["k2", "k3"]);
  });

  test("CHAT-17 a poll that brings no message leaves the list as it is, so that nothing of it is drawn again", () => {
    const state = reached({ kind: "news", news: { messages: [], typing: true, ...LIST, composer: COSTS } });
    expect(state.messages).toBe(START.messages);
  });

  test("CHAT-11 older messages go above, and the way further up follows", () => {
    const state = reached(
      { kind: "news", news: { messages: [message(9)], typing: false, ...LIST, composer: COSTS } },
      { kind: "older", messages: [message(0)], older: undefined, olderHidden: true },
    );
    expect(state.messages.map(({ id }) => id)).toEqual([0, 1, 9]);
    expect(state.parts).toEqual([0, 1]);
    expect([state.older, state.olderHidden]).toEqual([undefined, true]);
  });

  test("CHAT-06 CHAT-16 what was never confirmed goes by itself under its key, but not what the page shows already, and without a key the member decides", () => {
    const marked = { ...START, messages: [message(1, { mark: "12345678" })] };
    const pending = [
      { id: "a", text: "Arrived", key: "send~long-key-12345678" },
      { id: "b", text: "Lost", key: "send~long-key-87654321" },
      { id: "c", text: "Never tried", key: undefined },
    ];
    const state = reduceConversation(marked, { kind: "restored", pending, unsure: REFUSAL });
    expect(state.outgoing.map(({ id, state: how }) => [id, how])).toEqual([
      ["b", "sending"],
      ["c", "failed"],
    ]);
    const again = reduceConversation(state, { kind: "restored", pending, unsure: REFUSAL });
    expect(again.outgoing).toHaveLength(2);
  });

  test("CHAT-16 what is written while nothing leaves waits in its order, each under a key of its own", () => {
    const state = reached(
      { kind: "written", id: "a", text: "One" },
      { kind: "sending", id: "a", key: "k1" },
      { kind: "written", id: "b", text: "Two" },
      { kind: "waits", waitsFor: "connection" },
    );
    expect(state.outgoing).toMatchObject([
      { id: "a", key: "k1", state: "waiting", waitsFor: "connection" },
      { id: "b", key: "k2", state: "waiting", waitsFor: "connection" },
    ]);
    const again = reduceConversation(state, { kind: "waits", waitsFor: undefined });
    expect(again.outgoing.map(({ state: how }) => how)).toEqual(["sending", "sending"]);
  });

  test("CHAT-16 after a new login what has not left goes with a new key; what may have arrived is the member's to decide", () => {
    const state = reached(
      { kind: "written", id: "a", text: "One" },
      { kind: "changed", id: "a", change: { tried: true } },
      { kind: "written", id: "b", text: "Two" },
      { kind: "waits", waitsFor: "login" },
      { kind: "keys", keys: ["n1", "n2"], unsure: REFUSAL },
    );
    expect(state.outgoing).toMatchObject([
      { id: "a", key: undefined, state: "failed", refusal: REFUSAL },
      { id: "b", key: "n1", state: "waiting" },
    ]);
    expect(state.composer.keys).toEqual(["n2"]);
  });

  test("CHAT-16 a message of another page whose key is worth nothing any more is offered here, to go with a new one", () => {
    const state = reached(
      { kind: "restored", pending: [{ id: "a", text: "Hello", key: "old" }], unsure: REFUSAL },
      { kind: "sending", id: "a", key: "old" },
      { kind: "refused", id: "a", refusal: { ...REFUSAL, stale: true }, key: "k3" },
    );
    expect(state.outgoing).toMatchObject([{ id: "a", text: "Hello", key: undefined, state: "failed" }]);
    expect(state.composer.keys).toEqual(["k1", "k2", "k3"]);
  });

  test("CHAT-16 what may have arrived under an old key is never called unsent, over a reload and a second login too", () => {
    const pending = [{ id: "a", text: "Hello", key: undefined, tried: true }];
    const restored = reached(
      { kind: "restored", pending, unsure: REFUSAL },
      { kind: "keys", keys: ["n1"], unsure: REFUSAL },
    );
    expect(restored.outgoing).toMatchObject([{ state: "failed", tried: true, refusal: REFUSAL }]);
  });

  test("CHAT-16 more keys of the same login leave those that messages have", () => {
    const state = reached(
      { kind: "written", id: "a", text: "One" },
      { kind: "changed", id: "a", change: { tried: true } },
      { kind: "keys", keys: ["n1"], unsure: undefined },
    );
    expect(state.outgoing).toMatchObject([{ key: "k1", state: "sending" }]);
    expect(state.composer.keys).toEqual(["k2", "n1"]);
  });

  test("CHAT-19 a refused photo stays with its reason and gets another key; the way out stands above the box", () => {
    const photo = new File(["x"], "harbor.jpg");
    const refusal = { ...REFUSAL, retry: false, link: { href: "/credits", label: "Buy credits" } };
    const state = reached(
      { kind: "written", id: "a", text: "", photo },
      { kind: "refused", id: "a", refusal, key: "k3" },
    );
    expect(state.outgoing).toMatchObject([{ photo, key: undefined, state: "failed", refusal }]);
    expect(state).toMatchObject({ refusal, composer: { keys: ["k2", "k3"] } });
  });

  test("CHAT-12 a partner who blocked meanwhile is named, what is shown stays, and all of it goes with the block", () => {
    const news = { messages: [], typing: false, ...LIST, composer: COSTS };
    const state = reached(
      { kind: "refused", id: "", refusal: { ...REFUSAL, retry: false }, key: undefined },
      { kind: "news", news: { ...news, notice: { text: "Blocked" } } },
    );
    expect(state).toMatchObject({ notice: { text: "Blocked" }, messages: [{ id: 1 }] });
    const lifted = reduceConversation(state, { kind: "news", news });
    expect(lifted.notice).toBeUndefined();
    expect(lifted.refusal).toBeUndefined();
  });

  test("CHAT-08 a conversation that was removed elsewhere leaves the page, and what was sent since begins it anew", () => {
    const sent = { kind: "sent", id: "a", message: message(5), composer: COSTS, key: "k3" } as const;
    const news = {
      messages: [],
      typing: false,
      ...LIST,
      composer: COSTS,
      notice: { text: "Removed" },
      removedTo: 1,
    };
    const above = { messages: [message(0)], older: "/chats/1?before=0", olderHidden: false };
    const overtaken = reached({ kind: "older", ...above }, { kind: "written", id: "a", text: "Hi" }, sent, {
      kind: "news",
      news,
    });
    expect(overtaken).toMatchObject({ notice: { text: "Removed" }, messages: [{ id: 5 }], older: undefined });
    expect(reduceConversation(overtaken, sent).notice).toBeUndefined();
  });
});
