import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";
import { WINDOW } from "./engine";

const COLUMNS = 4;
const SCALE = 0.75;
const TITLE = 28;
const GAP = 12;
const TILE = { width: WINDOW.width * SCALE, height: WINDOW.height * SCALE };

/** All pictures of an engine on one sheet, each under its name. */
export async function writeContactSheet(
  path: string,
  heading: string,
  pictures: readonly { name: string; png: Buffer }[],
): Promise<void> {
  const rows = Math.ceil(pictures.length / COLUMNS);
  const width = COLUMNS * (TILE.width + GAP) + GAP;
  const height = TITLE + rows * (TILE.height + TITLE + GAP) + GAP;
  const tiles = await Promise.all(
    pictures.map(async ({ name, png }, index) => {
      const left = GAP + (index % COLUMNS) * (TILE.width + GAP);
      const top = TITLE + Math.floor(index / COLUMNS) * (TILE.height + TITLE + GAP);
      const input = await sharp(png)
        .resize({ ...TILE, fit: "contain", position: "top", background: "#888" })
        .toBuffer();
      return [
        { input: words(name, TILE.width), left, top },
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
