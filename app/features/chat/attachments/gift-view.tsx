import { Button, ButtonLink } from "#app/ui/button";
import { KeyField } from "#app/ui/key-field";
import type { SendRefusal } from "../chat-model";
import { RefusalNotice } from "../refusal-notice";
import type { ChosenGift, GiftPageModel } from "./gift-page.server";
import { RecipientLine } from "./recipient-line";

const EDGE_PIXELS = 256;

type GiftViewProps = { model: GiftPageModel; refusal: SendRefusal | undefined };

/** Choosing a gift, then its price and what is left before it is sent (PROF-02). */
export function GiftView({ model, refusal }: GiftViewProps) {
  const { words, partner, chosen, back } = model;
  return (
    <section className="give stack" data-piece="give">
      <h1>{chosen ? chosen.title : model.title}</h1>
      <RecipientLine partner={partner} back={{ href: back, label: words.back }} />
      {chosen ? (
        <ChosenGiftForm model={model} chosen={chosen} refusal={refusal} />
      ) : (
        <>
          {refusal ? <RefusalNotice refusal={refusal} /> : null}
          <GiftList model={model} />
        </>
      )}
    </section>
  );
}

function GiftList({ model: { words, gifts } }: { model: GiftPageModel }) {
  if (gifts.length === 0) return <p role="status">{words.gift_none}</p>;
  return (
    <>
      <p>{words.gift_intro}</p>
      <ul className="give-grid">
        {gifts.map((gift) => (
          <li key={gift.id}>
            <a className="give-card" href={gift.href}>
              <img src={gift.src} alt="" width={EDGE_PIXELS} height={EDGE_PIXELS} />
              <b>{gift.name}</b>
              <span className="soft">{gift.price}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

type ChosenGiftProps = { model: GiftPageModel; chosen: ChosenGift; refusal: SendRefusal | undefined };

function ChosenGiftForm({ model: { words, others }, chosen, refusal }: ChosenGiftProps) {
  const shown = refusal ?? chosen.short;
  return (
    <>
      {shown ? <RefusalNotice refusal={shown} /> : null}
      <img className="chosen-gift" src={chosen.src} alt="" width={EDGE_PIXELS} height={EDGE_PIXELS} />
      <dl className="give-sums">
        <div>
          <dt>{words.gift_price}</dt>
          <dd>{chosen.price}</dd>
        </div>
        <div>
          <dt>{words.gift_now}</dt>
          <dd>{chosen.now}</dd>
        </div>
        {chosen.after === undefined ? null : (
          <div>
            <dt>{words.gift_after}</dt>
            <dd>{chosen.after}</dd>
          </div>
        )}
      </dl>
      <form method="post" action={chosen.action} className="row">
        <KeyField value={chosen.formKey} />
        <input type="hidden" name="gift" value={chosen.id} />
        {chosen.short ? null : <Button icon="gift">{chosen.submit}</Button>}
        <ButtonLink variant="secondary" href={others}>
          {words.gift_other}
        </ButtonLink>
      </form>
    </>
  );
}
