import { createHash } from "node:crypto";
import type { SharpOptions } from "sharp";
import { decodeHeic } from "./heic-decoder.server";
import { heicProfile } from "./heic-profile.server";
import { readPictureHeader } from "./picture-header.server";
import { withProfile } from "./profiled-pixels.server";

/** What is wrong with a file. `heic` is a picture, in a format for which the library is not installed. */
export type FileProblem = "empty" | "too_large" | "not_a_picture" | "heic" | "too_many_pixels";

/** What is wrong on our side: too many pictures wait already, or this one took longer than we work at one. */
export type ServerProblem = "busy" | "too_slow";

/** Why a file became no photo. */
export type PictureProblem = FileProblem | ServerProblem;

/** A picture made anew from what was sent: sRGB, upright, one still, nothing in it but pixels. */
export interface SafePicture {
  jpeg: Buffer;
  /** Of the file it was made from: tells it apart from another one. */
  digest: string;
  width: number;
  height: number;
}

export type PictureReading = { ok: true; picture: SafePicture } | { ok: false; problem: PictureProblem };

/** One file of a posted form, with the name it had on the visitor's device: for showing it back only. */
export interface PostedFile {
  name: string;
  file: Blob;
}

/** A larger file is refused, wherever it comes from; a whole post is bounded by the host before. */
export const FILE_MAX_BYTES = 16_000_000;
/** A JPEG shrinks while it is read, so today's 50-megapixel phones fit; other kinds are read pixel by pixel. */
const JPEG_MAX_PIXELS = 64_000_000;
export const OTHER_MAX_PIXELS = 24_000_000;
const EDGE_MAX_PIXELS = 20_000;
/** What is sent on at most, along the longer edge: a phone's screen twice over. */
export const LONG_EDGE_PIXELS = 2048;

const QUALITY = 84;
const WORK_SECONDS = 10;
/** What waits lies on the disk; by then the last one has waited for about half a minute. */
const MAX_WAITING = 64;
/** Enough for any header; of a file on the disk only this much is read before its turn. */
const HEADER_BYTES = 2 * 1024 * 1024;
const NAME_LENGTH = 80;

/** The files of a field, in their order. A field that was left empty has none: browsers send a nameless empty file. */
export function postedFiles(form: FormData, field: string): PostedFile[] {
  const files: PostedFile[] = [];
  for (const value of form.getAll(field)) {
    if (typeof value === "string" || (value.name === "" && value.size === 0)) continue;
    files.push({ name: shownName(value.name), file: value });
  }
  return files;
}

/** A name can hold a path, line breaks or signs that turn the text around it; shown are the plain ones. */
function shownName(name: string): string {
  const leaf = name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1);
  const plain = [...leaf.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, "").trim()];
  return plain.length > NAME_LENGTH ? `${plain.slice(0, NAME_LENGTH).join("")}…` : plain.join("");
}

/**
 * Makes a picture that is safe to pass on (TRUST.md, "The door"): its kind by content, its size checked before
 * anything is decoded, turned upright, in sRGB, without a byte of what came along with it, written anew as JPEG.
 */
export async function safePicture(file: Blob): Promise<PictureReading> {
  if (file.size === 0) return refused("empty");
  if (file.size > FILE_MAX_BYTES) return refused("too_large");
  const header = readPictureHeader(Buffer.from(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  if (header === "heic") return inTurn(() => heicDrawnAnew(file));
  if (!header || header.width === 0 || header.height === 0) return refused("not_a_picture");
  const { kind, width, height } = header;
  const maxPixels = kind === "jpeg" ? JPEG_MAX_PIXELS : OTHER_MAX_PIXELS;
  if (width * height > maxPixels || Math.max(width, height) > EDGE_MAX_PIXELS) {
    return refused("too_many_pixels");
  }
  return inTurn(() => drawnAnew(file, maxPixels));
}

function refused(problem: PictureProblem): PictureReading {
  return { ok: false, problem };
}

/** Whether the file may be as it should be: the same one may succeed later. */
export function isServerProblem(problem: PictureProblem): problem is ServerProblem {
  return problem === "busy" || problem === "too_slow";
}

async function drawnAnew(file: Blob, maxPixels: number): Promise<PictureReading> {
  const bytes = Buffer.from(await file.arrayBuffer());
  return draw(digestOf(bytes), bytes, {
    limitInputPixels: maxPixels,
    // A cut-off or damaged file is refused, not shown half grey.
    failOn: "error",
    pages: 1,
    sequentialRead: true,
  });
}

async function heicDrawnAnew(file: Blob): Promise<PictureReading> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const profile = heicProfile(bytes);
  const decoded = await decodeHeic(bytes, { profile });
  if (typeof decoded === "string") return refused(decoded);
  const { data, width, height } = decoded;
  try {
    if (profile) return await draw(digestOf(bytes), withProfile(decoded, profile), {});
    return await draw(digestOf(bytes), data, { raw: { width, height, channels: 4 } });
  } finally {
    free(data.buffer);
  }
}

/**
 * Frees pixels at once: V8 sees little of what they take, and five photos in a row held 430 MB. A message that nobody can
 * receive takes its buffer along (`ArrayBuffer.transfer` is of Node 22).
 */
function free(buffer: ArrayBuffer): void {
  const { port1, port2 } = new MessageChannel();
  port2.close();
  port1.postMessage(undefined, [buffer]);
  port1.close();
}

function digestOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("base64url");
}

async function draw(
  digest: string,
  input: Buffer | Uint8ClampedArray,
  options: SharpOptions,
): Promise<PictureReading> {
  const sharp = await imageLibrary();
  const pipeline = sharp(input, options)
    .autoOrient()
    .resize(LONG_EDGE_PIXELS, LONG_EDGE_PIXELS, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .timeout({ seconds: WORK_SECONDS })
    .jpeg({ quality: QUALITY });
  try {
    const { data, info } = await pipeline.toBuffer({ resolveWithObject: true });
    return { ok: true, picture: { jpeg: data, digest, width: info.width, height: info.height } };
  } catch (error) {
    return refused(problemOf(error));
  }
}

/** What an error of the image library says of the picture. It has no codes: its timeout is "timeout: 42% complete". */
export function problemOf(error: unknown): "too_slow" | "not_a_picture" {
  return error instanceof Error && error.message.startsWith("timeout:") ? "too_slow" : "not_a_picture";
}

let library: Promise<typeof import("sharp").default> | undefined;

/** Loaded with the first picture: at rest it would cost start time and memory. */
function imageLibrary() {
  library ??= import("sharp").then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return library;
}

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** One picture at a time: a decoded one takes up to 200 MB, and pages must be answered meanwhile. */
async function inTurn(work: () => Promise<PictureReading>): Promise<PictureReading> {
  if (waiting >= MAX_WAITING) return refused("busy");
  waiting += 1;
  const mine = last.then(work, work);
  last = mine;
  try {
    return await mine;
  } finally {
    waiting -= 1;
  }
}
