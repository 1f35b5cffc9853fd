import { Button } from "#app/ui/button";
import { errorOf } from "#app/ui/form-types";
import { KeyField } from "#app/ui/key-field";
import { DetailInputs } from "#app/ui/profile-fields/detail-inputs";
import type { PersonalFields } from "#app/ui/profile-fields/field-models";
import { IntimateConsent, type IntimateConsentFields } from "#app/ui/profile-fields/intimate-consent";
import type { StepFrame } from "./step-types";

type StepProps = { model: StepFrame; fields: PersonalFields; consent: IntimateConsentFields };

/** Who the member is, by the value lists of SPEC §3; nothing must be answered. */
export function PersonalStep({ model, fields, consent }: StepProps) {
  const { words, errors } = model;
  return (
    <form method="post" action={model.action} className="form">
      <KeyField value={model.key} />
      <p className="lead">{words.personal_text}</p>
      <DetailInputs
        fields={fields}
        choose={words.choose}
        errors={errors}
        consent={<IntimateConsent fields={consent} error={errorOf(errors, "intimate_consent")} />}
      />
      <Button wide size="large">
        {words.save}
      </Button>
    </form>
  );
}
