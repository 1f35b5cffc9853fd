import { Button } from "#app/ui/button";
import { errorOf } from "#app/ui/form-types";
import { KeyField } from "#app/ui/key-field";
import { AboutInput } from "#app/ui/profile-fields/about-input";
import type { AboutFields } from "#app/ui/profile-fields/field-models";
import { InterestInputs } from "#app/ui/profile-fields/interest-inputs";
import { IntimateConsent, type IntimateConsentFields } from "#app/ui/profile-fields/intimate-consent";
import type { StepFrame } from "./step-types";

type StepProps = { model: StepFrame; fields: AboutFields; consent: IntimateConsentFields };

/** About-me and interests. */
export function AboutStep({ model, fields, consent }: StepProps) {
  const { words, errors } = model;
  const { aboutMe, maxCharacters, interests } = fields;
  return (
    <form method="post" action={model.action} className="form">
      <KeyField value={model.key} />
      <AboutInput text={aboutMe} maxCharacters={maxCharacters} words={words} errors={errors} />
      {interests.groups.length > 0 ? (
        <>
          <IntimateConsent fields={consent} error={errorOf(errors, "intimate_consent")} />
          <h2>{interests.label}</h2>
          <InterestInputs
            groups={interests.groups}
            chosen={interests.chosen}
            error={errorOf(errors, "interests")}
          />
        </>
      ) : null}
      <Button wide size="large">
        {words.save}
      </Button>
    </form>
  );
}
