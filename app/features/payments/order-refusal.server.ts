import type { Translator } from "#app/i18n/translator.server";
import { paths } from "#app/paths";
import type { OrderRefusal } from "./checkout-view";
import { moneyText } from "./money";
import type { CodeProblem } from "./order.server";
import type { CodeNoteModel } from "./order-parts-view";
import type { OrderProblem } from "./place-order.server";

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

/** Why the code of the address does not count, and where it is held (PAY-06). */
export function codeNote(
  problem: CodeProblem | undefined,
  translator: Translator,
): CodeNoteModel | undefined {
  if (!problem) return undefined;
  const words = translator.words("payments").checkout;
  if (problem.code === "discount") return { text: words.code_refused, link: undefined };
  return {
    text: words.code_held,
    link: { href: paths.transaction(problem.payment), text: words.see_order },
  };
}

/** A refused order in the member's words (PAY-02, PAY-04). */
export function orderRefusal(problem: OrderProblem, card: string, translator: Translator): OrderRefusal {
  const words = translator.words("payments").checkout;
  const common = translator.words("common");
  const refuse = (text: string, link?: OrderRefusal["link"]): OrderRefusal => ({
    status: STATUS[problem.code],
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
      return refuse(words.code_refused);
    case "stale":
      return refuse(common.stale_form);
    case "other_payload":
      return refuse(common.other_payload);
    case "failed":
      return refuse(common.action_failed);
  }
}
