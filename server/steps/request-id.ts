import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { BegunPolls, HostEnv } from "../request-state";

/**
 * Names the request with an id of our own and starts its clock; a client's id is never taken over. What was begun before
 * the steps has one already.
 */
export function requestId(polls?: BegunPolls): MiddlewareHandler<HostEnv> {
  return async (c, next) => {
    const { context, startedMs } = polls?.get(c.env.incoming) ?? {};
    c.set("requestId", context?.requestId ?? randomUUID());
    c.set("startedMs", startedMs ?? performance.now());
    c.set("routeTemplate", "-");
    await next();
    c.res.headers.set("X-Request-Id", c.get("requestId"));
  };
}
