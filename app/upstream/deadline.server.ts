import { type Ending, OwnEnding } from "./ending.server";

/** Reason of the abort when the page's deadline passes. */
export class DeadlineReached extends Error {
  override readonly name = "DeadlineReached";
}

/** One moment after which nothing of a page is waited for any more. */
export interface Deadline {
  /** Milliseconds since the epoch. */
  readonly atMs: number;
  readonly signal: Ending;
  /** Keeps the timer running while a call is under way; the function given back lets go. */
  hold(): () => void;
}

/**
 * When one try of a read ends: half of the page's time, so that a request that got lost is asked again; the last try has
 * all that is left, so that a slow PHP is not asked for the same thing three times.
 */
export function tryEndsAtMs({ nowMs, endsAtMs, wholeMs }: Record<"nowMs" | "endsAtMs" | "wholeMs", number>) {
  return endsAtMs - nowMs > wholeMs / 2 ? nowMs + wholeMs / 2 : endsAtMs;
}

/** `outer` ends it too: the browser that leaves, or the page's deadline around that of one try. */
export function createDeadline(atMs: number, clock: () => number, outer?: Ending): Deadline {
  const signal = new OwnEnding();
  let holders = 0;
  let timer: NodeJS.Timeout | undefined;
  const leave = () => outer && signal.abort(outer.reason);
  if (outer?.aborted) leave();

  function release(): void {
    holders -= 1;
    if (holders > 0) return;
    clearTimeout(timer);
    timer = undefined;
    outer?.removeEventListener("abort", leave);
  }

  return {
    atMs,
    signal,
    // A timer that ran on after the page would keep every finished page in memory for eight seconds.
    hold() {
      holders += 1;
      if (holders === 1) {
        timer = setTimeout(() => signal.abort(new DeadlineReached()), Math.max(0, atMs - clock()));
        if (outer?.aborted) leave();
        else outer?.addEventListener("abort", leave);
      }
      let held = true;
      return () => {
        if (held) release();
        held = false;
      };
    },
  };
}
