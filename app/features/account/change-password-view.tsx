import { paths } from "#app/paths";
import { Button } from "#app/ui/button";
import { Field } from "#app/ui/field";
import { FormProblems } from "#app/ui/form-problems";
import { errorOf } from "#app/ui/form-types";
import { KeyField } from "#app/ui/key-field";
import { TextLink } from "#app/ui/text-link";
import type { ChangePasswordModel, ChangePasswordRefusal } from "./change-password.server";

type ChangePasswordProps = { model: ChangePasswordModel; refusal: ChangePasswordRefusal | undefined };

/** The old password, and the new one twice (ACCT-03). */
export function ChangePasswordView({ model, refusal }: ChangePasswordProps) {
  const { words, labels, reveal, constraints } = model;
  const errors = refusal?.errors ?? [];
  const fresh = { type: "password", autoComplete: "new-password", reveal } as const;
  return (
    <section className="narrow stack">
      <h1>{model.title}</h1>
      <p className="lead">{words.password_text}</p>
      <FormProblems title={model.errorsTitle} errors={errors} notice={refusal?.notice} />
      <form method="post" action={paths.changePassword()} className="form">
        <KeyField value={model.key} />
        <Field
          {...constraints.old_password}
          id="old_password"
          name="old_password"
          type="password"
          label={words.password_old}
          autoComplete="current-password"
          enterKeyHint="next"
          reveal={reveal}
          error={errorOf(errors, "old_password")}
        />
        <Field
          {...fresh}
          {...constraints.password}
          id="password"
          name="password"
          label={labels.password}
          help={model.passwordHelp}
          enterKeyHint="next"
          error={errorOf(errors, "password")}
        />
        <Field
          {...fresh}
          {...constraints.password}
          // It is compared, not measured: "not the same" says more than "too short".
          minLength={undefined}
          id="password_again"
          name="password_again"
          label={labels.again}
          enterKeyHint="go"
          error={errorOf(errors, "password_again")}
        />
        <Button wide>{labels.submit}</Button>
      </form>
      <p>
        <TextLink href={paths.settings()}>{words.back}</TextLink>
      </p>
    </section>
  );
}
