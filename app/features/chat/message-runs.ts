import type { MessageModel } from "./chat-model";

/** Messages that are drawn together, and those on both sides of them. */
export interface MessageRun {
  /** Loaded upward. */
  isPast: boolean;
  messages: readonly MessageModel[];
  /** Undefined above a part that was loaded at once: what comes there later changes nothing below it. */
  before: MessageModel | undefined;
  after: MessageModel | undefined;
}

/** One id in 64 begins a run (Fibonacci hashing): the same ones, whatever was loaded before or comes later. */
const RARE = 26;
const GOLDEN_RATIO = 0x9e3779b1;

function beginsRun(id: number): boolean {
  return Math.imul(id, GOLDEN_RATIO) >>> RARE === 0;
}

/**
 * Cuts a conversation into runs, so that a new message draws the last of them alone and ten thousand cost no more than
 * sixty (CHAT-17). Each part that was loaded upward stays a run of its own: a list that grows above its messages is one
 * that Chromium sees jump (decision 121). `parts`: the first message of each part, the page's own last.
 */
export function messageRuns(messages: readonly MessageModel[], parts: readonly number[]): MessageRun[] {
  const own = parts.at(-1) ?? 0;
  const begins = new Set(parts);
  const idAt = (at: number) => messages[at]?.id ?? 0;
  const starts = messages
    .map((_, at) => at)
    .filter((at) => at === 0 || begins.has(idAt(at)) || (idAt(at) > own && beginsRun(idAt(at))));
  return starts.map((start, at) => {
    const end = starts[at + 1] ?? messages.length;
    return {
      isPast: idAt(start) < own,
      messages: messages.slice(start, end),
      before: begins.has(idAt(start)) ? undefined : messages[start - 1],
      after: messages[end],
    };
  });
}

/** Whether two runs show the same. */
export function isSameRun(a: MessageRun, b: MessageRun): boolean {
  return (
    a === b ||
    (a.before === b.before &&
      a.after === b.after &&
      a.messages.length === b.messages.length &&
      a.messages.every((message, at) => message === b.messages[at]))
  );
}

/** Whether a message is one of this run: ids rise. */
export function holds({ messages }: MessageRun, id: number): boolean {
  return (messages[0]?.id ?? 0) <= id && id <= (messages.at(-1)?.id ?? 0);
}
