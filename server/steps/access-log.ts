import type { MiddlewareHandler } from "hono";
import type { Log } from "../log";
import type { Metrics } from "../metrics/metrics";
import type { BegunPolls, HostEnv } from "../request-state";

/** nginx's: nobody is there any more who could be answered. */
export const VISITOR_LEFT = 499;

/** What is written of an answered request, and nothing else. */
interface Answered {
  requestId: string;
  startedMs: number;
  domain: string;
  site: string | undefined;
  method: string;
  /** The route's template, never its path or query. */
  route: string;
  status: number;
}

/** Counts an answered request and writes its line: no cookie, no address, no text. */
export function tellAnswered(
  log: Log,
  metrics: Metrics,
  { requestId, startedMs, domain, site, method, route, status }: Answered,
): void {
  const durationMs = performance.now() - startedMs;
  metrics.answered(method, route, status, durationMs, site);
  log.info({
    msg: "request",
    requestId,
    domain,
    method,
    route,
    status,
    durationMs: Math.round(durationMs * 10) / 10,
  });
}

/** One JSON line a request. */
export function accessLog(log: Log, metrics: Metrics, polls: BegunPolls): MiddlewareHandler<HostEnv> {
  return async (c, next) => {
    if (!polls.has(c.env.incoming)) metrics.begun();
    await next();
    // Whoever left makes the page fail that was being made: no error of ours.
    const status = c.res.status >= 500 && c.env.outgoing.destroyed ? VISITOR_LEFT : c.res.status;
    tellAnswered(log, metrics, {
      requestId: c.get("requestId"),
      startedMs: c.get("startedMs"),
      domain: c.get("domain"),
      site: c.get("site")?.name,
      method: c.req.method,
      route: c.get("routeTemplate"),
      status,
    });
  };
}
