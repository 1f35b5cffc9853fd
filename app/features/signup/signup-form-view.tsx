import { Children, type ReactNode } from "react";
import { paths } from "#app/paths";
import { Button } from "#app/ui/button";
import { DateField } from "#app/ui/date-field";
import { Field } from "#app/ui/field";
import { errorOf } from "#app/ui/form-types";
import { KeyField } from "#app/ui/key-field";
import { Notice } from "#app/ui/notice";
import { Stepper } from "#app/ui/stepper";
import { TextLink } from "#app/ui/text-link";
import type { SignupRefusal } from "./create-account.server";
import type { SignupModel } from "./signup-model.server";

type SignupFormProps = {
  model: SignupModel;
  refusal: SignupRefusal | undefined;
  /** Fields of the page's own, before the account's. */
  children?: ReactNode;
};

/** E-mail, name, date of birth, password. */
const ACCOUNT_STEPS = 4;
/** Smartphones, held upright or not: where the signup is no modal (HOME-04). */
const ONE_A_SCREEN = "not all and (min-width:768px) and (min-height:480px)";

/** What is to be read or mended first gets the focus; `autofocus` needs no script. */
const focusOnLoad = { autoFocus: true };

/** One thing a screen where `rz-signup` makes it so; else a part of the form. */
function Step({ children }: { children: ReactNode }) {
  return (
    <div className="stack" data-step="">
      {children}
    </div>
  );
}

/** The signup's form (docs/decisions/0098): e-mail first, the password last, because it alone never comes back. */
export function SignupForm({ model, refusal, children }: SignupFormProps) {
  const { words, constraints, stepOf } = model;
  const typed = refusal?.typed ?? {};
  const errors = refusal?.errors ?? [];
  const invite = refusal?.invite ?? model.invite;
  const focused = (field: string) => (refusal?.focus === field ? focusOnLoad : {});
  const steps = ACCOUNT_STEPS + Children.count(children);
  return (
    <rz-signup data-on={ONE_A_SCREEN} data-step-of={stepOf}>
      <form method="post" action={model.action} className="form" data-swap="signup">
        <KeyField value={model.key} />
        {/* Enter must create the account, not accept a suggestion that stands earlier in the form. */}
        {refusal?.suggestion ? <button type="submit" hidden tabIndex={-1} /> : null}
        {invite ? <input type="hidden" name="invite" value={invite} /> : null}
        <div data-progress="" hidden>
          <Stepper step={1} total={steps} text="" />
        </div>
        {children ? <Step>{children}</Step> : null}
        <Step>
          <Field
            {...constraints.email}
            id="email"
            name="email"
            type="email"
            label={words.email}
            help={words.email_help}
            autoComplete="email"
            enterKeyHint="next"
            defaultValue={typed.email}
            error={errorOf(errors, "email")}
            {...focused("email")}
          />
          <Suggestion refusal={refusal} />
          <div role="status" className="hint" data-hint="email">
            <template>
              <Notice kind="warning">
                <p>{words.did_you_mean}</p>
                <Button type="button" variant="secondary" size="small">
                  {words.use_suggestion}
                </Button>
              </Notice>
            </template>
          </div>
        </Step>
        <Step>
          <Field
            {...constraints.name}
            id="name"
            name="name"
            label={words.name}
            help={words.name_help}
            autoComplete="nickname"
            enterKeyHint="next"
            // The schema reads 200, so that a name above 30 is told why; typing stops long before that.
            maxLength={60}
            defaultValue={typed.name}
            error={errorOf(errors, "name")}
            {...focused("name")}
          />
          <p
            role="status"
            className="hint"
            data-hint="name"
            data-src={paths.signupName()}
            data-taken={words.name_taken}
          />
        </Step>
        <Step>
          <DateField
            id="date_of_birth"
            name="date_of_birth"
            label={words.birth}
            parts={{ day: words.day, month: words.month, year: words.year }}
            defaultValue={{
              day: typed["date_of_birth.day"],
              month: typed["date_of_birth.month"],
              year: typed["date_of_birth.year"],
            }}
            error={errorOf(errors, "date_of_birth")}
            birthday
            required
            focus={refusal?.focus === "date_of_birth"}
          />
        </Step>
        <Step>
          <Field
            {...constraints.password}
            id="password"
            name="password"
            type="password"
            label={words.password}
            help={model.passwordHelp}
            autoComplete="new-password"
            enterKeyHint="go"
            reveal={model.reveal}
            error={errorOf(errors, "password")}
            {...focused("password")}
          />
          <p
            role="status"
            className="hint"
            data-hint="password"
            data-weak={words.password_weak}
            data-fair={words.password_fair}
            data-strong={words.password_strong}
          />
          <p className="soft">
            {words.terms_before} <TextLink href={paths.staticPage("terms")}>{words.terms_link}</TextLink>{" "}
            {words.terms_and} <TextLink href={paths.staticPage("privacy")}>{words.privacy_link}</TextLink>.
          </p>
          <Button wide size="large">
            {words.submit}
          </Button>
        </Step>
        <Button type="button" wide size="large" data-next="" hidden>
          {words.steps.next}
        </Button>
        <Button type="button" variant="quiet" icon="chevron-left" data-back="" hidden>
          {model.back}
        </Button>
        <Progress words={words} />
      </form>
    </rz-signup>
  );
}

/** "Did you mean": one button that takes the corrected address. */
function Suggestion({ refusal }: Pick<SignupFormProps, "refusal">) {
  if (!refusal?.suggestion) return null;
  const { email, question, use } = refusal.suggestion;
  return (
    <Notice kind="warning" announce>
      <input type="hidden" name="email_checked" value={refusal.typed.email} />
      <p>{question}</p>
      {/* After a whole form the browser asks for the password first, which never comes back; after the first field alone, for nothing. */}
      <Button
        variant="secondary"
        size="small"
        name="use_email"
        value={email}
        formNoValidate={refusal.begun}
        {...(refusal.focus === undefined ? focusOnLoad : {})}
      >
        {use}
      </Button>
    </Notice>
  );
}

/** What happens while the account is made, in order (SIGN-03): seen only while a script waits for the answer. */
function Progress({ words }: { words: SignupModel["words"] }) {
  return (
    <ol className="progress-list" role="status">
      <li>{words.progress_checking}</li>
      <li>{words.progress_creating}</li>
      <li>{words.progress_matches}</li>
      <li>{words.progress_sending}</li>
    </ol>
  );
}
