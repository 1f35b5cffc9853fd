import { paths } from "#app/paths";
import { Button, ButtonLink } from "#app/ui/button";
import { ErrorSummary } from "#app/ui/error-summary";
import { Field } from "#app/ui/field";
import { errorOf } from "#app/ui/form-types";
import { Notice } from "#app/ui/notice";
import type { LeavingAnswer, LeavingModel } from "./leaving-view";

/** The last question, with the password: a page, so that nothing is deleted by a double click (ACCT-06). */
export function ConfirmLeavingView({ model, answer }: { model: LeavingModel; answer: LeavingAnswer }) {
  const { words } = model;
  const { typed, errors } = answer;
  return (
    <section className="narrow stack">
      <h1>{words.confirm_title}</h1>
      <ErrorSummary title={model.errorsTitle} errors={errors} />
      {answer.notice ? (
        <Notice kind="danger" announce>
          <p>{answer.notice}</p>
        </Notice>
      ) : null}
      <p className="lead">{model.confirmText}</p>
      <form method="post" action={paths.deleteAccount()} className="form">
        <input type="hidden" name="_key" value={model.key} />
        <input type="hidden" name="reason" value={typed.reason ?? ""} />
        <input type="hidden" name="remarks" value={typed.remarks ?? ""} />
        <input type="hidden" name="intent" value="delete" />
        <Field
          id="password"
          name="password"
          type="password"
          label={model.passwordLabel}
          autoComplete="current-password"
          enterKeyHint="done"
          required
          maxLength={200}
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
