/** What moves by itself for longer needs a way to pause it (WCAG 2.2.2). */
const MAX_MS = 5_000;
/** Browsers take shorter delays for this one. */
const USUAL_FRAME_MS = 100;
const SHORTEST_FRAME_MS = 20;

/** The same picture, repeated only so often that it stands still after five seconds, or after its first time. */
export function endingSoon(bytes: Buffer, kind: "gif" | "webp"): Buffer {
  const { loopAt, durationMs } = kind === "gif" ? readGif(bytes) : readWebp(bytes);
  if (loopAt === undefined) return bytes;
  const times = Math.max(1, Math.floor(MAX_MS / Math.max(1, durationMs)));
  const copy = Buffer.from(bytes);
  // A GIF counts its repetitions, a WebP how often it is shown.
  copy.writeUInt16LE(kind === "gif" ? Math.max(1, times - 1) : times, loopAt);
  return copy;
}

interface Reading {
  /** Where the two bytes of the repetitions are. */
  loopAt: number | undefined;
  durationMs: number;
}

const shown = (delayMs: number) => (delayMs < SHORTEST_FRAME_MS ? USUAL_FRAME_MS : delayMs);

/** RFC 9649: chunks of a name, a length and a payload padded to even. */
function readWebp(bytes: Buffer): Reading {
  const reading: Reading = { loopAt: undefined, durationMs: 0 };
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString("latin1", at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const payload = at + 8;
    if (name === "ANIM" && payload + 6 <= bytes.length) reading.loopAt = payload + 4;
    if (name === "ANMF" && payload + 15 <= bytes.length)
      reading.durationMs += shown(bytes.readUIntLE(payload + 12, 3));
    at = payload + size + (size % 2);
  }
  return reading;
}

const COLOUR_TABLE = 0x80;
const EXTENSION = 0x21;
const IMAGE = 0x2c;

/** GIF89a: a header, then blocks; each ends with sub-blocks that tell their own length. */
function readGif(bytes: Buffer): Reading {
  const reading: Reading = { loopAt: undefined, durationMs: 0 };
  const byte = (at: number) => bytes[at] ?? 0;
  const tableBytes = (flags: number) => (flags & COLOUR_TABLE ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const afterSubBlocks = (from: number) => {
    let at = from;
    while (byte(at) !== 0) at += byte(at) + 1;
    return at + 1;
  };
  let at = 13 + tableBytes(byte(10));
  while (at + 10 < bytes.length) {
    if (byte(at) === EXTENSION) {
      if (byte(at + 1) === 0xf9) reading.durationMs += shown(bytes.readUInt16LE(at + 4) * 10);
      const isLoop = byte(at + 1) === 0xff && bytes.toString("latin1", at + 3, at + 14) === "NETSCAPE2.0";
      if (isLoop && at + 18 < bytes.length) reading.loopAt = at + 16;
      at = afterSubBlocks(at + 2);
    } else if (byte(at) === IMAGE) {
      at = afterSubBlocks(at + 11 + tableBytes(byte(at + 9)));
    } else break;
  }
  return reading;
}
