import { monitorEventLoopDelay } from "node:perf_hooks";

/** How late timers came during the last interval, in seconds. */
export interface LoopDelay {
  meanS: number;
  p50S: number;
  p99S: number;
  maxS: number;
}

const RESOLUTION_MS = 20;
const NANOSECONDS = 1e9;

/** Measures the event loop's delay interval by interval; `next` ends one, gives it and begins another. */
export function measureLoopDelay(): { next(): LoopDelay; stop(): void } {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  return {
    next() {
      // Node counts the timer's own interval in: a quiet loop shows 20 ms.
      const late = (nanoseconds: number) =>
        Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS / 1_000) : 0;
      const delay = {
        meanS: late(histogram.mean),
        p50S: late(histogram.percentile(50)),
        p99S: late(histogram.percentile(99)),
        maxS: late(histogram.max),
      };
      histogram.reset();
      return delay;
    },
    stop: () => void histogram.disable(),
  };
}
