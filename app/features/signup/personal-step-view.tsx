import { Button } from "#app/ui/button";
import { Choice } from "#app/ui/choice";
import { Field } from "#app/ui/field";
import { errorOf } from "#app/ui/form-types";
import { Select } from "#app/ui/select";
import type { PersonalFields, StepFrame } from "./step-types";

const AS_PILLS = ["gender", "sexuality", "relationship_status", "body_type"] as const;
const AS_SELECTS = ["hair_color", "eye_color"] as const;

/** Who the member is, by the value lists of SPEC §3; nothing must be answered. */
export function PersonalStep({ model, fields }: { model: StepFrame; fields: PersonalFields }) {
  const { words, errors } = model;
  return (
    <form method="post" action={model.action} className="form">
      <input type="hidden" name="_key" value={model.key} />
      <p className="lead">{words.personal_text}</p>
      {AS_PILLS.map((name) => (
        <Choice
          key={name}
          kind="radio"
          pills
          id={name}
          name={name}
          label={fields[name].label}
          options={fields[name].options}
          chosen={[fields[name].chosen]}
          error={errorOf(errors, name)}
        />
      ))}
      {AS_SELECTS.map((name) => (
        <Select
          key={name}
          id={name}
          name={name}
          label={fields[name].label}
          options={fields[name].options}
          empty={words.choose}
          defaultValue={fields[name].chosen}
          error={errorOf(errors, name)}
        />
      ))}
      <Field
        id="tattoos"
        name="tattoos"
        label={fields.tattoos.label}
        enterKeyHint="next"
        defaultValue={fields.tattoos.value}
        error={errorOf(errors, "tattoos")}
      />
      <Field
        id="reason_for_signup"
        name="reason_for_signup"
        label={fields.reason_for_signup.label}
        enterKeyHint="done"
        defaultValue={fields.reason_for_signup.value}
        error={errorOf(errors, "reason_for_signup")}
      />
      <Button wide size="large">
        {words.save}
      </Button>
    </form>
  );
}
