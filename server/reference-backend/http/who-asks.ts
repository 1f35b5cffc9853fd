import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** The member's address as the site's host passes it on, else the peer's. */
export function clientAddress(context: Context): string {
  const forwarded = context.req.header("x-forwarded-for")?.split(",")[0]?.trim();
  if (forwarded) return forwarded;
  const bindings = context.env as Partial<HttpBindings> | undefined;
  return bindings?.incoming?.socket.remoteAddress ?? "unknown";
}

/** Where the member sees the site: `https://example.org`. Mailed links begin with it. */
export function siteOrigin(context: Context): string {
  const protocol = context.req.header("x-forwarded-proto")?.split(",")[0]?.trim() || "http";
  const host = context.req.header("x-forwarded-host")?.split(",")[0]?.trim() || context.req.header("host");
  return `${protocol === "https" ? "https" : "http"}://${host ?? "localhost"}`;
}
