import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  acceptLanguageIn,
  browserLanguage,
  isLanguage,
  LANGUAGE_LIST,
  LANGUAGES,
  type Language,
  type OfferFacts,
  offeredLanguages,
} from "#app/i18n/languages";

const SEVEN: Language[] = ["en", "de", "es", "fr", "it", "nl", "pl"];

test("HOST-09 the seven languages are those of the specification, each with a tag that Intl knows", () => {
  expect(LANGUAGE_LIST).toEqual(SEVEN);
  for (const language of LANGUAGE_LIST) {
    expect(Intl.getCanonicalLocales(LANGUAGES[language].iso)).toEqual([LANGUAGES[language].iso]);
    expect(LANGUAGES[language].iso.slice(0, 2)).toBe(language);
  }
});

test("only the seven names are languages", () => {
  for (const language of SEVEN) expect(isLanguage(language)).toBe(true);
  for (const other of [undefined, null, 1, {}, ["en"], "EN", "hasOwnProperty"])
    expect(isLanguage(other)).toBe(false);
});

describe("HOST-09 what a browser asks for", () => {
  test.each<[string | null, Language | undefined]>([
    [null, undefined],
    ["", undefined],
    ["*", undefined],
    ["de", "de"],
    ["de-AT", "de"],
    ["DE-at", "de"],
    ["sv-SE,sv;q=0.9", undefined],
    ["sv-SE,sv;q=0.9,nl;q=0.4", "nl"],
    ["nl;q=0.4, pl;q=0.8", "pl"],
    ["en;q=0.5,de", "de"],
    ["fr;q=0.7,it;q=0.7", "fr"],
    ["de;q=0,fr;q=0.1", "fr"],
    ["de;q=0", undefined],
    ["es ; q=0.8 , it ; q=0.9", "it"],
    ["de;level=1;q=0.2,pl;q=0.3", "pl"],
    [",,;q=1,, pl", "pl"],
    ["de;q=..,nl;q=0.1", "nl"],
  ])("Accept-Language %j gives %s", (header, language) => {
    expect(browserLanguage(header)).toBe(language);
  });

  test("HOST-09 any header gives one of the seven or none", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2_000 }), (header) => {
        const language = browserLanguage(header);
        expect(language === undefined || SEVEN.includes(language)).toBe(true);
      }),
    );
  });

  test("HOST-09 no more than the first 500 characters of a header are read", () => {
    expect(browserLanguage(`${"xx,".repeat(160)}pl`)).toBe("pl");
    expect(browserLanguage(`${"xx,".repeat(400_000)}pl`)).toBeUndefined();
  });
});

function offer(facts: Partial<OfferFacts>): Language[] {
  return offeredLanguages({
    all: false,
    loggedIn: false,
    detectedCountry: undefined,
    selectedCountry: undefined,
    current: undefined,
    browser: undefined,
    ...facts,
  });
}

/** SPEC §4, Language. Order is that of the list of languages. */
const COUNTRIES: [string, Language[]][] = [
  ["US", ["en", "es"]],
  ["NL", ["nl"]],
  ["BE", ["de", "fr", "nl"]],
  ["FR", ["fr"]],
  ["IT", ["it"]],
  ["ES", ["es"]],
  ["DE", ["de"]],
  ["AT", ["de"]],
  ["IE", ["en"]],
  ["GB", ["en"]],
  ["AU", ["en"]],
  ["NZ", ["en"]],
  ["CA", ["en", "fr"]],
  ["PL", ["pl"]],
  ["CH", ["en", "de", "fr", "it"]],
];

describe("HOST-10 which languages are offered", () => {
  test.each(COUNTRIES)("HOST-10 in %s: %j", (country, languages) => {
    expect(offer({ detectedCountry: country })).toEqual(languages);
    expect(offer({ detectedCountry: country, selectedCountry: country })).toEqual(languages);
    expect(offer({ loggedIn: true, selectedCountry: country })).toEqual(languages);
  });

  test.each(COUNTRIES)("HOST-10 in %s the operator can offer all seven", (country) => {
    expect(offer({ all: true, detectedCountry: country })).toEqual(SEVEN);
  });

  test("HOST-10 a visitor whose chosen country is not the detected one is offered all seven", () => {
    expect(offer({ detectedCountry: "NL", selectedCountry: "DE" })).toEqual(SEVEN);
  });

  test("HOST-10 a member in another country is offered those of the chosen one", () => {
    expect(offer({ loggedIn: true, detectedCountry: "NL", selectedCountry: "DE" })).toEqual(["de"]);
  });

  test("HOST-10 the current language and the browser's are always among them, each once", () => {
    expect(offer({ detectedCountry: "NL", current: "pl", browser: "de" })).toEqual(["de", "nl", "pl"]);
    expect(offer({ detectedCountry: "NL", current: "nl", browser: "nl" })).toEqual(["nl"]);
  });

  test.each([undefined, "", "SE", "nl", "XX"])(
    "HOST-10 a country without a row (%j) withholds nothing",
    (country) => {
      expect(offer({ detectedCountry: country, current: "en" })).toEqual(SEVEN);
    },
  );
});

test.each([
  ["de", "de-AT,de;q=0.9,en;q=0.5", "de-AT,de;q=0.9,en;q=0.5"],
  ["de", "en-US,en;q=0.9,de-CH;q=0.8", "de-CH, en-US;q=0.9, en;q=0.8"],
  ["pl", "sv", "pl, sv;q=0.9"],
  ["pl", null, "pl"],
  ["nl", "nl;q=0.2,de", "nl, de;q=0.9"],
  ["en", "x".repeat(3000), "en"],
] as const)("HOST-09 in %s upstream is asked by %j as %j", (language, browser, header) => {
  expect(acceptLanguageIn(language, browser)).toBe(header);
});
