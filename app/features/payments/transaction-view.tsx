import type { Words } from "#app/i18n/catalog";
import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { Flash } from "#app/ui/flash";
import { Notice } from "#app/ui/notice";
import { TextLink } from "#app/ui/text-link";
import type { OrdersModel, PaymentRow, TransactionModel } from "./transaction.server";

/** One order in its state; while it is open the page refreshes itself, or by its button (PAY-03). */
export function TransactionView({ model }: { model: TransactionModel }) {
  const isOpen = model.state === "loading" || model.state === "pending";
  return (
    <section className="stack">
      <h1>{model.title}</h1>
      <rz-refresh data-name="transaction">
        <div
          className="stack order-state"
          data-piece="transaction"
          aria-live="polite"
          data-open={isOpen ? "" : undefined}
        >
          <StateNotice model={model} />
          {"payment" in model ? <Facts words={model.words} payment={model.payment} /> : null}
          <div className="stack">
            {model.state === "completed" && model.withdrawUrl ? (
              <p>
                <TextLink href={model.withdrawUrl}>{model.words.withdraw}</TextLink>
              </p>
            ) : null}
            <p>
              <TextLink href={model.allUrl}>{model.words.all}</TextLink>
            </p>
          </div>
        </div>
      </rz-refresh>
    </section>
  );
}

function StateNotice({ model }: { model: TransactionModel }) {
  const { words } = model;
  const again = (
    <ButtonLink variant="secondary" icon="retry" href={model.here}>
      {words.check}
    </ButtonLink>
  );
  switch (model.state) {
    case "loading":
      return (
        <Notice icon="clock" title={words.loading_title} actions={again}>
          <p>{words.loading_text}</p>
        </Notice>
      );
    case "pending":
      return (
        <Notice
          icon="clock"
          title={words.pending_title}
          actions={
            <>
              {model.payUrl ? <ButtonLink href={model.payUrl}>{words.go_on_paying}</ButtonLink> : null}
              {again}
              {model.cancelUrl ? (
                <ButtonLink variant="quiet" href={model.cancelUrl}>
                  {words.cancel}
                </ButtonLink>
              ) : null}
            </>
          }
        >
          <p>{words.pending_text}</p>
        </Notice>
      );
    case "completed":
      return <CompletedNotice model={model} />;
    case "failed":
      return <FailedNotice model={model} />;
    case "refunded":
    case "other": {
      const isRefund = model.state === "refunded";
      return (
        <Notice
          icon={isRefund ? "coins" : "info"}
          title={isRefund ? words.refunded_title : words.other_title}
          actions={
            <ButtonLink variant="secondary" icon="mail" href={model.askUrl}>
              {words.ask}
            </ButtonLink>
          }
        >
          <p>{isRefund ? words.refunded_text : words.other_text}</p>
        </Notice>
      );
    }
  }
}

function CompletedNotice({ model }: { model: Extract<TransactionModel, { state: "completed" }> }) {
  const { words, toast, balance, isFirst, next } = model;
  return (
    <>
      <Notice
        kind="success"
        title={words.completed_title}
        actions={
          next ? (
            <ButtonLink href={next}>{words.back_to_before}</ButtonLink>
          ) : (
            <ButtonLink href={paths.members()}>{words.to_members}</ButtonLink>
          )
        }
      >
        {isFirst ? <p>{words.premium_now}</p> : null}
        <p>{balance}</p>
      </Notice>
      {toast ? (
        <div className="flashes">
          <Flash kind="success">{toast}</Flash>
        </div>
      ) : null}
    </>
  );
}

function FailedNotice({ model }: { model: Extract<TransactionModel, { state: "failed" }> }) {
  const { words, text, recurring, retryUrl, payment } = model;
  const isCancelled = payment.status === "cancelled";
  return (
    <Notice
      kind={isCancelled ? "info" : "danger"}
      title={words.failed}
      actions={
        <>
          {recurring?.cardUrl ? <ButtonLink href={recurring.cardUrl}>{words.retry_card}</ButtonLink> : null}
          {recurring?.paypalUrl ? (
            <ButtonLink href={recurring.paypalUrl}>{words.retry_paypal}</ButtonLink>
          ) : null}
          <ButtonLink variant={recurring ? "secondary" : "primary"} href={retryUrl}>
            {words.retry}
          </ButtonLink>
        </>
      }
    >
      <p>{text}</p>
    </Notice>
  );
}

/** What was ordered. */
export function Facts({ words, payment }: { words: Words<"payments">["transactions"]; payment: PaymentRow }) {
  const facts = [
    [words.package, payment.credits],
    ...(payment.before
      ? [
          [words.price_before, payment.before],
          [words.discount, payment.discount],
        ]
      : []),
    [words.price, payment.price],
    [words.method, payment.method],
    [words.date, payment.date],
    [words.state, payment.state],
  ];
  return (
    <dl className="order">
      {facts.map(([what, value]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Every order of the member, newest first. */
export function OrdersView({ model }: { model: OrdersModel }) {
  const { words, rows, repeatUrl, creditsUrl } = model;
  return (
    <section className="stack">
      <h1>{model.title}</h1>
      {rows.length === 0 ? (
        <EmptyState
          icon="coins"
          title={words.none}
          text={words.none_text}
          action={<ButtonLink href={creditsUrl}>{words.buy}</ButtonLink>}
        />
      ) : (
        <>
          <ul className="orders">
            {rows.map((row) => (
              <li key={row.id}>
                <a href={row.href}>
                  <b>{row.credits}</b>
                  <b>{row.price}</b>
                  <span>
                    {row.date}, {row.method}
                  </span>
                  <span className={row.status}>{row.state}</span>
                </a>
              </li>
            ))}
          </ul>
          <p className="row">
            <ButtonLink href={creditsUrl}>{words.buy}</ButtonLink>
            {repeatUrl ? (
              <ButtonLink variant="secondary" href={repeatUrl}>
                {words.repeat}
              </ButtonLink>
            ) : null}
          </p>
        </>
      )}
    </section>
  );
}
