import type { Words } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { getSignupOffer } from "#app/session/signups.server";
import type { Site } from "#app/session/site";
import { getSite } from "#app/session/site.server";
import { getViewer } from "#app/session/viewer.server";
import type { PackageStyle } from "#app/ui/package-card";
import { bestPrice } from "./best-price";
import { type DiscountModel, discountModel } from "./discount-model.server";
import { cheaperText, offerText } from "./discount-notes.server";
import { moneyText } from "./money";
import { carriedOn } from "./order.server";
import { loadPrices } from "./prices.server";
import { getTaxNote } from "./tax-note.server";
import { getTimeBonus } from "./time-bonus.server";

export interface PriceRow {
  id: number;
  credits: string;
  price: string;
  /** Set where a discount makes the price. */
  before: { label: string; price: string } | undefined;
  /** Why it costs less than usual, where the packages have different reasons. */
  reason: string | undefined;
  /** With some methods it costs less still. */
  cheaper: string | undefined;
  perMessage: string;
  popular: string | undefined;
  buyUrl: string;
  buyText: string;
}

export interface Prices {
  title: string;
  words: Words<"payments">["pricing"];
  rows: PriceRow[];
  look: PackageStyle;
  taxNote: string;
  discount: DiscountModel | undefined;
  /** Until the time bonus ends, and with it these prices. */
  offerSecondsLeft: number | undefined;
  facts: { what: string; costs: string }[];
}

export interface PriceListModel extends Prices {
  description: string;
  start: { href: string; text: string };
}

export interface PremiumModel extends Prices {
  intro: string;
  isPremium: boolean;
}

/** Packages of the visitor's country with the price of one message (PAY-01). */
export async function loadPackages(context: PageContext, site: Site, translator: Translator) {
  const { t, locale } = translator;
  const prices = await loadPrices(context);
  const discount = discountModel(context, prices, translator);
  const query = carriedOn(context, prices);
  const rows = prices.packages.map((one): PriceRow => {
    const { amount, offer } = bestPrice(one);
    const money = (minorUnits: number) => moneyText(minorUnits, one.currency, locale);
    return {
      id: one.id,
      credits: t("payments:pricing.credits", { count: one.credits }),
      price: money(amount),
      before: offer && {
        label: translator.words("payments").discounts.usual_price,
        price: money(one.amount),
      },
      reason: offer && discount.active.length > 1 ? offerText(offer, translator) : undefined,
      cheaper: cheaperText(one, translator),
      perMessage: t("payments:pricing.per_message", {
        price: money((amount / one.credits) * site.message_credits),
      }),
      popular: one.popular ? translator.words("payments").pricing.popular : undefined,
      buyUrl: paths.package(one.id, undefined, query),
      buyText: t("payments:pricing.buy", { count: one.credits }),
    };
  });
  const taxNote = await getTaxNote(context, translator);
  const bonus = await getTimeBonus(context);
  const offerSecondsLeft = bonus.isVisible ? bonus.secondsLeft : undefined;
  return { rows, look: prices.style ?? ("p1" as const), discount, taxNote, offerSecondsLeft };
}

/** What each thing costs in credits; what is free is said as well. */
function factsOf(site: Site, { t, words }: Translator): { what: string; costs: string }[] {
  const text = words("payments").pricing;
  const credits = (count: number) => (count > 0 ? t("payments:pricing.credits", { count }) : text.free);
  return [
    { what: text.fact_signup, costs: text.free },
    { what: text.fact_search, costs: text.free },
    { what: text.fact_message, costs: credits(site.message_credits) },
    { what: text.fact_photo, costs: credits(site.photo_credits) },
    { what: text.fact_gift, costs: credits(site.gift_credits) },
    { what: text.fact_read, costs: text.free },
  ];
}

/** The public price list (HOME-08). */
export async function loadPriceList(context: PageContext): Promise<PriceListModel> {
  const [site, { translator }, viewer, signups] = await Promise.all([
    getSite(context),
    getLanguage(context),
    getViewer(context),
    getSignupOffer(context),
  ]);
  const words = translator.words("payments").pricing;
  return {
    title: words.title,
    description: words.intro,
    words,
    facts: factsOf(site, translator),
    start: viewer
      ? { href: paths.premium(), text: words.to_premium }
      : { href: paths.signup(), text: signups.say(words.sign_up) },
    ...(await loadPackages(context, site, translator)),
  };
}

/** What premium is and what it costs, for members (HOME-08). */
export async function loadPremium(context: PageContext, isPremium: boolean): Promise<PremiumModel> {
  const [site, { translator }] = await Promise.all([getSite(context), getLanguage(context)]);
  const words = translator.words("payments").pricing;
  return {
    title: isPremium ? words.credits_title : words.premium_title,
    intro: isPremium ? words.credits_intro : words.premium_intro,
    words,
    facts: factsOf(site, translator),
    isPremium,
    ...(await loadPackages(context, site, translator)),
  };
}
