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
  /** The open order that holds the code, or the page without the code. */
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

/**
 * SPEC §5: 'Code not found', 'Code already used', and what else a code may be refused for. `method` is the chosen one:
 * before that a code for others is one for none of those that can be chosen.
 */
export function refusalNote(
  refusal: CodeRefusal,
  method: string | undefined,
  { t, locale, words }: Translator,
): CodeNoteModel {
  const isForNone = refusal.code === "code_method" && method === undefined;
  const values =
    refusal.code === "code_minimum"
      ? { amount: moneyText(refusal.data.minimum_order_value, refusal.data.currency, locale) }
      : undefined;
  const link =
    refusal.code === "code_held"
      ? { href: paths.transaction(refusal.data.payment), text: words("payments").checkout.see_order }
      : undefined;
  const key = isForNone ? "payments:discounts.code_no_method" : REFUSALS[refusal.code];
  return { kind: "warning", text: t(key, values), link };
}

/** A reason and what follows from it; SPEC's own ones end without a full stop. */
export function reasonAnd(reason: string, consequence: string): string {
  return `${reason}${/\p{P}$/u.test(reason) ? "" : "."} ${consequence}`;
}

type Noted = Pick<Prices, "packages" | "typed" | "heldBonus" | "bonusEnded">;

/** The discounts that make a price among the packages, each once. */
export function countingOffers({ packages }: Pick<Prices, "packages">, method?: string): Offer[] {
  const counting = packages.flatMap((one) => {
    const cheaper = method === undefined ? cheaperMethods(one)?.price.offer : undefined;
    return [bestPrice(one, method).offer, cheaper].filter((offer) => offer !== undefined);
  });
  return [...new Map(counting.map((offer) => [offer.code, offer])).values()];
}

/** A good code that something better stands above; undefined where the typed one makes a price. */
export function beatenNote(
  prices: Noted,
  method: string | undefined,
  { t }: Translator,
): CodeNoteModel | undefined {
  const code = prices.typed?.counts?.code;
  const counting = countingOffers(prices, method);
  const [better] = counting;
  if (code === undefined || !better || counting.some((offer) => offer.code === code)) return undefined;
  return {
    kind: "info",
    text: t("payments:discounts.code_kept", { code, better: better.code }),
    link: undefined,
  };
}

/** A time bonus that another order holds, or that ended on the way. */
export function bonusNotes({ heldBonus, bonusEnded }: Noted, translator: Translator): CodeNoteModel[] {
  const { t, locale, words } = translator;
  const notes: CodeNoteModel[] = [];
  if (bonusEnded) {
    const { code, percentage } = TIME_BONUS;
    const text = t("payments:discounts.offer_ended", { code, percent: percentText(percentage, locale) });
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
  prices: Noted,
  method: string | undefined,
  translator: Translator,
): CodeNoteModel[] {
  const refusal = prices.typed?.refusal;
  const beaten = beatenNote(prices, method, translator);
  const notes = [...(beaten ? [beaten] : []), ...bonusNotes(prices, translator)];
  if (!refusal) return notes;
  const note = refusalNote(refusal, method, translator);
  const { code_without } = translator.words("payments").discounts;
  return [{ ...note, text: reasonAnd(note.text, code_without) }, ...notes];
}
