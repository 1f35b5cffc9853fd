import { randomBytes } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { jpegPathOf } from "../http/picture-format";

/** Widths of the files of one photo, smallest first; as many as its own width fills. */
const WIDTHS = [160, 240, 360, 480, 600, 960] as const;
const USUAL_WIDTH = 480;
const MAX_FILE_BYTES = 10_000_000;
const MAX_PIXELS = 64_000_000;
const MIN_EDGE = 100;
const TOKEN_BYTES = 10;

export type PhotoRefusal = "too_large" | "not_a_picture" | "too_small";

/** A photo on disk, as the database remembers it. */
export interface StoredPhoto {
  match: string;
  width: number;
  height: number;
  color: string;
  /** JSON: [{ match, width }]. */
  variants: string;
}

/** Writes a photo of a member's profile; see `storePicture`. */
export function storePhoto(
  picturesDir: string,
  memberId: number,
  photo: Blob,
): Promise<StoredPhoto | PhotoRefusal> {
  return storePicture(picturesDir, `m/${memberId}`, photo);
}

/** Writes a picture in several widths as WebP, as the seeded ones are; nothing but pixels is kept of it. */
export async function storePicture(
  picturesDir: string,
  folder: string,
  photo: Blob,
): Promise<StoredPhoto | PhotoRefusal> {
  if (photo.size > MAX_FILE_BYTES) return "too_large";
  const pictures = await drawn(Buffer.from(await photo.arrayBuffer()));
  if (typeof pictures === "string") return pictures;
  const { files, width, height, color } = pictures;
  // The token is part of the path, so that a locked photo cannot be found by counting.
  const token = randomBytes(TOKEN_BYTES).toString("hex");
  await mkdir(join(picturesDir, folder), { recursive: true });
  const variants = files.map((file) => ({
    match: `${folder}/${token}-${file.width}.webp`,
    width: file.width,
  }));
  await Promise.all(
    variants.map(({ match }, index) => writeFile(join(picturesDir, match), files[index]?.data ?? "")),
  );
  const usual = variants.find((variant) => variant.width >= USUAL_WIDTH) ?? variants.at(-1);
  return { match: usual?.match ?? "", width, height, color, variants: JSON.stringify(variants) };
}

/** Removes every file of a photo; one that is gone already is no fault. */
export async function removePhotoFiles(picturesDir: string, photo: { variants: string }): Promise<void> {
  const variants = JSON.parse(photo.variants) as { match: string }[];
  const files = variants.flatMap(({ match }) => [match, jpegPathOf(match)]);
  await Promise.all(files.map((file) => rm(join(picturesDir, file), { force: true })));
}

async function drawn(bytes: Buffer) {
  const { default: sharp } = await import("sharp");
  try {
    const whole = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
    const { format } = await whole.metadata();
    if (!["jpeg", "png", "webp"].includes(format)) return "not_a_picture";
    const largest = WIDTHS.at(-1) ?? 0;
    const { data, info } = await whole
      .autoOrient()
      .resize(largest, largest * 2, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (Math.min(info.width, info.height) < MIN_EDGE) return "too_small";
    const { width, height, channels } = info;
    const pixels = () => sharp(data, { raw: { width, height, channels } });
    const fitting = WIDTHS.filter((one) => one <= width);
    const widths = fitting.includes(960) || fitting.at(-1) === width ? fitting : [...fitting, width];
    const files = await Promise.all(
      widths.map(async (one) => ({
        width: one,
        data: await pixels().resize(one).webp({ quality: 74, effort: 2 }).toBuffer(),
      })),
    );
    const [red = 0, green = 0, blue = 0] = await pixels().resize(1, 1, { fit: "fill" }).raw().toBuffer();
    const color = `#${Buffer.from([red, green, blue]).toString("hex")}`;
    return { files, width, height, color };
  } catch {
    // The image library names no causes: what it cannot read is no picture.
    return "not_a_picture";
  }
}
