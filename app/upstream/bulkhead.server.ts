import type { Endpoint } from "#app/contract/endpoint";
import type { Ending } from "./ending.server";
import { UpstreamFailure } from "./failure.server";

/** Who goes first when PHP's workers are busy: messages and payments, then pages, then polls. */
export type Priority = "paid" | "page" | "poll";

type Release = () => void;

/**
 * The in-flight cap. `enter` waits for a place, or throws UpstreamFailure `shed` when there is none to wait for; the
 * function it gives back frees the place and is called exactly once. A caller whose page has gone gets in without a
 * place and finds its signal aborted.
 */
export interface Bulkhead {
  enter(endpoint: Endpoint, priority: Priority, signal: Ending): Promise<Release> | Release;
}

/** An in-flight cap that says how full it is. */
export interface MeteredBulkhead extends Bulkhead {
  readonly inFlight: number;
  readonly waiting: number;
}

export interface BulkheadSettings {
  /** Calls under way at most. */
  maxConcurrent: number;
  /** Calls that wait at most, polls excepted: they wait only while nobody else does. */
  maxQueued?: number;
  /** Longest wait for a place. */
  maxWaitMs?: number;
}

interface Waiting {
  admit(): void;
  refuse(): void;
}

const nothing: Release = () => {};

/** Without a limit: for tools that ask on their own. */
export const unlimitedBulkhead: Bulkhead = { enter: () => nothing };

/** What a shed caller is told to wait; a queue that is full now is worked off within seconds. */
const RETRY_AFTER_MS = 5_000;

/**
 * TRUST.md, "Asking PHP": PHP-FPM has few workers, and what waits in its own backlog cannot be put in order any more.
 * One queue a priority, the first come first; a free place costs two additions.
 */
export function createBulkhead(settings: BulkheadSettings): MeteredBulkhead {
  const { maxConcurrent, maxQueued = maxConcurrent * 4, maxWaitMs = 2_000 } = settings;
  const queues: Record<Priority, Set<Waiting>> = { paid: new Set(), page: new Set(), poll: new Set() };
  let inFlight = 0;

  const waiting = (): number => queues.paid.size + queues.page.size + queues.poll.size;

  function release(): void {
    const [next] = queues.paid.size > 0 ? queues.paid : queues.page.size > 0 ? queues.page : queues.poll;
    // A place goes from hand to hand: the count stays.
    if (next === undefined) inFlight -= 1;
    else next.admit();
  }

  /** Makes room for who goes first: the poll, else the page that came last. */
  function refuseLowerPriority(priority: Priority): boolean {
    const lesser =
      priority === "paid" ? [queues.poll, queues.page] : priority === "page" ? [queues.poll] : [];
    for (const queue of lesser) {
      const last = [...queue].at(-1);
      if (last === undefined) continue;
      last.refuse();
      return true;
    }
    return false;
  }

  function mayWait(priority: Priority): boolean {
    if (priority === "poll")
      return queues.page.size + queues.paid.size === 0 && queues.poll.size < maxConcurrent;
    return waiting() < maxQueued || refuseLowerPriority(priority);
  }

  function wait(endpoint: Endpoint, priority: Priority, signal: Ending): Promise<Release> {
    return new Promise((resolve, reject) => {
      const queue = queues[priority];
      const end = () => {
        queue.delete(entry);
        clearTimeout(timer);
        signal.removeEventListener("abort", abandoned);
      };
      const entry: Waiting = {
        admit() {
          end();
          resolve(release);
        },
        refuse() {
          end();
          reject(shed(endpoint, "queue_full"));
        },
      };
      const abandoned = () => {
        end();
        resolve(nothing);
      };
      const timer = setTimeout(() => {
        end();
        reject(shed(endpoint, "waited_too_long"));
      }, maxWaitMs);
      signal.addEventListener("abort", abandoned);
      queue.add(entry);
    });
  }

  return {
    enter(endpoint, priority, signal) {
      if (inFlight < maxConcurrent) {
        inFlight += 1;
        return release;
      }
      if (signal.aborted) return nothing;
      if (!mayWait(priority)) throw shed(endpoint, "queue_full");
      return wait(endpoint, priority, signal);
    },
    get inFlight() {
      return inFlight;
    },
    get waiting() {
      return waiting();
    },
  };
}

function shed(endpoint: Endpoint, reason: string): UpstreamFailure {
  return new UpstreamFailure({
    code: "shed",
    endpoint: endpoint.name,
    sentBytes: false,
    reason,
    retryAfterMs: RETRY_AFTER_MS,
  });
}
