import { readFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

const CANARY_LATITUDE = "52/1 22/1 4212/100";
/** Stands in the XMP of a tagged picture; no byte of it may go on. */
export const CANARY_XMP = "canary-of-the-location";

/** A picture like a phone's, with enough in it not to be one flat colour. */
export function picture(width = 640, height = 480) {
  const stripes = Array.from(
    { length: 8 },
    (_, index) =>
      `<rect x="${(index * width) / 8}" width="${width / 8}" height="${height}" fill="hsl(${index * 40} 60% 55%)"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${stripes.join("")}</svg>`;
  return sharp(Buffer.from(svg)).flatten();
}

export function jpeg(width?: number, height?: number): Promise<Buffer> {
  return picture(width, height).jpeg().toBuffer();
}

/** A photo that compresses as badly as one of a camera. */
export function noisyJpeg(width: number, height: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, noise, background: "#888" } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

export function png(width?: number, height?: number): Promise<Buffer> {
  return picture(width, height).png().toBuffer();
}

/** With what a phone writes along: where and with what it was taken, twice, and a wide colour profile. */
export function taggedJpeg(): Promise<Buffer> {
  return picture()
    .withExif({
      IFD0: { Make: "CanaryPhone", Model: "One" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: CANARY_LATITUDE,
        GPSLongitudeRef: "E",
        GPSLongitude: "4/1 38/1 1200/100",
      },
    })
    .withXmp(
      `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="${CANARY_XMP}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
    )
    .withIccProfile("p3")
    .jpeg()
    .toBuffer();
}

/** Lies on its side until its orientation is applied: red is on top then. */
export function sidewaysJpeg(): Promise<Buffer> {
  const half = { width: 100, height: 150, channels: 3 as const };
  // Orientation 6 turns clockwise: what is stored on the left comes to the top.
  return sharp({ create: { width: 200, height: 150, channels: 3, background: "#0000ff" } })
    .composite([{ input: { create: { ...half, background: "#ff0000" } }, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export function cmykJpeg(): Promise<Buffer> {
  return picture().toColourspace("cmyk").withIccProfile("cmyk").jpeg().toBuffer();
}

/** A small file whose header says that the picture is as large as told. */
export async function jpegDeclaring(width: number, height: number): Promise<Buffer> {
  const bytes = await jpeg(64, 64);
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (bytes[at + 1] !== 0xc0) continue;
    bytes.writeUInt16BE(height, at + 5);
    bytes.writeUInt16BE(width, at + 7);
    return bytes;
  }
  throw new Error("no frame header");
}

export async function pngDeclaring(width: number, height: number): Promise<Buffer> {
  const bytes = await png(64, 64);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** A valid one-colour PNG that is tiny as a file and huge as a picture. */
export function pngBomb(edge: number): Buffer {
  const row = Buffer.alloc(1 + Math.ceil(edge / 8));
  const rows = Buffer.concat(Array.from({ length: edge }, () => row));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(edge, 0);
  head.writeUInt32BE(edge, 4);
  head.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A GIF of 10 × 10 pixels whose frames, so many of them, say that they are so large, with no pixels in them. */
export function gifBomb(frames: number, edge: number): Buffer {
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0x4c, 0x01, 0]);
  frame.writeUInt16LE(edge, 5);
  frame.writeUInt16LE(edge, 7);
  return Buffer.concat([
    Buffer.from("GIF89a", "latin1"),
    Buffer.from([10, 0, 10, 0, 0x80, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff]),
    ...Array.from({ length: frames }, () => frame),
    Buffer.from([0x3b]),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** What a browser sends for a form with files. */
export async function multipart(
  fields: Record<string, string>,
  files: readonly (readonly [name: string, bytes: Buffer, type?: string])[],
  field = "photo",
): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, bytes, type = "image/jpeg"] of files) {
    form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  }
  const request = new Request("http://form.invalid/", { method: "POST", body: form });
  return {
    headers: { "content-type": request.headers.get("content-type") ?? "" },
    body: Buffer.from(await request.arrayBuffer()),
  };
}

/**
 * As an iPhone keeps its photos: 200 × 150 pixels, red on the left, to be turned clockwise, with what it was taken with.
 * Made by libheif's heif-enc, and turned by hand: nothing here writes such files.
 */
export function sidewaysHeic(): Buffer {
  return readFileSync("tests/support/sideways.heic");
}

/** 96 × 64 pixels of the red of sRGB, written in Display P3 with its profile, as iPhones do; by heif-enc. */
export function wideGamutHeic(): Buffer {
  return readFileSync("tests/support/wide-gamut.heic");
}

/** 2400 × 1800 grey pixels in 1.4 KB: more memory than the decoder begins with. */
export function flatHeic(): Buffer {
  return readFileSync("tests/support/flat.heic");
}

/** Says that it is so large; nothing behind it is. */
export function heicDeclaring(width: number, height: number): Buffer {
  const bytes = sidewaysHeic();
  // After the box's name: version and flags, width, height.
  const at = bytes.indexOf("ispe") + 8;
  bytes.writeUInt32BE(width, at);
  bytes.writeUInt32BE(height, at + 4);
  return bytes;
}
