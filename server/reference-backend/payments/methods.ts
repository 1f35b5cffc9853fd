import type { PAYMENT_METHODS } from "#app/contract/values";

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** In minor units of the country's currency; giropay and sofort are no more, only old payments name them. */
interface Rule {
  method: PaymentMethod;
  /** Default: everywhere. */
  countries?: readonly string[];
  from?: number;
  to?: number;
}

const SEPA = ["NL", "BE", "FR", "IT", "ES", "DE", "AT", "IE"];

/** In the order that members are shown them: what a country knows best comes first. */
const RULES: readonly Rule[] = [
  { method: "ideal", countries: ["NL"] },
  { method: "bancontact", countries: ["BE"] },
  { method: "cartebancaire", countries: ["FR"] },
  { method: "nexi", countries: ["IT"] },
  { method: "blik", countries: ["PL"] },
  { method: "prezelewy24", countries: ["PL"] },
  { method: "eps", countries: ["AT"] },
  { method: "paypal" },
  { method: "creditcard" },
  { method: "visa" },
  { method: "mastercard" },
  { method: "maestro", countries: ["NL", "BE", "DE", "AT", "IT"], to: 10_000 },
  { method: "applepay" },
  { method: "sdd", countries: SEPA, to: 15_000 },
  { method: "sct", countries: SEPA, from: 2_000 },
  { method: "paysafecard", to: 5_000 },
];

/** Methods whose card the provider may keep, with the brand it is kept as. */
export const CARD_BRANDS: Partial<Record<PaymentMethod, string>> = {
  creditcard: "Visa",
  visa: "Visa",
  mastercard: "Mastercard",
  cartebancaire: "CB",
  nexi: "Nexi",
  maestro: "Maestro",
};

/** How a price may be paid in a country (PAY-02). */
export function methodsFor(country: string | undefined, amount: number): PaymentMethod[] {
  return RULES.filter(
    ({ countries, from = 0, to = Number.POSITIVE_INFINITY }) =>
      (!countries || (country !== undefined && countries.includes(country))) &&
      amount >= from &&
      amount <= to,
  ).map(({ method }) => method);
}
