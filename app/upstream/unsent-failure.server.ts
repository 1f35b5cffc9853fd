import type { Endpoint } from "#app/contract/endpoint";
import { type Deadline, DeadlineReached } from "./deadline.server";
import { UpstreamFailure } from "./failure.server";

/** The failure of a call for which there was no time left, or nobody who waits: PHP saw nothing of it. */
export function unsentFailure(endpoint: Endpoint, deadline: Deadline): UpstreamFailure {
  const timedOut = !deadline.signal.aborted || deadline.signal.reason instanceof DeadlineReached;
  return new UpstreamFailure({
    code: timedOut ? "timeout" : "aborted",
    endpoint: endpoint.name,
    sentBytes: false,
  });
}
