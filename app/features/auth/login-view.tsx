import type { Words } from "#app/i18n/catalog";
import { paths } from "#app/paths";
import { Button } from "#app/ui/button";
import { ErrorSummary } from "#app/ui/error-summary";
import { Field } from "#app/ui/field";
import { errorOf, type FieldError } from "#app/ui/form-types";
import { Notice } from "#app/ui/notice";
import { TextLink } from "#app/ui/text-link";

export interface LoginModel {
  words: Words<"auth">;
  errorsTitle: string;
  reveal: { show: string; hide: string };
  key: string;
  next: string | undefined;
  kept: string | undefined;
  signupUrl: string;
  hint: string | undefined;
}

export interface LoginRefusal {
  errors: FieldError[];
  notice: string | undefined;
  offerReactivation: boolean;
  email: string | undefined;
  /** Hidden fields of the refused post: the page's own address no longer has them. */
  next: string | undefined;
  kept: string | undefined;
}

/** The login form; works with nothing but HTML. */
export function LoginForm({ model, refusal }: { model: LoginModel; refusal: LoginRefusal | undefined }) {
  const { words } = model;
  const errors = refusal?.errors ?? [];
  const next = model.next ?? refusal?.next;
  const kept = model.kept ?? refusal?.kept;
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
        <input type="hidden" name="_key" value={model.key} />
        {next ? <input type="hidden" name="next" value={next} /> : null}
        {kept ? <input type="hidden" name="kept" value={kept} /> : null}
        <Field
          id="email"
          name="email"
          type="email"
          label={words.email}
          autoComplete="username"
          enterKeyHint="next"
          maxLength={254}
          required
          defaultValue={refusal?.email}
          error={errorOf(errors, "email")}
        />
        <Field
          id="password"
          name="password"
          type="password"
          label={words.password}
          autoComplete="current-password"
          enterKeyHint="go"
          required
          reveal={model.reveal}
          error={errorOf(errors, "password")}
        />
        <Button wide>{words.submit}</Button>
      </form>
      <p>
        <TextLink href={paths.resetPassword()}>{words.forgot}</TextLink>
      </p>
      <p>
        <TextLink href={model.signupUrl}>{words.no_account}</TextLink>
      </p>
    </section>
  );
}
