import type { Words } from "#app/i18n/catalog";
import { paths } from "#app/paths";
import { Button, ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { ErrorSummary } from "#app/ui/error-summary";
import { Field } from "#app/ui/field";
import { errorOf, type FieldError } from "#app/ui/form-types";
import { Notice } from "#app/ui/notice";
import { TextLink } from "#app/ui/text-link";

export interface AskMailModel {
  title: string;
  text: string;
  /** Where the mail went, once it is sent. */
  sent: string | undefined;
  words: Words<"auth">["recovery"];
  emailLabel: string;
  errorsTitle: string;
  key: string;
  action: string;
}

export interface AskMailRefusal {
  errors: FieldError[];
  notice: string | undefined;
  email: string | undefined;
}

type AskMailProps = { model: AskMailModel; refusal: AskMailRefusal | undefined };

/** Asks for the address of an account, and then says where the mail went. */
export function AskMailView({ model, refusal }: AskMailProps) {
  const { words } = model;
  if (model.sent !== undefined && !refusal) return <SentView model={model} sent={model.sent} />;
  const errors = refusal?.errors ?? [];
  return (
    <section className="narrow stack">
      <h1>{model.title}</h1>
      <p className="lead">{model.text}</p>
      <ErrorSummary title={model.errorsTitle} errors={errors} />
      {refusal?.notice ? (
        <Notice kind="danger" announce>
          <p>{refusal.notice}</p>
        </Notice>
      ) : null}
      <form method="post" action={model.action} className="form">
        <input type="hidden" name="_key" value={model.key} />
        <Field
          id="email"
          name="email"
          type="email"
          label={model.emailLabel}
          autoComplete="username"
          enterKeyHint="send"
          maxLength={254}
          required
          defaultValue={refusal?.email}
          error={errorOf(errors, "email")}
        />
        <Button wide icon="mail">
          {words.send_link}
        </Button>
      </form>
      <p>
        <TextLink href={paths.login()}>{words.back_to_login}</TextLink>
      </p>
    </section>
  );
}

function SentView({ model: { title, words, action }, sent }: { model: AskMailModel; sent: string }) {
  return (
    <EmptyState
      page
      icon="mail"
      title={title}
      text={sent}
      action={
        <>
          <p className="soft">{words.sent_help}</p>
          <ButtonLink href={paths.login()}>{words.back_to_login}</ButtonLink>
          <ButtonLink variant="quiet" href={action}>
            {words.ask_again}
          </ButtonLink>
        </>
      }
    />
  );
}
