import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { detectLanguage } from "#app/i18n/detect-language.server";
import { LANGUAGE_LIST, type Language, unchosenLanguage } from "#app/i18n/languages";
import { languageCookie, wishedLanguage } from "#app/session/page-language.server";

const SEVEN = LANGUAGE_LIST;

interface Signs {
  query: string | null;
  cookie: string | undefined;
  domainLanguage: string | undefined;
  browser: Language | undefined;
  offered: readonly Language[];
}

/** What is detected for a request with this address and this cookie. */
function choice(signs: Partial<Signs>): Promise<Language> {
  const { query = null, cookie, domainLanguage, browser, offered = SEVEN } = signs;
  const url = new URL("https://site.example/signup");
  if (query !== null) url.searchParams.set("lang", query);
  const headers = new Headers();
  if (cookie !== undefined) headers.set("cookie", `i18n_redirected=${encodeURIComponent(cookie)}`);
  return detectLanguage(headers, {
    wish: wishedLanguage({ url, carried: undefined }),
    cookie: languageCookie,
    otherwise: unchosenLanguage({ domainLanguage, browser, offered }),
  });
}

describe("HOST-09 which language a page is in", () => {
  test.each<[string, Partial<Signs>, Language]>([
    ["the address before all", { query: "pl", cookie: "de", domainLanguage: "nl", browser: "fr" }, "pl"],
    ["the cookie before the domain", { cookie: "de", domainLanguage: "nl", browser: "fr" }, "de"],
    ["the domain before the browser", { domainLanguage: "nl", browser: "fr" }, "nl"],
    ["the browser where nothing else speaks", { browser: "fr" }, "fr"],
    ["English where nobody speaks", {}, "en"],
    ["the first two letters of the domain's language", { domainLanguage: "de_AT" }, "de"],
    ["the domain's language in capitals too", { domainLanguage: "NL-be" }, "nl"],
    ["the browser after a domain language nobody speaks", { domainLanguage: "sv_SE", browser: "it" }, "it"],
    ["English where the browser's is not offered", { browser: "fr", offered: ["en", "es"] }, "en"],
    ["the browser where it is offered", { browser: "es", offered: ["en", "es"] }, "es"],
    [
      "a cookie's language that is not on offer, as the member chose it",
      { cookie: "pl", offered: ["nl"] },
      "pl",
    ],
    ["the cookie after an address nobody understands", { query: "xx", cookie: "it" }, "it"],
  ])("%s", async (_, facts, language) => {
    expect(await choice(facts)).toBe(language);
  });

  test.each([
    "",
    " ",
    "DE",
    "de-DE",
    "deu",
    "xx",
    "en;",
    "../de",
    "__proto__",
    "constructor",
    "toString",
    "null",
    "0",
  ])("HOST-09 a cookie of %j is no choice", async (cookie) => {
    expect(await choice({ cookie, domainLanguage: "nl" })).toBe("nl");
    expect(await choice({ query: cookie, domainLanguage: "nl" })).toBe("nl");
  });

  test("HOST-09 whatever cookie, address and domain say, the page is in one of the seven", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.option(fc.string(), { nil: null }),
        fc.option(fc.string(), { nil: undefined }),
        fc.option(fc.string(), { nil: undefined }),
        async (query, cookie, domainLanguage) => {
          expect(SEVEN).toContain(await choice({ query, cookie, domainLanguage }));
        },
      ),
    );
  });
});
