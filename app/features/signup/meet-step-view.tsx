import { AgeFields } from "#app/ui/age-fields";
import { Button } from "#app/ui/button";
import { Choice } from "#app/ui/choice";
import { errorOf, type FieldError } from "#app/ui/form-types";
import { KeyField } from "#app/ui/key-field";
import type { MeetForm } from "./meet-form";

/** "Who would you like to meet?", asked once, before anything is called a match (SIGN-10). */
export function MeetFormView({ form, errors }: { form: MeetForm; errors: readonly FieldError[] }) {
  const { gender, ages, text } = form.fields;
  return (
    <form method="post" action={form.action} className="form">
      <KeyField value={form.key} />
      {form.leadsTo ? <input type="hidden" name="leads_to" value={form.leadsTo} /> : null}
      <p className="lead">{text}</p>
      <Choice
        kind="radio"
        pills
        required
        id="gender"
        name="gender"
        label={gender.label}
        options={gender.options}
        chosen={gender.chosen}
        error={errorOf(errors, "gender")}
      />
      <div className="ages">
        <AgeFields
          labels={ages}
          values={ages}
          constraints={{ min: ages.lowest, max: ages.highest }}
          errors={errors}
        />
      </div>
      <Button wide size="large">
        {form.submit}
      </Button>
    </form>
  );
}
