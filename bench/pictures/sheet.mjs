// Contact sheets: the pictures of one width, scheme and language joined to one, and an HTML page that shows them all.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const GAP = 16;
const LABEL = 28;
/** JPEG ends at 65,535 pixels. */
const COLUMNS = { narrow: 8, wide: 5 };
const THUMB = { narrow: 240, wide: 400 };
const TALLEST = 1.9;

function asText(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

function label(text, width) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="0" y="19" font-family="sans-serif" font-size="14" fill="#222">${asText(text)}</text></svg>`;
  return Buffer.from(svg);
}

/** Lists by what `keyOf` says of each, in the order of arrival. */
export function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** Joins `shots` (`{name, file}`) into `file`, cut to what stands on the first screens. */
export async function joinPictures(shots, { width, file }) {
  const kind = width < 600 ? "narrow" : "wide";
  const cell = THUMB[kind];
  const most = Math.round(cell * (kind === "narrow" ? TALLEST * 1.3 : TALLEST * 0.75));
  const columns = COLUMNS[kind];
  const parts = [];
  let top = GAP;
  for (let start = 0; start < shots.length; start += columns) {
    let tallest = 0;
    for (const [column, shot] of shots.slice(start, start + columns).entries()) {
      const left = GAP + column * (cell + GAP);
      const small = await sharp(shot.file).resize({ width: cell }).toBuffer();
      const { height = 0 } = await sharp(small).metadata();
      const shown = Math.min(height, most);
      const input = await sharp(small).extract({ left: 0, top: 0, width: cell, height: shown }).toBuffer();
      parts.push({ input: label(shot.name, cell), left, top }, { input, left, top: top + LABEL });
      tallest = Math.max(tallest, shown);
    }
    top += tallest + LABEL + GAP;
  }
  const sheet = { width: GAP + columns * (cell + GAP), height: top, channels: 3, background: "#d8d4cf" };
  await sharp({ create: sheet, limitInputPixels: false }).composite(parts).jpeg({ quality: 82 }).toFile(file);
}

/** One page with every picture, a row a page of the site; `shots` are `{name, width, scheme, language, path}`. */
export function writeIndex(folder, shots) {
  const rows = groupBy(shots, ({ name, language }) => `${name} · ${language}`);
  const body = [...rows].map(([title, row]) => {
    const pictures = row.map(
      ({ path, width, scheme }) =>
        `<figure><a href="${path}"><img src="${path}" alt="" loading="lazy"></a><figcaption>${width} ${scheme}</figcaption></figure>`,
    );
    return `<h2>${asText(title)}</h2><div>${pictures.join("")}</div>`;
  });
  const css =
    "body{font:15px system-ui;margin:1rem;background:#d8d4cf;color:#222}div{display:flex;gap:1rem;overflow-x:auto;align-items:start}figure{margin:0}img{height:26rem;object-fit:contain;object-position:top;display:block}";
  writeFileSync(
    join(folder, "index.html"),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Rendez, every page</title><style>${css}</style>${body.join("\n")}</html>`,
  );
}
