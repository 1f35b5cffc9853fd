import { Button, ButtonLink } from "#app/ui/button";
import { Choice } from "#app/ui/choice";
import { Icon } from "#app/ui/icon";
import { KeyField } from "#app/ui/key-field";
import { Notice } from "#app/ui/notice";
import { TextLink } from "#app/ui/text-link";
import type { MethodsModel, SummaryModel } from "./checkout.server";
import { CodeNotes } from "./code-notes-view";
import { MethodMark } from "./method-mark";
import { OrderLines, OrderTerms } from "./order-parts-view";
import type { OrderRefusal } from "./order-refusal.server";

function Price({ model: { price, before } }: { model: Pick<MethodsModel, "price" | "before"> }) {
  return (
    <p className="order-total">
      {price} {before ? <s className="soft">{before}</s> : null}
    </p>
  );
}

/** How to pay: only what the country, the amount and the code allow, the operator's first choice first (PAY-02). */
export function MethodsView({ model }: { model: MethodsModel }) {
  const { words } = model;
  return (
    <section className="checkout">
      <header>
        <h1>{model.title}</h1>
      </header>
      <div className="checkout-side card">
        <h2>{model.credits}</h2>
        <Price model={model} />
        {model.discount ? <p>{model.discount}</p> : null}
        <p className="soft">{model.perMessage}</p>
        <p className="soft">{words.once}</p>
        <p>
          <TextLink href={model.creditsUrl}>{words.other_package}</TextLink>
        </p>
      </div>
      <div className="stack">
        <CodeNotes notes={model.notes} />
        {model.methods.length === 0 ? (
          <p>{words.no_methods}</p>
        ) : (
          <ul className="methods">
            {model.methods.map(({ method, href, name, price, reason, note }, at) => (
              <li key={href}>
                <a href={href}>
                  <MethodMark method={method} />
                  <span>
                    {name}
                    {price ? <b>{price}</b> : null}
                    {reason ? <small>{reason}</small> : null}
                    {note ? <small>{note}</small> : null}
                    {at === 0 && model.methods.length > 1 ? <em>{words.recommended}</em> : null}
                  </span>
                  <Icon name="chevron-right" />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** What is ordered, for how much, and the button that says so (PAY-02, PAY-04). */
export function SummaryView({ model, refusal }: { model: SummaryModel; refusal: OrderRefusal | undefined }) {
  const { words } = model;
  return (
    <section className="checkout">
      <header className="stack">
        <h1>{model.title}</h1>
        {refusal ? (
          <Notice
            kind={refusal.again ? "warning" : "danger"}
            announce
            actions={
              refusal.link ? (
                <ButtonLink variant="secondary" size="small" href={refusal.link.href}>
                  {refusal.link.text}
                </ButtonLink>
              ) : undefined
            }
          >
            <p>{refusal.text}</p>
          </Notice>
        ) : null}
        {refusal?.isOfCode ? null : <CodeNotes notes={model.notes} />}
      </header>
      <div className="checkout-side">
        <OrderLines
          words={words}
          order={model}
          credits={
            <>
              {model.credits}
              <small>{model.perMessage}</small>
            </>
          }
        >
          <div>
            <dt>{words.method}</dt>
            <dd>
              {model.method} <TextLink href={model.changeUrl}>{words.change}</TextLink>
            </dd>
          </div>
        </OrderLines>
      </div>
      <form method="post" action={model.action} className="form">
        <KeyField value={model.key} />
        {Object.entries(model.hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {model.cards.length > 0 ? (
          <Choice
            kind="radio"
            id="card"
            name="card"
            label={words.which_card}
            options={[...model.cards, { value: "", label: words.other_card }]}
            chosen={[refusal?.card ?? model.cards[0]?.value ?? ""]}
          />
        ) : null}
        <OrderTerms words={words} order={model} />
        <Button wide size="large" name="intent" value={refusal?.again ? "again" : "order"}>
          {refusal?.again ? words.order_again : model.orderText}
        </Button>
        <p className="soft">{words.provider_note}</p>
      </form>
    </section>
  );
}
