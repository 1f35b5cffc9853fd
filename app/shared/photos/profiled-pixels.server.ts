/** Pixels of four bytes each with room around them, in which they become a file that names their colours. */
export interface RoomyPixels {
  /** `HEAD_BYTES`, the pixels, and room for the profile. */
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

/** TIFF 6.0: byte order, version, and where the one directory stands. */
export const HEAD_BYTES = 8;
const ENTRY_BYTES = 12;
const [SHORT, LONG, UNDEFINED] = [3, 4, 7];
const BITS_EACH = [8, 8, 8, 8];

/** Bytes behind the pixels: the directory, the bits of each sample, the profile. */
export function tailBytes(profile: Buffer): number {
  return directoryBytes(11) + BITS_EACH.length * 2 + profile.length;
}

/**
 * The pixels as an uncompressed TIFF, in place: the image library takes no profile beside bare pixels, and a copy of
 * twelve megapixels would be 48 MB.
 */
export function withProfile({ data, width, height }: RoomyPixels, profile: Buffer): Buffer {
  const file = Buffer.from(data.buffer, data.byteOffset, data.length);
  const pixelBytes = width * height * BITS_EACH.length;
  const directoryAt = HEAD_BYTES + pixelBytes;
  const bitsAt = directoryAt + directoryBytes(11);
  const profileAt = bitsAt + BITS_EACH.length * 2;
  const entries: [tag: number, type: number, count: number, value: number][] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, BITS_EACH.length, bitsAt],
    [259, SHORT, 1, 1], // not compressed
    [262, SHORT, 1, 2], // RGB
    [273, LONG, 1, HEAD_BYTES],
    [277, SHORT, 1, BITS_EACH.length],
    [278, LONG, 1, height],
    [279, LONG, 1, pixelBytes],
    [338, SHORT, 1, 2], // the fourth sample is alpha
    [34_675, UNDEFINED, profile.length, profileAt],
  ];
  file.write("II*\0", 0, "latin1");
  file.writeUInt32LE(directoryAt, 4);
  file.writeUInt16LE(entries.length, directoryAt);
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = directoryAt + 2 + index * ENTRY_BYTES;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(type, at + 2);
    file.writeUInt32LE(count, at + 4);
    file.writeUInt32LE(value, at + 8);
  }
  for (const [index, bits] of BITS_EACH.entries()) file.writeUInt16LE(bits, bitsAt + index * 2);
  profile.copy(file, profileAt);
  return file;
}

/** Number of entries, the entries, and that no other directory follows. */
function directoryBytes(entries: number): number {
  return 2 + entries * ENTRY_BYTES + 4;
}
