import type { Words } from "#app/i18n/catalog";
import { paths } from "#app/paths";
import type { CardModel } from "#app/session/card-model.server";
import { EmptyState } from "#app/ui/empty-state";
import { LikeButton } from "#app/ui/like-button";
import { MemberCard, MemberGrid } from "#app/ui/member-card";
import { Pager } from "#app/ui/pager";
import { ShowMore } from "#app/ui/show-more";
import { SearchForm, type SearchFormModel } from "./search-form-view";

export interface MembersModel {
  title: string;
  words: Words<"members">;
  form: SearchFormModel;
  cards: CardModel[];
  similar: CardModel[];
  count: string;
  page: number;
  pageText: string;
  previous: string | undefined;
  next: string | undefined;
  /** The address of this page, where a like comes back to. */
  here: string;
  key: string;
  canLike: boolean;
}

/** Cards in the first view load their photos at once. */
const EAGER = 4;

/** The search: one form around the grid carries every like, which keeps 24 cards small. */
export function MembersView({ model }: { model: MembersModel }) {
  const { words, cards, similar } = model;
  return (
    <>
      <div className="head">
        <h1>{words.title}</h1>
        <p className="soft">{model.count}</p>
      </div>
      <SearchForm form={model.form} />
      {cards.length === 0 ? (
        <EmptyState icon="search" title={words.empty_title} text={words.empty_text} />
      ) : null}
      <form method="post" action={model.here}>
        <input type="hidden" name="_key" value={model.key} />
        <input type="hidden" name="intent" value="like" />
        <Cards model={model} cards={cards} piece="members" />
        {similar.length > 0 ? (
          <>
            <h2>{words.similar_title}</h2>
            <Cards model={model} cards={similar} piece="similar" />
          </>
        ) : null}
      </form>
      {model.next ? <ShowMore list="members" href={model.next} label={words.more} auto /> : null}
      {model.previous || model.next ? (
        <Pager
          label={words.pages_label}
          text={model.pageText}
          previous={model.previous ? { href: model.previous, label: words.previous } : undefined}
          next={model.next ? { href: model.next, label: words.next } : undefined}
        />
      ) : null}
    </>
  );
}

function Cards({
  model: { words, canLike },
  cards,
  piece,
}: {
  model: MembersModel;
  cards: CardModel[];
  piece: string;
}) {
  return (
    <MemberGrid piece={piece} label={words.list_label}>
      {cards.map((card, index) => (
        <MemberCard
          key={card.id}
          id={`m${card.id}`}
          href={paths.member(card.id)}
          name={card.name}
          age={card.age}
          city={card.city}
          picture={{ ...card.picture, eager: index < EAGER }}
          fictional={card.fictional}
        >
          {canLike ? (
            <LikeButton
              liked={card.liked}
              label={(card.liked ? words.unlike : words.like).replace("{name}", card.name)}
              name={card.liked ? "unlike" : "like"}
              value={String(card.id)}
              piece={`like-${card.id}`}
            />
          ) : null}
        </MemberCard>
      ))}
    </MemberGrid>
  );
}
