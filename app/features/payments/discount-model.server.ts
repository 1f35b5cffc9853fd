import type { TextKey } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { safeReturnPath } from "#app/session/return-path";
import type { Discount } from "./discount";
import type { CodeRefusal, FoundDiscount } from "./discount.server";
import { methodName, offeredMethods } from "./method-names";
import { moneyText, percentText } from "./money";

export interface DiscountModel {
  /** "Code SPRING20: 20% off", where one counts. */
  active: string | undefined;
  /** What the code asks for. */
  conditions: string[];
  remove: { href: string; text: string } | undefined;
  form: {
    action: string;
    /** Where the credits were missing, carried along. */
    next: string | undefined;
    label: string;
    submit: string;
    typed: string;
    error: string | undefined;
    /** The open order that holds the code. */
    held: { href: string; text: string } | undefined;
  };
}

const REFUSALS: Record<CodeRefusal["code"], TextKey> = {
  code_not_found: "payments:discounts.code_not_found",
  code_used: "payments:discounts.code_used",
  code_held: "payments:discounts.code_held",
  code_expired: "payments:discounts.code_expired",
  code_minimum: "payments:discounts.code_minimum",
  code_country: "payments:discounts.code_country",
  code_method: "payments:discounts.code_method",
  failed: "payments:discounts.code_failed",
};

/** The discount and the field for a code in the reader's words; `currency` is that of the packages shown. */
export function discountModel(
  context: PageContext,
  { discount, typed, isTyped, refusal }: FoundDiscount,
  translator: Translator,
  currency: string | undefined,
): DiscountModel {
  const words = translator.words("payments").discounts;
  const { pathname, searchParams } = context.url;
  const next = safeReturnPath(searchParams.get("next"), "") || undefined;
  return {
    active: discount && activeText(discount, translator),
    conditions: discount ? conditionsOf(discount, translator, currency) : [],
    remove: isTyped
      ? { href: next ? `${pathname}?${new URLSearchParams({ next })}` : pathname, text: words.code_remove }
      : undefined,
    form: {
      action: pathname,
      next,
      label: words.code_label,
      submit: words.code_apply,
      typed,
      error: refusal && refusalText(refusal, translator),
      held:
        refusal?.code === "code_held"
          ? {
              href: paths.transaction(refusal.data.payment),
              text: translator.words("payments").checkout.see_order,
            }
          : undefined,
    },
  };
}

/** SPEC §5: 'Code not found', 'Code already used', and what else a code may be refused for. */
function refusalText(refusal: CodeRefusal, { t, locale }: Translator): string {
  const values =
    refusal.code === "code_minimum"
      ? { amount: moneyText(refusal.data.minimum_order_value, refusal.data.currency, locale) }
      : undefined;
  return t(REFUSALS[refusal.code], values);
}

function activeText({ code, percentage }: Discount, { t, locale }: Translator): string {
  return t("payments:discounts.code_on", { code, percent: percentText(percentage, locale) });
}

function conditionsOf(
  { minimum, methods }: Discount,
  { t, locale, words }: Translator,
  shownCurrency: string | undefined,
): string[] {
  const conditions: string[] = [];
  const currency = minimum?.currency ?? shownCurrency;
  if (minimum && currency) {
    conditions.push(
      t("payments:discounts.code_from", { amount: moneyText(minimum.amount, currency, locale) }),
    );
  }
  const names = offeredMethods(methods).map((method) => methodName(method, words("payments").checkout));
  if (names.length > 0) {
    const list = new Intl.ListFormat(locale, { type: "disjunction" }).format(names);
    conditions.push(t("payments:discounts.code_methods", { methods: list }));
  }
  return conditions;
}
