import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CATALOG } from "#app/contract/catalog.server";
import { MAX_RETRIES, type RetryQuestion, retryAfterMsOf, retryDelayMs } from "#app/upstream/retry.server";
import { createRetryBudget } from "#app/upstream/retry-budget.server";

const NOW_MS = 1_000_000;

function question(overrides: Partial<RetryQuestion>): RetryQuestion {
  return {
    endpoint: { name: "chats.list", effect: "read" },
    retries: 0,
    failure: { code: "unreachable", status: undefined, sentBytes: true, retryAfterMs: undefined },
    nowMs: NOW_MS,
    deadlineAtMs: NOW_MS + 8000,
    random: () => 0.5,
    ...overrides,
  };
}

const status = (code: number, retryAfterMs?: number) => ({
  code: "status" as const,
  status: code,
  sentBytes: true,
  retryAfterMs,
});
const lost = { code: "unreachable" as const, status: undefined, sentBytes: true, retryAfterMs: undefined };
const refused = { ...lost, sentBytes: false };
const timeout = { ...lost, code: "timeout" as const };
const READ = { name: "chats.list", effect: "read" } as const;
const PUT = { name: "likes.like", effect: "idempotent" } as const;
const ONCE = { name: "messages.sendText", effect: "once" } as const;
const LOGOUT = { name: "user.logout", effect: "once" } as const;

describe("HOST-05 who is asked again", () => {
  test.each([
    ["a read after a lost connection", READ, lost, true],
    ["a read after a refused connection", READ, refused, true],
    ["a read after a timeout", READ, timeout, true],
    ["a read after 502", READ, status(502), true],
    ["a read after 503", READ, status(503), true],
    ["a read after 504", READ, status(504), true],
    ["a read after 500", READ, status(500), false],
    ["a read after 501", READ, status(501), false],
    ["a read after 429 without Retry-After", READ, status(429), false],
    ["a read after 429 whose Retry-After fits", READ, status(429, 2000), true],
    ["a read after 429 whose Retry-After is too long", READ, status(429, 60_000), false],
    ["a read after 503 whose Retry-After is too long", READ, status(503, 60_000), false],
    ["a read after 404", READ, status(404), false],
    ["a read after 408", READ, status(408), false],
    ["a read after a broken answer", READ, { ...lost, code: "garbled" as const }, false],
    ["a read after too many bytes", READ, { ...lost, code: "too_large" as const }, false],
    ["a read that was shed", READ, { ...refused, code: "shed" as const }, false],
    ["a read whose browser left", READ, { ...lost, code: "aborted" as const }, false],
    ["a read without a login", READ, { ...lost, code: "authentication_required" as const }, false],
    ["a PUT after a lost connection", PUT, lost, true],
    ["a PUT after 503", PUT, status(503), true],
    ["a message after a lost connection", ONCE, lost, false],
    ["a message after a timeout", ONCE, timeout, false],
    ["a message after 503", ONCE, status(503), false],
    ["a message after 429 with Retry-After", ONCE, status(429, 100), false],
    ["a message whose connection never stood", ONCE, refused, true],
    ["a message after a connect timeout", ONCE, { ...timeout, sentBytes: false }, true],
    ["a logout after a lost connection", LOGOUT, lost, true],
    ["a logout after 503", LOGOUT, status(503), true],
  ])("HOST-05 %s", (_, endpoint, failure, again) => {
    expect(retryDelayMs(question({ endpoint, failure })) !== undefined).toBe(again);
  });

  test("HOST-05 a logout is asked again once and no more", () => {
    expect(retryDelayMs(question({ endpoint: LOGOUT, retries: 1 }))).toBeUndefined();
    expect(retryDelayMs(question({ endpoint: LOGOUT, retries: 1, failure: refused }))).toBeUndefined();
  });

  test("HOST-05 waits grow from 100 ms, doubled, to 1.6 s, with full jitter", () => {
    const ceilings = [0, 1, 2, 3, 4].map((retries) => retryDelayMs(question({ retries, random: () => 1 })));
    expect(ceilings).toEqual([100, 200, 400, 800, 1600]);
    expect(retryDelayMs(question({ retries: 4, random: () => 0 }))).toBe(0);
    expect(retryDelayMs(question({ retries: MAX_RETRIES }))).toBeUndefined();
  });

  test("HOST-05 Retry-After is waited for", () => {
    expect(retryDelayMs(question({ failure: status(429, 1500) }))).toBe(1500);
  });
});

test.each([
  ["3", 3000],
  [" 0 ", 0],
  ["Thu, 01 Jan 1970 00:16:45 GMT", 5000],
  ["Thu, 01 Jan 1970 00:00:00 GMT", 0],
  ["soon", undefined],
  [undefined, undefined],
  ["-5x", undefined],
])("Retry-After %j means %j ms", (value, expected) => {
  expect(retryAfterMsOf(value, NOW_MS)).toBe(expected);
});

const anyFailure = fc.record({
  code: fc.constantFrom(
    "unreachable",
    "timeout",
    "garbled",
    "status",
    "too_large",
    "aborted",
    "shed" as const,
  ),
  status: fc.option(fc.integer({ min: 100, max: 599 }), { nil: undefined }),
  sentBytes: fc.boolean(),
  retryAfterMs: fc.option(fc.integer({ min: 0, max: 20_000 }), { nil: undefined }),
}) as fc.Arbitrary<RetryQuestion["failure"]>;

test("HOST-05 whatever goes wrong, no endpoint is asked more than six times, nor after the deadline", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CATALOG),
      fc.array(anyFailure, { minLength: 12, maxLength: 12 }),
      fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 12, maxLength: 12 }),
      fc.array(fc.integer({ min: 0, max: 2500 }), { minLength: 12, maxLength: 12 }),
      fc.integer({ min: 0, max: 8000 }),
      (endpoint, failures, randoms, durations, deadlineMs) => {
        let nowMs = 0;
        let asks = 0;
        for (;;) {
          if (asks > 0) expect(nowMs).toBeLessThan(deadlineMs);
          const failure = failures[asks];
          const random = randoms[asks] ?? 0;
          if (failure === undefined) throw new Error("asked too often");
          nowMs += durations[asks] ?? 0;
          const again = retryDelayMs({
            endpoint,
            retries: asks,
            failure,
            nowMs,
            deadlineAtMs: deadlineMs,
            random: () => random,
          });
          asks += 1;
          if (again === undefined) break;
          expect(endpoint.effect !== "once" || !failure.sentBytes || endpoint.name === "user.logout").toBe(
            true,
          );
          nowMs += again;
        }
        expect(asks).toBeLessThanOrEqual(endpoint.name === "user.logout" ? 2 : 1 + MAX_RETRIES);
      },
    ),
    { numRuns: 2000 },
  );
});

describe("HOST-05 retry budget", () => {
  test("HOST-05 in a total outage PHP hears at most a fifth more than members ask, plus the reserve", () => {
    const nowMs = 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), (asks) => {
        const budget = createRetryBudget({ clock: () => nowMs });
        let retries = 0;
        for (let ask = 0; ask < asks; ask += 1) {
          budget.earn();
          for (let retry = 0; retry < MAX_RETRIES; retry += 1) if (budget.spend()) retries += 1;
        }
        expect(retries).toBeLessThanOrEqual(0.2 * asks + 5);
      }),
      { numRuns: 50 },
    );
  });

  test("HOST-05 a lone page may use the five repetitions, and gets them back after ten quiet seconds", () => {
    let nowMs = 0;
    const budget = createRetryBudget({ clock: () => nowMs });
    const spent = () => [1, 2, 3, 4, 5, 6].filter(() => budget.spend()).length;
    expect(spent()).toBe(5);
    expect(spent()).toBe(0);
    nowMs += 10_000;
    expect(spent()).toBe(5);
  });

  test("HOST-05 a good hour does not pay for a storm", () => {
    const budget = createRetryBudget({ clock: () => 0 });
    for (let ask = 0; ask < 100_000; ask += 1) budget.earn();
    let retries = 0;
    while (budget.spend()) retries += 1;
    expect(retries).toBe(50);
  });
});
