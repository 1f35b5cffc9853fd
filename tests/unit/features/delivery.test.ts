import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MessageModel } from "#app/features/chat/chat-model";
import { readDraft } from "#app/features/chat/draft-store";
import { readOutbox, saveOutbox } from "#app/features/chat/outbox-store";
import {
  answerPost,
  closePage,
  DRAFT,
  openPage,
  openTalk,
  quietNews,
  storeWaiting,
  type TalkPage,
  TextBox,
} from "#tests/support/open-talk";

let page: TalkPage;

beforeEach(() => {
  page = openPage();
});

afterEach(() => {
  vi.useRealTimers();
  return closePage(page);
});

const STALE = () =>
  Response.json({
    ok: false,
    key: "fresh",
    refusal: { status: 422, text: "This page is too old.", retry: false, stale: true },
  });
const page413 = () => new Response("<h1>Too large</h1>", { status: 413 });
const photo = new File(["x"], "harbor.jpg");

function talkOf(keys?: string[]) {
  const talk = openTalk(page, keys);
  const leave = talk.subscribe(() => {});
  talk.start();
  return { talk, leave };
}

test("CHAT-16 after a login in another tab a message goes by itself with a key of today, and nothing returns to the box", async () => {
  const { talk } = talkOf();
  talk.send("Hello");
  expect(await answerPost(page, STALE())).toBe("k1");
  expect(page.woken).toBe(1);
  expect(talk.state().outgoing).toMatchObject([{ text: "Hello", state: "waiting" }]);
  expect(talk.attended.url()).toContain("keys=1");
  talk.attended.onNews(quietNews({ keys: ["n1", "n2"] }));
  expect(talk.attended.url()).not.toContain("keys=1");
  // Refused for its age once more it is the member's: nobody goes round in circles.
  expect(await answerPost(page, STALE())).toBe("n1");
  expect(page.box.value).toBe("Hello");
  expect(talk.state().outgoing).toEqual([]);
});

test("CHAT-16 what another page of this browser wrote is offered, not sent with a key of another login", async () => {
  storeWaiting(page, "Waited");
  const { talk } = talkOf();
  await answerPost(page, STALE());
  expect(talk.state().outgoing).toMatchObject([{ text: "Waited", state: "failed", key: undefined }]);
  expect(page.woken).toBe(0);
  expect(readOutbox(page.storage, DRAFT)).toHaveLength(1);
});

test.each([
  ["a photo", undefined],
  ["a text", "Hello"],
])(
  "CHAT-16 %s for which no key is left waits in its own conversation, and goes when one came",
  async (_, text) => {
    const { talk, leave } = talkOf([]);
    leave();
    page.box = new TextBox();
    if (text) talk.send(text);
    else talk.sendPhoto(photo);
    await vi.waitUntil(() => talk.state().outgoing[0]?.state === "waiting");
    expect(talk.state().outgoing).toMatchObject([{ text: text ?? "", waitsFor: "site" }]);
    expect(talk.state().outgoing[0]?.photo).toBe(text ? undefined : photo);
    expect(page.box.value).toBe("");
    expect(talk.attended.url()).toContain("keys=1");
    talk.attended.onNews(quietNews({ keys: ["n1"] }));
    await vi.waitUntil(() => page.posts.length > 0);
    expect(page.posts[0]?.body.get("_key")).toBe("n1");
  },
);

test("CHAT-19 a photo that a server on the way takes for too large says so, stays, and holds up nothing behind it", async () => {
  const { talk } = talkOf();
  talk.sendPhoto(photo);
  talk.send("Behind it");
  expect(await answerPost(page, page413())).toBe("k1");
  expect(talk.state().outgoing).toMatchObject([
    { photo, state: "failed", refusal: { text: "This photo is too large." } },
    { text: "Behind it", state: "sending" },
  ]);
  await vi.waitUntil(() => page.posts.length > 0);
  expect(page.posts[0]?.body.get("text")).toBe("Behind it");
});

test("CHAT-19 a photo refused after another conversation was shown and this one again is not lost with the old form", async () => {
  const { talk, leave } = talkOf();
  talk.sendPhoto(photo);
  leave();
  page.box = new TextBox();
  talk.subscribe(() => {});
  const refusal = { status: 402, text: "You do not have enough credits...", retry: false };
  await answerPost(page, Response.json({ ok: false, key: "k4", refusal }));
  expect(talk.state()).toMatchObject({ outgoing: [{ photo, state: "failed" }], refusal });
});

test.each([
  [403, "failed"],
  [404, "failed"],
  [408, "waiting"],
  [429, "waiting"],
  [502, "waiting"],
  [503, "waiting"],
  // The page of a hotspot.
  [200, "waiting"],
])(
  "CHAT-16 after a page with status %i a message is %s, and its text is kept with its key",
  async (status, state) => {
    const { talk } = talkOf();
    talk.send("Hello");
    await answerPost(page, new Response("<h1>Page</h1>", { status, headers: { "Retry-After": "60" } }));
    expect(talk.state().outgoing).toMatchObject([{ text: "Hello", state, key: "k1" }]);
    expect(readOutbox(page.storage, DRAFT)).toMatchObject([{ text: "Hello", key: "k1" }]);
    expect(readDraft(page.storage, DRAFT).text).toBe("");
  },
);

test("CHAT-16 members who write faster than PHP takes it wait their turn in their order", async () => {
  const { talk } = talkOf();
  talk.send("One");
  talk.send("Two");
  const refusal = { status: 429, text: "You are writing very quickly.", retry: true, waits: true };
  await answerPost(page, Response.json({ ok: false, key: "k4", refusal }));
  expect(talk.state().outgoing).toMatchObject([
    { text: "One", state: "waiting", waitsFor: "site" },
    { text: "Two", state: "waiting" },
  ]);
  // PHP took nothing of it, so that it may go with another key after another login.
  expect(talk.state().outgoing[0]?.tried).toBeFalsy();
  talk.retry(
    talk.state().outgoing[0] ?? { id: "", key: undefined, text: "", state: "failed", refusal: undefined },
  );
  expect(await answerPost(page, STALE())).toBe("k1");
});

test("CHAT-03 nobody is shown typing for long after the last answer said so: a line that dies ends it", async () => {
  vi.useFakeTimers();
  const { talk } = talkOf();
  talk.attended.onNews(quietNews({ typing: true }));
  // A 304 says it once more; an answer that is none says nothing.
  for (const isUnchanged of [true, true, false]) {
    vi.advanceTimersByTime(5_000);
    expect(talk.state().typing).toBe(true);
    talk.attended.onReached(isUnchanged);
  }
  vi.advanceTimersByTime(4_000);
  expect(talk.state().typing).toBe(false);
});

test("CHAT-06 CHAT-20 a draft that stands in two tabs is sent by one of them: the other lays it down, and nothing else", () => {
  talkOf();
  const sentElsewhere = (id: string, text: string) => {
    const message = { id, text, key: "k9", state: "sending", refusal: undefined } as const;
    saveOutbox(page.storage, DRAFT, [message], new Set());
    page.window.dispatchEvent(Object.assign(new Event("storage"), { key: `outbox.${DRAFT}` }));
  };
  page.box.value = "Mine alone";
  sentElsewhere("x", "Same draft");
  expect(page.box.value).toBe("Mine alone");
  page.box.value = "Same draft too";
  sentElsewhere("y", "Same draft too");
  expect(page.box.value).toBe("");
});

test("CHAT-18 a conversation that is opened again begins at its newest messages: nothing of what was loaded above is drawn at once", () => {
  const [first, second, third, ...more] = [10, 20, 30, 40].map((id) => ({ id }) as MessageModel);
  if (!first || !second || !third) throw new Error("four messages");
  const talk = openTalk(page, [], { messages: [third], older: "/chats/1?before=30" });
  const leave = talk.subscribe(() => {});
  talk.addOlder({ messages: [second], older: "/chats/1?before=20", olderHidden: false });
  talk.addOlder({ messages: [first], older: undefined, olderHidden: true });
  talk.attended.onNews(quietNews({ messages: more }));
  expect(talk.state().messages).toHaveLength(4);
  leave();
  expect(talk.state()).toMatchObject({ parts: [30], older: "/chats/1?before=30", olderHidden: false });
  expect(talk.state().messages.map(({ id }) => id)).toEqual([30, 40]);
});
