import type { Catalog, Namespace } from "./catalog";
import { en } from "./catalogs/en";
import { LANGUAGE_LIST, type Language } from "./languages";

/** `./catalogs/de/chat.ts` → its words. Each file is checked against English where it stands. */
const FILES = import.meta.glob<Catalog[Namespace]>("./catalogs/*/*.ts", { eager: true, import: "default" });

function catalogOf(language: Language): Catalog {
  const entries = Object.keys(en).map((namespace) => {
    const words = FILES[`./catalogs/${language}/${namespace}.ts`];
    if (!words) throw new Error(`There is no app/i18n/catalogs/${language}/${namespace}.ts`);
    return [namespace, words];
  });
  return Object.fromEntries(entries) as Catalog;
}

/** All words of all seven languages; a missing key does not compile, a missing file does not start. */
export const CATALOGS = Object.fromEntries(
  LANGUAGE_LIST.map((language) => [language, catalogOf(language)]),
) as Record<Language, Catalog>;
