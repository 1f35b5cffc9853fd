import { Readable } from "node:stream";
import type { MiddlewareHandler } from "hono";
import { Agent, request } from "undici";
import type { HostEnv } from "../request-state";

const PASSED_HEADERS = ["content-type", "content-length", "etag", "last-modified"] as const;
const PICTURE_TYPE = /^image\/(webp|jpeg|png|gif|avif)$/;

/** Pictures of the back end under our own origin, without cookies in either direction (MEDIA_FROM_UPSTREAM). */
export function media(upstreamOrigin: string): MiddlewareHandler<HostEnv> {
  const agent = new Agent({
    connections: 32,
    headersTimeout: 2_500,
    bodyTimeout: 5_000,
    connectTimeout: 1_000,
  });
  return async (c, next) => {
    if (!c.req.path.startsWith("/media/")) return next();
    c.set("routeTemplate", "/media/*");
    const missing = () => c.text("Not found", 404, { "Cache-Control": "no-store" });
    if (!/^\/media\/[\w./-]+$/.test(c.req.path) || c.req.path.includes("..")) return missing();
    try {
      const answer = await request(`${upstreamOrigin}${c.req.path}`, {
        dispatcher: agent,
        signal: c.req.raw.signal,
      });
      const type = String(answer.headers["content-type"] ?? "");
      if (answer.statusCode !== 200 || !PICTURE_TYPE.test(type)) {
        await answer.body.dump();
        return missing();
      }
      // What members sent each other stays out of shared caches, where PHP says so.
      const keeper = /\bprivate\b/.test(String(answer.headers["cache-control"])) ? "private" : "public";
      const headers: Record<string, string> = { "Cache-Control": `${keeper}, max-age=31536000, immutable` };
      for (const name of PASSED_HEADERS) {
        const value = answer.headers[name];
        if (typeof value === "string") headers[name] = value;
      }
      return c.body(Readable.toWeb(answer.body) as ReadableStream<Uint8Array>, 200, headers);
    } catch {
      return c.text("The picture could not be loaded.", 502, { "Cache-Control": "no-store" });
    }
  };
}
