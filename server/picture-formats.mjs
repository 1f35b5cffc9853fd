// Writes each WebP drawing of the client build beside it as JPEG, or GIF where it moves, for browsers without WebP:
// `server/steps/static-files.ts` chooses by `Accept` (docs/decisions/0044, also why there is no AVIF).
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const JPEG_QUALITY = 82;
/** A fifth larger than at the default, in a third of the time. */
const GIF_EFFORT = 2;

/** The same drawing as every browser shows it, and the ending of its name. */
async function forEveryBrowser(webp) {
  const moving = ((await sharp(webp).metadata()).pages ?? 1) > 1;
  if (moving) return ["gif", await sharp(webp, { animated: true }).gif({ effort: GIF_EFFORT }).toBuffer()];
  const still = sharp(webp).flatten({ background: "#ffffff" });
  return ["jpg", await still.jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toBuffer()];
}

/** Every `.webp` of a folder gets its other form under the same name with its own ending. */
export async function writePictureFormats(folder) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".webp"));
  for (const name of names) {
    const [ending, bytes] = await forEveryBrowser(await readFile(join(folder, name)));
    await writeFile(join(folder, name.replace(/webp$/, ending)), bytes);
  }
}
