import { paths } from "#app/paths";
import type { CardModel } from "#app/shared/profile/card-model.server";
import { Button, ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { KeyField } from "#app/ui/key-field";
import { NameAndAge } from "#app/ui/member-card";
import { Picture } from "#app/ui/picture";
import type { SwipeModel } from "./swipe.server";

/** One member at a time: like or pass by button, arrow key or drag. */
export function SwipeView({ model }: { model: SwipeModel }) {
  const { words, card, left } = model;
  return (
    <section className="swipe-game">
      <h1>{words.title}</h1>
      {left === 0 ? (
        <UsedUp model={model} />
      ) : card ? (
        <Decide model={model} card={card} />
      ) : (
        <EmptyState
          icon="search"
          title={words.nobody_title}
          text={words.nobody_text}
          action={<ButtonLink href={paths.members()}>{words.search}</ButtonLink>}
        />
      )}
      <p className="soft">{words.intro}</p>
    </section>
  );
}

/** The live region stays when a script swaps the pieces in it, so that they are read out. */
function Decide({ model, card }: { model: SwipeModel; card: CardModel }) {
  const { words } = model;
  const { alt, ...picture } = card.picture;
  return (
    <form method="post" action={paths.swipeGame()} data-swap="swipe-card swipe-left swipe-choice">
      <rz-swipe data-piece="swipe-card">
        <div className="swipe-card">
          <a href={paths.member(card.id)} aria-label={`${words.view}: ${card.name}`}>
            <Picture {...picture} alt={alt} sizes="(min-width:576px) 420px,92vw" eager />
            {card.fictional ? <i className="fic">{card.fictional}</i> : null}{" "}
            <span className="mt">
              <NameAndAge name={card.name} age={card.age} /> {card.city}
            </span>
          </a>
        </div>
      </rz-swipe>
      <p className="swipe-left" aria-live="polite">
        <span data-piece="swipe-left">
          {model.leftText}
          <span className="sr">. {card.name}</span>
        </span>
      </p>
      <div className="swipe-choice" data-piece="swipe-choice">
        <KeyField value={model.key} />
        <input type="hidden" name="name" value={card.name} />
        <Button
          variant="secondary"
          size="large"
          icon="x"
          name="pass"
          value={card.id}
          aria-label={model.passText}
        >
          {words.pass}
        </Button>{" "}
        <Button size="large" icon="heart" name="like" value={card.id} aria-label={model.likeText}>
          {words.like}
        </Button>
      </div>
      <p className="soft swipe-keys">{words.keys}</p>
    </form>
  );
}

function UsedUp({ model: { words, nextDay, locale } }: { model: SwipeModel }) {
  const [before = "", after = ""] = words.used_up_text.split("{time}");
  return (
    <div className="none">
      <h2>{words.used_up_title}</h2>
      <p className="soft">
        {before}
        <rz-own-time data-locale={locale}>
          <time dateTime={nextDay.iso}>{nextDay.text}</time>
        </rz-own-time>
        {after}
      </p>
      <ButtonLink href={paths.likes("sent")}>{words.see_likes}</ButtonLink>
    </div>
  );
}
