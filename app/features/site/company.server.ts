import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import { type Company, getCompany } from "#app/shared/company/company.server";

/** Composed once a language for as long as the company's data are cached. */
const composedLines = new WeakMap<Company, Map<string, string[]>>();

/** Lines about the company behind the site, for the footer, in the reader's words (NAV-09). */
export async function getCompanyLines(context: PageContext, translator: Translator): Promise<string[]> {
  const info = await getCompany(context);
  if (!info) return [];
  const byLocale = composedLines.get(info) ?? new Map<string, string[]>();
  composedLines.set(info, byLocale);
  const lines = byLocale.get(translator.locale) ?? linesOf(info, translator);
  byLocale.set(translator.locale, lines);
  return lines;
}

function linesOf(info: Company, { t, locale }: Translator): string[] {
  const vat = info.vat_numbers?.join(", ");
  return [
    info.company_name,
    [info.address, info.city, countryName(info.country, locale)].filter(Boolean).join(", "),
    info.tradenames?.length ? t("site:nav.trade_names", { names: info.tradenames.join(", ") }) : "",
    info.kvk ? t("site:nav.company_number", { number: info.kvk }) : "",
    vat ? t("site:nav.vat_number", { number: vat }) : "",
  ].filter((line) => line !== "");
}

const namesByLocale = new Map<string, Intl.DisplayNames>();

function countryName(country: string | undefined, locale: string): string | undefined {
  if (!country || !/^[A-Z]{2}$/.test(country)) return country;
  let names = namesByLocale.get(locale);
  if (!names) {
    names = new Intl.DisplayNames([locale], { type: "region" });
    namesByLocale.set(locale, names);
  }
  return names.of(country);
}
