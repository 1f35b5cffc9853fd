import { paths } from "#app/paths";
import { Button } from "#app/ui/button";
import { ErrorSummary } from "#app/ui/error-summary";
import { Field } from "#app/ui/field";
import { errorOf } from "#app/ui/form-types";
import { KeyField } from "#app/ui/key-field";
import { Notice } from "#app/ui/notice";
import { TextLink } from "#app/ui/text-link";
import type { LoginModel, LoginRefusal } from "./login.server";

/** The login form; works with nothing but HTML. */
export function LoginForm({ model, refusal }: { model: LoginModel; refusal: LoginRefusal | undefined }) {
  const { words, constraints } = model;
  const errors = refusal?.errors ?? [];
  const next = model.next ?? refusal?.next;
  const draftId = model.draftId ?? refusal?.draftId;
  return (
    <section className="narrow stack">
      <h1>{words.login_title}</h1>
      <ErrorSummary title={model.errorsTitle} errors={errors} />
      {refusal?.notice ? (
        <Notice kind="danger" announce>
          <p>{refusal.notice}</p>
          {refusal.offerReactivation ? (
            <p>
              <TextLink href={paths.reactivate()}>{words.reactivate}</TextLink>
            </p>
          ) : null}
        </Notice>
      ) : null}
      {model.hint && !refusal ? (
        <Notice>
          <p>{model.hint}</p>
        </Notice>
      ) : null}
      <form method="post" action={paths.login()} className="form">
        <KeyField value={model.key} />
        {next ? <input type="hidden" name="next" value={next} /> : null}
        {draftId ? <input type="hidden" name="kept" value={draftId} /> : null}
        <Field
          {...constraints.email}
          id="email"
          name="email"
          type="email"
          label={words.email}
          autoComplete="username"
          enterKeyHint="next"
          defaultValue={refusal?.email}
          error={errorOf(errors, "email")}
        />
        <Field
          {...constraints.password}
          // Too long is wrong: a browser that cuts it short would try another password.
          maxLength={undefined}
          id="password"
          name="password"
          type="password"
          label={words.password}
          autoComplete="current-password"
          enterKeyHint="go"
          reveal={model.reveal}
          error={errorOf(errors, "password")}
        />
        <Button wide>{words.submit}</Button>
      </form>
      <p>
        <TextLink href={paths.resetPassword()}>{words.forgot}</TextLink>
      </p>
      <p>
        <TextLink href={model.signup.href}>{model.signup.text}</TextLink>
      </p>
    </section>
  );
}
