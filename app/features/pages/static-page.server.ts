import { invariantResponse } from "#app/http/invariant-response";
import type { Words } from "#app/i18n/catalog";
import type { PageContext } from "#app/page-context";
import { cookieFacts } from "#app/session/cookies.server";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { getCompany } from "#app/shared/company/company.server";
import { type ComposedPage, type CookieTerms, composePage } from "./compose-page";
import { isPageName, TEXT_DATES } from "./page-names";
import { getPlaces, laterDay, writtenDay } from "./places.server";
import { PAGE_TEXTS } from "./texts/page-texts.server";

export interface StaticPageModel extends ComposedPage {
  words: Words<"site">["pages"];
  /** Day of the last change, for machines and for people. */
  changed: { day: string; text: string };
}

/** The static page of the address, filled with company data (HOME-05). @throws 404 for a name that is none */
export async function loadStaticPage(context: PageContext): Promise<StaticPageModel> {
  const name = context.url.pathname.split("/")[2];
  invariantResponse(isPageName(name), 404);
  const [site, companyData, { translator }] = await Promise.all([
    getSite(context),
    getCompany(context),
    getLanguage(context),
  ]);
  const company = companyData ?? site.company;
  const date = laterDay(TEXT_DATES[name], company?.added);
  const places = getPlaces({ site, domain: context.domain, company, translator, date });
  return {
    ...composePage(PAGE_TEXTS[translator.language][name], places, cookieTerms(translator.locale)),
    words: translator.words("site").pages,
    changed: { day: date, text: writtenDay(date, translator) },
  };
}

/** Name and lifetime of every cookie, from their declarations: "365 days", in the reader's language. */
function cookieTerms(locale: string): CookieTerms {
  const days = new Intl.NumberFormat(locale, { style: "unit", unit: "day", unitDisplay: "long" });
  return Object.fromEntries(
    cookieFacts().map(({ id, name, days: count }) => [
      id,
      { name, lifetime: count ? days.format(count) : "" },
    ]),
  ) as CookieTerms;
}
