import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { SeedMember, SeedPhoto } from "#server/reference-backend/seed/members";
import { composeDrawing, drawingKey } from "./compose";
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

/** Widths of the files of one picture, largest first, with the quality each needs to look clean. Effort 2 saves a quarter. */
const FILES = [
  { width: 720, quality: 64, effort: 0 },
  { width: 600, quality: 58, effort: 2 },
  { width: 480, quality: 58, effort: 2 },
  { width: 360, quality: 60, effort: 2 },
  { width: 240, quality: 62, effort: 2 },
  { width: 160, quality: 62, effort: 2 },
] as const;
const LARGEST = FILES[0].width;
/** Pictures in work at once: enough to keep two cores busy while files are written. */
const PARALLEL = 3;

interface Rendered {
  color: string;
  files: { width: number; data: Buffer }[];
}

/** Paints once at full size; every smaller file is made from the next larger one. */
async function render(svg: string): Promise<Rendered> {
  let { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const files: Rendered["files"] = [];
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  for (const { width, quality, effort } of FILES) {
    if (width < info.width) {
      ({ data, info } = await pixels().resize(width).raw().toBuffer({ resolveWithObject: true }));
    }
    files.push({ width, data: await pixels().webp({ quality, effort }).toBuffer() });
  }
  const pixel = await pixels().resize(1, 1, { fit: "fill" }).raw().toBuffer();
  return { color: toHex(pixel[0] ?? 0, pixel[1] ?? 0, pixel[2] ?? 0), files };
}

/** The main photo lies under a plain name, the others under their token. */
function pathOf(member: SeedMember, photo: SeedPhoto, width: number): string {
  const name = photo === member.photos[0] ? "1" : photo.token;
  return `m/${member.id}/${name}-${width}.webp`;
}

/**
 * Draws every photo of the members as WebP files in six widths (3:4) under `directory`, and says by photo token
 * what was written. Drawings without a person are shared between members and drawn once.
 */
export async function drawPictures(
  members: SeedMember[],
  directory: string,
): Promise<Map<string, DrawnPicture>> {
  const jobs = new Map<string, { member: SeedMember; photo: SeedPhoto }[]>();
  for (const member of members) {
    for (const photo of member.photos) {
      const key = drawingKey(member, photo.drawing);
      jobs.set(key, [...(jobs.get(key) ?? []), { member, photo }]);
    }
  }
  const drawn = new Map<string, DrawnPicture>();
  const queue = [...jobs.values()];
  const work = async () => {
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
      const [first] = job;
      if (first === undefined) continue;
      const rendered = await render(composeDrawing(first.member, first.photo.drawing, LARGEST));
      for (const { member, photo } of job)
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
  const variants = FILES.map(({ width }) => ({ path: pathOf(member, photo, width), width }));
  return { width: LARGEST, height: (LARGEST * 4) / 3, color, variants: variants.reverse() };
}

async function store(
  rendered: Rendered,
  member: SeedMember,
  photo: SeedPhoto,
  directory: string,
): Promise<DrawnPicture> {
  await mkdir(join(directory, dirname(pathOf(member, photo, LARGEST))), { recursive: true });
  await Promise.all(
    rendered.files.map(({ width, data }) => writeFile(join(directory, pathOf(member, photo, width)), data)),
  );
  return described(rendered.color, member, photo);
}
