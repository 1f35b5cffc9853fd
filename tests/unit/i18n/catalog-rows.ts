import { CATALOGS } from "#app/i18n/catalogs.server";
import type { Language } from "#app/i18n/languages";

const CATEGORY = /_(zero|one|two|few|many|other)$/;

/** One text of a catalog: `namespace:group.key`, the key without its plural category, and that category. */
export interface Row {
  id: string;
  base: string;
  category: string | undefined;
  text: string;
}

/** A namespace's own texts and those of its groups. */
function textsIn(words: object, prefix: string): [string, string][] {
  return Object.entries(words).flatMap(([key, text]): [string, string][] =>
    typeof text === "object" ? textsIn(text, `${prefix}${key}.`) : [[`${prefix}${key}`, String(text)]],
  );
}

function entriesOf(language: Language): [string, string][] {
  return Object.entries(CATALOGS[language]).flatMap(([namespace, words]) => textsIn(words, `${namespace}:`));
}

/** English `_one` and `_other` side by side make a plural; `hair_color_other` alone is only a name. */
const PLURAL_BASES = new Set(
  entriesOf("en")
    .map(([id]) => id)
    .filter((id, _, all) => id.endsWith("_one") && all.includes(id.replace(/_one$/, "_other")))
    .map((id) => id.replace(CATEGORY, "")),
);

export function rowsOf(language: Language): Row[] {
  return entriesOf(language).map(([id, text]) => {
    const base = id.replace(CATEGORY, "");
    if (!PLURAL_BASES.has(base)) return { id, base: id, category: undefined, text };
    return { id, base, category: CATEGORY.exec(id)?.[1], text };
  });
}

/** The `{places}` of a text, sorted. */
export function placesOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "").sort();
}
