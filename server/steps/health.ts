import type { MiddlewareHandler } from "hono";
import type { Readiness } from "../readiness";
import type { HostEnv } from "../request-state";

/** `/healthz` touches nothing; `/readyz` is 503 while starting or draining and stays 200 when upstream is down. */
export function health(readiness: Readiness): MiddlewareHandler<HostEnv> {
  return async (c, next) => {
    const path = c.req.path;
    if (path !== "/healthz" && path !== "/readyz") return next();
    c.set("routeTemplate", path);
    const ok = path === "/healthz" || readiness.isReady();
    return c.text(ok ? "ok" : readiness.state(), ok ? 200 : 503, { "Cache-Control": "no-store" });
  };
}
