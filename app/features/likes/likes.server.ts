import type { z } from "zod";
import { type likedBy, list } from "#app/contract/likes.server";
import type { PageContext } from "#app/page-context";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { cardOf, type WireCard } from "#app/shared/profile/card-model.server";
import type { PictureProps } from "#app/ui/picture";
import type { LikeType } from "./like-types";
import { type LikesPageWords, likesPageWords } from "./page-words.server";

export interface LikeCard {
  id: number;
  name: string;
  age: number | undefined;
  city: string | undefined;
  picture: Omit<PictureProps, "sizes">;
  fictional: string | undefined;
  isNew: boolean;
}

export interface LikesModel {
  title: string;
  words: LikesPageWords;
  type: LikeType;
  cards: LikeCard[];
}

type LikedBy = z.output<typeof likedBy>;

/** A liker upstream described only by id is completed from the member's own likes, or left out. */
function complete(
  entry: LikedBy,
  own: Map<number, WireCard>,
): (WireCard & { like_new: boolean }) | undefined {
  const known = own.get(entry.id);
  const name = entry.name ?? known?.name;
  return name === undefined ? undefined : { ...known, ...entry, name };
}

/** New likes first, each group in upstream's order (SPEC §4, Likes). */
export function newFirst<Entry extends { like_new: boolean }>(entries: Entry[]): Entry[] {
  return [...entries.filter((entry) => entry.like_new), ...entries.filter((entry) => !entry.like_new)];
}

/** The cards of one view. */
export async function loadLikeCards(context: PageContext, type: LikeType): Promise<LikeCard[]> {
  const [site, { translator }, likes] = await Promise.all([
    getSite(context),
    getLanguage(context),
    context.upstream.mustRead(list),
  ]);
  const words = translator.words("members");
  const alt = { photo: words.photo_of, none: words.no_photo_of };
  const own = new Map(likes.profiles.map((card) => [card.id, card]));
  const received = newFirst(likes.liked_by.flatMap((entry) => complete(entry, own) ?? []));
  const cards = {
    received,
    sent: likes.profiles.map((card) => ({ ...card, like_new: false })),
    matches: received.filter((entry) => own.has(entry.id)),
  }[type];
  return cards.map((card) => {
    const { id, name, age, city, picture, fictional } = cardOf(site, card, alt);
    return { id, name, age, city, picture, fictional, isNew: card.like_new };
  });
}

export async function loadLikes(context: PageContext, type: LikeType): Promise<LikesModel> {
  const [cards, { translator }] = await Promise.all([loadLikeCards(context, type), getLanguage(context)]);
  const words = likesPageWords(translator.words("likes"));
  return { title: words.title, words, type, cards };
}
