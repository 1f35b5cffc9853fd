import type { MiddlewareHandler } from "hono";
import type { HostEnv } from "../request-state";
import type { RouteTable } from "../route-table";
import { isOddPath } from "./path-rules";

/** Which page or resource an address belongs to: what it takes and how often is the same in each of its spellings. */
export function findRoute(table: RouteTable): MiddlewareHandler<HostEnv> {
  return async (c, next) => {
    const { pathname } = new URL(c.req.url);
    const route = table.find(isOddPath(pathname) ? "/%" : pathname.replace(/\.data$/, ""));
    c.set("route", route);
    c.set("routeTemplate", route.template);
    await next();
  };
}
