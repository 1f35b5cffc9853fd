import { encode as encodeNow } from "turbo-stream";

export { decode } from "turbo-stream";

/**
 * Remix encodes a page's loader data for the browser even when nothing will hydrate, a tenth of such a page's CPU.
 * This stands in for turbo-stream in the bundled host and encodes when somebody reads: pages without scripts never do.
 */
export function encode(...args: Parameters<typeof encodeNow>): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        reader ??= encodeNow(...args).getReader();
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    // Without a queue the first pull waits for the first read.
    { highWaterMark: 0 },
  );
}
