import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Below this a packet is not saved. */
const WORTH_BYTES = 1_000;

/** Every page's bytes stand here while they are compressed: garbage of its size costs more than writing them. */
const scratch = Buffer.allocUnsafeSlow(256 * 1024);

function bytesOf(text: string): Uint8Array {
  const mostBytes = text.length * 3;
  return mostBytes > scratch.length ? Buffer.from(text) : scratch.subarray(0, scratch.write(text));
}

/** A window of 64 KB holds any page; the default one of 4 MB costs five times as much to set up as a page to compress. */
const WINDOW_BITS = 16;

export interface Compressed {
  body: string | Uint8Array<ArrayBuffer>;
  encoding: "br" | "gzip" | undefined;
}

/**
 * Compresses a finished page once, in this thread: it takes less than the way to another thread and back, and a
 * streaming middleware over React's chunks costs 15–25 ms a page. One step of quality more saves 6 % of the bytes and
 * cost an eighth of a page of members or more in interleaved runs (docs/decisions/0025).
 */
export function compress(text: string, acceptEncoding: string): Compressed {
  if (text.length < WORTH_BYTES) return { body: text, encoding: undefined };
  if (/\bbr\b/.test(acceptEncoding)) {
    const raw = bytesOf(text);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 3,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    };
    return { body: new Uint8Array(brotliCompressSync(raw, { params })), encoding: "br" };
  }
  if (/\bgzip\b/.test(acceptEncoding))
    return { body: new Uint8Array(gzipSync(bytesOf(text), { level: 5 })), encoding: "gzip" };
  return { body: text, encoding: undefined };
}
