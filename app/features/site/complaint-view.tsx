import { paths } from "#app/paths";
import type { FilingRefusal } from "#app/shared/reports/file-once.server";
import { Button, ButtonLink } from "#app/ui/button";
import { ByMail } from "#app/ui/by-mail";
import { Choice } from "#app/ui/choice";
import { EmptyState } from "#app/ui/empty-state";
import { Field } from "#app/ui/field";
import { FormProblems } from "#app/ui/form-problems";
import { errorOf } from "#app/ui/form-types";
import { KeyField } from "#app/ui/key-field";
import { TextArea } from "#app/ui/text-area";
import type { ComplaintModel } from "./complaint.server";

type ComplaintProps = { model: ComplaintModel; refusal: FilingRefusal | undefined };

/** A form for whatever went wrong, and the confirmation with its reference (HOME-06). */
export function ComplaintView({ model, refusal }: ComplaintProps) {
  const { words, reference } = model;
  if (reference !== undefined && refusal === undefined) {
    return (
      <EmptyState
        page
        icon="check"
        title={words.sent_title}
        text={words.sent_text}
        action={
          <>
            <p className="price" translate="no">
              {reference}
            </p>
            <p className="soft">{words.sent_next}</p>
            <ButtonLink variant="secondary" href={paths.home()}>
              {words.sent_home}
            </ButtonLink>
          </>
        }
      />
    );
  }
  return (
    <section className="narrow stack">
      <h1>{model.title}</h1>
      <p className="lead">{model.description}</p>
      <FormProblems title={model.errorsTitle} errors={refusal?.errors} notice={refusal?.notice} />
      <ComplaintForm model={model} refusal={refusal} />
      <ByMail text={words.by_mail} address={model.email} />
    </section>
  );
}

function ComplaintForm({ model, refusal }: ComplaintProps) {
  const { words, constraints } = model;
  const typed = refusal?.typed ?? {};
  const errors = refusal?.errors;
  return (
    <form method="post" action={model.action} className="form">
      <KeyField value={model.key} />
      <Field
        {...constraints.name}
        id="name"
        name="name"
        label={words.name}
        autoComplete="name"
        enterKeyHint="next"
        defaultValue={typed.name ?? model.name}
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
      <Choice
        kind="radio"
        id="kind"
        name="kind"
        label={words.kind}
        options={model.kinds}
        chosen={typed.kind ? [typed.kind] : []}
        error={errorOf(errors, "kind")}
        required={Boolean(constraints.kind.required)}
      />
      <TextArea
        {...constraints.message}
        id="message"
        name="message"
        label={words.message}
        help={model.messageHelp}
        rows={8}
        defaultValue={typed.message}
        error={errorOf(errors, "message")}
      />
      <Button size="large" wide>
        {words.submit}
      </Button>
    </form>
  );
}
