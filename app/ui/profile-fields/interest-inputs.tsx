import { FieldProblem } from "../field-frame";
import { Icon } from "../icon";
import type { InterestGroup } from "./field-models";

type InterestInputsProps = {
  groups: readonly InterestGroup[];
  chosen: readonly string[];
  error: string | undefined;
};

/** Interests inside a form, under headings that fold, so that nobody reads fifty in a row. */
export function InterestInputs({ groups, chosen, error }: InterestInputsProps) {
  return (
    <div className="interest-groups">
      {error ? <FieldProblem id="interests" text={error} /> : null}
      {groups.map((group) => (
        <details key={group.id}>
          <summary>
            <span id={`group-${group.id}`}>{group.label}</span>
            {group.chosenText ? <small>{group.chosenText}</small> : null}
            <Icon name="chevron-down" />
          </summary>
          <fieldset className="choices-pills field" aria-labelledby={`group-${group.id}`}>
            {group.options.map(({ value, label }) => (
              <label key={value} className="choice">
                <input
                  type="checkbox"
                  name="interests"
                  value={value}
                  defaultChecked={chosen.includes(value)}
                />
                <span>{label}</span>
              </label>
            ))}
          </fieldset>
        </details>
      ))}
    </div>
  );
}
