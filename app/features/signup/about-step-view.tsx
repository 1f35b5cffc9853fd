import { Button } from "#app/ui/button";
import { Choice } from "#app/ui/choice";
import { errorOf } from "#app/ui/form-types";
import { TextArea } from "#app/ui/text-area";
import type { AboutFields, StepFrame } from "./step-types";

/** About-me and interests. */
export function AboutStep({ model, fields }: { model: StepFrame; fields: AboutFields }) {
  const { words, errors } = model;
  const { interests } = fields;
  return (
    <form method="post" action={model.action} className="form">
      <input type="hidden" name="_key" value={model.key} />
      <TextArea
        id="about_me"
        name="about_me"
        label={words.about_label}
        help={words.about_help}
        rows={5}
        defaultValue={fields.aboutMe}
        count={{ max: fields.mostCharacters, words: words.characters }}
        error={errorOf(errors, "about_me")}
      />
      {interests.options.length > 0 ? (
        <Choice
          kind="checkbox"
          pills
          id="interests"
          name="interests"
          label={interests.label}
          options={interests.options}
          chosen={interests.chosen}
          error={errorOf(errors, "interests")}
        />
      ) : null}
      <Button wide size="large">
        {words.save}
      </Button>
    </form>
  );
}
