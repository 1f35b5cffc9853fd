import type { MessageModel } from "./chat-model";
import type { LoadedPart } from "./conversation-state";

/** Messages that are drawn together, and those on both sides of them. */
export interface MessageRun {
  /** Loaded upward: far from view it is not even laid out. */
  isPast: boolean;
  messages: readonly MessageModel[];
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
 * sixty (CHAT-17). Each part that was loaded upward stays a run of its own, so that nothing that is shown changes its place
 * or its list.
 */
export function messageRuns(
  messages: readonly MessageModel[],
  parts: readonly Pick<LoadedPart, "from">[],
): MessageRun[] {
  const first = parts.at(-1)?.from ?? 0;
  const begins = new Set(parts.map(({ from }) => from));
  const starts = messages
    .map((_, at) => at)
    .filter((at) => {
      const id = messages[at]?.id ?? 0;
      return at === 0 || (id > first ? beginsRun(id) : begins.has(id));
    });
  return starts.map((start, at) => {
    const end = starts[at + 1] ?? messages.length;
    return {
      isPast: (messages[start]?.id ?? 0) < first,
      messages: messages.slice(start, end),
      before: messages[start - 1],
      after: messages[end],
    };
  });
}

/** Whether two runs show the same. */
export function isSameRun(a: MessageRun, b: MessageRun): boolean {
  return (
    a.before === b.before &&
    a.after === b.after &&
    a.messages.length === b.messages.length &&
    a.messages.every((message, at) => message === b.messages[at])
  );
}

/** Whether a message is one of this run: ids rise. */
export function holds({ messages }: MessageRun, id: number): boolean {
  return (messages[0]?.id ?? 0) <= id && id <= (messages.at(-1)?.id ?? 0);
}
