import type { ReactNode } from "react";
import { paths } from "#app/paths";
import { EmptyState } from "#app/ui/empty-state";
import { ErrorSummary } from "#app/ui/error-summary";
import { Notice } from "#app/ui/notice";
import { TextLink } from "#app/ui/text-link";
import { ArrivalPromiseView } from "./arrival-promise-view";
import type { SignupRefusal } from "./create-account.server";
import { SignupForm } from "./signup-form-view";
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
      <ErrorSummary title={model.errorsTitle} errors={refusal?.errors ?? []} focus={!refusal?.focus} />
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
