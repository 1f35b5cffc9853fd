import { expect, test } from "vitest";
import type { MessageModel } from "#app/features/chat/chat-model";
import { isSameRun, type MessageRun, messageRuns } from "#app/features/chat/message-runs";

/** Ids of one conversation among many: with gaps. */
const conversation = Array.from({ length: 10_000 }, (_, at) => ({ id: 7 + at * 3 }) as MessageModel);

/** The first message of the page, in the midst of what is loaded later on both sides. */
const AT = 5_000;
const PART = 60;

/** Runs after so many parts were loaded upward and so many messages came below. */
function runsAfter(above: number, below: number): MessageRun[] {
  const parts = Array.from({ length: above + 1 }, (_, part) => conversation[AT - part * PART]?.id ?? 0);
  return messageRuns(conversation.slice(AT - above * PART, AT + 30 + below), parts.reverse());
}

test("CHAT-17 ten thousand messages are drawn in short runs that hold each of them once, in order", () => {
  const runs = runsAfter(83, 4_970);
  expect(runs.flatMap(({ messages }) => messages)).toEqual(conversation.slice(20));
  expect(Math.max(...runs.map(({ messages }) => messages.length))).toBeLessThan(500);
  expect(runs.length).toBeGreaterThan(100);
  expect(runs.filter(({ isPast }) => isPast)).toHaveLength(83);
});

/** What was there, and is not as it was. */
function changedFrom(shown: MessageRun[], now: MessageRun[]): MessageRun[] {
  const kept = new Map(now.map((run) => [run.messages[0]?.id, run]));
  return shown.filter((run) => {
    const same = kept.get(run.messages[0]?.id);
    return !same || same.isPast !== run.isPast || !isSameRun(run, same);
  });
}

test("CHAT-17 a new message draws the last run alone, and older ones draw nothing again that is shown", () => {
  for (let step = 0; step < 40; step += 1) {
    const shown = runsAfter(step, step * 7);
    expect(changedFrom(shown, runsAfter(step, step * 7 + 1))).toEqual(shown.slice(-1));
    expect(changedFrom(shown, runsAfter(step + 1, step * 7))).toEqual([]);
  }
});

test("CHAT-17 an empty conversation has nothing to draw", () => {
  expect(messageRuns([], [0])).toEqual([]);
});
