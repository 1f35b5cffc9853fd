import { Button } from "#app/ui/button";
import { KeyField } from "#app/ui/key-field";
import type { LocationFields } from "#app/ui/profile-fields/field-models";
import { LocationInputs } from "#app/ui/profile-fields/location-inputs";
import type { StepFrame } from "./step-types";

/** Country, region and city. */
export function LocationStep({ model, fields }: { model: StepFrame; fields: LocationFields }) {
  const { words, errors } = model;
  return (
    <form method="post" action={model.action} className="form">
      <KeyField value={model.key} />
      <LocationInputs fields={fields} words={words} intro={words.location_text} errors={errors} />
      <Button wide size="large">
        {words.save}
      </Button>
    </form>
  );
}
