import { Worker } from "node:worker_threads";
import { HEAD_BYTES, type RoomyPixels, tailBytes } from "./profiled-pixels.server";

/** `heic`: the library that reads such photos is not installed. */
export type HeicProblem = "heic" | "not_a_picture" | "too_many_pixels" | "too_slow";

/** Phones make 12 megapixels; each takes four bytes here and eight in the library. */
const MAX_PIXELS = 16_100_000;
const MAX_MEMORY_BYTES = 192 * 1024 * 1024;
const MAX_MS = 30_000;

/**
 * Decodes Apple's kind of photo in a thread of its own, with bounds on pixels, memory and time: whatever the file does to
 * the library, the thread ends, and pages are answered meanwhile (docs/decisions/0091). The pixels are upright already,
 * with room around them for a `profile`.
 */
export function decodeHeic(
  bytes: Uint8Array,
  { maxMs = MAX_MS, maxMemoryBytes = MAX_MEMORY_BYTES, profile = undefined as Buffer | undefined } = {},
): Promise<RoomyPixels | HeicProblem> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./heic-worker.mjs", import.meta.url), {
      workerData: {
        ...{ bytes, maxPixels: MAX_PIXELS, maxMemoryBytes },
        headBytes: profile ? HEAD_BYTES : 0,
        tailBytes: profile ? tailBytes(profile) : 0,
      },
      // The library prints what it thinks of a file.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: 64 },
    });
    let decoded: RoomyPixels | HeicProblem = "not_a_picture";
    const end = (found: RoomyPixels | HeicProblem) => {
      decoded = found;
      void worker.terminate();
    };
    const late = setTimeout(() => end("too_slow"), maxMs);
    worker.once("message", end);
    worker.once("error", () => {});
    // Only now: its memory is free again before the photo is drawn.
    worker.once("exit", () => {
      clearTimeout(late);
      resolve(decoded);
    });
  });
}
