import type { Endpoint } from "#app/contract/endpoint";
import { UpstreamFailure } from "./failure.server";

/**
 * The circuit breaker, per endpoint. `before` throws UpstreamFailure `shed` while the circuit is open; `after` is told
 * how each single attempt ended (undefined: well, refusals included).
 */
export interface Breaker {
  before(endpoint: Endpoint): void;
  after(endpoint: Endpoint, failure: UpstreamFailure | undefined): void;
  /** A page waited for this endpoint until it gave up, repetitions and all. */
  gaveUp(endpoint: Endpoint, failure: UpstreamFailure): void;
}

/** Never opens: for tools that ask on their own. */
export const closedBreaker: Breaker = { before() {}, after() {}, gaveUp() {} };

/** A breaker that says which endpoints are not asked at present. */
export interface CircuitBreaker extends Breaker {
  open(): string[];
}

export interface BreakerSettings {
  /** Switched off, no circuit ever opens. */
  isOn?: boolean;
  /** Attempts within the window before their failureRatio counts. */
  minimumCalls?: number;
  /** Share of failures, of 1, that opens the circuit. */
  failureRatio?: number;
  windowMs?: number;
  openMs?: number;
  clock?: () => number;
  /** Whether this process was held up itself: time-outs are then none of PHP's. */
  wasHeldUp?: () => boolean;
  /** Told at each opening and closing, for the operator's log. */
  onChange?: (endpoint: string, state: "open" | "closed") => void;
}

/** The window moves in this many steps: counting in buckets costs two additions a call and no memory a call. */
const BUCKETS = 10;
/** On a quiet site: so many pages in a row, within this time, waited in vain. */
const VAIN_PAGES = 3;
const VAIN_WITHIN_MS = 60_000;
/** A probe whose end nobody reports (a browser that left) holds the next one up no longer than this. */
const PROBE_MS = 1_000;

/**
 * TRUST.md, "Asking PHP": half of at least 20 calls in 10 s fail → open for 10 s, then one call at a time finds out. A
 * site with fewer calls learns by the third page in a row that waited in vain.
 */
export function createBreaker(settings: BreakerSettings = {}): CircuitBreaker {
  const {
    isOn = true,
    minimumCalls = 20,
    failureRatio = 0.5,
    windowMs = 10_000,
    openMs = 10_000,
    clock = Date.now,
    wasHeldUp = () => false,
    onChange,
  } = settings;
  const bucketMs = windowMs / BUCKETS;
  const circuits = new Map<string, Circuit>();

  function circuitOf({ name }: Endpoint): Circuit {
    let circuit = circuits.get(name);
    if (circuit === undefined) {
      circuit = {
        calls: new Float64Array(BUCKETS),
        failures: new Float64Array(BUCKETS),
        at: 0,
        openUntilMs: 0,
        vainPages: [],
      };
      circuits.set(name, circuit);
    }
    return circuit;
  }

  /** Empties the buckets that fell out of the window since the last call; gives the present one. */
  function bucketOf(circuit: Circuit, nowMs: number): number {
    const at = Math.floor(nowMs / bucketMs);
    const passed = Math.min(BUCKETS, at - circuit.at);
    for (let step = 0; step < passed; step += 1) {
      circuit.calls[(at - step) % BUCKETS] = 0;
      circuit.failures[(at - step) % BUCKETS] = 0;
    }
    circuit.at = at;
    return at % BUCKETS;
  }

  return {
    before(endpoint) {
      const circuit = circuits.get(endpoint.name);
      if (circuit === undefined || circuit.openUntilMs === 0) return;
      const nowMs = clock();
      if (nowMs < circuit.openUntilMs) {
        const retryAfterMs = circuit.openUntilMs - nowMs;
        throw new UpstreamFailure({
          code: "shed",
          endpoint: endpoint.name,
          sentBytes: false,
          reason: "circuit_open",
          retryAfterMs,
        });
      }
      // This call is the probe; the others go on being told at once.
      circuit.openUntilMs = nowMs + PROBE_MS;
    },
    after(endpoint, failure) {
      // A browser that left says nothing about PHP, nor does a time-out of our own making.
      if (failure?.code === "aborted" || (failure?.code === "timeout" && wasHeldUp())) return;
      const broken = failure !== undefined && countsAsFailure(failure);
      const circuit = circuitOf(endpoint);
      const nowMs = clock();
      const bucket = bucketOf(circuit, nowMs);
      if (circuit.openUntilMs !== 0) {
        // Calls that started before the circuit opened may end now: a failure of theirs is nothing new.
        if (broken) circuit.openUntilMs = nowMs + openMs;
        else close(circuit, endpoint.name);
        return;
      }
      circuit.calls[bucket] = (circuit.calls[bucket] ?? 0) + 1;
      if (!broken) {
        circuit.vainPages = [];
        return;
      }
      circuit.failures[bucket] = (circuit.failures[bucket] ?? 0) + 1;
      const calls = sum(circuit.calls);
      if (!isOn || calls < minimumCalls || sum(circuit.failures) < calls * failureRatio) return;
      open(circuit, endpoint.name, nowMs);
    },
    gaveUp(endpoint, { code }) {
      if (!isOn || code !== "timeout" || wasHeldUp()) return;
      const circuit = circuitOf(endpoint);
      const nowMs = clock();
      circuit.vainPages = [...circuit.vainPages.filter((atMs) => nowMs - atMs < VAIN_WITHIN_MS), nowMs];
      if (circuit.openUntilMs === 0 && circuit.vainPages.length >= VAIN_PAGES)
        open(circuit, endpoint.name, nowMs);
    },
    open() {
      return [...circuits].filter(([, { openUntilMs }]) => openUntilMs !== 0).map(([name]) => name);
    },
  };

  function open(circuit: Circuit, name: string, nowMs: number): void {
    circuit.openUntilMs = nowMs + openMs;
    onChange?.(name, "open");
  }

  function close(circuit: Circuit, name: string): void {
    circuit.openUntilMs = 0;
    circuit.calls.fill(0);
    circuit.failures.fill(0);
    circuit.vainPages = [];
    onChange?.(name, "closed");
  }
}

interface Circuit {
  calls: Float64Array;
  failures: Float64Array;
  /** Number of the present bucket since the epoch. */
  at: number;
  /** 0 while closed; else no call before this moment. */
  openUntilMs: number;
  /** When pages gave up, since the last call that went well. */
  vainPages: number[];
}

/** Whether an ask that failed so is one of an ill back end; an answer that does not fit costs PHP nothing more. */
function countsAsFailure({ code, status = 0 }: UpstreamFailure): boolean {
  return code === "unreachable" || code === "timeout" || (code === "status" && status >= 500);
}

function sum(counts: Float64Array): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}
