import type { MiddlewareHandler } from "hono";
import type { Readiness } from "../readiness";
import type { HostEnv } from "../request-state";
import type { Vitals } from "../vitals";

/** `/healthz` touches nothing; `/readyz` is 503 while starting, draining or saturated and stays 200 when upstream is down. */
export function health(
  readiness: Readiness,
  vitals: Vitals,
  takesChanges: () => boolean,
): MiddlewareHandler<HostEnv> {
  return async (c, next) => {
    const path = c.req.path;
    if (path !== "/healthz" && path !== "/readyz") return next();
    c.set("routeTemplate", path);
    if (path === "/healthz") return c.text("ok", 200, { "Cache-Control": "no-store" });
    const ok = readiness.isReady() && !vitals.isSaturated();
    const state = readiness.isReady() ? "saturated" : readiness.state();
    // Without the store pages are still shown, and the other containers have lost it too: none is taken out for it.
    const words = takesChanges() ? "ok" : "ok, but changes are refused: the store is away";
    return c.text(ok ? words : state, ok ? 200 : 503, { "Cache-Control": "no-store" });
  };
}
