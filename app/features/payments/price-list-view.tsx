import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button";
import { PackageCard, PackageList } from "#app/ui/package-card";
import { TextLink } from "#app/ui/text-link";
import { DiscountCodeForm, DiscountNote } from "./discount-view";
import type { PremiumModel, PriceListModel, Prices } from "./price-list.server";

const PRICES = "prices";

/** What everything costs, for anybody who asks. */
export function PriceListView({ model }: { model: PriceListModel }) {
  const { words } = model;
  return (
    <div className="stack stack-loose">
      <header className="stack">
        <h1>{model.title}</h1>
        <p className="lead">{words.intro}</p>
      </header>
      <Facts model={model} />
      <PackageSection model={model} buy={false} />
      <p>
        <ButtonLink size="large" href={model.start.href}>
          {model.start.text}
        </ButtonLink>
      </p>
      <p>
        <TextLink href={paths.staticPage("return-policy")}>{words.return_policy}</TextLink>
      </p>
    </div>
  );
}

/** What premium brings and the packages that bring it. */
export function PremiumView({ model }: { model: PremiumModel }) {
  const { words } = model;
  return (
    <div className="stack stack-loose">
      <header className="stack">
        <h1>{model.title}</h1>
        <p className="lead">{model.intro}</p>
      </header>
      {model.isPremium ? null : (
        <section className="stack">
          <h2>{words.benefits_title}</h2>
          <ul className="ticks">
            <li>{words.benefit_photos}</li>
            <li>{words.benefit_chats}</li>
            <li>{words.benefit_uploads}</li>
            <li>{words.benefit_stays}</li>
          </ul>
        </section>
      )}
      <PackageSection model={model} buy />
      {model.discount ? <DiscountCodeForm model={model.discount} /> : null}
      <Facts model={model} />
    </div>
  );
}

type PackageSectionProps = {
  model: Pick<Prices, "words" | "rows" | "look" | "discount" | "taxNote" | "offerSecondsLeft">;
  buy: boolean;
};

/** The packages with what makes their prices. Where the time bonus runs, its end is told in place, clock or no clock. */
export function PackageSection({ model, buy }: PackageSectionProps) {
  const { words, discount, taxNote, offerSecondsLeft } = model;
  const section = (
    <section className="stack" data-piece={PRICES}>
      <h2>{words.packages_title}</h2>
      {discount ? <DiscountNote model={discount} /> : null}
      <Packages model={model} buy={buy} />
      <p className="soft">
        {taxNote} {words.once}
      </p>
    </section>
  );
  if (offerSecondsLeft === undefined) return section;
  return (
    <rz-refresh data-name={PRICES}>
      {section}
      <rz-countdown hidden data-seconds-left={offerSecondsLeft} />
    </rz-refresh>
  );
}

function Packages({ model, buy }: { model: Pick<Prices, "words" | "rows" | "look">; buy: boolean }) {
  const { words, rows, look } = model;
  if (rows.length === 0) return <p>{words.none}</p>;
  return (
    <PackageList label={words.packages_title}>
      {rows.map((row) => (
        <PackageCard
          key={row.id}
          look={look}
          credits={row.credits}
          price={row.price}
          before={row.before}
          reason={row.reason}
          cheaper={row.cheaper}
          perMessage={row.perMessage}
          popular={row.popular}
        >
          {buy ? (
            <ButtonLink variant={row.popular ? "primary" : "secondary"} href={row.buyUrl}>
              {row.buyText}
            </ButtonLink>
          ) : null}
        </PackageCard>
      ))}
    </PackageList>
  );
}

function Facts({ model: { words, facts } }: { model: Prices }) {
  return (
    <section className="stack">
      <h2>{words.facts_title}</h2>
      <dl className="price-facts">
        {facts.map(({ what, costs }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{costs}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
