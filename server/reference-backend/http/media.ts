import { createReadStream } from "node:fs";
import { join, sep } from "node:path";
import { Readable } from "node:stream";
import { Hono } from "hono";
import { jpegOf, sizeOf, takesWebp } from "./picture-format";

const TYPES: Record<string, string> = { webp: "image/webp", jpg: "image/jpeg", png: "image/png" };
const SAFE_PATH = /^[A-Za-z0-9_-]+(?:[/.][A-Za-z0-9_-]+)*$/;

/** Browsers keep a photo that only some may see for an hour, shared caches never. */
const CACHE_CONTROL = {
  public: "public, max-age=31536000, immutable",
  private: "private, max-age=3600",
} as const;

/** Who may have the file at a path; `none` is answered with 403. */
export type AskAccess = (
  path: string,
  cookieHeader: string | undefined,
) => Promise<keyof typeof CACHE_CONTROL | "none">;

/**
 * `/media/<path>`: pictures under `directory`; a path never shows another picture, so they are kept for a year. A WebP
 * file is answered as JPEG to browsers that do not name WebP in `Accept`, under the same address.
 */
export function mediaFiles(directory: string, accessTo: AskAccess): Hono {
  const app = new Hono();
  app.get("/media/*", async (context) => {
    const path = context.req.path.slice("/media/".length);
    const type = TYPES[path.slice(path.lastIndexOf(".") + 1)];
    const file = join(directory, path);
    if (!type || !SAFE_PATH.test(path) || !file.startsWith(directory + sep)) return context.notFound();
    // A file that cannot be read is answered like one that is not there.
    const size = await sizeOf(file);
    if (size === undefined) return context.notFound();
    const access = await accessTo(path, context.req.header("cookie"));
    if (access === "none") return context.text("Not for everybody", 403, { "Cache-Control": "no-store" });
    const negotiated = path.endsWith(".webp");
    const served = negotiated && !takesWebp(context) ? await jpegOf(file) : { path: file, type, size };
    if (negotiated) context.header("Vary", "Accept");
    context.header("Content-Type", served.type);
    context.header("Content-Length", String(served.size));
    context.header("Cache-Control", CACHE_CONTROL[access]);
    context.header("X-Content-Type-Options", "nosniff");
    if (context.req.method === "HEAD") return context.body(null);
    return context.body(Readable.toWeb(createReadStream(served.path)) as ReadableStream);
  });
  return app;
}
