import { Button, ButtonLink } from "#app/ui/button";
import { Checkbox } from "#app/ui/choice";
import { ErrorSummary } from "#app/ui/error-summary";
import { Field } from "#app/ui/field";
import { errorOf } from "#app/ui/form-types";
import { KeyField } from "#app/ui/key-field";
import { Notice } from "#app/ui/notice";
import { TextLink } from "#app/ui/text-link";
import { CodeNotes } from "./code-notes-view";
import type { DebitOrderModel, DebitRefusal } from "./direct-debit.server";
import type { DebitCodeModel } from "./direct-debit-code.server";
import { OrderLines, OrderTerms } from "./order-parts-view";

type OrderProps = { model: DebitOrderModel; refusal: DebitRefusal | undefined };

/** Account, mandate and the order button (PAY-07). */
export function DebitOrderView({ model, refusal }: OrderProps) {
  const { words, checkout } = model;
  return (
    <section className="narrow stack">
      <h1>{model.title}</h1>
      <ErrorSummary title={model.errorsTitle} errors={refusal?.errors ?? []} />
      <RefusalNotice refusal={refusal} other={{ href: model.otherUrl, text: words.other_method }} />
      {refusal ? null : <CodeNotes notes={model.waiting} />}
      {refusal?.isOfCode ? null : <CodeNotes notes={model.notes} />}
      <OrderLines words={checkout} order={model} credits={model.credits} />
      <p>{words.intro}</p>
      <form method="post" action={model.action} className="form">
        <KeyField value={model.key} />
        {Object.entries(model.hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <AccountFields model={model} refusal={refusal} />
        <AddressFields model={model} refusal={refusal} />
        <Mandate model={model} refusal={refusal} />
        <OrderTerms words={checkout} order={model} />
        <Button wide size="large" name="intent" value="order">
          {checkout.order}
        </Button>
      </form>
      <p>
        <TextLink href={model.otherUrl}>{words.other_method}</TextLink>
      </p>
    </section>
  );
}

function AccountFields({ model: { words, ibanHelp, constraints }, refusal }: OrderProps) {
  const typed = refusal?.typed ?? {};
  return (
    <>
      <Field
        {...constraints.account_holder}
        id="account_holder"
        name="account_holder"
        label={words.account_holder}
        help={words.account_holder_help}
        autoComplete="name"
        enterKeyHint="next"
        defaultValue={typed.account_holder}
        error={errorOf(refusal?.errors, "account_holder")}
      />
      <Field
        {...constraints.iban}
        id="iban"
        name="iban"
        label={words.iban}
        help={ibanHelp}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        defaultValue={typed.iban}
        error={errorOf(refusal?.errors, "iban")}
      />
    </>
  );
}

/** Name in the form, and what browsers fill it with. No word says house number, and "off" would leave it empty after Back. */
const ADDRESS = [
  [
    ["street", "address-line1"],
    ["house_number", undefined],
  ],
  [
    ["zip", "postal-code"],
    ["city", "address-level2"],
  ],
] as const;

function AddressFields({ model: { words, constraints }, refusal }: OrderProps) {
  const typed = refusal?.typed ?? {};
  return (
    <>
      <h2>{words.address}</h2>
      {ADDRESS.map((pair) => (
        <div key={pair[0][0]} className="pair">
          {pair.map(([name, autoComplete]) => (
            <Field
              {...constraints[name]}
              key={name}
              id={name}
              name={name}
              label={words[name]}
              autoComplete={autoComplete}
              enterKeyHint="next"
              defaultValue={typed[name]}
              error={errorOf(refusal?.errors, name)}
            />
          ))}
        </div>
      ))}
      <Field
        {...constraints.phone}
        id="phone"
        name="phone"
        type="tel"
        label={words.phone}
        help={words.phone_help}
        autoComplete="tel"
        enterKeyHint="next"
        defaultValue={typed.phone}
        error={errorOf(refusal?.errors, "phone")}
      />
    </>
  );
}

function Mandate({ model, refusal }: OrderProps) {
  const { words, hidden } = model;
  const typed = refusal?.typed ?? {};
  // What was agreed to is a mandate for that sum, and for no other.
  const isSameSum = typed.amount === hidden.amount && typed.currency === hidden.currency;
  return (
    <>
      <h2>{words.mandate_title}</h2>
      <Checkbox
        id="mandate"
        name="mandate"
        label={model.mandate}
        autoComplete="off"
        required={model.constraints.mandate.required}
        defaultChecked={typed.mandate === "1" && isSameSum}
        error={errorOf(refusal?.errors, "mandate")}
      />
      <ul className="stack soft">
        <li>{words.refund}</li>
        <li>{words.once}</li>
        <li>{model.creditor}</li>
        {model.creditorId ? <li>{model.creditorId}</li> : null}
      </ul>
    </>
  );
}

type CodeProps = { model: DebitCodeModel; refusal: DebitRefusal | undefined };

/** The code of the text message (PAY-07). */
export function DebitCodeView({ model, refusal }: CodeProps) {
  const { words } = model;
  return (
    <section className="narrow stack">
      <h1>{model.title}</h1>
      <ErrorSummary title={model.errorsTitle} errors={refusal?.errors ?? []} />
      <RefusalNotice refusal={refusal} other={undefined} />
      {model.resent && !refusal ? (
        <Notice kind="success" announce>
          <p>{words.resent}</p>
        </Notice>
      ) : null}
      {model.lastAttempt ? (
        <Notice kind="warning">
          <p>{model.lastAttempt}</p>
        </Notice>
      ) : null}
      <p>{model.intro}</p>
      <p className="soft">{model.account}</p>
      <form method="post" action={model.action} className="form">
        <KeyField value={model.key} />
        <Field
          {...model.constraints.otp}
          id="otp"
          name="otp"
          label={words.code_label}
          help={`${words.code_help} ${model.attempts}`}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="go"
          defaultValue={refusal?.typed.otp}
          error={errorOf(refusal?.errors, "otp")}
        />
        <Button wide size="large" name="intent" value="confirm">
          {model.submit}
        </Button>
      </form>
      <form method="post" action={model.action} className="form">
        <KeyField value={model.resendKey} />
        <p className="soft">{words.resend_help}</p>
        <Button wide variant="secondary" name="intent" value="resend">
          {words.resend}
        </Button>
      </form>
      {model.cancel ? (
        <p>
          <TextLink href={model.cancel.href}>{model.cancel.text}</TextLink>
        </p>
      ) : null}
    </section>
  );
}

type RefusalNoticeProps = {
  refusal: DebitRefusal | undefined;
  other: { href: string; text: string } | undefined;
};

function RefusalNotice({ refusal, other }: RefusalNoticeProps) {
  if (!refusal?.notice) return null;
  const link = refusal.link ?? (refusal.offersOther ? other : undefined);
  return (
    <Notice
      kind="danger"
      announce
      actions={
        link ? (
          <ButtonLink variant="secondary" size="small" href={link.href}>
            {link.text}
          </ButtonLink>
        ) : undefined
      }
    >
      <p>{refusal.notice}</p>
    </Notice>
  );
}
