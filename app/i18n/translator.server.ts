import i18next, { type i18n } from "i18next";
import { LRUCache } from "lru-cache";
import type { Catalog, Namespace, TextKey, Words } from "./catalog";
import { CATALOGS } from "./catalogs.server";
import { LANGUAGES, type Language } from "./languages";

export type TextValues = Record<string, string | number>;

/** The words of one language. Made once a language: an instance per request costs a fifth of a page. */
export interface Translator {
  language: Language;
  /** BCP 47 tag for Intl. */
  locale: string;
  /** One text, with `{values}` filled in; `count` chooses the plural form. Recent texts are cached. */
  t(key: TextKey, values?: TextValues): string;
  /** All words of a namespace, as they stand in the catalog. */
  words<N extends Namespace>(namespace: N): Words<N>;
  number(value: number): string;
}

/** Filled-in texts cached per language: composing them anew with i18next takes a fifteenth of a page. */
const MAX_CACHED_TEXTS = 500;

function createInstance(language: Language): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: CATALOGS[language] },
    keySeparator: ".",
    nsSeparator: ":",
    interpolation: { escapeValue: false, prefix: "{", suffix: "}" },
    initImmediate: false,
    returnNull: false,
  });
  return instance;
}

function createTranslator(language: Language): Translator {
  const instance = createInstance(language);
  const memo = new Map<string, string>();
  const filled = new LRUCache<string, string>({ max: MAX_CACHED_TEXTS });
  const locale = LANGUAGES[language].iso;
  const numbers = new Intl.NumberFormat(locale);
  return {
    language,
    locale,
    t(key, values) {
      const cache = values ? filled : memo;
      const cacheKey = values ? `${key} ${JSON.stringify(values)}` : key;
      let text = cache.get(cacheKey);
      if (text === undefined) {
        text = values ? instance.t(key, values) : instance.t(key);
        cache.set(cacheKey, text);
      }
      return text;
    },
    words: (namespace) => (CATALOGS[language] as Catalog)[namespace],
    number: (value) => numbers.format(value),
  };
}

const translators = new Map<Language, Translator>();

export function translatorFor(language: Language): Translator {
  let translator = translators.get(language);
  if (!translator) {
    translator = createTranslator(language);
    translators.set(language, translator);
  }
  return translator;
}
