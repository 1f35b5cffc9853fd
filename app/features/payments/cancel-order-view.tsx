import { Button, ButtonLink } from "#app/ui/button";
import { KeyField } from "#app/ui/key-field";
import { Notice } from "#app/ui/notice";
import type { CancelModel, CancelRefusal } from "./cancel-order.server";
import { Facts } from "./transaction-view";

type CancelOrderProps = { model: CancelModel; refusal: CancelRefusal | undefined };

/** Asks before an open order is cancelled (PAY-03, PAY-06). */
export function CancelOrderView({ model, refusal }: CancelOrderProps) {
  const { words, payment } = model;
  return (
    <section className="narrow stack">
      <h1>{model.title}</h1>
      {refusal ? (
        <Notice kind="danger" announce>
          <p>{refusal.notice}</p>
        </Notice>
      ) : null}
      <p>{model.text}</p>
      <Facts words={words} payment={payment} />
      <form method="post" action={model.action} className="form">
        <KeyField value={model.key} />
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
