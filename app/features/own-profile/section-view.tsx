import { Button } from "#app/ui/button";
import { DateField } from "#app/ui/date-field";
import { ErrorSummary } from "#app/ui/error-summary";
import { Field } from "#app/ui/field";
import { FieldProblem } from "#app/ui/field-frame";
import { errorOf } from "#app/ui/form-types";
import { Icon } from "#app/ui/icon";
import { KeyField } from "#app/ui/key-field";
import { Notice } from "#app/ui/notice";
import { AboutInput } from "#app/ui/profile-fields/about-input";
import { DetailInputs } from "#app/ui/profile-fields/detail-inputs";
import { IntimateConsent } from "#app/ui/profile-fields/intimate-consent";
import { LocationInputs } from "#app/ui/profile-fields/location-inputs";
import type { OwnProfileModel, SectionFields, SectionModel } from "./own-profile-model";

type SectionViewProps = { model: OwnProfileModel; section: SectionModel; action: string };

/** One part of the profile: an anchor, its form, and what the form brought back. */
export function SectionView({ model, section, action }: SectionViewProps) {
  const { errors, notice, fields, title, save } = section;
  const { name } = fields;
  return (
    <section id={name} className="card" aria-labelledby={`${name}-title`} data-piece={name}>
      <h2 id={`${name}-title`}>{title}</h2>
      <ErrorSummary title={model.errorsTitle} errors={errors} />
      {notice ? (
        <Notice kind={notice.kind} announce>
          <p>{notice.text}</p>
        </Notice>
      ) : null}
      <form method="post" action={action} className="form" data-swap={`${name} self-face`}>
        <KeyField value={model.key} />
        <input type="hidden" name={model.sectionField} value={name} />
        {section.consent ? (
          <IntimateConsent fields={section.consent} error={errorOf(errors, "intimate_consent")} />
        ) : null}
        <Inputs model={model} section={section} action={action} />
        <div>
          <Button name="intent" value="save">
            {save}
          </Button>
        </div>
      </form>
    </section>
  );
}

function Inputs({ model, section: { fields, errors }, action }: SectionViewProps) {
  const { steps } = model;
  switch (fields.name) {
    case "basics":
      return <Basics model={model} fields={fields} errors={errors} />;
    case "place":
      return (
        <LocationInputs
          fields={fields.location}
          words={steps}
          intro={steps.location_text}
          errors={errors}
          lookUp={`${action}#place`}
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
      return <Interests fields={fields} error={errorOf(errors, "interests")} />;
    default:
      return <DetailInputs fields={fields.details} choose={steps.choose} errors={errors} />;
  }
}

type FieldsOf<Name extends SectionFields["name"]> = Extract<SectionFields, { name: Name }>;

function Basics({
  model: { basics, words, steps },
  fields,
  errors,
}: {
  model: OwnProfileModel;
  fields: FieldsOf<"basics">;
  errors: SectionModel["errors"];
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
      <DetailInputs fields={fields.details} choose={steps.choose} errors={errors} />
    </>
  );
}

function Interests({ fields, error }: { fields: FieldsOf<"interests">; error: string | undefined }) {
  return (
    <div className="self-groups">
      {error ? <FieldProblem id="interests" text={error} /> : null}
      {fields.groups.map((group) => (
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
                  defaultChecked={fields.chosen.includes(value)}
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
