import { Field } from "./field";
import { errorOf, type FieldConstraints, type FieldError } from "./form-types";

type AgeFieldsProps = {
  labels: { from: string; to: string };
  values: { min: string; max: string };
  constraints: FieldConstraints;
  errors: readonly FieldError[];
};

/** From which age to which: the search asks it, the match finder and the signup. */
export function AgeFields({ labels, values, constraints, errors }: AgeFieldsProps) {
  const age = { type: "number", inputMode: "numeric", ...constraints } as const;
  return (
    <>
      <Field
        {...age}
        id="min_age"
        name="min_age"
        label={labels.from}
        defaultValue={values.min}
        error={errorOf(errors, "min_age")}
      />
      <Field
        {...age}
        id="max_age"
        name="max_age"
        label={labels.to}
        defaultValue={values.max}
        error={errorOf(errors, "max_age")}
      />
    </>
  );
}
