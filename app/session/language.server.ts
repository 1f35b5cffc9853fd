import { detectLanguage, type LanguageCookie } from "#app/i18n/detect-language.server";
import {
  browserLanguage,
  isLanguage,
  type Language,
  offeredLanguages,
  unchosenLanguage,
} from "#app/i18n/languages";
import { type Translator, translatorFor } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import { COOKIES } from "./cookies.server";
import { slugOfPath } from "./lander-slug";
import { memoize } from "./memoize.server";
import { getSite } from "./site.server";
import { getViewer } from "./viewer.server";

/** For remix-i18next, which only parses; Remix's createCookie cannot read a plain value (docs/decisions/0034). */
export const languageCookie: LanguageCookie = {
  name: COOKIES.language.name,
  isSigned: false,
  parse: async (header) =>
    COOKIES.language.read({ headers: new Headers(header ? { cookie: header } : {}) }) ?? null,
  serialize: () => {
    throw new Error("the language is detected, never written, by remix-i18next");
  },
};

/** The language of a request, and those on offer. */
export interface LanguageFacts {
  translator: Translator;
  offered: Language[];
}

/** The request's language (HOST-09) and those on offer (HOST-10). */
export function getLanguage(context: PageContext): Promise<LanguageFacts> {
  return memoize(context, "language", async () => {
    const [site, viewer] = await Promise.all([getSite(context), getViewer(context)]);
    const browser = browserLanguage(context.headers.get("accept-language"));
    const facts = {
      all: site.all_languages ?? false,
      loggedIn: viewer !== undefined,
      detectedCountry: site.geoip_country,
      selectedCountry: site.geoip_selected_country,
      browser,
    };
    const offered = offeredLanguages({ ...facts, current: undefined });
    const language = await detectLanguage(context.headers, {
      // A lander's address names its language (LAND-03); who then chooses another one gets it.
      wish: wishedLanguage(context) ?? slugOfPath(context.url.pathname)?.language,
      cookie: languageCookie,
      otherwise: unchosenLanguage({ domainLanguage: site.domain_language, browser, offered }),
    });
    return {
      translator: translatorFor(language),
      offered: offeredLanguages({ ...facts, current: language }),
    };
  });
}

/** The language the request itself asks for: by its address, else by the hidden field of a form (HOST-12). */
export function wishedLanguage({ url, carried }: Pick<PageContext, "url" | "carried">): Language | undefined {
  const wish = url.searchParams.get("lang") ?? new URLSearchParams(carried).get("lang");
  return isLanguage(wish) ? wish : undefined;
}

/** The words for a page that cannot ask upstream: cookie and browser only. */
export function offlineTranslator(context: Pick<PageContext, "headers">): Translator {
  return translatorFor(
    COOKIES.language.read(context) ?? browserLanguage(context.headers.get("accept-language")) ?? "en",
  );
}

/** Writes the language that was chosen into its cookie. */
export function rememberLanguage(context: PageContext, language: Language): void {
  COOKIES.language.write(context, language);
}

/**
 * Where a language wish in the address is kept by the cookie already, the address without it: the wish is only there
 * for browsers that refuse cookies (HOST-12). Undefined when there is nothing to clean.
 */
export function addressWithoutLanguage(context: PageContext): string | undefined {
  const { url } = context;
  const wish = url.searchParams.get("lang");
  // There the slug would speak again.
  if (slugOfPath(url.pathname)) return undefined;
  if (wish === null || COOKIES.language.read(context) !== wish) return undefined;
  const clean = new URL(url);
  clean.searchParams.delete("lang");
  return `${clean.pathname}${clean.search}`;
}
