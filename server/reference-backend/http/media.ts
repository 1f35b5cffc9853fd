import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { Readable } from "node:stream";
import { Hono } from "hono";

const TYPES: Record<string, string> = { webp: "image/webp", jpg: "image/jpeg", png: "image/png" };
/** What members sent each other: no shared cache keeps it. */
const PRIVATE_FOLDER = "c/";
const SAFE_PATH = /^[A-Za-z0-9_-]+(?:[/.][A-Za-z0-9_-]+)*$/;

/** `/media/<path>`: pictures under `directory`; a path never changes its contents, so they are kept for a year. */
export function mediaFiles(directory: string): Hono {
  const app = new Hono();
  app.get("/media/*", async (context) => {
    const path = context.req.path.slice("/media/".length);
    const type = TYPES[path.slice(path.lastIndexOf(".") + 1)];
    const file = join(directory, path);
    if (!type || !SAFE_PATH.test(path) || !file.startsWith(directory + sep)) return context.notFound();
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return context.notFound();
    context.header("Content-Type", type);
    context.header("Content-Length", String(found.size));
    const keeper = path.startsWith(PRIVATE_FOLDER) ? "private" : "public";
    context.header("Cache-Control", `${keeper}, max-age=31536000, immutable`);
    context.header("X-Content-Type-Options", "nosniff");
    if (context.req.method === "HEAD") return context.body(null);
    return context.body(Readable.toWeb(createReadStream(file)) as ReadableStream);
  });
  return app;
}
