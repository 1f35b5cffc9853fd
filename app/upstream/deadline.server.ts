/** Reason of the abort when the page's deadline passes. */
export class DeadlineReached extends Error {
  override readonly name = "DeadlineReached";
}

/** One moment after which nothing of a page is waited for any more. */
export interface Deadline {
  /** Milliseconds since the epoch. */
  readonly atMs: number;
  readonly signal: AbortSignal;
  /** Keeps the timer running while a call is under way; the function given back lets go. */
  hold(): () => void;
}

/** `outer` is the browser's own signal: when it leaves, the calls end too. */
export function createDeadline(atMs: number, clock: () => number, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  let holders = 0;
  let timer: NodeJS.Timeout | undefined;
  const leave = () => controller.abort(outer?.reason);
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
    signal: controller.signal,
    // A timer that ran on after the page would keep every finished page in memory for eight seconds.
    hold() {
      holders += 1;
      if (holders === 1) {
        timer = setTimeout(() => controller.abort(new DeadlineReached()), Math.max(0, atMs - clock()));
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
