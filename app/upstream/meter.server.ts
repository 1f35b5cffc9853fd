import type { FailureCode } from "./failure.server";
import { UpstreamFailure } from "./failure.server";
import type { Transport, WireAnswer, WireRequest } from "./transport.server";

/** One request to PHP, repetitions each for themselves: names and numbers only. */
export interface UpstreamMeter {
  recordCall(endpoint: string, method: string, result: number | FailureCode, durationMs: number): void;
  /** An answer that did not fit, and was understood all the same (app/contract/tolerance). */
  recordForgiven(endpoint: string, field: string, rule: string): void;
}

/** The same transport, every request of which is told to the operator's meter (`http.client.request.duration`). */
export function meteredTransport(transport: Transport, meter: UpstreamMeter): Transport {
  async function send(request: WireRequest): Promise<WireAnswer> {
    const startedMs = performance.now();
    const tell = (result: number | FailureCode) =>
      meter.recordCall(request.endpoint, request.method, result, performance.now() - startedMs);
    try {
      const answer = await transport.send(request);
      tell(answer.status);
      return answer;
    } catch (error) {
      if (error instanceof UpstreamFailure) tell(error.code);
      throw error;
    }
  }
  return { origin: transport.origin, send, close: () => transport.close() };
}
