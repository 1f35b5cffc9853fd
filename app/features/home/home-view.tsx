import type { ReactNode } from "react";
import { paths } from "#app/paths";
import type { SignupsClosed } from "#app/session/signups.server";
import { ButtonLink } from "#app/ui/button";
import { Card } from "#app/ui/card";
import { Icon } from "#app/ui/icon";
import { MemberCards } from "#app/ui/member-card";
import { SignupsClosedNote } from "#app/ui/signups-closed";
import { TextLink } from "#app/ui/text-link";
import type { HomeModel } from "./home.server";
import { HomeCosts, HomeHonesty, HomeQuestions, HomeSteps } from "./home-sections";

type HomeProps = { model: HomeModel };

/** What the site is, who is there, what it costs, how it works; `children` is the signup form (HOME-01), `closed` what stands there instead. */
export function HomeView({
  model,
  closed,
  children,
}: HomeProps & { closed: SignupsClosed; children: ReactNode }) {
  const { words } = model;
  return (
    <div className="home">
      <div className="home-top">
        <header className="home-intro">
          <h1>{model.heading}</h1>
          <p className="lead">{model.intro}</p>
        </header>
        <People model={model} />
        {closed ? (
          <div className="home-form" id="signup">
            <Card>
              <SignupsClosedNote closed={closed} />
              <p className="home-login">
                <TextLink href={paths.login()}>{words.have_account}</TextLink>
              </p>
            </Card>
          </div>
        ) : (
          <div className="home-form" id="signup">
            <Card>
              <h2>{words.start}</h2>
              {children}
              <p className="home-login">
                <TextLink href={paths.login()}>{words.have_account}</TextLink>
              </p>
            </Card>
          </div>
        )}
        <div className="home-facts">
          <ul className="home-points">
            {model.points.map((point) => (
              <li key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
          {model.cards.length > 0 ? (
            <p className="row">
              <TextLink href={paths.members()}>{words.see_more}</TextLink>
              <TextLink href={paths.matchFinder()}>{words.finder}</TextLink>
            </p>
          ) : null}
          <p className="home-adults">{model.adults}</p>
        </div>
      </div>
      {closed ? null : <HomeSteps words={words} />}
      <HomeCosts model={model} />
      <div className="home-pair">
        <HomeHonesty model={model} />
        <HomeQuestions model={model} />
      </div>
      {closed ? null : (
        <section className="home-end">
          <h2>{words.end_title}</h2>
          <ButtonLink size="large" href={paths.signup()}>
            {words.start}
          </ButtonLink>
        </section>
      )}
    </div>
  );
}

/** Faces of the first view load at once. */
const EAGER = 3;

function People({ model: { words, cards, listLabel, maySearch } }: HomeProps) {
  if (!maySearch) {
    return (
      <section className="home-hidden">
        <Icon name="lock" big />
        <h2>{words.hidden_title}</h2>
        <p>{words.hidden_text}</p>
      </section>
    );
  }
  if (cards.length === 0) return null;
  return (
    <section className="home-members" aria-label={words.members_title}>
      <MemberCards label={listLabel} cards={cards} hrefOf={paths.member} eager={EAGER} />
    </section>
  );
}
