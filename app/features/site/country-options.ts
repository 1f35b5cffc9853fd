import type { Option } from "#app/ui/form-types";

/** Countries by name, in the reader's order; codes that are none are left out. */
export function countryOptions(codes: readonly string[], locale: string): Option[] {
  const names = new Intl.DisplayNames([locale], { type: "region" });
  const { compare } = new Intl.Collator(locale);
  return codes
    .filter((code) => /^[A-Z]{2}$/.test(code))
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .sort((a, b) => compare(a.label, b.label));
}
