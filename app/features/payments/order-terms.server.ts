import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import type { Viewer } from "#app/session/viewer.server";
import { getTaxNote } from "./tax-note.server";

/** Directive 2011/83/EU, Art. 9: an operator may give more days, never fewer. */
const LAWFUL_DAYS = 14;

/** Days within which a purchase can be withdrawn from. */
export async function getWithdrawalDays(context: PageContext): Promise<number> {
  const { refund_days } = await getSite(context);
  return Math.max(LAWFUL_DAYS, refund_days ?? 0);
}

/** What stands above every order button: what the order makes of the member, and how it can be undone (PAY-02). */
export async function orderTerms(context: PageContext, viewer: Viewer) {
  const [{ translator }, days] = await Promise.all([getLanguage(context), getWithdrawalDays(context)]);
  const { t } = translator;
  return {
    taxNote: await getTaxNote(context, translator),
    premiumNote: viewer.user.paid_user ? undefined : t("payments:checkout.premium_note"),
    withdrawal: t("payments:checkout.withdrawal", { within: t("site:pages.within_days", { count: days }) }),
    withdrawUrl: paths.withdraw(),
    termsUrl: paths.staticPage("terms"),
    returnsUrl: paths.staticPage("return-policy"),
  };
}
