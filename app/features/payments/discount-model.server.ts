import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import {
  beatenNote,
  bonusNotes,
  type CodeNoteModel,
  countingOffers,
  methodList,
  offerText,
  refusalNote,
} from "./discount-notes.server";
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
  const code = typed?.counts?.code;
  const counting = countingOffers(prices);
  const beaten = beatenNote(prices, undefined, translator);
  // One's own counts without being typed: there is nothing to remove.
  const remove =
    !typed?.counts || typed.counts.isOwn
      ? undefined
      : {
          href: next ? `${pathname}?${new URLSearchParams({ next })}` : pathname,
          text: words.code_remove,
        };
  return {
    // The typed one stands last, before what it asks for.
    active: counting
      .sort((one, other) => Number(one.code === code) - Number(other.code === code))
      .map((offer) => offerText(offer, translator)),
    conditions: typed?.counts && !beaten ? conditionsOf(typed.counts, prices, translator) : [],
    remove: beaten ? undefined : remove,
    notes: [...(beaten ? [{ ...beaten, link: remove }] : []), ...bonusNotes(prices, translator)],
    form: {
      action: pathname,
      next,
      label: words.code_label,
      submit: words.code_apply,
      typed: typed?.text ?? "",
      error: typed?.refusal && refusalNote(typed.refusal, undefined, translator),
    },
  };
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
