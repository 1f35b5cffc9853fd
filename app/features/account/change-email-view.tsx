import { paths } from "#app/paths";
import { Button } from "#app/ui/button";
import { Field } from "#app/ui/field";
import { FormProblems } from "#app/ui/form-problems";
import { errorOf } from "#app/ui/form-types";
import { KeyField } from "#app/ui/key-field";
import { Notice } from "#app/ui/notice";
import { TextLink } from "#app/ui/text-link";
import type { ChangeEmailModel, ChangeEmailRefusal } from "./change-email.server";

type ChangeEmailProps = { model: ChangeEmailModel; refusal: ChangeEmailRefusal | undefined };

/** A new address with the password; it counts when the mailed link is opened (ACCT-03). */
export function ChangeEmailView({ model, refusal }: ChangeEmailProps) {
  const { words, constraints } = model;
  const errors = refusal?.errors ?? [];
  const suggestion = refusal?.suggestion;
  return (
    <section className="narrow stack">
      <h1>{model.title}</h1>
      {model.now ? <p className="lead">{model.now}</p> : null}
      <p>{words.email_text}</p>
      <FormProblems title={model.errorsTitle} errors={errors} notice={refusal?.notice} />
      <form method="post" action={paths.changeEmail()} className="form">
        {/* Enter must send the form, not accept a suggestion that stands earlier in it. */}
        {suggestion ? <button type="submit" hidden tabIndex={-1} /> : null}
        <KeyField value={model.key} />
        <Field
          {...constraints.email}
          id="email"
          name="email"
          type="email"
          label={words.email_new}
          autoComplete="email"
          enterKeyHint="next"
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
          {...constraints.password}
          id="password"
          name="password"
          type="password"
          label={words.your_password}
          autoComplete="current-password"
          enterKeyHint="send"
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
