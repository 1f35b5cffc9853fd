import type { Language } from "#app/i18n/languages";
import type { PageName } from "../page-names";
import type { PageText } from "../page-text";
import deStatement from "./de/2257-compliance-statement";
import deAccessibility from "./de/accessibility";
import deBan from "./de/ban";
import deBrowsers from "./de/browsers";
import deCookies from "./de/cookies";
import deFaq from "./de/faq";
import dePrivacy from "./de/privacy";
import deReturn from "./de/return-policy";
import deService from "./de/service";
import deTerms from "./de/terms";
import deTransparency from "./de/transparency";
import enStatement from "./en/2257-compliance-statement";
import enAccessibility from "./en/accessibility";
import enBan from "./en/ban";
import enBrowsers from "./en/browsers";
import enCookies from "./en/cookies";
import enFaq from "./en/faq";
import enPrivacy from "./en/privacy";
import enReturn from "./en/return-policy";
import enService from "./en/service";
import enTerms from "./en/terms";
import enTransparency from "./en/transparency";
import esStatement from "./es/2257-compliance-statement";
import esAccessibility from "./es/accessibility";
import esBan from "./es/ban";
import esBrowsers from "./es/browsers";
import esCookies from "./es/cookies";
import esFaq from "./es/faq";
import esPrivacy from "./es/privacy";
import esReturn from "./es/return-policy";
import esService from "./es/service";
import esTerms from "./es/terms";
import esTransparency from "./es/transparency";
import frStatement from "./fr/2257-compliance-statement";
import frAccessibility from "./fr/accessibility";
import frBan from "./fr/ban";
import frBrowsers from "./fr/browsers";
import frCookies from "./fr/cookies";
import frFaq from "./fr/faq";
import frPrivacy from "./fr/privacy";
import frReturn from "./fr/return-policy";
import frService from "./fr/service";
import frTerms from "./fr/terms";
import frTransparency from "./fr/transparency";
import itStatement from "./it/2257-compliance-statement";
import itAccessibility from "./it/accessibility";
import itBan from "./it/ban";
import itBrowsers from "./it/browsers";
import itCookies from "./it/cookies";
import itFaq from "./it/faq";
import itPrivacy from "./it/privacy";
import itReturn from "./it/return-policy";
import itService from "./it/service";
import itTerms from "./it/terms";
import itTransparency from "./it/transparency";
import nlStatement from "./nl/2257-compliance-statement";
import nlAccessibility from "./nl/accessibility";
import nlBan from "./nl/ban";
import nlBrowsers from "./nl/browsers";
import nlCookies from "./nl/cookies";
import nlFaq from "./nl/faq";
import nlPrivacy from "./nl/privacy";
import nlReturn from "./nl/return-policy";
import nlService from "./nl/service";
import nlTerms from "./nl/terms";
import nlTransparency from "./nl/transparency";
import plStatement from "./pl/2257-compliance-statement";
import plAccessibility from "./pl/accessibility";
import plBan from "./pl/ban";
import plBrowsers from "./pl/browsers";
import plCookies from "./pl/cookies";
import plFaq from "./pl/faq";
import plPrivacy from "./pl/privacy";
import plReturn from "./pl/return-policy";
import plService from "./pl/service";
import plTerms from "./pl/terms";
import plTransparency from "./pl/transparency";

/** Every static page in every language; a missing one does not compile. */
export const PAGE_TEXTS: Readonly<Record<Language, Readonly<Record<PageName, PageText>>>> = {
  en: {
    "2257-compliance-statement": enStatement,
    accessibility: enAccessibility,
    ban: enBan,
    browsers: enBrowsers,
    cookies: enCookies,
    faq: enFaq,
    privacy: enPrivacy,
    "return-policy": enReturn,
    service: enService,
    terms: enTerms,
    transparency: enTransparency,
  },
  de: {
    "2257-compliance-statement": deStatement,
    accessibility: deAccessibility,
    ban: deBan,
    browsers: deBrowsers,
    cookies: deCookies,
    faq: deFaq,
    privacy: dePrivacy,
    "return-policy": deReturn,
    service: deService,
    terms: deTerms,
    transparency: deTransparency,
  },
  es: {
    "2257-compliance-statement": esStatement,
    accessibility: esAccessibility,
    ban: esBan,
    browsers: esBrowsers,
    cookies: esCookies,
    faq: esFaq,
    privacy: esPrivacy,
    "return-policy": esReturn,
    service: esService,
    terms: esTerms,
    transparency: esTransparency,
  },
  fr: {
    "2257-compliance-statement": frStatement,
    accessibility: frAccessibility,
    ban: frBan,
    browsers: frBrowsers,
    cookies: frCookies,
    faq: frFaq,
    privacy: frPrivacy,
    "return-policy": frReturn,
    service: frService,
    terms: frTerms,
    transparency: frTransparency,
  },
  it: {
    "2257-compliance-statement": itStatement,
    accessibility: itAccessibility,
    ban: itBan,
    browsers: itBrowsers,
    cookies: itCookies,
    faq: itFaq,
    privacy: itPrivacy,
    "return-policy": itReturn,
    service: itService,
    terms: itTerms,
    transparency: itTransparency,
  },
  nl: {
    "2257-compliance-statement": nlStatement,
    accessibility: nlAccessibility,
    ban: nlBan,
    browsers: nlBrowsers,
    cookies: nlCookies,
    faq: nlFaq,
    privacy: nlPrivacy,
    "return-policy": nlReturn,
    service: nlService,
    terms: nlTerms,
    transparency: nlTransparency,
  },
  pl: {
    "2257-compliance-statement": plStatement,
    accessibility: plAccessibility,
    ban: plBan,
    browsers: plBrowsers,
    cookies: plCookies,
    faq: plFaq,
    privacy: plPrivacy,
    "return-policy": plReturn,
    service: plService,
    terms: plTerms,
    transparency: plTransparency,
  },
};
