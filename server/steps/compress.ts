import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Below this a packet is not saved. */
const WORTH_BYTES = 1_000;

/** A window of 64 KB holds any page; the default one of 4 MB costs five times as much to set up as a page to compress. */
const WINDOW_BITS = 16;

export interface Compressed {
  body: string | Uint8Array<ArrayBuffer>;
  encoding: "br" | "gzip" | undefined;
}

/**
 * Compresses a finished page once; a streaming middleware over React's chunks costs 15–25 ms a page. In this thread:
 * a tenth of a millisecond is less than the way to another thread and back.
 */
export function compress(text: string, acceptEncoding: string): Compressed {
  if (text.length < WORTH_BYTES) return { body: text, encoding: undefined };
  if (/\bbr\b/.test(acceptEncoding)) {
    const raw = Buffer.from(text);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    };
    return { body: new Uint8Array(brotliCompressSync(raw, { params })), encoding: "br" };
  }
  if (/\bgzip\b/.test(acceptEncoding))
    return { body: new Uint8Array(gzipSync(text, { level: 5 })), encoding: "gzip" };
  return { body: text, encoding: undefined };
}
