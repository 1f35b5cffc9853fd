import type { PageContext } from "#app/page-context";
import { COOKIES } from "./cookies.server";

/** The choice's name in addresses and in the query of `settings.php`: that of the answer's field it changes. */
export const COUNTRY_FIELD = "geoip_selected_country";

const COUNTRY = /^[A-Z]{2}$/;

/** The country the visitor chose (HOME-07): this address's, where cookies are refused, else the cookie's. */
export function chosenCountryOf(context: PageContext): string | undefined {
  const wish = context.url.searchParams.get(COUNTRY_FIELD);
  if (wish === null) return COOKIES.country.read(context);
  return COUNTRY.test(wish) ? wish : undefined;
}

/** Keeps the choice for a year. */
export function rememberCountry(context: PageContext, country: string): void {
  COOKIES.country.write(context, country);
}
