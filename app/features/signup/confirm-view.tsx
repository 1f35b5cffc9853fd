import { paths } from "#app/paths";
import { Button, ButtonLink } from "#app/ui/button";
import { Card } from "#app/ui/card";
import { Field } from "#app/ui/field";
import { errorOf } from "#app/ui/form-types";
import { KeyField } from "#app/ui/key-field";
import type { ConfirmFields, StepFrame } from "./step-types";

/** "Confirm your e-mail", with "send again" and "wrong address?"; then the members who fit. */
export function ConfirmStep({ model, fields }: { model: StepFrame; fields: ConfirmFields }) {
  const { words } = model;
  return (
    <>
      {fields.confirmed ? null : (
        <>
          <p className="lead">{fields.text}</p>
          <form method="post" action={model.action}>
            <KeyField value={fields.resend.key} />
            <Button variant="secondary" icon="mail" name="intent" value="resend">
              {fields.resend.label}
            </Button>
          </form>
          <WrongAddress model={model} change={fields.change} />
        </>
      )}
      <ButtonLink href={paths.signupMatches()} wide size="large">
        {words.see_matches}
      </ButtonLink>
    </>
  );
}

function WrongAddress({ model, change }: { model: StepFrame; change: ConfirmFields["change"] }) {
  const { words, errors } = model;
  return (
    <details open={change.open || errors.length > 0}>
      <summary className="btn btn-quiet">{words.wrong_address}</summary>
      <Card>
        <form method="post" action={model.action} className="form">
          <KeyField value={change.key} />
          <input type="hidden" name="intent" value="change_email" />
          <p>{words.wrong_text}</p>
          <Field
            {...change.constraints.email}
            id="email"
            name="email"
            type="email"
            label={words.new_email}
            autoComplete="email"
            enterKeyHint="next"
            defaultValue={change.email}
            error={errorOf(errors, "email")}
          />
          <Field
            {...change.constraints.password}
            id="password"
            name="password"
            type="password"
            label={change.passwordLabel}
            autoComplete="current-password"
            enterKeyHint="send"
            reveal={change.reveal}
            error={errorOf(errors, "password")}
          />
          <Button variant="secondary">{words.wrong_submit}</Button>
        </form>
      </Card>
    </details>
  );
}
