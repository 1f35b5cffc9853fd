import { LanguageDetector, type LanguageDetectorOption } from "remix-i18next/server";
import { isLanguage, LANGUAGE_LIST, type Language } from "./languages";

/** What remix-i18next takes as a cookie; of it the detector calls `parse` alone. */
export type LanguageCookie = NonNullable<LanguageDetectorOption["cookie"]>;

export interface LanguageSigns {
  /** What the request itself asks for; it works where cookies are refused. */
  wish: Language | undefined;
  cookie: LanguageCookie;
  /** Where neither speaks. */
  otherwise: Language;
}

/**
 * HOST-09: the wish, then the cookie, else what site and browser say; by remix-i18next (docs/decisions/0031). Its steps
 * for address and header are left out: they would take `?lang=de-DE` and miss `sv, fr;q=0.7`.
 */
export async function detectLanguage(headers: Headers, signs: LanguageSigns): Promise<Language> {
  const { wish, cookie, otherwise } = signs;
  const detector = new LanguageDetector({
    supportedLanguages: LANGUAGE_LIST,
    fallbackLanguage: otherwise,
    order: ["custom", "cookie"],
    cookie,
    findLocale: async () => wish ?? null,
  });
  // Both steps read the headers alone; a whole Request made for them costs three times what they do.
  const language = await detector.detect({ headers } as Request);
  return isLanguage(language) ? language : otherwise;
}
