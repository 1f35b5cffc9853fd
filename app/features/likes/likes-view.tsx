import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { MemberCard, MemberGrid } from "#app/ui/member-card";
import { Tabs } from "#app/ui/tabs";
import { LIKE_TYPES } from "./like-types";
import type { LikesModel } from "./likes.server";
import { useLiveLikes } from "./use-live-likes";

/** Cards in the first view load their photos at once. */
const EAGER_CARDS = 4;

/** Who likes the member, whom the member likes, and who both (LIKE-01). Kept current while it is looked at. */
export function LikesView({ model }: { model: LikesModel }) {
  const { words, type } = model;
  const cards = useLiveLikes(type, model.cards);
  return (
    <>
      <div className="head">
        <h1>{words.title}</h1>
        <ButtonLink variant="secondary" size="small" icon="sparkles" href={paths.swipeGame()}>
          {words.swipe_game}
        </ButtonLink>
      </div>
      <Tabs
        label={words.tabs}
        tabs={LIKE_TYPES.map((each) => ({
          href: paths.likes(each),
          label: words[each],
          current: each === type,
        }))}
      />
      {cards.length === 0 ? (
        <EmptyState
          icon="heart"
          title={words[`${type}_empty_title`]}
          text={words[`${type}_empty_text`]}
          action={<ButtonLink href={paths.members()}>{words.search}</ButtonLink>}
        />
      ) : (
        <MemberGrid piece="likes" label={words[type]}>
          {cards.map((card, index) => (
            <MemberCard
              key={card.id}
              id={`m${card.id}`}
              href={type === "sent" ? paths.member(card.id) : paths.likedMember(card.id)}
              name={card.name}
              age={card.age}
              city={card.city}
              picture={{ ...card.picture, eager: index < EAGER_CARDS }}
              fictional={card.fictional}
              mark={card.isNew ? words.new : undefined}
            />
          ))}
        </MemberGrid>
      )}
    </>
  );
}
