import { Fragment, type ReactNode } from "react";
import { Choice } from "../choice";
import { Field } from "../field";
import { errorOf } from "../form-types";
import { Select } from "../select";
import type { PersonalFields, Refused } from "./field-models";

/** Short lists lie open, long ones fold. */
const AS_PILLS = ["gender", "sexuality", "relationship_status", "body_type"] as const;
const AS_SELECTS = ["hair_color", "eye_color"] as const;
const AS_LINES = ["tattoos", "reason_for_signup"] as const;

const FIRST_INTIMATE = "sexuality";

type DetailInputsProps = Refused & {
  /** Only these are asked. */
  fields: Partial<PersonalFields>;
  choose: string;
  /** Above the first intimate question: who sees the answers. */
  consent?: ReactNode;
};

/** The details of SPEC §3 inside a form, as pills, selects and lines. */
export function DetailInputs({ fields, choose, consent, errors }: DetailInputsProps) {
  return (
    <>
      {AS_PILLS.map((name) => {
        const field = fields[name];
        return field ? (
          <Fragment key={name}>
            {name === FIRST_INTIMATE ? consent : null}
            <Choice
              kind="radio"
              pills
              id={name}
              name={name}
              label={field.label}
              options={field.options}
              chosen={[field.chosen]}
              error={errorOf(errors, name)}
            />
          </Fragment>
        ) : null;
      })}
      {AS_SELECTS.map((name) => {
        const field = fields[name];
        return field ? (
          <Select
            key={name}
            id={name}
            name={name}
            label={field.label}
            options={field.options}
            empty={choose}
            defaultValue={field.chosen}
            error={errorOf(errors, name)}
          />
        ) : null;
      })}
      {AS_LINES.map((name) => {
        const field = fields[name];
        return field ? (
          <Field
            key={name}
            id={name}
            name={name}
            label={field.label}
            enterKeyHint="done"
            defaultValue={field.value}
            error={errorOf(errors, name)}
          />
        ) : null;
      })}
    </>
  );
}
