import type { Words } from "#app/i18n/catalog";
import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import type { HomeModel } from "./home.server";

/** Three steps, in order. */
export function HomeSteps({ words }: { words: Words<"home"> }) {
  const steps = [
    { title: words.how_1_title, text: words.how_1_text },
    { title: words.how_2_title, text: words.how_2_text },
    { title: words.how_3_title, text: words.how_3_text },
  ];
  return (
    <section className="home-section">
      <h2>{words.how_title}</h2>
      <ol className="home-steps">
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

type HomeProps = { model: HomeModel };

/** Free things on one side, what costs on the other, in the visitor's money where it is known. */
export function HomeCosts({ model: { words, price, costs } }: HomeProps) {
  return (
    <section className="home-section">
      <h2>{words.cost_title}</h2>
      <div className="home-costs">
        <div className="card">
          <h3>{words.cost_free_title}</h3>
          <p className="price">{words.cost_free_price}</p>
          <ul className="ticks">
            <li>{words.cost_free_1}</li>
            <li>{words.cost_free_2}</li>
            <li>{words.cost_free_3}</li>
          </ul>
        </div>
        <div className="card card-tint">
          <h3>{words.cost_paid_title}</h3>
          <p className="price">{price ? words.cost_from.replace("{price}", price) : words.cost_seen}</p>
          {price ? <p className="soft">{words.cost_from_detail}</p> : null}
          <ul className="ticks">
            {costs.map((cost) => (
              <li key={cost}>{cost}</li>
            ))}
          </ul>
          <p>
            <ButtonLink variant="secondary" href={paths.pricing()}>
              {words.prices}
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}

/** What fictional profiles are, with the label as it looks. */
export function HomeHonesty({ model }: HomeProps) {
  return (
    <section className="home-section home-honest">
      <h2>{model.words.honest_title}</h2>
      <p className="lead">{model.honestText}</p>
      <p className="row">
        <i className="fic fic-flow">{model.fictional}</i>
      </p>
      {model.fictionalWarning ? <p className="soft">{model.fictionalWarning}</p> : null}
    </section>
  );
}

/** What people ask before they sign up; opens without scripts. */
export function HomeQuestions({ model: { words, questions } }: HomeProps) {
  return (
    <section className="home-section home-questions">
      <h2>{words.questions_title}</h2>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question} <Icon name="chevron-down" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}
