import type { Words } from "#app/i18n/catalog";
import { Button, ButtonLink } from "#app/ui/button";
import { Notice } from "#app/ui/notice";
import { Facts, type PaymentRow } from "./transaction-view";

export interface CancelModel {
  title: string;
  words: Words<"payments">["transactions"];
  payment: PaymentRow;
  key: string;
  action: string;
  orderUrl: string;
}

/** Asks before an open order is cancelled (PAY-03, PAY-06). */
export function CancelOrderView({ model, problem }: { model: CancelModel; problem: string | undefined }) {
  const { words, payment } = model;
  return (
    <section className="narrow stack">
      <h1>{model.title}</h1>
      {problem ? (
        <Notice kind="danger" announce>
          <p>{problem}</p>
        </Notice>
      ) : null}
      <p>{words.cancel_text}</p>
      <Facts words={words} payment={payment} />
      <form method="post" action={model.action} className="form">
        <input type="hidden" name="_key" value={model.key} />
        <p className="row">
          <Button name="intent" value="cancel">
            {words.cancel}
          </Button>
          <ButtonLink variant="secondary" href={model.orderUrl}>
            {words.cancel_not}
          </ButtonLink>
        </p>
      </form>
    </section>
  );
}
