import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";

const COLUMNS = 4;
const TITLE = 28;
const GAP = 12;
/** Widths of one picture: of a phone, and of a window that is wider than high. */
const PHONE = 270;
const DESK = 540;

/** All pictures of an engine on one sheet, each under its name. */
export async function writeContactSheet(
  path: string,
  heading: string,
  pictures: readonly { name: string; png: Buffer }[],
): Promise<void> {
  const { width: shownWidth, height: shownHeight } = await sharp(pictures[0]?.png).metadata();
  const tileWidth = shownWidth > shownHeight ? DESK : PHONE;
  const tile = { width: tileWidth, height: Math.round((tileWidth * shownHeight) / shownWidth) };
  const rows = Math.ceil(pictures.length / COLUMNS);
  const width = COLUMNS * (tile.width + GAP) + GAP;
  const height = TITLE + rows * (tile.height + TITLE + GAP) + GAP;
  const tiles = await Promise.all(
    pictures.map(async ({ name, png }, index) => {
      const left = GAP + (index % COLUMNS) * (tile.width + GAP);
      const top = TITLE + Math.floor(index / COLUMNS) * (tile.height + TITLE + GAP);
      const input = await sharp(png)
        .resize({ ...tile, fit: "contain", position: "top", background: "#888" })
        .toBuffer();
      return [
        { input: words(name, tile.width), left, top },
        { input, left, top: top + TITLE },
      ];
    }),
  );
  await mkdir(dirname(path), { recursive: true });
  await sharp({ create: { width, height, channels: 3, background: "#ddd" } })
    .composite([{ input: words(heading, width - GAP), left: GAP, top: 0 }, ...tiles.flat()])
    .png()
    .toFile(path);
}

function words(text: string, width: number): Buffer {
  const safe = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${TITLE}"><text x="2" y="20" font-family="sans-serif" font-size="15">${safe}</text></svg>`,
  );
}
