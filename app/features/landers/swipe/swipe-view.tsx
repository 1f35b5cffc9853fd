import { Icon } from "#app/ui/icon";
import { Picture } from "#app/ui/picture";
import { TextLink } from "#app/ui/text-link";
import { LanderCall, LanderHonesty, LanderNiche, LanderSignupLink } from "../lander-parts";
import { Scene } from "../scenes/scene";
import type { SwipeCard, SwipeModel } from "./swipe-model.server";

/** Width of a card: as wide as a phone allows, twenty rem at most. */
/** A little less than the card is wide: the next larger file is twice as heavy and shows nothing more. */
const SIZES = "(min-width:400px) 270px,68vw";

type ModelProps = { model: SwipeModel };

/** A stack of cards, one answer a card; the last card is the way in (LAND-02). */
export function SwipeView({ model }: ModelProps) {
  const { page, words, stack } = model;
  return (
    <div className="sw">
      <div className="sw-text">
        <p className="sw-label">{page.label}</p>
        <h1>{page.promise}</h1>
        <p className="sw-lead">{model.ofMembers ? words.lead : words.ideas_lead}</p>
      </div>
      <section className="sw-game" aria-label={words.stack_label}>
        {stack.length > 0 ? <Question model={model} /> : <End model={model} />}
      </section>
      <div className="sw-foot">
        <LanderNiche page={page} />
        <LanderHonesty page={page} />
        {stack.length > 0 ? <LanderSignupLink page={page} /> : null}
      </div>
    </div>
  );
}

function Question({ model }: ModelProps) {
  const { stack, words, gone } = model;
  const [top, ...under] = stack;
  if (!top) return null;
  return (
    <>
      <div className="sw-deck">
        {under.toReversed().map((card, index) => (
          <div key={keyOf(card)} className={`sw-under sw-under-${under.length - index}`} aria-hidden="true">
            <CardBack card={card} />
          </div>
        ))}
        <div className="sw-top">
          <CardFace card={top} eager />
        </div>
        {gone ? (
          <div className={gone.yes ? "sw-gone sw-gone-yes" : "sw-gone sw-gone-no"} aria-hidden="true">
            <CardFace card={gone.card} hidden />
          </div>
        ) : null}
      </div>
      <form method="get" className="sw-answers">
        <button type="submit" className="sw-no" name="a" value={model.no}>
          <Icon name="x" />
          {words.no}
        </button>
        <p className="sw-progress">
          <span className="num">{model.progress}</span>
          {model.backUrl ? <TextLink href={model.backUrl}>{words.back}</TextLink> : null}
        </p>
        <button type="submit" className="sw-yes" name="a" value={model.yes}>
          <Icon name="heart-filled" />
          {words.yes}
        </button>
      </form>
    </>
  );
}

function keyOf(card: SwipeCard): string {
  return card.kind === "member" ? `m${card.member.id}` : card.scene;
}

type CardFaceProps = {
  card: SwipeCard;
  eager?: boolean;
  /** Only decoration: neither read out nor loaded first. */
  hidden?: boolean;
};

/** Of the cards beneath only the edges show: their photos would compete with the one that counts. */
function CardBack({ card }: { card: SwipeCard }) {
  if (card.kind === "idea") return <CardFace card={card} hidden />;
  return (
    <div className="sw-card">
      <span className="sw-blank" data-tone={card.member.picture.tone} />
    </div>
  );
}

function CardFace({ card, eager, hidden }: CardFaceProps) {
  if (card.kind === "idea") {
    return (
      <div className="sw-card">
        <Scene name={card.scene} eager={eager} />
        <p className="sw-name">
          <b>{card.text}</b>
        </p>
      </div>
    );
  }
  const { member } = card;
  const { alt, ...picture } = member.picture;
  return (
    <div className="sw-card">
      <Picture {...picture} alt={hidden ? "" : alt} sizes={SIZES} eager={eager} />
      {member.fictional ? <i className="fic">{member.fictional}</i> : null}
      <p className="sw-name">
        <b>{member.age === undefined ? member.name : `${member.name}, ${member.age}`}</b>
        {member.city}
      </p>
    </div>
  );
}

function End({ model }: ModelProps) {
  const { words, page } = model;
  const fan = model.chosen.slice(0, 3);
  return (
    <div className="sw-end">
      {fan.length > 0 ? (
        <div className="sw-fan" aria-hidden="true">
          {fan.map((card) => (
            <CardFace key={keyOf(card)} card={card} hidden />
          ))}
        </div>
      ) : null}
      <h2>{words.end_title}</h2>
      <p>{model.summary}</p>
      <p className="soft">{model.ofMembers ? words.end_members : words.end_ideas}</p>
      {model.writeTo.length > 0 && !page.closed ? (
        <p className="row">
          {model.writeTo.map(({ href, text }) => (
            <TextLink key={href} href={href}>
              {text}
            </TextLink>
          ))}
        </p>
      ) : null}
      <LanderCall page={page} />
      <p>
        <TextLink href={model.againUrl}>{words.again}</TextLink>
      </p>
    </div>
  );
}
