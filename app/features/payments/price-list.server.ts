import { listBundles } from "#app/contract/payments.server";
import type { Words } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import type { Site } from "#app/session/site";
import { getSite } from "#app/session/site.server";
import { getViewer } from "#app/session/viewer.server";
import type { PackageStyle } from "#app/ui/package-card";
import { priceAfter } from "./discount";
import { getDiscount } from "./discount.server";
import { type DiscountModel, discountModel } from "./discount-model.server";
import { moneyText } from "./money";
import { carriedQuery } from "./order.server";

export interface PriceRow {
  id: number;
  credits: string;
  price: string;
  /** Set where a discount makes the price. */
  before: { label: string; price: string } | undefined;
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
  discount: DiscountModel | undefined;
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
  const found = await getDiscount(context);
  const query = carriedQuery(context);
  const country = site.geoip_selected_country ?? site.geoip_country;
  const { packages, style } = await context.upstream.mustRead(listBundles, { query: { country } });
  const rows = packages
    .filter((bundle) => bundle.credits > 0)
    .map((bundle): PriceRow => {
      const price = priceAfter(bundle, found.discount);
      const perMessage = (price.amount / bundle.credits) * site.message_credits;
      const money = (amount: number) => moneyText(amount, bundle.currency, locale);
      return {
        id: bundle.id,
        credits: t("payments:pricing.credits", { count: bundle.credits }),
        price: money(price.amount),
        before: price.code
          ? { label: translator.words("payments").discounts.usual_price, price: money(bundle.amount) }
          : undefined,
        perMessage: t("payments:pricing.per_message", { price: money(perMessage) }),
        popular: bundle.popular ? translator.words("payments").pricing.popular : undefined,
        buyUrl: paths.package(bundle.id, undefined, { ...query, code: price.code }),
        buyText: t("payments:pricing.buy", { count: bundle.credits }),
      };
    });
  const currency = packages[0]?.currency;
  return { rows, look: style ?? "p1", discount: discountModel(context, found, translator, currency) };
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
  const [site, { translator }, viewer] = await Promise.all([
    getSite(context),
    getLanguage(context),
    getViewer(context),
  ]);
  const words = translator.words("payments").pricing;
  return {
    title: words.title,
    description: words.intro,
    words,
    facts: factsOf(site, translator),
    start: viewer
      ? { href: paths.premium(), text: words.to_premium }
      : { href: paths.signup(), text: words.sign_up },
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
