import { paths } from "#app/paths";
import type { FilingRefusal } from "#app/shared/reports/file-once.server";
import { Button, ButtonLink } from "#app/ui/button";
import { ByMail } from "#app/ui/by-mail";
import { Checkbox } from "#app/ui/choice";
import { Field } from "#app/ui/field";
import { FormProblems } from "#app/ui/form-problems";
import { errorOf } from "#app/ui/form-types";
import { KeyField } from "#app/ui/key-field";
import { Select } from "#app/ui/select";
import { TextArea } from "#app/ui/text-area";
import type { ReceiptModel, StatementModel } from "./statement.server";

type StatementProps = { model: StatementModel; refusal: FilingRefusal | undefined };

/** A form that the law gives people, without an account, and its receipt (SAFE-03, SAFE-04, SAFE-08). */
export function StatementView({ model, refusal }: StatementProps) {
  const { words, own, receipt } = model;
  if (receipt && !refusal) return <Receipt model={model} receipt={receipt} />;
  return (
    <section className="narrow stack">
      <h1>{model.title}</h1>
      <p className="lead">{model.description}</p>
      <p className="soft">{own.period}</p>
      <FormProblems title={model.errorsTitle} errors={refusal?.errors} notice={refusal?.notice} />
      <StatementForm model={model} refusal={refusal} />
      <ByMail text={words.by_mail} address={model.contact} />
    </section>
  );
}

function Receipt({ model: { words, own }, receipt }: { model: StatementModel; receipt: ReceiptModel }) {
  return (
    <section className="narrow stack">
      <h1>{own.sent_title}</h1>
      <p className="lead">{words.sent_text}</p>
      <dl className="facts">
        <div>
          <dt>{words.reference_label}</dt>
          <dd translate="no">{receipt.reference}</dd>
        </div>
        <div>
          <dt>{words.received_label}</dt>
          <dd>{receipt.received}</dd>
        </div>
        {receipt.due ? (
          <div>
            <dt>{words.due_label}</dt>
            <dd>{receipt.due}</dd>
          </div>
        ) : null}
        {receipt.content.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto" className="said">
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <p className="soft">{own.sent_next}</p>
      <p>
        <ButtonLink variant="secondary" href={paths.home()}>
          {words.sent_home}
        </ButtonLink>
      </p>
    </section>
  );
}

function StatementForm({ model, refusal }: StatementProps) {
  const { words, own, kind, constraints } = model;
  const typed = refusal?.typed ?? {};
  const errors = refusal?.errors;
  const isAboutContent = kind !== "withdrawal";
  return (
    <form method="post" action={model.action} className="form">
      <KeyField value={model.key} />
      {isAboutContent ? (
        <TextArea
          {...constraints.address}
          id="address"
          name="address"
          label={words.address_label}
          help={words.address_help}
          rows={2}
          defaultValue={typed.address ?? model.address}
          error={errorOf(errors, "address")}
        />
      ) : null}
      {kind === "notice" ? (
        <Select
          {...constraints.reason}
          id="reason"
          name="reason"
          label={words.reason_label}
          empty={words.reason_empty}
          options={model.reasons}
          defaultValue={typed.reason ?? ""}
          error={errorOf(errors, "reason")}
        />
      ) : null}
      <TextArea
        {...constraints.message}
        id="message"
        name="message"
        label={own.message}
        rows={isAboutContent ? 6 : 3}
        defaultValue={typed.message ?? model.draft}
        error={errorOf(errors, "message")}
      />
      <Field
        {...constraints.name}
        id="name"
        name="name"
        label={own.name}
        autoComplete="name"
        enterKeyHint="next"
        defaultValue={typed.name ?? (isAboutContent ? undefined : model.name)}
        error={errorOf(errors, "name")}
      />
      <Field
        {...constraints.email}
        id="email"
        name="email"
        type="email"
        label={words.email_label}
        help={own.email_help}
        autoComplete="email"
        enterKeyHint="done"
        defaultValue={typed.email}
        error={errorOf(errors, "email")}
      />
      {isAboutContent ? (
        <Checkbox
          id="good_faith"
          name="good_faith"
          label={own.good_faith}
          defaultChecked={typed.good_faith === "1"}
          required
          error={errorOf(errors, "good_faith")}
        />
      ) : null}
      <Button size="large" wide>
        {own.submit}
      </Button>
    </form>
  );
}
