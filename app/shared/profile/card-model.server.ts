import type { z } from "zod";
import type { profileCard } from "#app/contract/profile-shape.server";
import type { Site } from "#app/session/site";
import { type PictureModel, pictureOf } from "#app/shared/photos/picture-url.server";

type Card = z.output<typeof profileCard>;

/** What a card needs; everything but id and name may be missing. */
export type WireCard = Pick<Card, "id" | "name"> & Partial<Card>;

/** A member as lists show them. */
export interface CardModel {
  id: number;
  name: string;
  age: number | undefined;
  city: string | undefined;
  picture: PictureModel & { alt: string };
  /** The configured wording on fictional profiles; never hidden (PROF-03). */
  fictional: string | undefined;
  liked: boolean;
}

/** `alt` texts hold `{name}`. */
export function cardOf(site: Site, card: WireCard, alt: { photo: string; none: string }): CardModel {
  const picture = pictureOf(site, card.main_image);
  return {
    id: card.id,
    name: card.name,
    age: card.age,
    city: card.city || undefined,
    picture: { ...picture, alt: (picture.src ? alt.photo : alt.none).replace("{name}", card.name) },
    fictional: card.fictional ? site.fictional.singular : undefined,
    liked: card.liked ?? false,
  };
}
