import { expect, test } from "vitest";
import type { MessageModel } from "#app/features/chat/chat-model";
import { isSameRun, messageRuns } from "#app/features/chat/message-runs";

/** Ids of one conversation among many: with gaps. */
const conversation = Array.from({ length: 10_000 }, (_, at) => ({ id: 7 + at * 3 }) as MessageModel);

test("CHAT-17 ten thousand messages are drawn in short runs that hold each of them once, in order", () => {
  const runs = messageRuns(conversation);
  expect(runs.flatMap(({ messages }) => messages)).toEqual(conversation);
  expect(Math.max(...runs.map(({ messages }) => messages.length))).toBeLessThan(500);
  expect(runs.length).toBeGreaterThan(100);
  expect(new Set(runs.map(({ key }) => key)).size).toBe(runs.length);
});

test("CHAT-17 a new message draws the last run alone, older ones draw the first alone", () => {
  const shown = messageRuns(conversation.slice(100, -1));
  const changedIn = (messages: MessageModel[]) => {
    const known = new Map(shown.map((run) => [run.key, run]));
    return messageRuns(messages).filter((run) => {
      const was = known.get(run.key);
      return !was || !isSameRun(was, run);
    });
  };
  expect(changedIn(conversation.slice(100)).length).toBeLessThanOrEqual(2);
  const upward = changedIn(conversation.slice(60, -1));
  expect(upward.every(({ messages }) => (messages[0]?.id ?? 0) < 7 + 300 * 3)).toBe(true);
});

test("CHAT-17 an empty conversation has nothing to draw", () => {
  expect(messageRuns([])).toEqual([]);
});
