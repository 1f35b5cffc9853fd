import type { Endpoint } from "#app/contract/endpoint";
import type { UpstreamFailure } from "./failure.server";

/**
 * The circuit breaker, per endpoint. `before` throws UpstreamFailure `shed` while the circuit is open; `after` is told
 * how each single attempt ended (undefined: well, refusals included).
 */
export interface Breaker {
  before(endpoint: Endpoint): void;
  after(endpoint: Endpoint, failure: UpstreamFailure | undefined): void;
}

/** Never opens. The real breaker (half of at least 20 calls in 10 s) takes this place. */
export const closedBreaker: Breaker = { before() {}, after() {} };
