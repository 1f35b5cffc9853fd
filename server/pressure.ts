import { constrainedMemory, memoryUsage } from "node:process";
import { getHeapStatistics } from "node:v8";

export interface PressureLimits {
  /** Mean delay of the event loop that is too much; 0: any is fine. */
  delayMs: number;
  /** Share of the memory, of 1, that is too much; 0: any is fine. */
  memoryShare: number;
}

/** What one interval showed. */
export interface PressureSample {
  delayMs: number;
  memoryShare: number;
}

/** Each bad interval turns so much more away, each good one half of it less: a container settles where it can answer. */
const STEP_UP = 0.25;
const STEP_DOWN = 0.125;
/** Somebody is always let in: else nothing would show that it is over. */
const MAX_SHED = 0.875;
/** From here on a balancer had better ask another container. */
const SATURATED = 0.5;

/**
 * Whether this container has more to do than it can answer in time (TRUST.md, "Staying up"). Turns a share of the
 * requests away instead of all or none, so that it neither falls over nor empties and fills by turns.
 */
export class Pressure {
  #shedRatio = 0;
  #debt = 0;
  #tightIntervals = 0;
  constructor(private readonly limits: PressureLimits) {}

  sample({ delayMs, memoryShare }: PressureSample): void {
    const slow = this.limits.delayMs > 0 && delayMs > this.limits.delayMs;
    const tight = this.limits.memoryShare > 0 && memoryShare > this.limits.memoryShare;
    // Garbage may fill the heap up to its next collection: only what stays is a lack.
    this.#tightIntervals = tight ? this.#tightIntervals + 1 : 0;
    this.#shedRatio =
      slow || this.#tightIntervals > 1
        ? Math.min(MAX_SHED, this.#shedRatio + STEP_UP)
        : Math.max(0, this.#shedRatio - STEP_DOWN);
  }

  /** Asked once a request: true for the share that is turned away, evenly spread. */
  turnsAway(): boolean {
    if (this.#shedRatio === 0) return false;
    this.#debt += this.#shedRatio;
    if (this.#debt < 1) return false;
    this.#debt -= 1;
    return true;
  }

  isSaturated(): boolean {
    return this.#shedRatio >= SATURATED;
  }
}

/** The fuller of the two: V8's heap, or what the container may use. */
export function memoryShare(): number {
  const { used_heap_size, heap_size_limit } = getHeapStatistics();
  const allowed = constrainedMemory();
  const heap = used_heap_size / heap_size_limit;
  // Without a limit Node answers 0 or a number beyond any machine.
  return allowed > 0 && allowed < 2 ** 50 ? Math.max(heap, memoryUsage.rss() / allowed) : heap;
}
