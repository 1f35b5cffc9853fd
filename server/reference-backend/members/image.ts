import type { z } from "zod";
import type { image } from "#app/contract/profile-shape.server";

export type WireImage = z.input<typeof image>;

export interface PhotoColumns {
  id: number;
  match: string;
  width: number;
  height: number;
  color: string;
  variants: string;
  status: string;
}

/** A photo on the wire; all its names are paths behind `cdn_prefix`. */
export function wireImage(photo: PhotoColumns): WireImage {
  const variants = JSON.parse(photo.variants) as { match: string; width: number }[];
  const thumb = variants.reduce<{ match: string; width: number } | undefined>(
    (smallest, variant) => (!smallest || variant.width < smallest.width ? variant : smallest),
    undefined,
  );
  return {
    id: photo.id,
    filename: fileName(photo.match),
    thumb_filename: fileName(thumb?.match ?? photo.match),
    status: photo.status,
    match: photo.match,
    width: photo.width,
    height: photo.height,
    color: photo.color,
    variants,
  };
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
