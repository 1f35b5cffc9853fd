import type { Words } from "#app/i18n/catalog";
import { paths } from "#app/paths";
import { Button } from "#app/ui/button";
import { ErrorSummary } from "#app/ui/error-summary";
import { Field } from "#app/ui/field";
import { errorOf, type FieldError } from "#app/ui/form-types";
import { Notice } from "#app/ui/notice";
import { TextLink } from "#app/ui/text-link";

export interface ChangeEmailModel {
  title: string;
  words: Words<"account">["settings"];
  /** The address that counts so far. */
  now: string | undefined;
  key: string;
  errorsTitle: string;
  reveal: { show: string; hide: string };
}

export interface ChangeEmailRefusal {
  errors: FieldError[];
  notice: string | undefined;
  suggestion: { email: string; question: string; use: string } | undefined;
  email: string | undefined;
}

type ChangeEmailProps = { model: ChangeEmailModel; refusal: ChangeEmailRefusal | undefined };

/** A new address with the password; it counts when the mailed link is opened (ACCT-03). */
export function ChangeEmailView({ model, refusal }: ChangeEmailProps) {
  const { words } = model;
  const errors = refusal?.errors ?? [];
  const suggestion = refusal?.suggestion;
  return (
    <section className="narrow stack">
      <h1>{model.title}</h1>
      {model.now ? <p className="lead">{model.now}</p> : null}
      <p>{words.email_text}</p>
      <ErrorSummary title={model.errorsTitle} errors={errors} />
      {refusal?.notice ? (
        <Notice kind="danger" announce>
          <p>{refusal.notice}</p>
        </Notice>
      ) : null}
      <form method="post" action={paths.changeEmail()} className="form">
        {/* Enter must send the form, not accept a suggestion that stands earlier in it. */}
        {suggestion ? <button type="submit" hidden tabIndex={-1} /> : null}
        <input type="hidden" name="_key" value={model.key} />
        <Field
          id="email"
          name="email"
          type="email"
          label={words.email_new}
          autoComplete="email"
          enterKeyHint="next"
          required
          maxLength={254}
          defaultValue={refusal?.email}
          error={errorOf(errors, "email")}
        />
        {suggestion ? (
          <Notice kind="warning" announce>
            <input type="hidden" name="email_checked" value={refusal?.email} />
            <p>{suggestion.question}</p>
            <Button variant="secondary" size="small" name="use_email" value={suggestion.email} formNoValidate>
              {suggestion.use}
            </Button>
          </Notice>
        ) : null}
        <Field
          id="password"
          name="password"
          type="password"
          label={words.your_password}
          autoComplete="current-password"
          enterKeyHint="send"
          required
          maxLength={200}
          reveal={model.reveal}
          error={errorOf(errors, "password")}
        />
        <Button wide icon="mail">
          {words.email_submit}
        </Button>
      </form>
      <p>
        <TextLink href={paths.settings()}>{words.back}</TextLink>
      </p>
    </section>
  );
}
