import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { HostEnv } from "../request-state";
import type { BegunPolls } from "./quiet-polls";

/**
 * Names the request with an id of our own and starts its clock; a client's id is never taken over. What was begun before
 * the steps has one already.
 */
export function requestId(begun?: BegunPolls): MiddlewareHandler<HostEnv> {
  return async (c, next) => {
    c.set("requestId", begun?.get(c.env.incoming)?.requestId ?? randomUUID());
    c.set("startedMs", performance.now());
    c.set("routeTemplate", "-");
    await next();
    c.res.headers.set("X-Request-Id", c.get("requestId"));
  };
}
