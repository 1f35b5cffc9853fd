import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Below this a packet is not saved. */
const WORTH_BYTES = 1_000;

export interface Compressed {
  body: string | Uint8Array<ArrayBuffer>;
  encoding: "br" | "gzip" | undefined;
}

/** Compresses a finished page once; a streaming middleware over React's chunks costs 15–25 ms a page. */
export async function compress(text: string, acceptEncoding: string): Promise<Compressed> {
  if (text.length < WORTH_BYTES) return { body: text, encoding: undefined };
  if (/\bbr\b/.test(acceptEncoding)) {
    const raw = Buffer.from(text);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length };
    return { body: new Uint8Array(await brotli(raw, { params })), encoding: "br" };
  }
  if (/\bgzip\b/.test(acceptEncoding))
    return { body: new Uint8Array(await deflate(text, { level: 5 })), encoding: "gzip" };
  return { body: text, encoding: undefined };
}
