import { memoryUsage, resourceUsage, uptime } from "node:process";
import { getHeapStatistics } from "node:v8";
import type { UpstreamState } from "#app/app-runtime";
import type { UpstreamMeter } from "#app/upstream/meter.server";
import { Counter, Histogram, type Labels, numbers } from "./exposition";
import type { LoopDelay } from "./loop-delay";

/** One site's numbers at the moment somebody asks. */
export interface SiteNumbers {
  /** Undefined without SITES_FILE: then no number has a label for it. */
  name: string | undefined;
  upstream: UpstreamState;
  takesChanges: boolean;
}

/** What is read at the moment somebody asks. */
export interface MetricsSources {
  sites: readonly SiteNumbers[];
  loopDelay: LoopDelay;
  isReady: boolean;
  /** False while a file of sites is there that could not be used; undefined without SITES_FILE. */
  sitesFileIsGood?: boolean | undefined;
}

/** Each site's numbers are told apart by their name. */
function siteLabel(name: string | undefined): Labels {
  return name === undefined ? {} : { site: name };
}

const METHODS = new Set(["GET", "HEAD", "POST"]);

/**
 * The operator's numbers in OpenTelemetry's names (semantic conventions for HTTP and Node.js), spelled as its Prometheus
 * exporter does: dots become underscores, the unit stands behind. No address, path, cookie or text: route templates,
 * endpoint names, status codes.
 */
export class Metrics {
  readonly #server = new Histogram(
    "http_server_request_duration_seconds",
    "Duration of HTTP server requests (http.server.request.duration).",
  );
  readonly #client = new Histogram(
    "http_client_request_duration_seconds",
    "Duration of HTTP client requests to PHP (http.client.request.duration).",
  );
  readonly #forgiven = new Counter(
    "rendez_upstream_forgiven_total",
    "Fields of PHP's answers that did not fit the contract and were understood all the same.",
  );
  #active = 0;
  #shed = 0;

  begun(): void {
    this.#active += 1;
  }

  answered(method: string, route: string, status: number, durationMs: number, site?: string): void {
    this.#active -= 1;
    const name = METHODS.has(method) ? method : "_OTHER";
    this.#server.observe(
      `${name} ${status} ${route} ${site}`,
      () => ({
        ...siteLabel(site),
        http_request_method: name,
        http_route: route,
        http_response_status_code: status,
        ...(status >= 500 ? { error_type: status } : {}),
      }),
      durationMs,
    );
  }

  /** A request was answered with the page of a site that has too much to do. */
  shed(): void {
    this.#shed += 1;
  }

  /** For the calls of one site to its PHP. */
  meterOf(site?: string): UpstreamMeter {
    const label = siteLabel(site);
    return {
      recordCall: (endpoint, method, result, durationMs) =>
        this.#client.observe(
          `${endpoint} ${method} ${result} ${site}`,
          () => ({
            ...label,
            http_request_method: method,
            endpoint,
            ...(typeof result === "number" ? { http_response_status_code: result } : {}),
            ...(typeof result === "number" && result < 400 ? {} : { error_type: result }),
          }),
          durationMs,
        ),
      recordForgiven: (endpoint, field, rule) =>
        this.#forgiven.add(`${endpoint} ${field} ${rule} ${site}`, () => ({
          ...label,
          endpoint,
          field,
          rule,
        })),
    };
  }

  text(sources: MetricsSources): string {
    const ofSites = (number: (site: SiteNumbers) => number) =>
      sources.sites.map((site) => [number(site), siteLabel(site.name)] as const);
    const { meanS, p50S, p99S, maxS } = sources.loopDelay;
    const memory = memoryUsage();
    const heap = getHeapStatistics();
    const { userCPUTime, systemCPUTime } = resourceUsage();
    const parts = [
      this.#server.text(),
      numbers("http_server_active_requests", "Requests being answered.", "gauge", [[this.#active]]),
      numbers("rendez_shed_requests_total", "Requests answered 503 because of too much work.", "counter", [
        [this.#shed],
      ]),
      numbers("rendez_ready", "1 while /readyz answers 200.", "gauge", [[sources.isReady ? 1 : 0]]),
      numbers(
        "rendez_store_up",
        "0 while the store of form keys is away: pages are shown, changes are refused.",
        "gauge",
        ofSites(({ takesChanges }) => (takesChanges ? 1 : 0)),
      ),
      ...(sources.sitesFileIsGood === undefined
        ? []
        : [
            numbers("rendez_sites_file_good", "0 while SITES_FILE holds what could not be used.", "gauge", [
              [sources.sitesFileIsGood ? 1 : 0],
            ]),
          ]),
      this.#client.text(),
      this.#forgiven.text(),
      numbers(
        "http_client_active_requests",
        "Calls to PHP under way.",
        "gauge",
        ofSites(({ upstream }) => upstream.inFlight),
      ),
      numbers(
        "rendez_upstream_waiting",
        "Calls that wait for a place at PHP.",
        "gauge",
        ofSites(({ upstream }) => upstream.waiting),
      ),
      numbers(
        "rendez_upstream_circuit_open",
        "1 for each endpoint that is left alone because it keeps failing.",
        "gauge",
        sources.sites.flatMap(({ name, upstream }) =>
          upstream.openCircuits.map((endpoint) => [1, { ...siteLabel(name), endpoint }] as const),
        ),
      ),
      numbers("nodejs_eventloop_delay_mean_seconds", "Event loop delay, last interval.", "gauge", [[meanS]]),
      numbers("nodejs_eventloop_delay_p50_seconds", "Event loop delay, last interval.", "gauge", [[p50S]]),
      numbers("nodejs_eventloop_delay_p99_seconds", "Event loop delay, last interval.", "gauge", [[p99S]]),
      numbers("nodejs_eventloop_delay_max_seconds", "Event loop delay, last interval.", "gauge", [[maxS]]),
      numbers("process_memory_usage_bytes", "Resident memory.", "gauge", [[memory.rss]]),
      numbers("v8js_memory_heap_used_bytes", "Heap in use.", "gauge", [[heap.used_heap_size]]),
      numbers("v8js_memory_heap_limit_bytes", "Heap at most.", "gauge", [[heap.heap_size_limit]]),
      numbers("process_cpu_time_seconds_total", "CPU time.", "counter", [
        [userCPUTime / 1e6, { cpu_mode: "user" }],
        [systemCPUTime / 1e6, { cpu_mode: "system" }],
      ]),
      numbers("process_uptime_seconds", "Time since the start.", "gauge", [[uptime()]]),
    ];
    return `${parts.join("\n")}\n`;
  }
}
