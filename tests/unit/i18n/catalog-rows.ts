import type { Catalog } from "#app/i18n/catalog";
import { CATALOGS } from "#app/i18n/catalogs.server";
import type { Language } from "#app/i18n/languages";

const CATEGORY = /_(zero|one|two|few|many|other)$/;

/** One text of a catalog: `namespace:key`, the key without its plural category, and that category. */
export interface Row {
  id: string;
  base: string;
  category: string | undefined;
  text: string;
}

function entriesOf(catalog: Catalog): [string, string][] {
  return Object.entries(catalog).flatMap(([namespace, words]) =>
    Object.entries(words).map(([key, text]): [string, string] => [`${namespace}:${key}`, String(text)]),
  );
}

/** English `_one` and `_other` side by side make a plural; `hair_color_other` alone is only a name. */
const PLURAL_BASES = new Set(
  entriesOf(CATALOGS.en)
    .map(([id]) => id)
    .filter((id, _, all) => id.endsWith("_one") && all.includes(id.replace(/_one$/, "_other")))
    .map((id) => id.replace(CATEGORY, "")),
);

export function rowsOf(language: Language): Row[] {
  return entriesOf(CATALOGS[language]).map(([id, text]) => {
    const base = id.replace(CATEGORY, "");
    if (!PLURAL_BASES.has(base)) return { id, base: id, category: undefined, text };
    return { id, base, category: CATEGORY.exec(id)?.[1], text };
  });
}

/** The `{places}` of a text, sorted. */
export function getPlaces(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "").sort();
}
