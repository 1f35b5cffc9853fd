/** The languages of SPEC §3 (Locale). `gifLocale` is what the GIF search speaks; `iso` formats dates and numbers. */
export const LANGUAGES = {
  en: { iso: "en-US", gifLocale: "en", nativeName: "English", htmlLang: "en", slug: "eng" },
  de: { iso: "de-DE", gifLocale: "de", nativeName: "Deutsch", htmlLang: "de", slug: "de" },
  es: { iso: "es-ES", gifLocale: "es", nativeName: "Español", htmlLang: "es", slug: "es" },
  fr: { iso: "fr-FR", gifLocale: "fr", nativeName: "Français", htmlLang: "fr", slug: "fr" },
  it: { iso: "it-IT", gifLocale: "it", nativeName: "Italiano", htmlLang: "it", slug: "it" },
  nl: { iso: "nl-NL", gifLocale: "nl", nativeName: "Nederlands", htmlLang: "nl", slug: "nl" },
  pl: { iso: "pl-PL", gifLocale: "pl", nativeName: "Polski", htmlLang: "pl", slug: "pl" },
} as const;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_LIST = Object.keys(LANGUAGES) as Language[];

const FALLBACK_LANGUAGE: Language = "en";

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && Object.hasOwn(LANGUAGES, value);
}

/** Languages a country's visitors are offered (SPEC §4, Language). */
const BY_COUNTRY: Record<string, Language[]> = {
  US: ["en", "es"],
  NL: ["nl"],
  BE: ["nl", "fr", "de"],
  FR: ["fr"],
  IT: ["it"],
  ES: ["es"],
  DE: ["de"],
  AT: ["de"],
  IE: ["en"],
  GB: ["en"],
  AU: ["en"],
  NZ: ["en"],
  CA: ["en", "fr"],
  PL: ["pl"],
  CH: ["de", "it", "fr", "en"],
};

/** Whether a language is spoken in a country, as far as its visitors are offered it. */
export function speaksLanguage(country: string | undefined, language: Language): boolean {
  return BY_COUNTRY[country ?? ""]?.includes(language) ?? false;
}

export interface OfferFacts {
  /** The operator offers every language. */
  all: boolean;
  loggedIn: boolean;
  detectedCountry: string | undefined;
  selectedCountry: string | undefined;
  current: Language | undefined;
  browser: Language | undefined;
}

/** HOST-10: the languages on offer, in the list's own order. */
export function offeredLanguages(facts: OfferFacts): Language[] {
  const { detectedCountry: detected, selectedCountry: selected } = facts;
  if (facts.all || (!facts.loggedIn && detected && selected && detected !== selected)) return LANGUAGE_LIST;
  const byCountry = BY_COUNTRY[selected ?? detected ?? ""];
  // A country without a row says nothing, so nothing is withheld.
  if (!byCountry) return LANGUAGE_LIST;
  const offered = new Set<Language | undefined>([...byCountry, facts.current, facts.browser]);
  return LANGUAGE_LIST.filter((language) => offered.has(language));
}

/** The best supported language of an Accept-Language header (RFC 9110 §12.5.4), or undefined. */
export function browserLanguage(acceptLanguage: string | null): Language | undefined {
  if (!acceptLanguage) return undefined;
  const ranked = acceptLanguage
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const q = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
      return { language: (tag.split("-")[0] ?? "").trim().toLowerCase(), q: q === undefined ? 1 : Number(q) };
    })
    .filter(({ language, q }) => isLanguage(language) && q > 0)
    .sort((a, b) => b.q - a.q);
  const best = ranked[0]?.language;
  return isLanguage(best) ? best : undefined;
}

const MAX_TAGS = 6;

/**
 * The Accept-Language that asks for a page's language first (RFC 9110 §12.5.4), in the browser's own spelling where it
 * has one, `de-AT`; what else the browser names follows.
 */
export function acceptLanguageIn(language: Language, fromBrowser: string | null): string {
  const asksFirst = firstPrimary(fromBrowser ?? "") === language && browserLanguage(fromBrowser) === language;
  if (fromBrowser !== null && asksFirst) return fromBrowser;
  const named = (fromBrowser ?? "")
    .slice(0, 500)
    .split(",")
    .map((part) => (part.split(";")[0] ?? "").trim())
    .filter((tag) => /^[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*$/.test(tag));
  const own = named.find((tag) => tag.split("-")[0]?.toLowerCase() === language);
  const others = named.filter((tag) => tag !== own).slice(0, MAX_TAGS);
  return [own ?? language, ...others.map((tag, index) => `${tag};q=0.${9 - index}`)].join(", ");
}

function firstPrimary(acceptLanguage: string): string | undefined {
  return /^\s*([A-Za-z]{2,8})(?![A-Za-z])/.exec(acceptLanguage)?.[1]?.toLowerCase();
}

export interface UnchosenFacts {
  domainLanguage: string | undefined;
  browser: Language | undefined;
  offered: readonly Language[];
}

/** HOST-09, where nobody chose: the domain's language, the browser's where it is offered, else English. */
export function unchosenLanguage({ domainLanguage, browser, offered }: UnchosenFacts): Language {
  const domain = domainLanguage?.slice(0, 2).toLowerCase();
  if (isLanguage(domain)) return domain;
  if (browser && offered.includes(browser)) return browser;
  return FALLBACK_LANGUAGE;
}
