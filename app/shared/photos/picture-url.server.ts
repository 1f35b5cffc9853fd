import type { z } from "zod";
import type { image as imageSchema } from "#app/contract/profile-shape.server";
import type { Site } from "#app/session/site";

export type WireImage = z.output<typeof imageSchema>;

/** A picture as the kit's `Picture` takes it. */
export interface PictureModel {
  src: string | undefined;
  set: { url: string; width: number }[] | undefined;
  width: number;
  height: number;
  tone: number;
}

/** Hues of the twelve placeholder tones, 30° apart; tokens.css draws them. */
const TONES = 12;
const NEUTRAL_TONE = 11;

/** The nearest of the placeholder tones to a dominant colour: inline styles are forbidden, so colours are classes. */
export function toneOf(color: string | undefined): number {
  if (!color) return NEUTRAL_TONE;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const max = Math.max(r, g, b);
  const spread = max - Math.min(r, g, b);
  if (spread < 0.08) return NEUTRAL_TONE;
  const sector =
    max === r ? ((g - b) / spread + 6) % 6 : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return Math.min(TONES - 2, Math.round((sector / 6) * (TONES - 1)) % (TONES - 1));
}

/** A photo that somebody of the operator looks at first (SAFE-10). */
export function isPending(image: WireImage | undefined): boolean {
  return image?.status === "pending";
}

/** A photo for its owner's eyes: also one that waits to be looked at. */
export function forOwner<Image extends WireImage | undefined>(image: Image): Image {
  return isPending(image) ? { ...image, status: undefined } : image;
}

/** Address of the variant nearest above `width`, behind the operator's `cdn_prefix` (PROF-07); none while others may not see it. */
export function pictureUrl(site: Site, image: WireImage | undefined, width: number): string | undefined {
  if (!image || isPending(image)) return undefined;
  const fitting = image.variants?.find((variant) => variant.width >= width) ?? image.variants?.at(-1);
  return `${site.cdn_prefix}${fitting?.match ?? image.match}`;
}

/** The whole picture: widths for `srcset`, its proportions, and the tone that keeps its place. */
export function pictureOf(site: Site, image: WireImage | undefined): PictureModel {
  const set = isPending(image)
    ? undefined
    : image?.variants?.map(({ match, width }) => ({ url: `${site.cdn_prefix}${match}`, width }));
  return {
    src: pictureUrl(site, image, 480),
    set: set?.length ? set : undefined,
    width: image?.width ?? 480,
    height: image?.height ?? 640,
    tone: toneOf(image?.color),
  };
}
