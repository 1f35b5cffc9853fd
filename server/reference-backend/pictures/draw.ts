import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { SeedMember, SeedPhoto } from "#server/reference-backend/seed/members";
import { composeDrawing } from "./compose";
import { toHex } from "./tones";

/** A picture on disk, as the database remembers it. Paths are relative to the pictures directory. */
export interface DrawnPicture {
  /** Pixels of the largest variant. */
  width: number;
  height: number;
  /** Mean colour, `#rrggbb`, to show before the picture has loaded. */
  color: string;
  variants: { path: string; width: number }[];
}

interface FileKind {
  width: number;
  quality: number;
  effort: number;
}

type Files = readonly [FileKind, ...FileKind[]];

/** Files of a main photo, largest first, with the quality each needs to look clean. Effort 2 saves a quarter. */
const FILES: Files = [
  { width: 720, quality: 60, effort: 0 },
  { width: 600, quality: 50, effort: 2 },
  { width: 480, quality: 48, effort: 2 },
  { width: 360, quality: 45, effort: 2 },
  { width: 240, quality: 47, effort: 2 },
  { width: 160, quality: 48, effort: 2 },
];
/** The other photos are seen in a strip and alone, never on cards. */
const FILES_OF_OTHERS: Files = [
  { width: 600, quality: 50, effort: 0 },
  { width: 240, quality: 50, effort: 2 },
];
/** Pictures in work at once: enough to keep two cores busy while files are written. */
const PARALLEL = 3;

interface Rendered {
  color: string;
  files: { width: number; data: Buffer }[];
}

/** Paints once at full size; every smaller file is made from the next larger one. */
async function render(svg: string, kinds: Files): Promise<Rendered> {
  let { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const files: Rendered["files"] = [];
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  for (const { width, quality, effort } of kinds) {
    if (width < info.width) {
      ({ data, info } = await pixels().resize(width).raw().toBuffer({ resolveWithObject: true }));
    }
    files.push({ width, data: await pixels().webp({ quality, effort }).toBuffer() });
  }
  const pixel = await pixels().resize(1, 1, { fit: "fill" }).raw().toBuffer();
  return { color: toHex(pixel[0] ?? 0, pixel[1] ?? 0, pixel[2] ?? 0), files };
}

function filesOf(member: SeedMember, photo: SeedPhoto): Files {
  return photo === member.photos[0] ? FILES : FILES_OF_OTHERS;
}

/** The main photo lies under a plain name, the others under their token. */
function pathOf(member: SeedMember, photo: SeedPhoto, width: number): string {
  const name = photo === member.photos[0] ? "1" : photo.token;
  return `m/${member.id}/${name}-${width}.webp`;
}

/** Draws every photo of the members as WebP files (3:4) under `directory`, and says by photo token what was written. */
export async function drawPictures(
  members: SeedMember[],
  directory: string,
): Promise<Map<string, DrawnPicture>> {
  const drawn = new Map<string, DrawnPicture>();
  const queue = members.flatMap((member) => member.photos.map((photo) => ({ member, photo })));
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const { member, photo } = next;
      const kinds = filesOf(member, photo);
      const rendered = await render(composeDrawing(member, photo.drawing, kinds[0].width), kinds);
      drawn.set(photo.token, await store(rendered, member, photo, directory));
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return drawn;
}

/** What would be drawn, with its names and some colour, and no file: for pages whose pictures nobody looks at. */
export function namePictures(members: readonly SeedMember[]): Map<string, DrawnPicture> {
  const named = members.flatMap((member) =>
    member.photos.map((photo) => {
      const color = `#${createHash("sha256").update(photo.token).digest("hex").slice(0, 6)}`;
      return [photo.token, described(color, member, photo)] as const;
    }),
  );
  return new Map(named);
}

function described(color: string, member: SeedMember, photo: SeedPhoto): DrawnPicture {
  const kinds = filesOf(member, photo);
  const variants = kinds.map(({ width }) => ({ path: pathOf(member, photo, width), width }));
  const [{ width }] = kinds;
  return { width, height: (width * 4) / 3, color, variants: variants.reverse() };
}

async function store(
  rendered: Rendered,
  member: SeedMember,
  photo: SeedPhoto,
  directory: string,
): Promise<DrawnPicture> {
  await mkdir(join(directory, dirname(pathOf(member, photo, 0))), { recursive: true });
  await Promise.all(
    rendered.files.map(({ width, data }) => writeFile(join(directory, pathOf(member, photo, width)), data)),
  );
  return described(rendered.color, member, photo);
}
