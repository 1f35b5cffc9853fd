import { paths } from "#app/paths";
import type { CardModel } from "#app/shared/profile/card-model.server";
import { Button, ButtonLink } from "#app/ui/button";
import { Card } from "#app/ui/card";
import { ErrorSummary } from "#app/ui/error-summary";
import { Icon } from "#app/ui/icon";
import { MemberCards } from "#app/ui/member-card";
import { SignupsClosedNote } from "#app/ui/signups-closed";
import { Stepper } from "#app/ui/stepper";
import { TextLink } from "#app/ui/text-link";
import type { FinderModel, FinderResult, QuestionModel } from "./finder.server";
import { QuestionFields } from "./question-fields";

export function FinderView({ model }: { model: FinderModel }) {
  const { question, result } = model;
  if (question) return <QuestionPage model={model} question={question} />;
  return result ? <ResultPage model={model} result={result} /> : null;
}

/** One question a page; the answers so far travel in the form, so that going back loses nothing. */
function QuestionPage({ model, question }: { model: FinderModel; question: QuestionModel }) {
  const { words } = model;
  return (
    <section className="finder">
      <p className="finder-name">
        <Icon name="sparkles" />
        {words.title}
      </p>
      <Stepper {...question.progress} />
      <p className="soft finder-progress" aria-hidden="true">
        {question.progress.text}
      </p>
      <div className="finder-question stack">
        <h1>{question.heading}</h1>
        <ErrorSummary title={model.errorsTitle} errors={question.errors} />
        <form method="get" action={paths.matchFinder()} className="form">
          {question.carried.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <QuestionFields model={model} question={question} />
          {question.name === "gender" ? null : (
            <Button wide size="large">
              {question.name === "interests" ? words.show_matches : words.next}
            </Button>
          )}
        </form>
        {question.back ? (
          <p className="finder-back">
            <ButtonLink variant="quiet" icon="arrow-left" href={question.back}>
              {words.back}
            </ButtonLink>
          </p>
        ) : null}
      </div>
    </section>
  );
}

function ResultPage({ model, result }: { model: FinderModel; result: FinderResult }) {
  const { words, members } = model;
  return (
    <div className="stack stack-loose">
      <section className="stack">
        <h1>{result.heading}</h1>
        <ul className="finder-answers" aria-label={words.answers_label}>
          {result.answers.map((answer) => (
            <li key={answer.href}>
              <a className="chip chip-plain" href={answer.href} aria-label={answer.label}>
                {answer.text}
              </a>
            </li>
          ))}
          <li>
            <TextLink href={result.againUrl}>{words.again}</TextLink>
          </li>
        </ul>
        {result.isHidden ? <Teaser model={model} result={result} /> : null}
        <Cards label={members.list_label} cards={result.cards} />
        {result.allUrl ? (
          <p>
            <ButtonLink variant="secondary" href={result.allUrl}>
              {words.see_all}
            </ButtonLink>
          </p>
        ) : null}
      </section>
      {result.similar.length > 0 ? (
        <section className="stack">
          <h2>{members.similar_title}</h2>
          <Cards label={members.similar_title} cards={result.similar} />
        </section>
      ) : null}
      {result.signupUrl && !result.isHidden ? (
        <Invitation title={words.signup_title} text={words.signup_text} model={model} result={result} />
      ) : null}
    </div>
  );
}

type ResultProps = { model: FinderModel; result: FinderResult };

function Teaser({ model, result }: ResultProps) {
  const { words } = model;
  return (
    <>
      <div className="finder-teaser" aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
      <Invitation title={words.hidden_lead} text={words.hidden_text} model={model} result={result} />
    </>
  );
}

function Invitation({ title, text, model, result }: ResultProps & { title: string; text: string }) {
  if (result.closed) {
    return (
      <Card look="tint">
        <SignupsClosedNote closed={result.closed} />
      </Card>
    );
  }
  return (
    <Card look="tint">
      <h2>{title}</h2>
      <p>{text}</p>
      {result.signupUrl ? (
        <p>
          <ButtonLink size="large" href={result.signupUrl}>
            {model.words.signup}
          </ButtonLink>
        </p>
      ) : null}
    </Card>
  );
}

/** Cards in the first view load their photos at once. */
const EAGER = 2;

function Cards({ label, cards }: { label: string; cards: CardModel[] }) {
  if (cards.length === 0) return null;
  return <MemberCards label={label} cards={cards} hrefOf={paths.member} eager={EAGER} />;
}
