import { Worker } from "node:worker_threads";

/** Pixels of a photo, four bytes each, upright already. */
export interface DecodedPhoto {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** `heic`: the library that reads such photos is not installed. */
export type HeicProblem = "heic" | "not_a_picture" | "too_many_pixels" | "too_slow";

/** Phones make 12 megapixels; each takes four bytes here and eight in the library. */
const MAX_PIXELS = 16_100_000;
const MAX_MEMORY_BYTES = 192 * 1024 * 1024;
const MAX_MS = 30_000;

/**
 * Decodes Apple's kind of photo in a thread of its own, with bounds on pixels, memory and time: whatever the file does to
 * the library, the thread ends, and pages are answered meanwhile (docs/decisions/0091).
 */
export function decodeHeic(
  bytes: Uint8Array,
  { maxMs = MAX_MS, maxMemoryBytes = MAX_MEMORY_BYTES } = {},
): Promise<DecodedPhoto | HeicProblem> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./heic-worker.mjs", import.meta.url), {
      workerData: { bytes, maxPixels: MAX_PIXELS, maxMemoryBytes },
      // The library prints what it thinks of a file.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: 64 },
    });
    const tell = (decoded: DecodedPhoto | HeicProblem) => {
      clearTimeout(late);
      resolve(decoded);
      void worker.terminate();
    };
    const late = setTimeout(() => tell("too_slow"), maxMs);
    worker.once("message", tell);
    worker.once("error", () => tell("not_a_picture"));
    worker.once("exit", () => tell("not_a_picture"));
  });
}
