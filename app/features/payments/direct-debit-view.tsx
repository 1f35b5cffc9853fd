import type { Words } from "#app/i18n/catalog";
import { Button, ButtonLink } from "#app/ui/button";
import { Checkbox } from "#app/ui/choice";
import { ErrorSummary } from "#app/ui/error-summary";
import { Field } from "#app/ui/field";
import { errorOf, type FieldError } from "#app/ui/form-types";
import { Notice } from "#app/ui/notice";
import { TextLink } from "#app/ui/text-link";
import { CodeNote, type CodeNoteModel, OrderLines, OrderTerms } from "./order-parts-view";

export interface DebitOrderModel {
  title: string;
  words: Words<"payments">["directDebit"];
  checkout: Words<"payments">["checkout"];
  credits: string;
  price: string;
  before: string | undefined;
  discount: string | undefined;
  codeNote: CodeNoteModel | undefined;
  ibanHelp: string;
  mandate: string;
  creditor: string;
  creditorId: string | undefined;
  premiumNote: string | undefined;
  withdrawal: string;
  otherUrl: string;
  termsUrl: string;
  returnsUrl: string;
  action: string;
  hidden: Record<string, string>;
  errorsTitle: string;
}

export interface DebitRefusal {
  errors: FieldError[];
  notice: string | undefined;
  link: { href: string; text: string } | undefined;
  /** It says of the code what the page would say again. */
  isOfCode: boolean;
  /** Direct debit is closed to this member; other methods are not. */
  offersOther: boolean;
  typed: Record<string, string>;
}

type OrderProps = { model: DebitOrderModel; refusal: DebitRefusal | undefined };

/** Account, mandate and the order button (PAY-07). */
export function DebitOrderView({ model, refusal }: OrderProps) {
  const { words, checkout } = model;
  return (
    <section className="narrow stack">
      <h1>{model.title}</h1>
      <ErrorSummary title={model.errorsTitle} errors={refusal?.errors ?? []} />
      <RefusalNotice refusal={refusal} other={{ href: model.otherUrl, text: words.other_method }} />
      {refusal?.isOfCode ? null : <CodeNote note={model.codeNote} />}
      <OrderLines words={checkout} order={model} credits={model.credits} />
      <p>{words.intro}</p>
      <form method="post" action={model.action} className="form">
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

function AccountFields({ model: { words, ibanHelp }, refusal }: OrderProps) {
  const typed = refusal?.typed ?? {};
  return (
    <>
      <Field
        id="account_holder"
        name="account_holder"
        label={words.account_holder}
        help={words.account_holder_help}
        autoComplete="name"
        enterKeyHint="next"
        required
        maxLength={70}
        defaultValue={typed.account_holder}
        error={errorOf(refusal?.errors, "account_holder")}
      />
      <Field
        id="iban"
        name="iban"
        label={words.iban}
        help={ibanHelp}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        required
        maxLength={60}
        defaultValue={typed.iban}
        error={errorOf(refusal?.errors, "iban")}
      />
    </>
  );
}

/** Name in the form, what browsers fill it with, longest text. */
const ADDRESS = [
  ["street", "address-line1", 100],
  ["house_number", "off", 20],
  ["zip", "postal-code", 12],
  ["city", "address-level2", 100],
] as const;

function AddressFields({ model: { words }, refusal }: OrderProps) {
  const typed = refusal?.typed ?? {};
  return (
    <>
      <h2>{words.address}</h2>
      {ADDRESS.map(([name, autoComplete, maxLength]) => (
        <Field
          key={name}
          id={name}
          name={name}
          label={words[name]}
          autoComplete={autoComplete}
          enterKeyHint="next"
          required
          maxLength={maxLength}
          defaultValue={typed[name]}
          error={errorOf(refusal?.errors, name)}
        />
      ))}
      <Field
        id="phone"
        name="phone"
        type="tel"
        label={words.phone}
        help={words.phone_help}
        autoComplete="tel"
        enterKeyHint="next"
        required
        maxLength={40}
        defaultValue={typed.phone}
        error={errorOf(refusal?.errors, "phone")}
      />
    </>
  );
}

function Mandate({ model, refusal }: OrderProps) {
  const { words } = model;
  return (
    <>
      <h2>{words.mandate_title}</h2>
      <Checkbox
        id="mandate"
        name="mandate"
        label={model.mandate}
        required
        defaultChecked={refusal?.typed.mandate === "1"}
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

export interface DebitCodeModel {
  title: string;
  words: Words<"payments">["directDebit"];
  intro: string;
  account: string;
  attempts: string;
  submit: string;
  /** A new code was sent just now. */
  resent: boolean;
  action: string;
  key: string;
  resendKey: string;
  errorsTitle: string;
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
      <p>{model.intro}</p>
      <p className="soft">{model.account}</p>
      <form method="post" action={model.action} className="form">
        <input type="hidden" name="_key" value={model.key} />
        <Field
          id="otp"
          name="otp"
          label={words.code_label}
          help={`${words.code_help} ${model.attempts}`}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="go"
          required
          maxLength={20}
          defaultValue={refusal?.typed.otp}
          error={errorOf(refusal?.errors, "otp")}
        />
        <Button wide size="large" name="intent" value="confirm">
          {model.submit}
        </Button>
      </form>
      <form method="post" action={model.action} className="form">
        <input type="hidden" name="_key" value={model.resendKey} />
        <p className="soft">{words.resend_help}</p>
        <Button wide variant="secondary" name="intent" value="resend">
          {words.resend}
        </Button>
      </form>
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
