import { type FormRefused, formRefused } from "#app/http/form-outcome";
import type { Translator } from "#app/i18n/translator.server";
import type { OnceFailure } from "#app/once/once.server";
import { paths } from "#app/paths";
import type { CodeRefusal } from "./discount.server";
import { reasonAnd, refusalNote } from "./discount-notes.server";
import type { Method } from "./method-names";
import { moneyText } from "./money";

type CodeReason = CodeRefusal["code"];
type Minimum = { minimum_order_value: number; currency: string };

/** Why nothing was ordered; it stands in the idempotency store until the key is used again. */
export type OrderProblem =
  | { code: "stale" | "other_payload" | "unknown" | "failed" | "method" | "package" }
  | { code: "discount"; typed: string; reason: CodeReason; data: Minimum | null }
  | { code: "amount"; amount: number; currency: string }
  | { code: "repeated" | "held"; payment: number };

/** A refused order as its page says it. */
export interface OrderRefusal {
  text: string;
  link: { href: string; text: string } | undefined;
  /** Offers to order the same once more, knowingly. */
  again: boolean;
  /** It says of the code what the page would say again. */
  isOfCode: boolean;
  /** The card that was chosen. */
  card: string;
}

const STATUS: Record<OrderProblem["code"], number> = {
  stale: 422,
  other_payload: 422,
  unknown: 502,
  failed: 502,
  method: 422,
  package: 404,
  discount: 422,
  amount: 409,
  repeated: 409,
  held: 409,
};

const OF_FAILURE: Record<OnceFailure["reason"], "other_payload" | "failed" | "unknown"> = {
  other_payload: "other_payload",
  not_sent: "failed",
  unknown: "unknown",
};

/** An order without a result: the checkout has its own words for it, because money may have moved. */
export function problemOfFailure({ reason }: OnceFailure): OrderProblem {
  return { code: OF_FAILURE[reason] };
}

/** A refusal of upstream as a problem of the order, which `discountcode` was sent with. */
export function problemOf(
  refused: { code: string; data?: unknown },
  { discountcode = "" }: { discountcode?: string | undefined },
): OrderProblem {
  const data = (refused.data ?? {}) as { amount?: number; currency?: string; payment?: number };
  switch (refused.code) {
    case "amount_changed":
      return { code: "amount", amount: data.amount ?? 0, currency: data.currency ?? "" };
    case "order_repeated":
      return { code: "repeated", payment: data.payment ?? 0 };
    case "code_held":
      return { code: "held", payment: data.payment ?? 0 };
    case "method_not_allowed":
      return { code: "method" };
    case "package_not_found":
      return { code: "package" };
    case "key_reused":
      return { code: "other_payload" };
    default:
      return {
        code: "discount",
        typed: discountcode,
        reason: refused.code as CodeReason,
        data: refused.code === "code_minimum" ? (refused.data as Minimum) : null,
      };
  }
}

/** Why the code no longer counts, and that nothing was ordered. */
function codeRefused(
  { typed, reason, data }: Extract<OrderProblem, { code: "discount" }>,
  method: Method | undefined,
  translator: Translator,
): string {
  const { text } = refusalNote({ code: reason, data } as CodeRefusal, method, translator);
  return reasonAnd(text, translator.t("payments:checkout.code_refused", { code: typed }));
}

/** A refused order in the member's words (PAY-02, PAY-04). */
export function orderRefusal(
  problem: OrderProblem,
  card: string,
  method: Method | undefined,
  translator: Translator,
): FormRefused<OrderRefusal> {
  const words = translator.words("payments").checkout;
  const common = translator.words("common");
  const refuse = (text: string, link?: OrderRefusal["link"]) =>
    formRefused<OrderRefusal>(STATUS[problem.code], {
      text,
      link,
      again: problem.code === "repeated",
      isOfCode: problem.code === "held" || problem.code === "discount",
      card,
    });
  switch (problem.code) {
    case "amount": {
      const price = moneyText(problem.amount, problem.currency, translator.locale);
      return refuse(translator.t("payments:checkout.amount_changed", { price }));
    }
    case "repeated":
      return refuse(words.repeated, { href: paths.transaction(problem.payment), text: words.see_order });
    case "held":
      return refuse(words.code_held_refused, {
        href: paths.transaction(problem.payment),
        text: words.see_order,
      });
    case "unknown":
      return refuse(words.unknown, { href: paths.transactions(), text: words.see_orders });
    case "method":
      return refuse(words.method_refused);
    case "package":
      return refuse(words.package_gone, { href: paths.credits(), text: words.other_package });
    case "discount":
      return refuse(codeRefused(problem, method, translator));
    case "stale":
      return refuse(common.stale_form);
    case "other_payload":
      return refuse(common.other_payload);
    case "failed":
      return refuse(common.action_failed);
  }
}
