import type { Catalog, Namespace } from "./catalog";
import { en } from "./catalogs/en";
import { LANGUAGE_LIST, type Language } from "./languages";

/** `./catalogs/de/chat.ts` → its words. Each file is checked against English where it stands. */
const FILES = import.meta.glob<Catalog[Namespace]>("./catalogs/*/*.ts", { eager: true, import: "default" });

/** "E-Mail" is one word: no line ends after its E. English has none but a sentence of the specification. */
function unbroken<Texts>(texts: Texts): Texts {
  if (typeof texts === "string")
    return texts.replace(/\be-(?=mail)/gi, (start) => `${start[0]}\u2011`) as Texts;
  return Object.fromEntries(
    Object.entries(texts as object).map(([key, text]) => [key, unbroken(text)]),
  ) as Texts;
}

function catalogOf(language: Language): Catalog {
  const entries = Object.keys(en).map((namespace) => {
    const words = FILES[`./catalogs/${language}/${namespace}.ts`];
    if (!words) throw new Error(`There is no app/i18n/catalogs/${language}/${namespace}.ts`);
    return [namespace, language === "en" ? words : unbroken(words)];
  });
  return Object.fromEntries(entries) as Catalog;
}

/** All words of all seven languages; a missing key does not compile, a missing file does not start. */
export const CATALOGS = Object.fromEntries(
  LANGUAGE_LIST.map((language) => [language, catalogOf(language)]),
) as Record<Language, Catalog>;
