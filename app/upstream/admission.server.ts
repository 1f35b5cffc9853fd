import type { Endpoint } from "#app/contract/endpoint";
import { UpstreamFailure } from "./failure.server";

/** Who goes first when PHP's workers are busy: messages and payments, then pages, then polls. */
export type Priority = "paid" | "page" | "poll";

type Leave = () => void;

/**
 * The in-flight cap. `enter` waits for a place, or throws UpstreamFailure `shed` when there is none to wait for; the
 * function it gives back frees the place and is called exactly once. Who is not waited for any more gets in without a
 * place and finds its signal aborted.
 */
export interface Admission {
  enter(endpoint: Endpoint, priority: Priority, signal: AbortSignal): Promise<Leave> | Leave;
}

/** An in-flight cap that says how full it is. */
export interface InFlightCap extends Admission {
  readonly inFlight: number;
  readonly waiting: number;
}

export interface AdmissionSettings {
  /** Calls under way at most. */
  most: number;
  /** Calls that wait at most, polls excepted: they wait only while nobody else does. */
  mostWaiting?: number;
  /** Longest wait for a place. */
  waitMs?: number;
}

interface Waiting {
  admit(): void;
  refuse(): void;
}

const nothing: Leave = () => {};

/** Lets everything in: for tools that ask on their own. */
export const openAdmission: Admission = { enter: () => nothing };

/** What a shed caller is told to wait; a queue that is full now is worked off within seconds. */
const RETRY_AFTER_MS = 5_000;

/**
 * TRUST.md, "Asking PHP": PHP-FPM has few workers, and what waits in its own backlog cannot be put in order any more.
 * One queue a priority, the first come first; a free place costs two additions.
 */
export function createAdmission(settings: AdmissionSettings): InFlightCap {
  const { most, mostWaiting = most * 4, waitMs = 2_000 } = settings;
  const queues: Record<Priority, Set<Waiting>> = { paid: new Set(), page: new Set(), poll: new Set() };
  let inFlight = 0;

  const waiting = (): number => queues.paid.size + queues.page.size + queues.poll.size;

  function leave(): void {
    const [next] = queues.paid.size > 0 ? queues.paid : queues.page.size > 0 ? queues.page : queues.poll;
    // A place goes from hand to hand: the count stays.
    if (next === undefined) inFlight -= 1;
    else next.admit();
  }

  /** Makes room for who goes first: the poll, else the page that came last. */
  function refuseALesser(priority: Priority): boolean {
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
    if (priority === "poll") return queues.page.size + queues.paid.size === 0 && queues.poll.size < most;
    return waiting() < mostWaiting || refuseALesser(priority);
  }

  function wait(endpoint: Endpoint, priority: Priority, signal: AbortSignal): Promise<Leave> {
    return new Promise((resolve, reject) => {
      const queue = queues[priority];
      const end = () => {
        queue.delete(me);
        clearTimeout(timer);
        signal.removeEventListener("abort", forgotten);
      };
      const me: Waiting = {
        admit() {
          end();
          resolve(leave);
        },
        refuse() {
          end();
          reject(shed(endpoint, "queue_full"));
        },
      };
      const forgotten = () => {
        end();
        resolve(nothing);
      };
      const timer = setTimeout(() => {
        end();
        reject(shed(endpoint, "waited_too_long"));
      }, waitMs);
      signal.addEventListener("abort", forgotten);
      queue.add(me);
    });
  }

  return {
    enter(endpoint, priority, signal) {
      if (inFlight < most) {
        inFlight += 1;
        return leave;
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
