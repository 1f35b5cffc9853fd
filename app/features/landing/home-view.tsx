import type { ReactNode } from "react";
import type { Words } from "#app/i18n/catalog";
import { paths } from "#app/paths";
import type { CardModel } from "#app/session/card-model.server";
import { ButtonLink } from "#app/ui/button";
import { Card } from "#app/ui/card";
import { MemberCard, MemberGrid } from "#app/ui/member-card";
import { TextLink } from "#app/ui/text-link";

export interface HomeModel {
  title: string;
  description: string;
  words: Words<"home">;
  heading: string;
  intro: string;
  listLabel: string;
  cards: CardModel[];
  maySearch: boolean;
  honestText: string;
}

/** What the site is, who is there, how it works, what it costs; `children` is the signup form. */
export function HomeView({ model, children }: { model: HomeModel; children: ReactNode }) {
  const { words, cards } = model;
  const steps = [
    { title: words.how_1_title, text: words.how_1_text },
    { title: words.how_2_title, text: words.how_2_text },
    { title: words.how_3_title, text: words.how_3_text },
  ];
  return (
    <div className="stack stack-loose">
      <div className="hero home-hero">
        <div className="stack">
          <h1>{model.heading}</h1>
          <p className="lead">{model.intro}</p>
          <p>
            <TextLink href={paths.login()}>{words.have_account}</TextLink>
          </p>
        </div>
        {children ? <Card>{children}</Card> : null}
      </div>
      {cards.length > 0 ? (
        <section className="stack">
          <h2>{words.members_title}</h2>
          <MemberGrid label={model.listLabel}>
            {cards.map((card) => (
              <MemberCard
                key={card.id}
                id={`m${card.id}`}
                href={paths.member(card.id)}
                name={card.name}
                age={card.age}
                city={card.city}
                picture={card.picture}
                fictional={card.fictional}
              />
            ))}
          </MemberGrid>
          <p>
            <ButtonLink variant="secondary" href={paths.members()}>
              {words.see_more}
            </ButtonLink>
          </p>
        </section>
      ) : null}
      <section className="stack">
        <h2>{words.how_title}</h2>
        <div className="columns">
          {steps.map((step) => (
            <Card key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </Card>
          ))}
        </div>
      </section>
      <section className="stack">
        <h2>{words.honest_title}</h2>
        <p className="said">{model.honestText}</p>
        <p>
          <TextLink href={paths.pricing()}>{model.words.prices}</TextLink>
        </p>
      </section>
    </div>
  );
}
