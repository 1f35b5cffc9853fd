import { paths } from "#app/paths";
import { Button } from "#app/ui/button";
import { Field } from "#app/ui/field";
import { FormProblems } from "#app/ui/form-problems";
import { errorOf } from "#app/ui/form-types";
import { KeyField } from "#app/ui/key-field";
import { LinkResultView } from "./link-result-view";
import type { NewPasswordModel, NewPasswordRefusal } from "./new-password.server";

type NewPasswordProps = { model: NewPasswordModel; refusal: NewPasswordRefusal | undefined };

/** The new password, twice. */
export function NewPasswordView({ model, refusal }: NewPasswordProps) {
  const { words } = model;
  const result = refusal ? refusal.result : model.result;
  if (result) return <LinkResultView result={result} />;
  const errors = refusal?.errors ?? [];
  const password = {
    ...model.constraints.password,
    type: "password",
    autoComplete: "new-password",
    reveal: model.reveal,
  } as const;
  return (
    <section className="narrow stack">
      <h1>{words.new_title}</h1>
      <FormProblems title={model.errorsTitle} errors={errors} notice={refusal?.notice} />
      <form method="post" action={paths.resetPasswordDo()} className="form">
        <KeyField value={model.key} />
        <input type="hidden" name="code" value={refusal?.code ?? model.code} />
        <Field
          {...password}
          id="password"
          name="password"
          label={words.new_password}
          help={model.passwordHelp}
          enterKeyHint="next"
          error={errorOf(errors, "password")}
        />
        <Field
          {...password}
          id="password_again"
          name="password_again"
          label={words.new_password_again}
          enterKeyHint="go"
          error={errorOf(errors, "password_again")}
        />
        <Button wide>{words.new_submit}</Button>
      </form>
    </section>
  );
}
