import { readFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context, MiddlewareHandler } from "hono";
import { accepts } from "hono/accepts";
import { type HostEnv, siteOf } from "../request-state";
import { byteRangeOf } from "./byte-range";

const TYPES: Record<string, string> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  webp: "image/webp",
  jpg: "image/jpeg",
  gif: "image/gif",
  ico: "image/x-icon",
  json: "application/json",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
  avif: "image/avif",
  mp4: "video/mp4",
  webm: "video/webm",
};
const COMPRESSIBLE = new Set(["js", "css", "svg", "json", "txt", "webmanifest"]);
const FILMS = new Set(["mp4", "webm"]);
const IMMUTABLE = "public, max-age=31536000, immutable";
const WORKER = "/sw-push.js";
const WORKER_OFF = "/sw-push-off.js";
const SHORT = "public, max-age=3600";

/** Why there is no file of that name; whatever else keeps it from being read is an error of the host's, not a 404. */
const NO_FILE = new Set(["ENOENT", "ENOTDIR", "EISDIR", "ENAMETOOLONG", "ERR_INVALID_ARG_VALUE"]);

interface StoredFile {
  raw: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Files of the client build, read once and cached with their compressed forms: the set is small and fixed. */
class FileCache {
  readonly #files = new Map<string, Promise<StoredFile | undefined>>();
  constructor(private readonly root: string) {}

  get(path: string, compressible: boolean): Promise<StoredFile | undefined> {
    let file = this.#files.get(path);
    if (!file) {
      file = this.#read(path, compressible);
      this.#files.set(path, file);
      const forget = () => this.#files.delete(path);
      // A missing file is not remembered: unknown paths must not fill the memory. Nor is one that failed, which is tried again.
      void file.then((found) => found ?? forget(), forget);
    }
    return file;
  }

  async #read(path: string, compressible: boolean): Promise<StoredFile | undefined> {
    const full = normalize(join(this.root, path));
    if (!full.startsWith(this.root)) return undefined;
    const raw = await readFile(full).catch((error: NodeJS.ErrnoException) => {
      if (NO_FILE.has(error.code ?? "")) return undefined;
      throw error;
    });
    if (!raw) return undefined;
    if (!compressible) return { raw };
    const best = {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        // 256 KB see the whole of any file here; the default window takes many times their memory.
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
      },
    };
    const [br, gz] = await Promise.all([brotli(raw, best), deflate(raw, { level: 9 })]);
    return { raw, br, gzip: gz };
  }
}

/**
 * A drawing under one address as WebP to browsers that name it in `Accept`, to all others as the JPEG that the build wrote
 * beside it (REACH-05).
 */
async function sendDrawing(c: Context<HostEnv>, files: FileCache, path: string, cache: string) {
  const supports = ["image/jpeg", "image/webp"];
  const takesWebp = accepts(c, { header: "Accept", supports, default: "image/jpeg" }) === "image/webp";
  const jpeg = takesWebp ? undefined : await send(c, files, path.replace(/webp$/, "jpg"), cache);
  const answer = jpeg ?? (await send(c, files, path, cache));
  answer?.headers.append("Vary", "Accept");
  return answer;
}

async function send(c: Context<HostEnv>, files: FileCache, path: string, cache: string) {
  const extension = path.slice(path.lastIndexOf(".") + 1);
  const file = await files.get(path, COMPRESSIBLE.has(extension));
  if (!file) return undefined;
  const accepted = c.req.header("accept-encoding") ?? "";
  const encoding =
    file.br && /\bbr\b/.test(accepted) ? "br" : file.gzip && /\bgzip\b/.test(accepted) ? "gzip" : undefined;
  const headers: Record<string, string> = {
    "Content-Type": TYPES[extension] ?? "application/octet-stream",
    "Cache-Control": cache,
  };
  if (file.br) headers.Vary = "Accept-Encoding";
  if (encoding) headers["Content-Encoding"] = encoding;
  if (FILMS.has(extension)) return sendFilm(c, file.raw, headers);
  return c.body(new Uint8Array(encoding ? (file[encoding] ?? file.raw) : file.raw), 200, headers);
}

/** A film, whole or the piece the player asks for. */
function sendFilm(c: Context<HostEnv>, raw: Buffer, headers: Record<string, string>) {
  headers["Accept-Ranges"] = "bytes";
  const range = byteRangeOf(c.req.header("range"), raw.length);
  if (range === undefined) return c.body(new Uint8Array(raw), 200, headers);
  if (range === "unsatisfiable") {
    return c.body(null, 416, { "Content-Range": `bytes */${raw.length}`, "Cache-Control": "no-store" });
  }
  headers["Content-Range"] = `bytes ${range.start}-${range.end}/${raw.length}`;
  return c.body(new Uint8Array(raw.subarray(range.start, range.end + 1)), 206, headers);
}

/** Hashed assets are immutable and a missing one is a hard 404; other public files are served from the root. */
export function staticFiles(clientDir: string): MiddlewareHandler<HostEnv> {
  const files = new FileCache(normalize(clientDir));
  return async (c, next) => {
    const path = c.req.path;
    if (c.req.method === "POST") return next();
    if (path.startsWith("/assets/")) {
      c.set("routeTemplate", "/assets/*");
      const answer = await (path.endsWith(".webp") ? sendDrawing : send)(c, files, path, IMMUTABLE);
      return answer ?? c.text("Not found", 404, { "Cache-Control": "no-store" });
    }
    if (path === WORKER) {
      c.set("routeTemplate", "/file");
      // Asked anew each time: a browser must learn of another version, or that there is none any more.
      const worker = siteOf(c).settings.serviceWorker ? WORKER : WORKER_OFF;
      return (await send(c, files, worker, "no-cache")) ?? next();
    }
    // One segment with a known ending: /favicon.ico, /sw-push.js; anything else belongs to the app.
    if (/^\/[\w-]+\.(ico|png|svg|txt|js|webmanifest|html)$/.test(path)) {
      const answer = await send(c, files, path, SHORT);
      if (answer) {
        c.set("routeTemplate", "/file");
        return answer;
      }
    }
    return next();
  };
}
