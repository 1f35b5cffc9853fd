// Writes each WebP drawing of the client build beside it as JPEG, for browsers without WebP:
// `server/steps/static-files.ts` chooses by `Accept` (docs/decisions/0044, also why there is no AVIF).
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const JPEG_QUALITY = 82;

/** Every `.webp` of a folder gets its other form under the same name with its own ending. */
export async function writePictureFormats(folder) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".webp"));
  for (const name of names) {
    const still = sharp(join(folder, name)).flatten({ background: "#ffffff" });
    const jpeg = await still.jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toBuffer();
    await writeFile(join(folder, name.replace(/webp$/, "jpg")), jpeg);
  }
}
