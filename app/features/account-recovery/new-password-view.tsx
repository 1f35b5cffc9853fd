import type { Words } from "#app/i18n/catalog";
import { paths } from "#app/paths";
import { Button } from "#app/ui/button";
import { ErrorSummary } from "#app/ui/error-summary";
import { Field } from "#app/ui/field";
import { errorOf, type FieldError } from "#app/ui/form-types";
import { Notice } from "#app/ui/notice";
import { type LinkResult, LinkResultView } from "./link-result-view";

export interface NewPasswordModel {
  title: string;
  words: Words<"auth">["recovery"];
  /** Set where there is nothing to fill in: it is done, or the link is no good. */
  result: LinkResult | undefined;
  code: string | undefined;
  errorsTitle: string;
  reveal: { show: string; hide: string };
  passwordHelp: string;
  passwordMin: number;
  key: string;
}

export interface NewPasswordRefusal {
  errors: FieldError[];
  notice: string | undefined;
  result: LinkResult | undefined;
  /** The refused form's: the page's own address no longer has it. */
  code: string | undefined;
}

type NewPasswordProps = { model: NewPasswordModel; refusal: NewPasswordRefusal | undefined };

/** The new password, twice. */
export function NewPasswordView({ model, refusal }: NewPasswordProps) {
  const { words } = model;
  const result = refusal ? refusal.result : model.result;
  if (result) return <LinkResultView result={result} />;
  const errors = refusal?.errors ?? [];
  const password = {
    type: "password",
    autoComplete: "new-password",
    required: true,
    minLength: model.passwordMin,
    maxLength: 200,
    reveal: model.reveal,
  } as const;
  return (
    <section className="narrow stack">
      <h1>{words.new_title}</h1>
      <ErrorSummary title={model.errorsTitle} errors={errors} />
      {refusal?.notice ? (
        <Notice kind="danger" announce>
          <p>{refusal.notice}</p>
        </Notice>
      ) : null}
      <form method="post" action={paths.resetPasswordDo()} className="form">
        <input type="hidden" name="_key" value={model.key} />
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
