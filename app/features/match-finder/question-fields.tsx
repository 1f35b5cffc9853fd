import { AgeFields } from "#app/ui/age-fields";
import { Choice } from "#app/ui/choice";
import { errorOf } from "#app/ui/form-types";
import { Icon } from "#app/ui/icon";
import { Select } from "#app/ui/select";
import type { FinderModel, QuestionModel } from "./finder.server";

type QuestionFieldsProps = { model: FinderModel; question: QuestionModel };

/** The controls of one question. */
export function QuestionFields({ model, question }: QuestionFieldsProps) {
  switch (question.name) {
    case "gender":
      return <Genders question={question} />;
    case "ages":
      return <Ages model={model} question={question} />;
    case "country":
      return (
        <Select
          id="country"
          name="country"
          label={model.members.country}
          options={question.country.options}
          empty={model.members.any_country}
          defaultValue={question.country.chosen}
          error={errorOf(question.errors, "country")}
        />
      );
    case "region":
      return (
        <Select
          id="countryregion"
          name="countryregion"
          label={model.members.region}
          options={question.region.options}
          empty={model.members.any_region}
          defaultValue={question.region.chosen}
          error={errorOf(question.errors, "countryregion")}
        />
      );
    case "interests":
      return <Interests model={model} question={question} />;
  }
}

/** One tap answers and goes on: each answer is a button. */
function Genders({ question }: { question: QuestionModel }) {
  return (
    <div className="finder-answers-big">
      {question.genders.map(({ value, label, chosen }, index) => (
        <button
          key={value}
          id={index === 0 ? "gender" : undefined}
          type="submit"
          name="gender"
          value={value}
          className={chosen ? "finder-answer chosen" : "finder-answer"}
        >
          <Icon name={value === "all" ? "users" : "user"} />
          <span>{label}</span>
          <Icon name={chosen ? "check" : "chevron-right"} />
        </button>
      ))}
    </div>
  );
}

function Ages({ model, question: { ages, errors } }: QuestionFieldsProps) {
  const { min_age: from, max_age: to } = model.members;
  return (
    <div className="ages">
      <AgeFields labels={{ from, to }} values={ages} constraints={ages.constraints} errors={errors} />
    </div>
  );
}

function Interests({ model: { words }, question: { interests, errors } }: QuestionFieldsProps) {
  const isPrivateChosen = interests.private.some(({ value }) => interests.chosen.includes(value));
  return (
    <>
      <p className="soft">{words.interests_help}</p>
      <Choice
        kind="checkbox"
        pills
        id="interests"
        name="interests"
        label={words.interests_label}
        options={interests.open}
        chosen={interests.chosen}
        error={errorOf(errors, "interests")}
      />
      {interests.private.length > 0 ? (
        <details className="finder-more" open={isPrivateChosen}>
          <summary>
            {words.interests_private} <Icon name="chevron-down" />
          </summary>
          <Choice
            kind="checkbox"
            pills
            id="interests-private"
            name="interests"
            label={words.interests_private_label}
            options={interests.private}
            chosen={interests.chosen}
          />
        </details>
      ) : null}
    </>
  );
}
