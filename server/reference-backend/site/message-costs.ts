import { COUNTRIES } from "./regions";

const CURRENCIES: Record<string, { costs: number; currency: string }> = {
  US: { costs: 1.35, currency: "USD" },
  GB: { costs: 1.05, currency: "GBP" },
  AU: { costs: 1.95, currency: "AUD" },
  NZ: { costs: 2.05, currency: "NZD" },
  CA: { costs: 1.75, currency: "CAD" },
  CH: { costs: 1.2, currency: "CHF" },
  PL: { costs: 4.95, currency: "PLN" },
};
const EURO = { costs: 1.25, currency: "EUR" };

/** Per country: what the cheapest message costs in money. */
export function minimumMessageCosts(): Record<string, { costs: number; currency: string }> {
  return Object.fromEntries(COUNTRIES.map((country) => [country, CURRENCIES[country] ?? EURO]));
}
