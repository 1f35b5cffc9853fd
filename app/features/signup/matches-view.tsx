import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { KeyField } from "#app/ui/key-field";
import { LikeButton } from "#app/ui/like-button";
import { MemberCards } from "#app/ui/member-card";
import type { MatchesModel } from "./matches.server";
import { MeetFormView } from "./meet-step-view";

/** Cards in the first view load their photos at once. */
const EAGER = 4;

/** Members that fit: one form carries every like, as in the search. */
export function MatchesView({ model }: { model: MatchesModel }) {
  const { words, cards, likeWords } = model;
  const ways = (
    <div className="row">
      <ButtonLink href={paths.members()}>{words.all_members}</ButtonLink>
      <ButtonLink href={paths.completeSignup()} variant="secondary">
        {words.finish_profile}
      </ButtonLink>
    </div>
  );
  if (model.question) {
    return (
      <section className="narrow stack">
        <h1>{model.title}</h1>
        <MeetFormView form={model.question} errors={[]} />
      </section>
    );
  }
  if (cards.length === 0) {
    return (
      <EmptyState
        page
        icon="users"
        title={words.matches_empty_title}
        text={words.matches_empty_text}
        action={ways}
      />
    );
  }
  return (
    <section className="stack">
      <h1>{model.title}</h1>
      <p className="lead">
        {model.count}. {words.matches_text}
      </p>
      <form method="post" action={model.here}>
        <KeyField value={model.key} />
        <input type="hidden" name="intent" value="like" />
        <MemberCards
          label={words.matches_label}
          cards={cards}
          hrefOf={paths.member}
          eager={EAGER}
          over={(card) => (
            <LikeButton
              liked={card.liked}
              label={(card.liked ? likeWords.unlike : likeWords.like).replace("{name}", card.name)}
              name={card.liked ? "unlike" : "like"}
              value={String(card.id)}
              piece={`like-${card.id}`}
            />
          )}
        />
      </form>
      {ways}
    </section>
  );
}
