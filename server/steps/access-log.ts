import type { MiddlewareHandler } from "hono";
import type { Log } from "../log";
import type { HostEnv } from "../request-state";

/** One JSON line a request with allow-listed fields: the route's template, never its path, query, cookie or address. */
export function accessLog(log: Log): MiddlewareHandler<HostEnv> {
  return async (c, next) => {
    await next();
    log.info({
      msg: "request",
      requestId: c.get("requestId"),
      domain: c.get("domain"),
      method: c.req.method,
      route: c.get("routeTemplate"),
      status: c.res.status,
      durationMs: Math.round((performance.now() - c.get("startedMs")) * 10) / 10,
    });
  };
}
