import type { PageContext } from "#app/page-context";
import { readOwnCookie, serializeOwnCookie } from "./own-cookie.server";

/** The choice's name in addresses and in the query of `settings.php`: that of the answer's field it changes. */
export const COUNTRY_FIELD = "geoip_selected_country";

const COOKIE = "country";
const YEAR_S = 365 * 24 * 3600;
const COUNTRY = /^[A-Z]{2}$/;

/** The country the visitor chose (HOME-07): this address's, where cookies are refused, else the cookie's. */
export function chosenCountryOf({ url, headers }: PageContext): string | undefined {
  const wish = url.searchParams.get(COUNTRY_FIELD) ?? readOwnCookie(headers.get("cookie"), COOKIE);
  return wish !== undefined && COUNTRY.test(wish) ? wish : undefined;
}

/** Keeps the choice for a year. */
export function keepCountry(context: PageContext, country: string): void {
  context.cookies.appendSetCookie(
    serializeOwnCookie(COOKIE, country, { secure: context.proto === "https", maxAgeS: YEAR_S }),
  );
}
