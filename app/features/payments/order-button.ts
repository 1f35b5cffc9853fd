/**
 * Where the button has to say that the order obliges to pay: European Union and EEA (Directive 2011/83/EU, Art. 8(2)),
 * as of 2025.
 */
const LAWFUL_WORDS: ReadonlySet<string> = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO".split(" "),
);

/** Whether a plain "Pay £20.00" will do: where somebody lives and where she is, as far as known, no such law holds. */
export function mayJustPay(...countries: (string | undefined)[]): boolean {
  const known = countries.filter((country) => country !== undefined && country !== "") as string[];
  return known.length > 0 && !known.some((country) => LAWFUL_WORDS.has(country));
}
