import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Poller, startPoller } from "#app/browser/live/poller";
import { CHAT_PACE } from "#app/features/chat/chat-pace";

const MINUTE_MS = 60_000;
/** Since the start, in ms: when the poll asked. */
let askedMs: number[];
let page: EventTarget & { hidden: boolean };
let poller: Poller;

beforeEach(() => {
  vi.useFakeTimers();
  askedMs = [];
  page = Object.assign(new EventTarget(), { hidden: false, documentElement: { dataset: {} } });
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("addEventListener", () => {});
  const startMs = performance.now();
  vi.stubGlobal("fetch", async () => {
    askedMs.push(performance.now() - startMs);
    return new Response(null, { status: 304 });
  });
  poller = startPoller({
    url: () => "/chats/updates",
    pace: CHAT_PACE,
    onNews: () => {},
    onLoggedOut: () => {},
  });
});

afterEach(() => {
  poller.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pauses = () => askedMs.map((atMs, at) => atMs - (askedMs[at - 1] ?? 0));

test("CHAT-15 who writes one message after the other hears of new ones as soon as who reads", async () => {
  for (let each = 0; each < 20; each += 1) {
    await vi.advanceTimersByTimeAsync(2_000);
    page.dispatchEvent(new Event("input"));
  }
  expect(Math.max(...pauses())).toBeLessThanOrEqual(3_000);
});

test("CHAT-15 an open conversation is asked for every 3 s as long as somebody is there, however quiet it is", async () => {
  for (let each = 0; each < 10; each += 1) {
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    page.dispatchEvent(new Event("scroll"));
  }
  expect(Math.max(...pauses())).toBeLessThanOrEqual(3_000);
});

test("CHAT-07 where nobody is there any more it is asked for every 20 s, and at once when somebody is back", async () => {
  await vi.advanceTimersByTimeAsync(6 * MINUTE_MS);
  expect(pauses().at(-1)).toBe(20_000);
  const before = askedMs.length;
  await vi.advanceTimersByTimeAsync(10_000);
  page.dispatchEvent(new Event("pointermove"));
  await vi.advanceTimersByTimeAsync(1);
  expect(askedMs.length - before).toBe(1);
});
