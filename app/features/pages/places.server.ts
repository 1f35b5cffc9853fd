import { RANKING_PARAMETERS, RECIPIENT_TASKS, type RETAINED_DATA } from "#app/contract/values";
import { LANGUAGES } from "#app/i18n/languages";
import type { Translator } from "#app/i18n/translator.server";
import type { Site } from "#app/session/site";
import type { Company } from "#app/shared/company/company.server";
import type { Places } from "./places";

type Recipient = NonNullable<Company["recipients"]>[number];

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
    representedBy: company?.represented_by || undefined,
    register: company?.register || undefined,
    privacyContact: company?.privacy_contact || undefined,
    privacyAuthority: company?.privacy_authority || undefined,
    recipients: listed(
      company?.recipients?.map((one) => recipientText(one, translator)),
      "; ",
    ),
    keepPayments: keptFor(company, "payments", translator),
    keepConversations: keptFor(company, "conversations", translator),
    keepReports: keptFor(company, "reports", translator),
    keepLogs: keptFor(company, "logs", translator),
    authoritiesEmail: company?.authorities_email || undefined,
    contactLanguages: listed(company?.contact_languages?.map((code) => languageName(code, translator))),
    disputeBodies: listed(company?.dispute_bodies, "; "),
    accessibilityAuthority: company?.accessibility_authority || undefined,
    ranking: listed(company?.ranking?.map((one) => rankingText(one, translator))),
    noNudity: site.nudity_forbidden ? translator.words("common").no_nudity : undefined,
  };
}

/** `2023-12-01` as the reader's language writes it. */
export function writtenDay(day: string, { language }: Translator): string {
  return new Intl.DateTimeFormat(LANGUAGES[language].iso, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(day),
  );
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

function listed(parts: readonly (string | undefined)[] | undefined, between = ", "): string | undefined {
  return parts?.filter(Boolean).join(between) || undefined;
}

/** "Example Hosting GmbH (hosting, Germany)". */
function recipientText({ name, country, task }: Recipient, translator: Translator): string {
  const known = RECIPIENT_TASKS.find((one) => one === task);
  const about = listed([
    known ? translator.words("site").pages[`task_${known}`] : undefined,
    countryName(country, translator),
  ]);
  return about ? `${name} (${about})` : name;
}

/** What no list knows is left out: a code says nothing to a reader. */
function rankingText(parameter: string, { words }: Translator): string | undefined {
  const known = RANKING_PARAMETERS.find((one) => one === parameter);
  return known && words("site").pages[`rank_${known}`];
}

function languageName(code: string, { locale }: Translator): string | undefined {
  return /^[a-z]{2}$/.test(code) ? new Intl.DisplayNames(locale, { type: "language" }).of(code) : undefined;
}

const DAYS_OF_UNIT = [
  ["year", 365],
  ["month", 30],
  ["day", 1],
] as const;

/** A period in the largest unit that fits it: 730 days are two years. */
function keptFor(
  company: Company | undefined,
  data: (typeof RETAINED_DATA)[number],
  { locale }: Translator,
): string | undefined {
  const days = company?.retention_days?.[data];
  if (days === undefined || days <= 0) return undefined;
  const [unit, size] = DAYS_OF_UNIT.find(([, one]) => days % one === 0) ?? DAYS_OF_UNIT[2];
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(days / size);
}
