import type { Words } from "#app/i18n/catalog";
import { paths } from "#app/paths";
import { Button, ButtonLink } from "#app/ui/button";
import { Choice } from "#app/ui/choice";
import { EmptyState } from "#app/ui/empty-state";
import { ErrorSummary } from "#app/ui/error-summary";
import { Field } from "#app/ui/field";
import { errorOf, type FieldError, type Option } from "#app/ui/form-types";
import { Notice } from "#app/ui/notice";
import { TextArea } from "#app/ui/text-area";

export interface ComplaintModel {
  title: string;
  description: string;
  words: Words<"site">["complaints"];
  action: string;
  /** Set where the address asks to withdraw from a purchase: what is declared. */
  statement: string | undefined;
  /** Given once the complaint arrived. */
  reference: string | undefined;
  key: string;
  errorsTitle: string;
  email: string | undefined;
  name: string | undefined;
  kinds: Option[];
  longest: { name: number; email: number; message: number };
  messageHelp: string;
}

export interface ComplaintRefusalModel {
  errors: FieldError[];
  notice: string | undefined;
  typed: Record<string, string>;
}

type ComplaintProps = { model: ComplaintModel; refusal: ComplaintRefusalModel | undefined };

/** A form for whatever went wrong, and the confirmation with its reference (HOME-06). */
export function ComplaintView({ model, refusal }: ComplaintProps) {
  const { words, reference } = model;
  if (reference !== undefined && refusal === undefined) {
    return (
      <EmptyState
        page
        icon="check"
        title={model.statement ? words.withdraw_sent : words.sent_title}
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
      <ErrorSummary title={model.errorsTitle} errors={refusal?.errors ?? []} />
      {refusal?.notice ? (
        <Notice kind="danger" announce>
          <p>{refusal.notice}</p>
        </Notice>
      ) : null}
      <ComplaintForm model={model} refusal={refusal} />
      {model.email ? (
        <p className="soft">
          {words.by_mail}{" "}
          <a className="link" href={`mailto:${model.email}`}>
            {model.email}
          </a>
        </p>
      ) : null}
    </section>
  );
}

function ComplaintForm({ model, refusal }: ComplaintProps) {
  const { words, longest, statement } = model;
  const typed = refusal?.typed ?? {};
  const errors = refusal?.errors;
  return (
    <form method="post" action={model.action} className="form">
      <input type="hidden" name="_key" value={model.key} />
      <Field
        id="name"
        name="name"
        label={words.name}
        autoComplete="name"
        enterKeyHint="next"
        required
        maxLength={longest.name}
        defaultValue={typed.name ?? model.name}
        error={errorOf(errors, "name")}
      />
      <Field
        id="email"
        name="email"
        type="email"
        label={words.email}
        help={words.email_help}
        autoComplete="email"
        enterKeyHint="next"
        required
        maxLength={longest.email}
        defaultValue={typed.email}
        error={errorOf(errors, "email")}
      />
      {statement ? (
        <input type="hidden" name="kind" value="payment" />
      ) : (
        <Choice
          kind="radio"
          id="kind"
          name="kind"
          label={words.kind}
          options={model.kinds}
          chosen={typed.kind ? [typed.kind] : []}
          error={errorOf(errors, "kind")}
          required
        />
      )}
      <TextArea
        id="message"
        name="message"
        label={statement ? words.withdraw_message : words.message}
        help={statement ? undefined : model.messageHelp}
        rows={statement ? 3 : 8}
        required
        maxLength={longest.message}
        defaultValue={typed.message ?? statement}
        error={errorOf(errors, "message")}
      />
      <Button size="large" wide>
        {statement ? words.withdraw_submit : words.submit}
      </Button>
    </form>
  );
}
