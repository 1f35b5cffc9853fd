import { readFile, rename, stat, writeFile } from "node:fs/promises";
import type { Context } from "hono";
import { accepts } from "hono/accepts";

const QUALITY = 74;

/** A picture's file as one browser gets it. */
export interface ServedFile {
  path: string;
  type: string;
  size: number;
}

/** Where the JPEG of a WebP file lies, once somebody asked for it. */
export function jpegPathOf(webp: string): string {
  return webp.replace(/\.webp$/, ".jpg");
}

/** Whether the browser names WebP itself: `image/*` and nothing at all come from those that do not know it. */
export function takesWebp(context: Context): boolean {
  const supports = ["image/jpeg", "image/webp"];
  return accepts(context, { header: "Accept", supports, default: "image/jpeg" }) === "image/webp";
}

const drawing = new Map<string, Promise<void>>();

/** The JPEG of a WebP file, for browsers without WebP; drawn for the first of them and kept beside it. */
export async function jpegOf(webp: string): Promise<ServedFile> {
  const path = jpegPathOf(webp);
  const known = await sizeOf(path);
  if (known !== undefined) return { path, type: "image/jpeg", size: known };
  const work = drawing.get(path) ?? draw(webp, path);
  drawing.set(path, work);
  await work.finally(() => drawing.delete(path));
  return { path, type: "image/jpeg", size: (await sizeOf(path)) ?? 0 };
}

/** Bytes of a file; undefined where there is none that can be read. */
export async function sizeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
}

async function draw(webp: string, path: string): Promise<void> {
  const { default: sharp } = await import("sharp");
  const jpeg = await sharp(await readFile(webp))
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: QUALITY })
    .toBuffer();
  // Never half a file under its name: somebody else may read it meanwhile.
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, jpeg);
  await rename(unfinished, path);
}
