import type { MiddlewareHandler } from "hono";
import type { Log } from "../log";
import type { Metrics } from "../metrics/metrics";
import type { HostEnv } from "../request-state";

/** One JSON line a request with allow-listed fields: the route's template, never its path, query, cookie or address. */
export function accessLog(log: Log, metrics: Metrics): MiddlewareHandler<HostEnv> {
  return async (c, next) => {
    metrics.begun();
    await next();
    const durationMs = performance.now() - c.get("startedMs");
    metrics.answered(c.req.method, c.get("routeTemplate"), c.res.status, durationMs);
    log.info({
      msg: "request",
      requestId: c.get("requestId"),
      domain: c.get("domain"),
      method: c.req.method,
      route: c.get("routeTemplate"),
      status: c.res.status,
      durationMs: Math.round(durationMs * 10) / 10,
    });
  };
}
