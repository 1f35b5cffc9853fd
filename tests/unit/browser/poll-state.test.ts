import { describe, expect, test } from "vitest";
import { FIRST_POLL, nextPoll, type PollEvent, type PollState } from "#app/browser/live/poll-state";

const WAITING: PollState = { ...FIRST_POLL, quiet: 3 };
const ASKING: PollState = { ...WAITING, phase: "asking", questions: 1 };
const HIDDEN: PollState = { ...WAITING, hidden: true };
const HIDDEN_ASKING: PollState = { ...ASKING, hidden: true };
const OUT: PollState = { ...WAITING, phase: "out" };
const OVER: PollState = { ...WAITING, phase: "over" };

/** What it is after the event, in what changes. */
type Row = [name: string, from: PollState, event: PollEvent, change: Partial<PollState>];

const TABLE: Row[] = [
  ["asks when its wait is over", WAITING, "due", { phase: "asking", questions: 1 }],
  ["asks nothing in a page nobody looks at", HIDDEN, "due", {}],
  ["does not ask twice at once", ASKING, "due", {}],
  ["is quick again after news", ASKING, "news", { phase: "waiting", quiet: 0 }],
  ["slows down where nothing is new", ASKING, "nothing", { phase: "waiting", quiet: 4 }],
  ["slows down where no answer comes", ASKING, "failed", { phase: "waiting", quiet: 4 }],
  ["ends its question in a page nobody looks at", HIDDEN_ASKING, "news", { phase: "waiting", quiet: 0 }],
  ["ends with the login", ASKING, "logged-out", { phase: "out" }],
  ["rests where nobody looks", WAITING, "hidden", { hidden: true }],
  [
    "asks at once when somebody looks again",
    HIDDEN,
    "shown",
    { hidden: false, quiet: 0, phase: "asking", questions: 1 },
  ],
  ["does not ask twice when somebody looks again", HIDDEN_ASKING, "shown", { hidden: false, quiet: 0 }],
  ["asks when the connection is back", WAITING, "online", { quiet: 0, phase: "asking", questions: 1 }],
  ["leaves a hidden page alone when the connection is back", HIDDEN, "online", { quiet: 0 }],
  ["is woken by a push message", WAITING, "woken", { phase: "asking", questions: 1 }],
  ["asks once more where it is woken while it asks", ASKING, "woken", { again: true }],
  ["is not woken where nobody looks, or it would count as read", HIDDEN, "woken", {}],
  ["is quick where somebody is there", WAITING, "touched", { quiet: 0 }],
  [
    "asks whether there is a login again when somebody comes back",
    OUT,
    "shown",
    { quiet: 0, phase: "asking", questions: 1 },
  ],
  [
    "asks whether there is a login again when another tab says so",
    OUT,
    "woken",
    { phase: "asking", questions: 1 },
  ],
  ["does not ask by itself without a login", OUT, "due", {}],
  ["stops", ASKING, "stopped", { phase: "over" }],
];

describe("a poll", () => {
  test.each(TABLE)("CHAT-15 %s", (_name, from, event, change) => {
    expect(nextPoll(from, event)).toEqual({ ...from, ...change });
  });

  test("CHAT-15 a push message that comes while an answer is under way is asked for afterwards", () => {
    const woken = nextPoll(ASKING, "woken");
    expect(nextPoll(woken, "nothing")).toMatchObject({ phase: "asking", again: false, questions: 2 });
    expect(nextPoll({ ...woken, hidden: true }, "nothing")).toMatchObject({ phase: "waiting", again: false });
  });

  test.each([
    "due",
    "news",
    "nothing",
    "failed",
    "logged-out",
    "hidden",
    "shown",
    "online",
    "woken",
    "touched",
  ] as const)("CHAT-15 does nothing more once it is stopped: %s", (event) => {
    expect(nextPoll(OVER, event)).toBe(OVER);
  });
});
