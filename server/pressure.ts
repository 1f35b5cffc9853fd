import { constrainedMemory, memoryUsage } from "node:process";
import { getHeapStatistics } from "node:v8";

export interface PressureLimits {
  /** Longest wait of a page until it may begin; 0: however long it takes. */
  waitMs: number;
  /** Share of the memory, of 1, that is too much; 0: any is fine. */
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
 * Whether the memory of this container is too full to go on as before (TRUST.md, "Staying up"). Turns a share of the
 * requests away instead of all or none, so that it neither falls over nor empties and fills by turns.
 */
export class Pressure {
  #shedRatio = 0;
  #debt = 0;
  #tightIntervals = 0;
  constructor(private readonly maxShare: number) {}

  sample(memoryShare: number): void {
    const tight = this.maxShare > 0 && memoryShare > this.maxShare;
    // Garbage may fill the heap up to its next collection: only what stays is a lack.
    this.#tightIntervals = tight ? this.#tightIntervals + 1 : 0;
    this.#shedRatio =
      this.#tightIntervals > 1
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

  /** Whether anybody is turned away at all. */
  isTight(): boolean {
    return this.#shedRatio > 0;
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
