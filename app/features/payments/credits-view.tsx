import { ButtonLink } from "#app/ui/button";
import { TextLink } from "#app/ui/text-link";
import type { CreditsModel } from "./credits.server";
import { DiscountCodeForm, DiscountNote } from "./discount-view";
import { Packages } from "./price-list-view";

/** What a member can buy, and where a discount code is typed. */
export function CreditsView({ model }: { model: CreditsModel }) {
  const { words, checkout } = model;
  return (
    <div className="stack stack-loose">
      <header className="stack">
        <h1>{model.title}</h1>
        <p className="lead">{model.intro}</p>
        <p>{model.balance}</p>
      </header>
      <section className="stack">
        <h2>{words.packages_title}</h2>
        {model.discount ? <DiscountNote model={model.discount} /> : null}
        <Packages model={model} buy />
        <p className="soft">
          {model.taxNote} {words.once}
        </p>
      </section>
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
