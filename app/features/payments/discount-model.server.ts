import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import { bestPrice, cheaperMethods, type Offer } from "./best-price";
import { type CodeNoteModel, keptNotes, methodList, offerText, refusalNote } from "./discount-notes.server";
import { moneyText } from "./money";
import { carriedQuery } from "./order.server";
import type { Prices, TypedCode } from "./prices.server";

export interface DiscountModel {
  /** "Code SPRING20: 20% off", one line for each that makes a price below. */
  active: string[];
  /** What the typed code asks for. */
  conditions: string[];
  remove: { href: string; text: string } | undefined;
  notes: CodeNoteModel[];
  form: {
    action: string;
    /** Where the credits were missing, carried along. */
    next: string | undefined;
    label: string;
    submit: string;
    typed: string;
    error: CodeNoteModel | undefined;
  };
}

/** The discounts that count among the packages shown, and the field for a code, in the reader's words. */
export function discountModel(context: PageContext, prices: Prices, translator: Translator): DiscountModel {
  const words = translator.words("payments").discounts;
  const { pathname } = context.url;
  const { next } = carriedQuery(context);
  const { typed } = prices;
  return {
    active: countingOffers(prices).map((offer) => offerText(offer, translator)),
    conditions: typed?.counts ? conditionsOf(typed.counts, prices, translator) : [],
    remove: typed?.counts && {
      href: next ? `${pathname}?${new URLSearchParams({ next })}` : pathname,
      text: words.code_remove,
    },
    notes: keptNotes(prices, undefined, translator),
    form: {
      action: pathname,
      next,
      label: words.code_label,
      submit: words.code_apply,
      typed: typed?.text ?? "",
      error: typed?.refusal && refusalNote(typed.refusal, translator),
    },
  };
}

function countingOffers({ packages }: Prices): Offer[] {
  const counting = packages.flatMap((one) => [bestPrice(one).offer, cheaperMethods(one)?.price.offer]);
  return [...new Map(counting.flatMap((offer) => (offer ? [[offer.code, offer]] : []))).values()];
}

function conditionsOf(
  { minimum, methods }: NonNullable<TypedCode["counts"]>,
  { packages }: Prices,
  translator: Translator,
): string[] {
  const { t, locale } = translator;
  const conditions: string[] = [];
  const currency = minimum?.currency ?? packages[0]?.currency;
  if (minimum && currency) {
    conditions.push(
      t("payments:discounts.code_from", { amount: moneyText(minimum.amount, currency, locale) }),
    );
  }
  const usable = methods.filter((method) =>
    packages.some((one) => one.methods.some((own) => own === method)),
  );
  if (usable.length > 0) {
    conditions.push(t("payments:discounts.code_methods", { methods: methodList(usable, translator) }));
  }
  return conditions;
}
