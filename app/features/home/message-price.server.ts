import type { Site } from "#app/session/site";

type PriceFacts = Pick<Site, "minimum_message_costs" | "geoip_country" | "geoip_selected_country">;

/** What a message costs in the largest package of the visitor's country, in its money; undefined where the settings do not say. */
export function messagePrice(site: PriceFacts, locale: string): string | undefined {
  const country = site.geoip_selected_country ?? site.geoip_country ?? "";
  const prices = site.minimum_message_costs ?? {};
  const price = Object.hasOwn(prices, country) ? prices[country] : undefined;
  if (!price || !(price.costs > 0) || !/^[A-Z]{3}$/.test(price.currency)) return undefined;
  return new Intl.NumberFormat(locale, { style: "currency", currency: price.currency }).format(price.costs);
}
