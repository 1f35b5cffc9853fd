import type { ReactNode } from "react";
import type { Words } from "#app/i18n/catalog";
import { TextLink } from "#app/ui/text-link";

type OrderLinesProps = {
  words: Words<"payments">["checkout"];
  /** `before` and `discount` come together. */
  order: { price: string; before: string | undefined; discount: string | undefined };
  credits: ReactNode;
  /** Further lines, such as the method. */
  children?: ReactNode;
};

/** What is ordered and for how much, the price without the discount beside it. */
export function OrderLines({ words, order, credits, children }: OrderLinesProps) {
  return (
    <dl className="order">
      <div>
        <dt>{words.package}</dt>
        <dd>{credits}</dd>
      </div>
      {children}
      {order.before ? (
        <div>
          <dt>{words.price_before}</dt>
          <dd>
            <s>{order.before}</s>
            <small>{order.discount}</small>
          </dd>
        </div>
      ) : null}
      <div className="order-total">
        <dt>{words.price}</dt>
        <dd>{order.price}</dd>
      </div>
    </dl>
  );
}

type OrderTermsProps = {
  words: Words<"payments">["checkout"];
  order: {
    taxNote: string;
    premiumNote: string | undefined;
    withdrawal: string;
    withdrawUrl: string;
    termsUrl: string;
    returnsUrl: string;
  };
};

/** What stands above the order button: that it is once, how it is undone, and on which terms. */
export function OrderTerms({ words, order }: OrderTermsProps) {
  return (
    <>
      <p>
        {order.taxNote} {words.once} {order.premiumNote}
      </p>
      <p>
        {order.withdrawal} <TextLink href={order.withdrawUrl}>{words.withdrawal_form}</TextLink>.
      </p>
      <p className="soft">
        {words.terms_note} <TextLink href={order.termsUrl}>{words.terms}</TextLink>,{" "}
        <TextLink href={order.returnsUrl}>{words.returns}</TextLink>
      </p>
    </>
  );
}
