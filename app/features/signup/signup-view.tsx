import type { ReactNode } from "react";
import { paths } from "#app/paths";
import { Button } from "#app/ui/button";
import { DateField } from "#app/ui/date-field";
import { EmptyState } from "#app/ui/empty-state";
import { ErrorSummary } from "#app/ui/error-summary";
import { Field } from "#app/ui/field";
import { errorOf } from "#app/ui/form-types";
import { KeyField } from "#app/ui/key-field";
import { Notice } from "#app/ui/notice";
import { TextLink } from "#app/ui/text-link";
import { ArrivalPromiseView } from "./arrival-promise-view";
import type { SignupRefusal } from "./create-account.server";
import type { SignupModel } from "./signup-model.server";

type SignupViewProps = {
  model: SignupModel;
  refusal: SignupRefusal | undefined;
  /** Fields of the page's own, before the account's. */
  children?: ReactNode;
};

/** Signup step 0: account. */
export function SignupView({ model, refusal, children }: SignupViewProps) {
  const { words } = model;
  if (model.closed && !refusal?.open) {
    return (
      <EmptyState
        page
        icon="lock"
        title={model.closed.title}
        text={model.closed.text}
        action={<TextLink href={model.loginUrl}>{words.have_account}</TextLink>}
      />
    );
  }
  return (
    <section className="narrow stack" data-piece="signup" data-lock="">
      {model.promise ? <ArrivalPromiseView promise={model.promise} /> : null}
      <h1>{words.title}</h1>
      <p className="lead">{words.intro}</p>
      <ErrorSummary title={model.errorsTitle} errors={refusal?.errors ?? []} />
      <RefusalNotice model={model} refusal={refusal} />
      <SignupForm model={model} refusal={refusal}>
        {children}
      </SignupForm>
      <p>
        <TextLink href={model.loginUrl}>{words.have_account}</TextLink>
      </p>
    </section>
  );
}

function RefusalNotice({ model, refusal }: SignupViewProps) {
  if (!refusal?.notice) return null;
  return (
    <Notice kind="danger" announce focus>
      <p>{refusal.notice}</p>
      {refusal.offerLogin ? (
        <p>
          <TextLink href={model.loginUrl}>{model.words.email_in_use_link}</TextLink>
        </p>
      ) : null}
      {refusal.reactivation ? (
        <p className="row">
          <TextLink href={paths.reactivate()}>{model.words.pending_link}</TextLink>
          <TextLink href={refusal.reactivation.service}>{model.words.customer_service}</TextLink>
          {refusal.reactivation.email ? (
            <TextLink href={`mailto:${refusal.reactivation.email}`}>{refusal.reactivation.email}</TextLink>
          ) : null}
        </p>
      ) : null}
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

/** The question that keeps the account from being created is what is read first. */
const focusOnLoad = { autoFocus: true };

/** The form itself; the home page shows it too. */
export function SignupForm({ model, refusal, children }: SignupViewProps) {
  const { words, constraints } = model;
  const typed = refusal?.typed ?? {};
  const errors = refusal?.errors ?? [];
  const invite = refusal?.invite ?? model.invite;
  return (
    <form method="post" action={model.action} className="form" data-swap="signup">
      <KeyField value={model.key} />
      {/* Enter must create the account, not accept a suggestion that stands earlier in the form. */}
      {refusal?.suggestion ? <button type="submit" hidden tabIndex={-1} /> : null}
      {invite ? <input type="hidden" name="invite" value={invite} /> : null}
      {children}
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
      />
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
      />
      {refusal?.suggestion ? (
        <Notice kind="warning" announce>
          <input type="hidden" name="email_checked" value={typed.email} />
          <p>{refusal.suggestion.question}</p>
          {/* One tap: the same form with the address corrected. The browser asks for the password first, which never comes back. */}
          <Button
            variant="secondary"
            size="small"
            name="use_email"
            value={refusal.suggestion.email}
            {...(refusal.errors.length === 0 ? focusOnLoad : {})}
          >
            {refusal.suggestion.use}
          </Button>
        </Notice>
      ) : null}
      <Field
        {...constraints.password}
        id="password"
        name="password"
        type="password"
        label={words.password}
        help={model.passwordHelp}
        autoComplete="new-password"
        enterKeyHint="next"
        reveal={model.reveal}
        error={errorOf(errors, "password")}
      />
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
      />
      <p className="soft">
        {words.terms_before} <TextLink href={paths.staticPage("terms")}>{words.terms_link}</TextLink>{" "}
        {words.terms_and} <TextLink href={paths.staticPage("privacy")}>{words.privacy_link}</TextLink>.
      </p>
      <Button wide size="large">
        {words.submit}
      </Button>
      <Progress words={words} />
    </form>
  );
}
