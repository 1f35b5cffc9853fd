import { cachedReference } from "#app/cache/reference-cache.server";
import { readRegions } from "#app/contract/site.server";
import type { PageContext } from "#app/page-context";

interface PlaceOption {
  value: string;
  label: string;
}

const cached = new Map<string, PlaceOption[]>();

/** Countries with their names, in the reader's order. Sorting by language is slow, and the list hardly ever changes. */
export function countryOptions(codes: readonly string[], locale: string): PlaceOption[] {
  const key = `${locale} ${codes.join(" ")}`;
  let options = cached.get(key);
  if (!options) {
    const names = new Intl.DisplayNames([locale], { type: "region" });
    const { compare } = new Intl.Collator(locale);
    options = codes
      .filter((code) => /^[A-Z]{2}$/.test(code))
      .map((code) => ({ value: code, label: names.of(code) ?? code }))
      .sort((a, b) => compare(a.label, b.label));
    // One list a language and domain; a hostile settings answer must not fill the memory.
    if (cached.size > 100) cached.clear();
    cached.set(key, options);
  }
  return options;
}

export type Regions = Record<string, { code: string; name: string }[]>;

/** Regions by country, fetched once and cached (HOST-08). */
export async function getRegions(context: PageContext): Promise<Regions> {
  const read = async () => (await context.upstream.mustRead(readRegions)).regions;
  return (await cachedReference(context, "regions", read)) ?? {};
}
