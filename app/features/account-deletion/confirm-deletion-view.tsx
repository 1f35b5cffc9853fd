import { paths } from "#app/paths";
import { Button, ButtonLink } from "#app/ui/button";
import { Field } from "#app/ui/field";
import { FormProblems } from "#app/ui/form-problems";
import { errorOf } from "#app/ui/form-types";
import { KeyField } from "#app/ui/key-field";
import type { DeleteAccountModel, DeleteAccountPage } from "./delete-account.server";

type DeletionProps = { model: DeleteAccountModel; page: DeleteAccountPage };

/** The last question, with the password: a page, so that nothing is deleted by a double click (ACCT-06). */
export function ConfirmDeletionView({ model, page }: DeletionProps) {
  const { words } = model;
  const { typed, errors } = page;
  return (
    <section className="narrow stack">
      <h1>{words.confirm_title}</h1>
      <FormProblems title={model.errorsTitle} errors={errors} notice={page.notice} />
      <p className="lead">{model.confirmText}</p>
      <form method="post" action={paths.deleteAccount()} className="form">
        <KeyField value={model.key} />
        <input type="hidden" name="reason" value={typed.reason ?? ""} />
        <input type="hidden" name="remarks" value={typed.remarks ?? ""} />
        <input type="hidden" name="intent" value="delete" />
        <Field
          {...model.constraints.password}
          id="password"
          name="password"
          type="password"
          label={model.passwordLabel}
          autoComplete="current-password"
          enterKeyHint="done"
          reveal={model.reveal}
          error={errorOf(errors, "password")}
        />
        <Button variant="danger" wide icon="trash">
          {words.delete}
        </Button>
        <ButtonLink variant="secondary" wide href={paths.settings()}>
          {words.keep}
        </ButtonLink>
      </form>
    </section>
  );
}
