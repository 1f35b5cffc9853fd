import { LRUCache } from "lru-cache";
import { renderToStaticMarkup } from "react-dom/server";
import type { Words } from "#app/i18n/catalog";
import { paths } from "#app/paths";
import type { CardModel } from "#app/session/card-model.server";
import { LikeButton } from "#app/ui/like-button";
import { MemberCard } from "#app/ui/member-card";

/** About 1.3 KB a card: the members of a large site that are shown again and again, in a few megabytes. */
const KEPT_CARDS = 3_000;

const kept = new LRUCache<string, string>({ max: KEPT_CARDS });

export interface CardLook {
  /** In the first view: its photo loads at once. */
  eager: boolean;
  canLike: boolean;
  words: Pick<Words<"members">, "like" | "unlike">;
}

/**
 * A card's HTML, kept by everything it shows (docs/decisions/0009): 24 of them are most of what a page of members
 * costs. Nothing of the reader is in it but whether the member likes this profile, which is part of the key.
 */
export function cardHtml(card: CardModel, look: CardLook): string {
  const likeText = card.liked ? look.words.unlike : look.words.like;
  const key = keyOf(card, look, likeText);
  let html = kept.get(key);
  if (html === undefined) {
    html = renderToStaticMarkup(
      <MemberCard
        id={`m${card.id}`}
        href={paths.member(card.id)}
        name={card.name}
        age={card.age}
        city={card.city}
        picture={{ ...card.picture, eager: look.eager }}
        fictional={card.fictional}
      >
        {look.canLike ? (
          <LikeButton
            liked={card.liked}
            label={likeText.replace("{name}", card.name)}
            name={card.liked ? "unlike" : "like"}
            value={String(card.id)}
            piece={`like-${card.id}`}
          />
        ) : null}
      </MemberCard>,
    );
    kept.set(key, html);
  }
  return html;
}

/** Everything a card shows, in one line: making JSON of 24 cards took a twentieth of the page. */
function keyOf(
  { id, name, age, city, picture, fictional, liked }: CardModel,
  look: CardLook,
  likeText: string,
) {
  const set = picture.set?.map(({ url, width }) => `${url} ${width}`).join();
  return `${id}\n${name}\n${age}\n${city}\n${picture.src}\n${set}\n${picture.width}\n${picture.height}\n${picture.tone}\n${picture.alt}\n${fictional}\n${liked}\n${look.eager}\n${look.canLike && likeText}`;
}
