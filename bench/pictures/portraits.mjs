// The sheet in the README of the room that draws the seeded members: the first 48 of them, side by side.
import { join } from "node:path";
import sharp from "sharp";
import { root } from "../rig/site.mjs";

const COLUMNS = 12;
const COUNT = 48;
const CELL = { width: 120, height: 160 };

/** Joins what lies under `pictures`, as the reference backend drew it. */
export async function writePortraits(pictures) {
  const parts = Array.from({ length: COUNT }, async (_, index) => ({
    input: await sharp(join(pictures, `m/${index + 1}/1-240.webp`))
      .resize(CELL)
      .toBuffer(),
    left: (index % COLUMNS) * CELL.width,
    top: Math.floor(index / COLUMNS) * CELL.height,
  }));
  const size = { width: COLUMNS * CELL.width, height: (COUNT / COLUMNS) * CELL.height };
  const file = join(root, "server/reference-backend/pictures/portraits.webp");
  const { size: bytes } = await sharp({ create: { ...size, channels: 3, background: "#fff" } })
    .composite(await Promise.all(parts))
    .webp({ quality: 62, effort: 6 })
    .toFile(file);
  console.log(`${file}: ${bytes} bytes`);
}
