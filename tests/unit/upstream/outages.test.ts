import { setTimeout as delay } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { list as listChats } from "#app/contract/chat.server";
import { autoLike, like } from "#app/contract/likes.server";
import { sendText } from "#app/contract/messages.server";
import { login, logout } from "#app/contract/user.server";
import { tryEndsAtMs } from "#app/upstream/deadline.server";
import { UpstreamFailure } from "#app/upstream/failure.server";
import { createRetryBudget } from "#app/upstream/retry-budget.server";
import type { Fault } from "#tests/support/fault-proxy";
import { type Bench, startBench, VISITOR, WaitingClock } from "./bench";

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
beforeEach(() => bench.proxy.reset());
afterAll(() => bench.close());

const CHATS: Fault = { kind: "answer", body: { chats: [] } };
const DOWN: Fault = { kind: "answer", status: 503 };
const MESSAGE = { body: { profile: 9, text: "Hi" } };

/** Longer than anybody waits here. */
const SLOW: Fault = { kind: "slow", headersMs: 20_000 };
/** Real time that calls may take where a deadline is met, long enough for any machine to send them. */
const MET = { readMs: 2_000, changeMs: 2_000, paymentMs: 2_000, uploadMs: 2_000 };
/** Where none is: real time plays no part, and the clock of `quickPage` moves only where something waits. */
const UNMET = { readMs: 30_000, changeMs: 30_000, paymentMs: 30_000, uploadMs: 30_000 };

function quickPage(overrides: Parameters<Bench["page"]>[0] = {}) {
  const time = new WaitingClock();
  return { time, ...bench.page({ clock: time.clock, wait: time.wait, ...overrides }) };
}

test("HOST-05 a read survives five failures in a row", async () => {
  bench.proxy.rule("*", DOWN, { kind: "drop_before" }, DOWN, { kind: "half" }, DOWN, CHATS);
  const { client, time, lines } = quickPage({ random: () => 0.5 });
  expect(await client.ask(listChats)).toEqual({ ok: true, value: { chats: [] } });
  expect(bench.proxy.calls()).toBe(6);
  expect(time.waits).toEqual([50, 100, 200, 400, 800]);
  expect(lines).toMatchObject([{ retries: 5, status: 200 }]);
});

test("HOST-05 after the sixth failure the page is told", async () => {
  bench.proxy.rule("*", DOWN);
  await expect(quickPage().client.ask(listChats)).rejects.toMatchObject({ code: "status", status: 503 });
  expect(bench.proxy.calls()).toBe(6);
});

test("HOST-05 an idempotent PUT is asked again, a 500 is not", async () => {
  bench.proxy.rule("/api/like.php", { kind: "drop_after" }, { kind: "answer", body: { match: "1" } });
  bench.proxy.rule("/api/chats.php", { kind: "answer", status: 500 });
  const { client } = quickPage();
  expect(await client.ask(like, { body: { profile: 3 } })).toEqual({ ok: true, value: { match: true } });
  await expect(client.ask(listChats)).rejects.toMatchObject({ status: 500 });
  expect(bench.proxy.calls("/api/chats.php")).toBe(1);
});

test("HOST-05 a read that takes too long is asked again", async () => {
  bench.proxy.rule("*", SLOW, CHATS);
  const { client } = quickPage({ deadlines: { ...MET, readMs: 4_000 } });
  expect((await client.ask(listChats)).ok).toBe(true);
  expect(bench.proxy.calls()).toBe(2);
});

test.each<[string, Fault]>([
  ["the answer is lost after PHP did it", { kind: "drop_after" }],
  ["the connection dies", { kind: "drop_before" }],
  ["the answer stops half way", { kind: "half" }],
  ["PHP says 502", { kind: "answer", status: 502 }],
  ["PHP says 429 with Retry-After", { kind: "answer", status: 429, headers: { "retry-after": "0" } }],
  ["PHP is slow", SLOW],
])("HOST-05 a message, a login and an auto-like are asked once when %s", async (_, fault) => {
  bench.proxy.rule("*", fault);
  const { client } = quickPage({ deadlines: fault === SLOW ? MET : UNMET });
  const outcomes = await Promise.allSettled([
    client.ask(sendText, MESSAGE, { key: "k" }),
    client.ask(login, { body: { email: "a", password: "b" } }),
    client.ask(autoLike),
  ]);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: "rejected", reason: { sentBytes: true } });
  }
  expect(bench.proxy.calls()).toBe(3);
});

test("HOST-05 a logout is asked twice at most", async () => {
  bench.proxy.rule("*", { kind: "drop_after" });
  await expect(quickPage().client.ask(logout)).rejects.toMatchObject({ code: "unreachable" });
  expect(bench.proxy.calls()).toBe(2);
});

test("HOST-05 a message whose connection was refused is asked again and arrives once", async () => {
  await bench.proxy.refuse();
  bench.proxy.rule("*", {
    kind: "answer",
    body: { message: { id: 1, conversation: { id: 1 }, kind: "text", own: 1, date: 1 }, credits: 1 },
  });
  const time = new WaitingClock();
  const wait = async (delayMs: number) => {
    await time.wait(delayMs);
    if (time.waits.length === 2) await bench.proxy.restore();
  };
  const { client, lines } = bench.page({ clock: time.clock, wait });
  expect((await client.ask(sendText, MESSAGE)).ok).toBe(true);
  expect(bench.proxy.calls()).toBe(1);
  expect(lines[0]?.retries).toBe(2);
});

test("HOST-05 a refused connection leaves no doubt that PHP saw nothing", async () => {
  await bench.proxy.refuse();
  try {
    await expect(quickPage().client.ask(sendText, MESSAGE)).rejects.toMatchObject({
      code: "unreachable",
      sentBytes: false,
      reason: "ECONNREFUSED",
    });
  } finally {
    await bench.proxy.restore();
  }
});

test("HOST-05 the deadline ends a page's calls, also one that hangs", async () => {
  const patient = await startBench();
  try {
    patient.proxy.rule("*", SLOW);
    const { client } = patient.page({ deadlines: MET, random: () => 0 });
    await expect(client.ask(listChats)).rejects.toMatchObject({ code: "timeout" });
    await expect(client.ask(listChats)).rejects.toMatchObject({ code: "timeout", sentBytes: false });
    expect(patient.proxy.calls()).toBe(2);
  } finally {
    await patient.close();
  }
});

test("OPS-07 the first try of a read has half of the page's time, the last one all that is left", async () => {
  const page = { deadlines: { ...MET, readMs: 4_000 }, random: () => 0 };
  bench.proxy.rule("/api/chats.php", { kind: "slow", headersMs: 500 });
  await bench
    .page(page)
    .client.ask(listChats)
    .catch(() => undefined);
  expect(bench.proxy.calls("/api/chats.php")).toBe(1);
  bench.proxy.rule("/api/chats.php", SLOW);
  const { client, lines } = bench.page(page);
  await expect(client.ask(listChats)).rejects.toMatchObject({ code: "timeout" });
  expect(lines).toMatchObject([{ retries: 1 }]);
  expect(lines[0]?.durationMs).toBeGreaterThanOrEqual(3_990);
});

test.each([
  [8_000, 4_000],
  [7_000, 4_000],
  [4_000, 4_000],
  [3_999, 3_999],
  [10, 10],
])("OPS-07 with %i ms left of eight seconds a try has %i ms", (leftMs, tryMs) => {
  expect(tryEndsAtMs({ nowMs: 5, endsAtMs: 5 + leftMs, wholeMs: 8_000 })).toBe(5 + tryMs);
});

test("OPS-07 after a change that took long the page has a page's time again, to show what became of it", async () => {
  bench.proxy.rule("/api/message.php", SLOW);
  bench.proxy.rule("/api/chats.php", CHATS);
  const { client } = bench.page({ deadlines: { ...UNMET, changeMs: 2_000 } });
  await expect(client.ask(sendText, MESSAGE)).rejects.toMatchObject({ code: "timeout", sentBytes: true });
  expect((await client.ask(listChats)).ok).toBe(true);
});

test("HOST-05 no repetition starts after the deadline", async () => {
  bench.proxy.rule("*", DOWN);
  const { client, time } = quickPage({
    deadlines: { ...UNMET, readMs: 700 },
    random: () => 1 - Number.EPSILON,
  });
  await expect(client.ask(listChats)).rejects.toMatchObject({ status: 503 });
  expect(time.waits.map(Math.round)).toEqual([100, 200]);
});

test("HOST-05 in an outage the process's budget ends the repetitions", async () => {
  bench.proxy.rule("*", DOWN);
  const retryBudget = createRetryBudget({ clock: () => 0 });
  for (let page = 0; page < 40; page += 1) {
    await expect(quickPage({ retryBudget }).client.ask(listChats)).rejects.toThrow();
  }
  expect(bench.proxy.calls()).toBeLessThanOrEqual(40 * 1.2 + 5);
  expect(bench.proxy.calls()).toBeGreaterThan(44);
});

test("a read ends when the browser leaves, a message is heard out", async () => {
  bench.proxy.rule("/api/chats.php", { kind: "slow", headersMs: 100 });
  bench.proxy.rule("/api/message.php", { kind: "slow", headersMs: 100 });
  const browser = new AbortController();
  const { client } = bench.page({ signal: browser.signal });
  const reading = client.ask(listChats);
  const sending = client.ask(sendText, MESSAGE);
  const both = Promise.allSettled([reading, sending]);
  await delay(30);
  browser.abort();
  const [read, sent] = await both;
  expect(read).toMatchObject({ status: "rejected", reason: { code: "aborted" } });
  // The stand-in answers {}, which is an answer: it was waited for.
  expect(sent).toMatchObject({ status: "rejected", reason: { code: "garbled", status: 200 } });
  await expect(client.ask(listChats)).rejects.toMatchObject({ code: "aborted", sentBytes: false });
});

test("a full bulkhead sheds without asking PHP or asking again", async () => {
  const bulkhead = {
    enter(endpoint: { name: string }) {
      throw new UpstreamFailure({ code: "shed", endpoint: endpoint.name, sentBytes: false });
    },
  };
  await expect(quickPage({ bulkhead }).client.ask(listChats)).rejects.toMatchObject({ code: "shed" });
  expect(bench.proxy.calls()).toBe(0);
});

test("a place is taken for each attempt and given back, and the breaker hears how each ended", async () => {
  bench.proxy.rule("*", DOWN, CHATS);
  const places: string[] = [];
  const outcomes: (string | undefined)[] = [];
  const bulkhead = {
    enter(_: unknown, priority: string) {
      places.push(priority);
      return () => void places.push("left");
    },
  };
  const breaker = {
    before() {},
    after: (_: unknown, failure?: UpstreamFailure) => void outcomes.push(failure?.code),
    gaveUp() {},
  };
  await quickPage({ bulkhead, breaker }).client.ask(listChats, {}, { priority: "poll" });
  expect(places).toEqual(["poll", "left", "poll", "left"]);
  expect(outcomes).toEqual(["status", undefined]);
});

const anyFault = fc.constantFrom<Fault>(
  { kind: "answer", status: 502 },
  { kind: "answer", status: 503, headers: { "retry-after": "1" } },
  { kind: "answer", status: 429, headers: { "retry-after": "1" } },
  { kind: "answer", status: 404 },
  { kind: "garbled" },
  { kind: "drop_before" },
  { kind: "drop_after" },
  { kind: "half" },
  CHATS,
);

test("HOST-05 through a real proxy: reads at most six times, messages once, nothing after the deadline", async () => {
  let pages = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyFault, { minLength: 7, maxLength: 7 }),
      fc.integer({ min: 100, max: 9000 }),
      async (faults, deadlineMs) => {
        bench.proxy.reset();
        bench.proxy.rule("/api/chats.php", ...faults);
        bench.proxy.rule("/api/message.php", ...faults);
        // A busy machine may deliver what an earlier page gave up on: only this page's own calls count.
        pages += 1;
        const requestId = `req-${pages}`;
        const { client, time } = quickPage({
          deadlines: { ...UNMET, readMs: deadlineMs },
          request: { ...VISITOR, requestId },
        });
        const calls = (path: string) =>
          bench.proxy.requests(path).filter(({ headers }) => headers["x-request-id"] === requestId).length;
        const bornAtMs = time.nowMs;
        await client
          .ask(listChats)
          .catch((error: UpstreamFailure) => expect(error.name).toBe("UpstreamFailure"));
        await client.ask(sendText, MESSAGE).catch(() => undefined);
        expect(calls("/api/chats.php")).toBeLessThanOrEqual(6);
        expect(calls("/api/message.php")).toBeLessThanOrEqual(1);
        expect(time.nowMs - bornAtMs).toBeLessThan(deadlineMs);
      },
    ),
    { numRuns: 40 },
  );
});
