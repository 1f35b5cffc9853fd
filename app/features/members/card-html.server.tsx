import { LRUCache } from "lru-cache";
import { renderToStaticMarkup } from "react-dom/server";
import { inOnePiece } from "#app/cache/html-cache.server";
import type { Words } from "#app/i18n/catalog";
import { paths } from "#app/paths";
import type { Site } from "#app/session/site";
import type { WireImage } from "#app/shared/photos/picture-url.server";
import { cardOf, type WireCard } from "#app/shared/profile/card-model.server";
import { type DataUse, DataUseProvider } from "#app/ui/data-use";
import { LikeButton } from "#app/ui/like-button";
import { MemberCard } from "#app/ui/member-card";

/** About 1.3 KB a card: the members of a large site that are shown again and again, in a few megabytes. */
const CACHED_CARDS = 3_000;

export interface CardLook {
  /** In the first view: its photo loads at once. */
  eager: boolean;
  canLike: boolean;
  dataUse: DataUse;
  /** What both like, and the line that says so: composed only for a card that is not cached. */
  shared?: string | undefined;
  sharedText: (shared: string) => string;
  words: Pick<Words<"members">, "like" | "unlike" | "photo_of" | "no_photo_of" | "online" | "new_here">;
}

/** Left out, to measure what it is worth: docs/decisions/0027. */
const IS_OFF = process.env.WITHOUT?.includes("cached-cards");

interface CachedCard {
  card: WireCard;
  cdnPrefix: string | undefined;
  fictional: string;
  html: string;
}

const cache = new LRUCache<string, CachedCard>({ max: CACHED_CARDS });

/**
 * A card's HTML, cached as long as it shows the same (docs/decisions/0009): 24 of them are most of what a page of
 * members costs. Nothing of the reader is in it but the language and whether the member likes this profile, which
 * its key tells; what the profile shows is compared, because making one text of it cost more than all the rest.
 */
export function cardHtml(site: Site, card: WireCard, look: CardLook): string {
  const likeText = card.liked ? look.words.unlike : look.words.like;
  const meaning = meaningOf(card, look);
  const key = `${card.id} ${look.dataUse} ${look.eager ? 1 : 0}${look.canLike ? 1 : 0}${card.liked ? 1 : 0} ${likeText} ${meaning ?? ""} ${look.shared ?? ""}`;
  const known = IS_OFF ? undefined : cache.get(key);
  if (known && showsTheSame(known, site, card)) return known.html;
  const html = inOnePiece(render(site, card, { ...look, meaning, likeText }));
  cache.set(key, { card, cdnPrefix: site.cdn_prefix, fictional: site.fictional.singular, html });
  return html;
}

type Meaning = "online" | "shared" | "new";

/**
 * The one line of meaning on a card. Only members read who is there or new, and nobody is made to look present: a
 * profile that is fictional, or that staff or a machine answers for, never does.
 */
function meaningOf(card: WireCard, { canLike, shared }: CardLook): Meaning | undefined {
  const isPerson = !card.fictional && (card.answered_by ?? "person") === "person";
  if (canLike && isPerson && card.online) return "online";
  if (shared !== undefined) return "shared";
  return canLike && card.is_new ? "new" : undefined;
}

function noteOf(meaning: Meaning | undefined, { shared, sharedText, words }: CardLook): string | undefined {
  if (meaning === "online") return words.online;
  if (meaning === "new") return words.new_here;
  return shared === undefined ? undefined : sharedText(shared);
}

function showsTheSame({ card, cdnPrefix, fictional }: CachedCard, site: Site, now: WireCard) {
  return (
    card.name === now.name &&
    card.age === now.age &&
    card.city === now.city &&
    card.fictional === now.fictional &&
    cdnPrefix === site.cdn_prefix &&
    fictional === site.fictional.singular &&
    isSamePicture(card.main_image, now.main_image)
  );
}

function isSamePicture(one: WireImage | undefined, other: WireImage | undefined) {
  if (!one || !other) return one === other;
  return (
    one.match === other.match &&
    one.status === other.status &&
    one.width === other.width &&
    one.height === other.height &&
    one.color === other.color &&
    one.variants?.length === other.variants?.length &&
    (one.variants ?? []).every(({ match, width }, index) => {
      const variant = other.variants?.[index];
      return match === variant?.match && width === variant.width;
    })
  );
}

type Drawn = CardLook & { meaning: Meaning | undefined; likeText: string };

function render(site: Site, wire: WireCard, { meaning, likeText, ...look }: Drawn) {
  const card = cardOf(site, wire, { photo: look.words.photo_of, none: look.words.no_photo_of });
  return renderToStaticMarkup(
    <DataUseProvider value={look.dataUse}>
      <MemberCard
        id={`m${card.id}`}
        href={paths.member(card.id)}
        name={card.name}
        age={card.age}
        city={card.city}
        note={noteOf(meaning, look)}
        online={meaning === "online"}
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
      </MemberCard>
    </DataUseProvider>,
  );
}
