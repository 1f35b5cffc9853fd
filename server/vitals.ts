import { createServer, type Server } from "node:http";
import { type LoopDelay, measureLoopDelay } from "./metrics/loop-delay";
import { Metrics, type MetricsSources } from "./metrics/metrics";
import { memoryShare, Pressure, type PressureLimits } from "./pressure";
import { Turns } from "./turns";

const SAMPLE_EVERY_MS = 500;
const QUIET: LoopDelay = { meanS: 0, p50S: 0, p99S: 0, maxS: 0 };

/** How the process is: measured as long as it lives, for the steps that turn requests away and for the operator. */
export class Vitals {
  readonly metrics = new Metrics();
  readonly pressure: Pressure;
  #delay = QUIET;
  #stop: (() => void) | undefined;

  readonly turns: Turns;

  constructor({ waitMs, memoryShare }: PressureLimits = { waitMs: 0, memoryShare: 0 }) {
    this.pressure = new Pressure(memoryShare);
    this.turns = new Turns(waitMs);
  }

  /** A balancer had better ask another container. */
  isSaturated(): boolean {
    return this.pressure.isSaturated() || this.turns.isFull();
  }

  start(): void {
    const loop = measureLoopDelay();
    const timer = setInterval(() => {
      this.#delay = loop.next();
      this.pressure.sample(memoryShare());
    }, SAMPLE_EVERY_MS);
    timer.unref();
    this.#stop = () => {
      clearInterval(timer);
      loop.stop();
    };
  }

  stop(): void {
    this.#stop?.();
  }

  /** The metrics as Prometheus reads them. */
  text(sources: Omit<MetricsSources, "loopDelay">): string {
    return this.metrics.text({ ...sources, loopDelay: this.#delay });
  }
}

/** A port of its own for the metrics: never the site's, where everybody could read them. */
export function listenForMetrics(text: () => string, port: number, hostname: string): Promise<Server> {
  const server = createServer((request, response) => {
    const found = request.url === "/metrics" && (request.method === "GET" || request.method === "HEAD");
    response.statusCode = found ? 200 : 404;
    response.setHeader("Content-Type", "text/plain; version=0.0.4; charset=utf-8");
    response.end(found ? text() : "Not found\n");
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, hostname, () => resolve(server));
  });
}
