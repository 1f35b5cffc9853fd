import { ButtonLink } from "#app/ui/button";
import { TextLink } from "#app/ui/text-link";
import type { CreditsModel } from "./credits.server";
import { DiscountCodeForm } from "./discount-view";
import { PackageSection } from "./price-list-view";

/** Digits, with what a language sets between them. */
const FIGURE = /(\d(?:[\d\s.,]*\d)?)/;

/** "You have 50 credits.", the number large. */
function Balance({ text }: { text: string }) {
  const [before, figure, after] = text.split(FIGURE);
  return (
    <p>
      {before}
      <b className="price">{figure}</b>
      {after}
    </p>
  );
}

/** What a member can buy, and where a discount code is typed. */
export function CreditsView({ model }: { model: CreditsModel }) {
  const { checkout } = model;
  return (
    <div className="stack stack-loose">
      <header className="stack">
        <h1>{model.title}</h1>
        <Balance text={model.balance} />
        <p className="lead">{model.intro}</p>
      </header>
      <PackageSection model={model} buy />
      {model.discount ? <DiscountCodeForm model={model.discount} /> : null}
      <p className="row">
        {model.repeatUrl ? (
          <ButtonLink variant="secondary" icon="retry" href={model.repeatUrl}>
            {checkout.repeat_title}
          </ButtonLink>
        ) : null}
        <TextLink href={model.ordersUrl}>{checkout.see_orders}</TextLink>
      </p>
    </div>
  );
}
