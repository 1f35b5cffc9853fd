import { describe, expect, test } from "vitest";
import {
  bonusEndOf,
  NO_TIME_BONUS,
  nextTimeBonus,
  TIME_BONUS,
  type TimeBonusEvent,
  type TimeBonusState,
} from "#app/features/payments/time-bonus";

const NOW_MS = 1_800_000_000_000;
const HOUR_MS = 3_600_000;
const END_MS = NOW_MS + HOUR_MS;

const hidden = NO_TIME_BONUS;
const running = nextTimeBonus(hidden, { type: "loaded", endsAtMs: END_MS, nowMs: NOW_MS });
const timer = (hours: string, minutes: string, seconds: string) => ({
  isVisible: true,
  countdownTimer: { hours, minutes, seconds },
});

const TABLE: [what: string, from: TimeBonusState, event: TimeBonusEvent, to: object][] = [
  [
    "starts when it is loaded",
    hidden,
    { type: "loaded", endsAtMs: END_MS, nowMs: NOW_MS },
    timer("01", "00", "00"),
  ],
  ["does not start from null", hidden, { type: "loaded", endsAtMs: null, nowMs: NOW_MS }, hidden],
  ["does not start from the past", hidden, { type: "loaded", endsAtMs: NOW_MS, nowMs: NOW_MS }, hidden],
  [
    "ignores a second start while it runs",
    running,
    { type: "loaded", endsAtMs: END_MS + 3 * HOUR_MS, nowMs: NOW_MS },
    running,
  ],
  ["is cleared by null", running, { type: "loaded", endsAtMs: null, nowMs: NOW_MS }, hidden],
  ["ticks once per second", running, { type: "ticked", nowMs: NOW_MS + 1000 }, timer("00", "59", "59")],
  [
    "keeps the second that has begun",
    running,
    { type: "ticked", nowMs: NOW_MS + 1999 },
    timer("00", "59", "59"),
  ],
  ["shows its last second", running, { type: "ticked", nowMs: END_MS - 1 }, timer("00", "00", "01")],
  ["is cleared at zero", running, { type: "ticked", nowMs: END_MS }, hidden],
  ["is cleared when the tick comes late", running, { type: "ticked", nowMs: END_MS + HOUR_MS }, hidden],
  ["does not tick before it started", hidden, { type: "ticked", nowMs: NOW_MS }, hidden],
  ["is cleared on logout", running, { type: "logged_out" }, hidden],
  ["stays cleared on logout", hidden, { type: "logged_out" }, hidden],
  ["is cleared when the member pays", running, { type: "paid" }, hidden],
  ["stays cleared when the member pays", hidden, { type: "paid" }, hidden],
];

test.each(TABLE)("PAY-08 the time bonus %s", (_, from, event, to) => {
  const next = nextTimeBonus(from, event);
  if ("countdownTimer" in to) expect(next).toMatchObject(to);
  else expect(next).toEqual(to);
});

test("PAY-08 the time bonus may start again once it was cleared", () => {
  const cleared = nextTimeBonus(running, { type: "logged_out" });
  expect(nextTimeBonus(cleared, { type: "loaded", endsAtMs: END_MS, nowMs: NOW_MS })).toEqual(running);
});

describe("PAY-08 who has a time bonus", () => {
  const member = (ageMs: number, isPaid = false) => ({ isPaid, signupAtMs: NOW_MS - ageMs });

  test.each([
    ["a visitor", undefined, null],
    ["a member who just signed up", member(0), NOW_MS + TIME_BONUS.lastsMs],
    ["a member in the last second", member(14_399_000), NOW_MS + 1000],
    ["a member of exactly 14400 seconds", member(14_400_000), null],
    ["a paying member", member(0, true), null],
    ["a member whose signup lies ahead", member(-HOUR_MS), NOW_MS + TIME_BONUS.lastsMs],
  ])("PAY-08 %s", (_, who, endsAtMs) => {
    expect(bonusEndOf(who, NOW_MS)).toBe(endsAtMs);
  });
});
