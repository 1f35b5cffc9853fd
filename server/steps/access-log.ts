import type { MiddlewareHandler } from "hono";
import type { Log } from "../log";
import type { Metrics } from "../metrics/metrics";
import type { HostEnv } from "../request-state";

const VISITOR_LEFT = 499;

/** One JSON line a request with allow-listed fields: the route's template, never its path, query, cookie or address. */
export function accessLog(log: Log, metrics: Metrics): MiddlewareHandler<HostEnv> {
  return async (c, next) => {
    metrics.begun();
    await next();
    const durationMs = performance.now() - c.get("startedMs");
    // Whoever left makes the page fail that was being made: no error of ours (nginx's 499).
    const status = c.res.status >= 500 && c.req.raw.signal.aborted ? VISITOR_LEFT : c.res.status;
    metrics.answered(c.req.method, c.get("routeTemplate"), status, durationMs, c.get("site")?.name);
    log.info({
      msg: "request",
      requestId: c.get("requestId"),
      domain: c.get("domain"),
      method: c.req.method,
      route: c.get("routeTemplate"),
      status,
      durationMs: Math.round(durationMs * 10) / 10,
    });
  };
}
