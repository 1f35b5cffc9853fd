import type { Words } from "#app/i18n/catalog";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import type { Viewer } from "#app/session/viewer.server";
import { carriedQuery } from "./order.server";
import { loadPackages, type Prices } from "./price-list.server";

export interface CreditsModel
  extends Pick<Prices, "title" | "words" | "rows" | "look" | "discount" | "taxNote" | "offerSecondsLeft"> {
  intro: string;
  checkout: Words<"payments">["checkout"];
  balance: string;
  repeatUrl: string | undefined;
  ordersUrl: string;
}

/** The packages to buy, for members (PAY-01, PAY-02); the code and the way back go along with each link. */
export async function loadCredits(context: PageContext, { user }: Viewer): Promise<CreditsModel> {
  const [site, { translator }] = await Promise.all([getSite(context), getLanguage(context)]);
  const pricing = translator.words("payments").pricing;
  return {
    title: user.paid_user ? pricing.credits_title : pricing.premium_title,
    intro: user.paid_user ? pricing.credits_intro : pricing.premium_intro,
    words: pricing,
    checkout: translator.words("payments").checkout,
    balance: translator.t("payments:checkout.balance", { count: user.credits }),
    repeatUrl: user.paid_user ? paths.repeatOrder(carriedQuery(context)) : undefined,
    ordersUrl: paths.transactions(),
    ...(await loadPackages(context, site, translator)),
  };
}
