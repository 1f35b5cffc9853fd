import type { TextKey } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import { paths } from "#app/paths";
import { bestPrice, cheaperMethods, type Offer, type Offered } from "./best-price";
import type { CodeRefusal } from "./discount.server";
import { methodName, offeredMethods } from "./method-names";
import { moneyText, percentText } from "./money";
import type { Prices } from "./prices.server";
import { TIME_BONUS } from "./time-bonus";

/** What is said of a code beside the price. */
export interface CodeNoteModel {
  kind: "warning" | "info";
  text: string;
  /** The open order that holds the code. */
  link: { href: string; text: string } | undefined;
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
  other: "payments:discounts.code_unfit",
};

/** "Code SPRING20: 20% off" */
export function offerText({ code, percentage }: Offer, { t, locale }: Translator): string {
  return t("payments:discounts.code_on", { code, percent: percentText(percentage, locale) });
}

/** "€18.00 with iDEAL or Bancontact": where paying so costs less than paying otherwise. */
export function cheaperText(offered: Offered & { currency: string }, translator: Translator) {
  const cheaper = cheaperMethods(offered);
  if (!cheaper) return undefined;
  return translator.t("payments:discounts.price_with", {
    price: moneyText(cheaper.price.amount, offered.currency, translator.locale),
    methods: methodList(cheaper.methods, translator),
  });
}

/** Methods as a choice in words: "iDEAL or Bancontact". */
export function methodList(methods: readonly string[], { locale, words }: Translator): string {
  const names = offeredMethods(methods).map((method) => methodName(method, words("payments").checkout));
  return new Intl.ListFormat(locale, { type: "disjunction" }).format(names);
}

/** SPEC §5: 'Code not found', 'Code already used', and what else a code may be refused for. */
export function refusalNote(refusal: CodeRefusal, { t, locale, words }: Translator): CodeNoteModel {
  const values =
    refusal.code === "code_minimum"
      ? { amount: moneyText(refusal.data.minimum_order_value, refusal.data.currency, locale) }
      : undefined;
  const link =
    refusal.code === "code_held"
      ? { href: paths.transaction(refusal.data.payment), text: words("payments").checkout.see_order }
      : undefined;
  return { kind: "warning", text: t(REFUSALS[refusal.code], values), link };
}

/** A good code that something better stands above, and a time bonus that another order holds. */
export function keptNotes(
  { packages, typed, heldBonus }: Pick<Prices, "packages" | "typed" | "heldBonus">,
  method: string | undefined,
  translator: Translator,
): CodeNoteModel[] {
  const { t, words } = translator;
  const notes: CodeNoteModel[] = [];
  const counting = packages.flatMap((one) => {
    const cheaper = method === undefined ? cheaperMethods(one)?.price.offer : undefined;
    return [bestPrice(one, method).offer, cheaper].filter((offer) => offer !== undefined);
  });
  const [better] = counting;
  if (typed?.counts && better && !counting.some(({ code }) => code === typed.counts?.code)) {
    const text = t("payments:discounts.code_kept", { code: typed.counts.code, better: better.code });
    notes.push({ kind: "info", text, link: undefined });
  }
  if (heldBonus !== undefined) {
    notes.push({
      kind: "info",
      text: t("payments:discounts.offer_held", { code: TIME_BONUS.code }),
      link: { href: paths.transaction(heldBonus), text: words("payments").checkout.see_order },
    });
  }
  return notes;
}

/** All that is to be said of codes on a page of an order (PAY-11). */
export function orderNotes(
  prices: Pick<Prices, "packages" | "typed" | "heldBonus">,
  method: string | undefined,
  translator: Translator,
): CodeNoteModel[] {
  const refusal = prices.typed?.refusal;
  const kept = keptNotes(prices, method, translator);
  if (!refusal) return kept;
  const note = refusalNote(refusal, translator);
  return [{ ...note, text: `${note.text} ${translator.words("payments").discounts.code_without}` }, ...kept];
}
