/** Every method of SPEC §3. */
export type Method =
  | "sdd"
  | "prezelewy24"
  | "blik"
  | "sct"
  | "giropay"
  | "mastercard"
  | "visa"
  | "creditcard"
  | "cartebancaire"
  | "nexi"
  | "ideal"
  | "bancontact"
  | "applepay"
  | "paysafecard"
  | "maestro"
  | "paypal"
  | "sofort"
  | "eps";

/** Names that are the same in every language; the rest stands in the catalog. */
const BRANDS: Record<Exclude<Method, "sdd" | "sct" | "creditcard">, string> = {
  prezelewy24: "Przelewy24",
  blik: "BLIK",
  giropay: "giropay",
  mastercard: "Mastercard",
  visa: "Visa",
  cartebancaire: "Cartes Bancaires",
  nexi: "Nexi",
  ideal: "iDEAL",
  bancontact: "Bancontact",
  applepay: "Apple Pay",
  paysafecard: "paysafecard",
  maestro: "Maestro",
  paypal: "PayPal",
  sofort: "Sofort",
  eps: "eps",
};

/** No longer offered anywhere: only orders of before name them. */
const RETIRED: ReadonlySet<string> = new Set(["giropay", "sofort"]);
/** Paid by a card that the provider may keep. */
const CARDS: ReadonlySet<string> = new Set([
  "creditcard",
  "visa",
  "mastercard",
  "cartebancaire",
  "nexi",
  "maestro",
]);

export interface MethodWords {
  method_sdd: string;
  method_sct: string;
  method_creditcard: string;
}

/** A method as members know it; one of an operator's own as it is written. */
export function methodName(method: string, words: MethodWords): string {
  if (method === "sdd" || method === "sct" || method === "creditcard") return words[`method_${method}`];
  return Object.hasOwn(BRANDS, method) ? BRANDS[method as keyof typeof BRANDS] : method;
}

export function isMethod(text: string): text is Method {
  return Object.hasOwn(BRANDS, text) || text === "sdd" || text === "sct" || text === "creditcard";
}

/** The methods of a list that an order can still be paid with. */
export function offeredMethods(listed: readonly string[]): Method[] {
  return listed.filter(isMethod).filter((method) => !RETIRED.has(method));
}

export function isCardMethod(method: string): boolean {
  return CARDS.has(method);
}
