import { detectLanguage, type LanguageCookie } from "#app/i18n/detect-language.server";
import {
  browserLanguage,
  isLanguage,
  type Language,
  offeredLanguages,
  unchosenLanguage,
} from "#app/i18n/languages";
import type { PageContext, RequestFacts } from "#app/page-context";
import { COOKIES } from "./cookies.server";
import { slugOfPath } from "./lander-slug";
import { memoize } from "./memoize.server";
import { readSite } from "./read-site.server";

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

/** The language the request itself asks for: by its address, else by the hidden field of a form (HOST-12). */
export function wishedLanguage({
  url,
  carried,
}: Pick<RequestFacts, "url" | "carried">): Language | undefined {
  const wish = url.searchParams.get("lang") ?? new URLSearchParams(carried).get("lang");
  return isLanguage(wish) ? wish : undefined;
}

/** What the address says: a wish, else a lander's slug (LAND-03); who then chooses another one gets it. */
function addressedLanguage(context: PageContext): Language | undefined {
  return wishedLanguage(context) ?? slugOfPath(context.url.pathname)?.language;
}

/** The language in which the settings are asked, which may yet name another one: right but for a domain's first page. */
export function estimatedLanguage(context: PageContext): Language {
  return (
    addressedLanguage(context) ??
    COOKIES.language.read(context) ??
    unchosenLanguage({
      domainLanguage: context.runtime.lastGoodSettings.of(context.domain)?.domain_language,
      browser: browserLanguage(context.headers.get("accept-language")),
      offered: [browserLanguage(context.headers.get("accept-language")) ?? "en"],
    })
  );
}

/** The language of the page (HOST-09), in which upstream is asked everything else (docs/decisions/0066). */
export function getPageLanguage(context: PageContext): Promise<Language> {
  return memoize(context, "page language", async () => {
    const wish = addressedLanguage(context);
    const chosen = wish ?? COOKIES.language.read(context);
    const otherwise = chosen ?? (await unchosenOf(context));
    return detectLanguage(context.headers, { wish, cookie: languageCookie, otherwise });
  });
}

async function unchosenOf(context: PageContext): Promise<Language> {
  const site = await readSite(context, estimatedLanguage(context));
  const browser = browserLanguage(context.headers.get("accept-language"));
  const offered = offeredLanguages({
    all: site.all_languages ?? false,
    loggedIn: context.binding !== "",
    detectedCountry: site.geoip_country,
    selectedCountry: site.geoip_selected_country,
    current: undefined,
    browser,
  });
  return unchosenLanguage({ domainLanguage: site.domain_language, browser, offered });
}
