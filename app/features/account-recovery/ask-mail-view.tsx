import { paths } from "#app/paths";
import { Button, ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { Field } from "#app/ui/field";
import { FormProblems } from "#app/ui/form-problems";
import { errorOf } from "#app/ui/form-types";
import { KeyField } from "#app/ui/key-field";
import { TextLink } from "#app/ui/text-link";
import type { AskMailModel, AskMailRefusal } from "./ask-mail.server";

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
      <FormProblems title={model.errorsTitle} errors={errors} notice={refusal?.notice} />
      <form method="post" action={model.action} className="form">
        <KeyField value={model.key} />
        <Field
          {...model.constraints.email}
          id="email"
          name="email"
          type="email"
          label={model.emailLabel}
          autoComplete="username"
          enterKeyHint="send"
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
