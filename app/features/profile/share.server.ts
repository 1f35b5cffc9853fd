import type { AnswerOf } from "#app/contract/endpoint";
import type { read } from "#app/contract/members.server";
import type { PageContext } from "#app/page-context";
import type { Site } from "#app/session/site";
import { pictureUrl } from "#app/shared/photos/picture-url.server";

/** What a shared link to a profile shows. */
export interface ProfileShare {
  type: "profile";
  title: string;
  description: string;
  images: { url: string; width: number; height: number; alt: string }[];
}

type ShareFacts = {
  site: Site;
  answer: AnswerOf<typeof read>;
  title: string;
  /** Holds `{name}`. */
  photoOf: string;
};

/** A preview is one picture; some services let people choose among a few. */
const MAX_IMAGES = 3;
/** What previews show at their largest. */
const WIDTH = 960;

/** Share metadata from active images only (SPEC §3, HOME-09); the fictional label goes wherever the name goes. */
export function shareOf(
  { proto, host }: Pick<PageContext, "proto" | "host">,
  { site, answer: { profile, photos }, title, photoOf }: ShareFacts,
): ProfileShare {
  const main = profile.main_image ? [profile.main_image] : [];
  const others = photos.filter((photo) => photo.match !== profile.main_image?.match);
  const active = [...main, ...others].filter((photo) => photo.status === "active");
  const fictional = profile.fictional ? site.fictional.singular : undefined;
  const place = [profile.city, profile.region].filter(Boolean).join(", ");
  return {
    type: "profile",
    title: fictional ? `${title} (${fictional})` : title,
    description: [fictional, place, site.name].filter(Boolean).join(" · "),
    images: active.slice(0, MAX_IMAGES).map((photo) => {
      const width = nearestWidth(photo.variants, photo.width);
      const scale = photo.width && photo.height ? photo.height / photo.width : 4 / 3;
      return {
        url: new URL(pictureUrl(site, photo, WIDTH) ?? "", `${proto}://${host}`).href,
        width,
        height: Math.round(width * scale),
        alt: photoOf.replace("{name}", profile.name),
      };
    }),
  };
}

function nearestWidth(variants: { width: number }[] | undefined, original: number | undefined): number {
  const fitting = variants?.find(({ width }) => width >= WIDTH) ?? variants?.at(-1);
  return fitting?.width ?? original ?? WIDTH;
}
