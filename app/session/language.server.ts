import { browserLanguage, type Language, offeredLanguages } from "#app/i18n/languages";
import { type Translator, translatorFor } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import type { Reading } from "./cookie.server";
import { COOKIES } from "./cookies.server";
import { slugOfPath } from "./lander-slug";
import { memoize } from "./memoize.server";
import { getPageLanguage } from "./page-language.server";
import { getSite } from "./site.server";
import { getViewer } from "./viewer.server";

/** The language of a request, and those on offer. */
export interface LanguageFacts {
  translator: Translator;
  offered: Language[];
}

/** The request's language (HOST-09) and those on offer (HOST-10). */
export function getLanguage(context: PageContext): Promise<LanguageFacts> {
  return memoize(context, "language", async () => {
    const [site, viewer, language] = await Promise.all([
      getSite(context),
      getViewer(context),
      getPageLanguage(context),
    ]);
    const offered = offeredLanguages({
      all: site.all_languages ?? false,
      loggedIn: viewer !== undefined,
      detectedCountry: site.geoip_country,
      selectedCountry: site.geoip_selected_country,
      browser: browserLanguage(context.headers.get("accept-language")),
      current: language,
    });
    return { translator: translatorFor(language), offered };
  });
}

/** The words for a page that cannot ask upstream: cookie and browser only. */
export function offlineTranslator(context: Reading): Translator {
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
