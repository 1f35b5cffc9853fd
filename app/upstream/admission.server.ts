import type { Endpoint } from "#app/contract/endpoint";

/** Who goes first when PHP's workers are busy: messages and payments, then pages, then polls. */
export type Priority = "paid" | "page" | "poll";

/**
 * The in-flight cap. `enter` waits for a place, or throws UpstreamFailure `shed` when the queue is full; the function
 * it gives back frees the place and is called exactly once.
 */
export interface Admission {
  enter(endpoint: Endpoint, priority: Priority, signal: AbortSignal): Promise<() => void> | (() => void);
}

const nothing = (): void => {};

/** Lets everything in. The cap (PHP-FPM's default is 5 workers) takes this place. */
export const openAdmission: Admission = { enter: () => nothing };
