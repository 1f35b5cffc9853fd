import { Readable } from "node:stream";
import type { MiddlewareHandler } from "hono";
import { Agent, request } from "undici";
import type { Dialect } from "#app/contract/dialect/dialect.server";
import type { CookieNames } from "#app/upstream/cookie-names.server";
import type { HostEnv } from "../request-state";

const PASSED_HEADERS = ["content-type", "content-length", "etag", "last-modified", "vary"] as const;
const PICTURE_TYPE = /^image\/(webp|jpeg|png|gif|avif)$/;

/** What the browser shows of the formats that differ; nothing else of its header, so that upstream sees few spellings. */
function pictureFormats(accept: string | undefined): string {
  const named = (accept ?? "").toLowerCase();
  return [...["image/avif", "image/webp"].filter((type) => named.includes(type)), "*/*"].join(",");
}

/** The login and what the operator carries besides: a locked photo is only for who may see it (PROF-04). */
function carriedCookies(header: string | undefined, { isCarried }: CookieNames): string {
  const pairs = (header ?? "").split(";").map((pair) => pair.trim());
  return pairs.filter((pair) => isCarried(pair.slice(0, pair.indexOf("=")))).join("; ");
}

/** Upstream may keep a picture from shared caches; everything else never changes. */
function cacheControlOf(upstream: string): string {
  return /private|no-store/.test(upstream) ? upstream : "public, max-age=31536000, immutable";
}

/**
 * Pictures of the back end under our own origin; no cookie comes back with one (MEDIA_FROM_UPSTREAM). Upstream learns
 * which formats the browser shows and answers one address in several, saying so by `Vary` (docs/decisions/0044).
 */
export function media(
  upstreamOrigin: string,
  cookieNames: CookieNames,
  dialect: Dialect | undefined,
  timeoutMs: number,
): MiddlewareHandler<HostEnv> {
  const agent = new Agent({
    connections: 32,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    connectTimeout: 1_000,
  });
  return async (c, next) => {
    if (!c.req.path.startsWith("/media/")) return next();
    c.set("routeTemplate", "/media/*");
    const missing = () => c.text("Not found", 404, { "Cache-Control": "no-store" });
    if (!/^\/media\/[\w./-]+$/.test(c.req.path) || c.req.path.includes("..")) return missing();
    try {
      const cookie = carriedCookies(c.req.header("cookie"), cookieNames);
      const answer = await request(`${upstreamOrigin}${c.req.path}`, {
        dispatcher: agent,
        headers: [
          ...["accept", pictureFormats(c.req.header("accept"))],
          ...(cookie === "" ? [] : ["cookie", cookie]),
          ...(dialect?.headers ?? []),
        ],
        signal: c.req.raw.signal,
      });
      const type = String(answer.headers["content-type"] ?? "");
      if (answer.statusCode !== 200 || !PICTURE_TYPE.test(type)) {
        await answer.body.dump();
        return missing();
      }
      const headers: Record<string, string> = {
        "Cache-Control": cacheControlOf(String(answer.headers["cache-control"] ?? "")),
      };
      for (const name of PASSED_HEADERS) {
        const value = answer.headers[name];
        if (typeof value === "string") headers[name] = value;
      }
      return c.body(Readable.toWeb(answer.body) as ReadableStream<Uint8Array>, 200, headers);
    } catch {
      // The access log has the 502; a page lives with a missing picture.
      return c.text("The picture could not be loaded.", 502, { "Cache-Control": "no-store" });
    }
  };
}
