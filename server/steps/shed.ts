import type { Context, MiddlewareHandler } from "hono";
import type { HostEnv } from "../request-state";
import type { Vitals } from "../vitals";

/** Within this time it is over, or the next request is turned away as cheaply. */
const RETRY_AFTER_S = "5";

/**
 * Turns requests away while there is too much to do: a page in the member's language, drawn once a language. What was
 * typed is let through: posts are few, small and what members came for; files are the exception.
 */
export function shed(vitals: Vitals, busyPage: (headers: Headers) => string): MiddlewareHandler<HostEnv> {
  return async (c, next) => {
    const { incoming } = c.env;
    const isForm =
      incoming.method === "POST" && !incoming.headers["content-type"]?.startsWith("multipart/form-data");
    if (isForm) await vitals.turns.proceed();
    else if (vitals.pressure.turnsAway() || !(await vitals.turns.begin())) return busy(c);
    await next();
  };

  function busy(c: Context<HostEnv>) {
    vitals.metrics.shed();
    return c.body(busyPage(c.req.raw.headers), 503, {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Retry-After": RETRY_AFTER_S,
    });
  }
}
