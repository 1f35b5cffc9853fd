import type { MiddlewareHandler } from "hono";
import { plainPage } from "../plain-page";
import type { HostEnv } from "../request-state";

/** TRUST.md, "The door": bounds in bytes. */
const URL_MAX_BYTES = 8_192;
const FORM_MAX_BYTES = 65_536;
/**
 * A body that is declared larger than allowed, but no larger than this, is drained, that is read and thrown away: a browser shows
 * the page about it only when it could send everything, and a broken connection else.
 */
const DRAINED_MAX_BYTES = 67_108_864;

const METHODS = new Set(["GET", "HEAD", "POST"]);

/** Reads at most `limit` bytes of a body; undefined when there is more. */
export async function readBounded(
  body: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
}

/** Reads a body to its end and keeps nothing of it. */
async function drain(body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body.getReader();
  try {
    while (!(await reader.read()).done);
  } catch {
    // The sender broke off: there is nobody to answer.
  }
}

/** Browsers' forms and links need no more than these; first of all, so that files obey too. */
export const allowedMethods: MiddlewareHandler<HostEnv> = async (c, next) => {
  if (METHODS.has(c.req.method)) return next();
  const answer = plainPage(c, 405, "This method is not allowed here.");
  answer.headers.set("Allow", "GET, HEAD, POST");
  return answer;
};

/** URL length and body size. What is too large gets a page of its own, never a cut-off body. */
export function bounds(uploadMaxBytes: number): MiddlewareHandler<HostEnv> {
  return async (c, next) => {
    if ((c.env.incoming.url?.length ?? 0) > URL_MAX_BYTES)
      return plainPage(c, 414, "This address is too long.");
    if (c.req.method === "POST") {
      const multipart = c.req.header("content-type")?.startsWith("multipart/form-data") ?? false;
      const limit = multipart ? uploadMaxBytes : FORM_MAX_BYTES;
      const declared = Number(c.req.header("content-length") ?? 0);
      const stream = c.req.raw.body;
      const body =
        declared > limit ? undefined : stream ? await readBounded(stream, limit) : new Uint8Array();
      if (body) c.set("body", body);
      else {
        if (stream && multipart && declared > limit && declared <= DRAINED_MAX_BYTES) await drain(stream);
        c.set("refusal", {
          status: 413,
          typed: [],
          maxBytes: multipart ? limit : undefined,
          page: c.req.path,
        });
      }
    }
    await next();
  };
}
