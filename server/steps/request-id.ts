import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { HostEnv } from "../request-state";

/** Names the request with an id of our own and starts its clock; a client's id is never taken over. */
export const requestId: MiddlewareHandler<HostEnv> = async (c, next) => {
  c.set("requestId", randomUUID());
  c.set("startedMs", performance.now());
  c.set("routeTemplate", "-");
  await next();
  c.res.headers.set("X-Request-Id", c.get("requestId"));
};
