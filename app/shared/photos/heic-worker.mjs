// Decodes one HEIC photo, in a thread of its own that ends with it (docs/decisions/0091). Plain JavaScript: the thread
// starts from this very file, which server/build.mjs lays beside the bundle.
import { parentPort, workerData } from "node:worker_threads";

const WASM_PAGE_BYTES = 65_536;

/** The library asks for memory by this; beyond the bound it hears that there is none, and gives the photo up. */
function boundMemory(maxBytes) {
  const { grow } = WebAssembly.Memory.prototype;
  const bound = { wasReached: false };
  WebAssembly.Memory.prototype.grow = function growWithin(pages) {
    if (this.buffer.byteLength + pages * WASM_PAGE_BYTES > maxBytes) {
      bound.wasReached = true;
      throw new RangeError("the photo takes too much memory");
    }
    return grow.call(this, pages);
  };
  return bound;
}

async function decode({ bytes, maxPixels, maxMemoryBytes, headBytes, tailBytes }) {
  const bound = boundMemory(maxMemoryBytes);
  const library = await import("libheif-js/wasm-bundle.js").catch(() => undefined);
  if (library === undefined) return "heic";
  try {
    const images = new library.default.HeifDecoder().decode(bytes);
    const image = images.find((one) => one.is_primary()) ?? images[0];
    if (image === undefined) return "not_a_picture";
    const [width, height] = [image.get_width(), image.get_height()];
    if (width * height > maxPixels) return "too_many_pixels";
    const pixelBytes = width * height * 4;
    const data = new Uint8ClampedArray(headBytes + pixelBytes + tailBytes);
    const pixels = data.subarray(headBytes, headBytes + pixelBytes);
    const isDrawn = await new Promise((done) => image.display({ data: pixels, width, height }, done));
    if (isDrawn) return { data, width, height };
  } catch {
    // Whatever the library stumbles over: the file is no picture, unless it was stopped.
  }
  return bound.wasReached ? "too_many_pixels" : "not_a_picture";
}

const decoded = await decode(workerData);
parentPort?.postMessage(decoded, typeof decoded === "string" ? [] : [decoded.data.buffer]);
