import type { Readable } from "node:stream";

/** Longest time without a byte, from PHP or to whoever takes them. */
const STALLED_MS = 30_000;
/** Longest time in all: so long one of PHP's workers may belong to one member. */
const MAX_MS = 600_000;

/** A body that was read to its end, or the way to the bytes of one that is longer. */
export type OpenedBody = { whole: Buffer } | { bytes: AsyncGenerator<Uint8Array> };

/**
 * Reads a body up to a bound. Beyond it the bytes come as they are asked for, so that memory holds a few pieces of them;
 * a connection that nobody asks any more is closed after half a minute.
 */
export async function openBody(body: Readable, maxWholeBytes: number): Promise<OpenedBody> {
  // Whoever reads is told; without a listener of its own, a body that breaks unread would end the process.
  body.on("error", () => {});
  const pieces = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const head: Buffer[] = [];
  for (let length = 0; length <= maxWholeBytes; ) {
    const next = await pieces.next();
    if (next.done) return { whole: Buffer.concat(head) };
    head.push(next.value);
    length += next.value.length;
  }
  const stop = () => void body.destroy(new Error("nothing moved for too long"));
  const stalled = setTimeout(stop, STALLED_MS).unref();
  const late = setTimeout(stop, MAX_MS).unref();
  body.once("close", () => {
    clearTimeout(stalled);
    clearTimeout(late);
  });
  return { bytes: rest(head, pieces, () => stalled.refresh()) };
}

async function* rest(
  head: Buffer[],
  pieces: AsyncIterator<Buffer>,
  moved: () => void,
): AsyncGenerator<Uint8Array> {
  try {
    yield* head.splice(0);
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
      moved();
      yield next.value;
    }
  } finally {
    await pieces.return?.();
  }
}
