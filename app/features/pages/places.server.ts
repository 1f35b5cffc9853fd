import { LANGUAGES } from "#app/i18n/languages";
import type { Translator } from "#app/i18n/translator.server";
import type { Site } from "#app/session/site";
import type { Company } from "#app/shared/company/company.server";
import type { Places } from "./places";

export interface PlaceFacts {
  site: Site;
  /** Host name the page is served under. */
  domain: string;
  company: Company | undefined;
  translator: Translator;
  /** Day of the text, `YYYY-MM-DD`. */
  date: string;
}

/** Everything a text may be filled with, in the reader's language; what is empty counts as missing. */
export function getPlaces({ site, domain, company, translator, date }: PlaceFacts): Places {
  const country = countryName(company?.country, translator);
  return {
    company: company?.company_name || undefined,
    address: listed([company?.address, company?.city, country]),
    country,
    kvk: company?.kvk || undefined,
    vat: listed(company?.vat_numbers),
    tradeNames: listed(company?.tradenames),
    site: site.name,
    domain: site.domain || domain,
    email: site.support_email || undefined,
    // SPEC §9: the support phone is shown without hyphens and spaces.
    phone: site.support_phone?.replace(/[\s-]/g, "") || undefined,
    refundWithin: site.refund_days
      ? translator.t("site:pages.within_days", { count: site.refund_days })
      : undefined,
    minAge: String(site.minAge),
    fictionalOne: site.fictional.singular,
    fictionalMany: site.fictional.plural,
    date: writtenDay(date, translator),
  };
}

/** `2023-12-01` as the reader's language writes it. */
export function writtenDay(day: string, { language }: Translator): string {
  // A British reader and an American one both understand "1 December 2023"; "12/1" is read in two ways.
  const locale = language === "en" ? "en-GB" : LANGUAGES[language].iso;
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}

/** The later of the text's day and the day the company was added (SPEC §9); an unreadable day counts for nothing. */
export function laterDay(day: string, added: string | undefined): string {
  const addedDay = /^\d{4}-\d{2}-\d{2}/.exec(added ?? "")?.[0];
  return addedDay && addedDay > day && !Number.isNaN(Date.parse(addedDay)) ? addedDay : day;
}

/** Operators give a code or a name; a code is written out. */
function countryName(country: string | undefined, { locale }: Translator): string | undefined {
  if (!country || !/^[a-z]{2}$/i.test(country)) return country || undefined;
  return new Intl.DisplayNames(locale, { type: "region" }).of(country.toUpperCase());
}

function listed(parts: readonly (string | undefined)[] | undefined): string | undefined {
  return parts?.filter(Boolean).join(", ") || undefined;
}
