import { expect, test } from "vitest";
import type { MessageModel } from "#app/features/chat/chat-model";
import { isSameRun, type MessageRun, messageRuns } from "#app/features/chat/message-runs";

/** Ids of one conversation among many: with gaps. */
const conversation = Array.from({ length: 10_000 }, (_, at) => ({ id: 7 + at * 3 }) as MessageModel);
const idOf = (at: number) => conversation[at]?.id ?? 0;
const PAGE = 30;
/** Where the page as it came begins, and the parts that were loaded upward down to `at`. */
const partsFrom = (at: number, first: number) =>
  Array.from({ length: (first - at) / PAGE + 1 }, (_, nth) => ({ from: idOf(at + nth * PAGE) }));
const keyOf = ({ messages }: MessageRun) => messages[0]?.id;

test("CHAT-17 ten thousand messages are drawn in short runs that hold each of them once, in order", () => {
  const runs = messageRuns(conversation, partsFrom(0, 6_000));
  expect(runs.flatMap(({ messages }) => messages)).toEqual(conversation);
  expect(Math.max(...runs.map(({ messages }) => messages.length))).toBeLessThan(500);
  expect(runs.length).toBeGreaterThan(200);
  expect(new Set(runs.map(keyOf)).size).toBe(runs.length);
});

test("CHAT-17 a new message draws the last run alone, older ones draw those that meet alone", () => {
  const shown = messageRuns(conversation.slice(600, -1), partsFrom(600, 900));
  const changedIn = (messages: MessageModel[], parts: { from: number }[]) => {
    const known = new Map(shown.map((run) => [keyOf(run), run]));
    return messageRuns(messages, parts).filter((run) => {
      const was = known.get(keyOf(run));
      return !was || !isSameRun(was, run);
    });
  };
  expect(changedIn(conversation.slice(600), partsFrom(600, 900)).length).toBeLessThanOrEqual(2);
  const upward = changedIn(conversation.slice(570, -1), partsFrom(570, 900));
  expect(upward.map(keyOf)).toEqual([idOf(570), idOf(600)]);
});

test("CHAT-17 what is shown stays in its list, which never grows upward, while messages come on both sides", () => {
  const listsOf = (from: number, to: number) => {
    const lists = new Map<number, string>();
    for (const run of messageRuns(conversation.slice(from, to), partsFrom(from, 990)))
      for (const { id } of run.messages) lists.set(id, `${keyOf(run)} ${run.isPast}`);
    return lists;
  };
  const moved: number[] = [];
  let shown = listsOf(990, 1_020);
  for (let [from, to] = [990, 1_020]; from >= 0; from -= PAGE, to += 1) {
    const now = listsOf(from, to);
    for (const [id, list] of shown) if (now.get(id) !== list) moved.push(id);
    shown = now;
  }
  expect(moved).toEqual([]);
  // Only what was loaded upward may have its height guessed.
  for (const [id, list] of shown) expect([id, list.endsWith("true")]).toEqual([id, id < idOf(990)]);
});

test("CHAT-17 an empty conversation has nothing to draw", () => {
  expect(messageRuns([], [])).toEqual([]);
});
