import type { Endpoint } from "#app/contract/endpoint";
import type { UpstreamDeadlines } from "#app/env.server";
import { createDeadline, type Deadline, tryEndsAtMs } from "./deadline.server";
import type { Ending } from "./ending.server";

/** Until when the calls of one page may take (docs/decisions/0052). */
export interface PageDeadlines {
  /** A change is not broken off when the browser leaves: its outcome belongs into the idempotency store. */
  of(endpoint: Endpoint): Deadline;
  /** What ends one try: only reads are worth a second one after the first took too long. */
  ofTry(endpoint: Endpoint, deadline: Deadline): Deadline;
  /** A page made after a change, such as the form again with what was typed, has the time of a page. */
  startAgain(): void;
}

/** `signal`: the browser's own, which reads end with. */
export function createPageDeadlines(
  limits: UpstreamDeadlines,
  clock: () => number,
  signal: Ending | undefined,
): PageDeadlines {
  let readsEndAtMs = clock() + limits.readMs;
  let reading: Deadline | undefined;
  return {
    of({ timeLimit }) {
      if (timeLimit !== "read") return createDeadline(clock() + limits[`${timeLimit}Ms`], clock);
      reading ??= createDeadline(readsEndAtMs, clock, signal);
      return reading;
    },
    ofTry({ timeLimit }, deadline) {
      if (timeLimit !== "read") return deadline;
      const endsAtMs = tryEndsAtMs({ nowMs: clock(), endsAtMs: deadline.atMs, wholeMs: limits.readMs });
      return endsAtMs === deadline.atMs ? deadline : createDeadline(endsAtMs, clock, deadline.signal);
    },
    startAgain() {
      readsEndAtMs = clock() + limits.readMs;
      reading = undefined;
    },
  };
}
