import { type ReactNode, type RefAttributes, useCallback, useEffect, useRef, useState } from "react";
import { paths } from "#app/paths";
import type { CardModel } from "#app/shared/profile/card-model.server";
import { Button, ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { KeyField } from "#app/ui/key-field";
import { Notice } from "#app/ui/notice";
import { Picture } from "#app/ui/picture";
import type { SwipeModel } from "./swipe.server";
import { useSwipeGesture } from "./use-swipe-gesture";

/** The router's form, which posts without leaving the page. */
type RouterForm = (
  props: RefAttributes<HTMLFormElement> & {
    method: "post";
    action: string;
    discover: "none";
    children: ReactNode;
  },
) => ReactNode;

type SwipeProps = {
  model: SwipeModel;
  Form: RouterForm;
  busy: boolean;
  /** Why the last decision did not arrive. */
  failed: string | undefined;
};

/** One member at a time: like or pass by button, arrow key or drag. */
export function SwipeView(props: SwipeProps) {
  const { model } = props;
  const { words, card, left } = model;
  return (
    <section className="swipe-game">
      <h1>{words.title}</h1>
      <p className="soft">{model.intro}</p>
      {left === 0 ? (
        <UsedUp model={model} />
      ) : card ? (
        <Decide {...props} card={card} />
      ) : (
        <EmptyState
          icon="search"
          title={words.nobody_title}
          text={words.nobody_text}
          action={<ButtonLink href={paths.members()}>{words.search}</ButtonLink>}
        />
      )}
    </section>
  );
}

function Decide({ model, Form, card, busy, failed }: SwipeProps & { card: CardModel }) {
  const { words } = model;
  const cardRef = useRef<HTMLDivElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const decide = useCallback(
    (decision: "like" | "pass") => {
      const button = formRef.current?.querySelector<HTMLButtonElement>(`button[name=${decision}]`);
      if (!busy) button?.click();
    },
    [busy],
  );
  useSwipeGesture(cardRef, card.id, decide);
  const { alt, ...picture } = card.picture;
  return (
    // It posts to its own page, so there is no route to ask the server about.
    <Form method="post" action={paths.swipeGame()} discover="none" ref={formRef}>
      <KeyField value={model.key} />
      <input type="hidden" name="name" value={card.name} />
      <div key={card.id} className="swipe-card" ref={cardRef}>
        <a href={paths.member(card.id)} aria-label={`${words.view}: ${card.name}`}>
          <Picture {...picture} alt={alt} sizes="(min-width:576px) 420px,92vw" eager />
          {card.fictional ? <i className="fic">{card.fictional}</i> : null}{" "}
          <span className="mt">
            <b>{card.age === undefined ? card.name : `${card.name}, ${card.age}`}</b> {card.city}
          </span>
        </a>
      </div>
      <p className="swipe-left" aria-live="polite">
        {model.leftText}
        <span className="sr">. {card.name}</span>
      </p>
      {failed ? (
        <Notice kind="danger" announce>
          <p>{failed}</p>
        </Notice>
      ) : null}
      <div className="swipe-choice">
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
    </Form>
  );
}

function UsedUp({ model: { words, nextDay, locale } }: { model: SwipeModel }) {
  const [own, setOwn] = useState<string>();
  // The browser knows its own zone; the server took the country's (docs/decisions/0006-times.md).
  useEffect(() => {
    const clock = new Intl.DateTimeFormat(locale, { weekday: "long", hour: "numeric", minute: "2-digit" });
    setOwn(clock.format(new Date(nextDay.iso)));
  }, [locale, nextDay.iso]);
  const [before = "", after = ""] = words.used_up_text.split("{time}");
  return (
    <div className="none">
      <h2>{words.used_up_title}</h2>
      <p className="soft">
        {before}
        <time dateTime={nextDay.iso}>{own ?? nextDay.text}</time>
        {after}
      </p>
      <ButtonLink href={paths.likes("sent")}>{words.see_likes}</ButtonLink>
    </div>
  );
}
