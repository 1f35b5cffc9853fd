import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import { getSite } from "#app/session/site.server";
import { getCompany } from "#app/shared/company/company.server";

/** Who collects the money: the operator's company, or the site's name while upstream cannot tell. */
export async function getCreditor(context: PageContext, { locale }: Translator) {
  const [site, company] = await Promise.all([getSite(context), getCompany(context)]);
  const country = company?.country;
  const place = country && /^[A-Z]{2}$/.test(country) ? countryName(country, locale) : country;
  return {
    name: company?.company_name ?? site.name,
    address: [company?.address, company?.city, place].filter(Boolean).join(", "),
    id: company?.creditor_id,
  };
}

function countryName(country: string, locale: string): string | undefined {
  return new Intl.DisplayNames([locale], { type: "region" }).of(country);
}

/** Examples of the IBAN registry (ISO 13616), in groups as people read them. */
const EXAMPLE_IBANS: Record<string, string> = {
  AT: "AT61 1904 3002 3457 3201",
  BE: "BE68 5390 0754 7034",
  DE: "DE89 3704 0044 0532 0130 00",
  ES: "ES91 2100 0418 4502 0005 1332",
  FR: "FR14 2004 1010 0505 0001 3M02 606",
  IE: "IE29 AIBK 9311 5212 3456 78",
  IT: "IT60 X054 2811 1010 0000 0123 456",
  NL: "NL91 ABNA 0417 1643 00",
};

/** An IBAN as those of the country look, Germany's for a country without one of its own. */
export function exampleIban(country: string | undefined): string {
  return EXAMPLE_IBANS[country ?? ""] ?? EXAMPLE_IBANS.DE ?? "";
}
