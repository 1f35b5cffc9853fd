import type { ReactNode } from "react";
import { DateField } from "#app/ui/date-field";
import { Field } from "#app/ui/field";
import { errorOf } from "#app/ui/form-types";
import { Notice } from "#app/ui/notice";
import { AboutInput } from "#app/ui/profile-fields/about-input";
import { DetailInputs } from "#app/ui/profile-fields/detail-inputs";
import { InterestInputs } from "#app/ui/profile-fields/interest-inputs";
import { IntimateConsent } from "#app/ui/profile-fields/intimate-consent";
import { LocationInputs } from "#app/ui/profile-fields/location-inputs";
import type { OwnProfileModel, SectionFields, SectionModel } from "./own-profile-model";

type SectionViewProps = { model: OwnProfileModel; section: SectionModel; action: string };

/** One part of the profile's form, and an anchor of the page. */
export function SectionView({ model, section, action }: SectionViewProps) {
  const { fields, title, notice } = section;
  const { name } = fields;
  return (
    <section id={name} className="card" aria-labelledby={`${name}-title`} data-piece={name}>
      <h2 id={`${name}-title`}>{title}</h2>
      {notice ? (
        <Notice kind={notice.kind} announce>
          <p>{notice.text}</p>
        </Notice>
      ) : null}
      <Inputs model={model} section={section} action={action} />
    </section>
  );
}

function Inputs({ model, section: { fields, consent: asked }, action }: SectionViewProps) {
  const { steps, errors } = model;
  const consent = asked ? (
    <IntimateConsent fields={asked} error={errorOf(errors, "intimate_consent")} />
  ) : null;
  switch (fields.name) {
    case "basics":
      return <Basics model={model} fields={fields} consent={consent} />;
    case "place":
      return (
        <LocationInputs
          fields={fields.location}
          words={steps}
          intro={steps.location_text}
          errors={errors}
          lookUp={{ action: `${action}#place`, piece: fields.name }}
        />
      );
    case "words":
      return (
        <AboutInput
          text={fields.aboutMe}
          maxCharacters={fields.maxCharacters}
          words={steps}
          errors={errors}
        />
      );
    case "interests":
      return (
        <>
          {consent}
          <InterestInputs
            groups={fields.groups}
            chosen={fields.chosen}
            error={errorOf(errors, "interests")}
          />
        </>
      );
    default:
      return <DetailInputs fields={fields.details} choose={steps.choose} errors={errors} />;
  }
}

type FieldsOf<Name extends SectionFields["name"]> = Extract<SectionFields, { name: Name }>;

function Basics({
  model: { basics, words, steps, errors },
  fields,
  consent,
}: {
  model: OwnProfileModel;
  fields: FieldsOf<"basics">;
  consent: ReactNode;
}) {
  return (
    <>
      <Field
        id="name"
        name="name"
        label={basics.nameLabel}
        help={basics.nameHelp}
        autoComplete="nickname"
        enterKeyHint="done"
        defaultValue={fields.memberName}
        required
        error={errorOf(errors, "name")}
      />
      <DateField
        id="date_of_birth"
        name="date_of_birth"
        label={basics.birthLabel}
        help={words.birth_help}
        parts={basics.parts}
        defaultValue={fields.birth}
        error={errorOf(errors, "date_of_birth")}
        required
        birthday
      />
      <DetailInputs fields={fields.details} choose={steps.choose} consent={consent} errors={errors} />
    </>
  );
}
