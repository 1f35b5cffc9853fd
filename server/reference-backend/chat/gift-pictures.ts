import { access, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { GIFT_DRAWINGS, GIFT_PICTURE_PIXELS } from "./gift-drawings";
import { GIFTS, giftPath } from "./gift-list";

/** Draws the gifts that have no picture yet, once a folder. */
export async function drawGifts(picturesDir: string): Promise<void> {
  const missing: (typeof GIFTS)[number]["file"][] = [];
  for (const { file } of GIFTS) {
    // `access` fails where the picture was not drawn yet.
    await access(join(picturesDir, giftPath(file))).catch(() => missing.push(file));
  }
  if (missing.length === 0) return;
  const { default: sharp } = await import("sharp");
  await mkdir(join(picturesDir, "g"), { recursive: true });
  for (const file of missing) {
    const picture = sharp(Buffer.from(GIFT_DRAWINGS[file])).resize(GIFT_PICTURE_PIXELS, GIFT_PICTURE_PIXELS);
    await writeFile(join(picturesDir, giftPath(file)), await picture.webp({ quality: 86 }).toBuffer());
  }
}
