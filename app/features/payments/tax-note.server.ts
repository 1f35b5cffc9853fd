import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import { getCompany } from "#app/shared/company/company.server";

/** What stands beside prices (SAFE-05): that they include VAT where the operator says so, else that nothing is added. */
export async function getTaxNote(context: PageContext, { words }: Translator): Promise<string> {
  const { with_vat, total_prices } = words("payments").pricing;
  return (await getCompany(context))?.prices_include_vat ? with_vat : total_prices;
}
