import { expect, test } from "vitest";
import { footerOf } from "#app/features/site/footer.server";
import { LANGUAGE_LIST, type Language } from "#app/i18n/languages";
import { translatorFor } from "#app/i18n/translator.server";
import type { Site } from "#app/session/site";

function footer(
  settings: Partial<Site> = {},
  { language = "en", member = false }: { language?: Language; member?: boolean } = {},
) {
  const site = {
    fictional: { singular: "fictional profile", plural: "fictional profiles", warning: undefined },
    minAge: 18,
    ...settings,
  } as Site;
  return footerOf({
    site,
    member,
    translator: translatorFor(language),
    company: [],
    here: "/members?page=2",
  });
}

const hrefs = (model: ReturnType<typeof footer>) => model.links.map(({ href }) => href);
const US_STATEMENT = "/pages/2257-compliance-statement";
const LEGAL_NOTICE = "/pages/service#legal";

test.each(LANGUAGE_LIST)("NAV-09 everybody finds the nine links of the specification in %s", (language) => {
  for (const member of [false, true]) {
    expect(hrefs(footer({}, { language, member }))).toEqual(
      expect.arrayContaining([
        "/pages/terms",
        "/pages/privacy",
        "/pages/cookies",
        "/pages/ban",
        member ? "/premium" : "/pricing",
        "/complaints",
        "/pages/return-policy",
        "/pages/faq",
        "/pages/service",
      ]),
    );
  }
});

test("NAV-09 visitors find the ways in, members do not", () => {
  expect(hrefs(footer())).toEqual(expect.arrayContaining(["/signup", "/login"]));
  const member = hrefs(footer({}, { member: true }));
  expect(member).not.toContain("/signup");
  expect(member).not.toContain("/login");
});

test("NAV-09 the installed app keeps what the law and a question need", () => {
  const kept = footer({}, { member: true }).links.filter(({ browserOnly }) => !browserOnly);
  expect(kept.map(({ href }) => href)).toEqual([
    "/pages/terms",
    "/pages/privacy",
    "/complaints",
    "/withdraw",
    "/notice",
    "/remove-picture",
    "/pages/service",
  ]);
});

test.each(LANGUAGE_LIST)("NAV-09 the US footer stands on English pages only: %s", (language) => {
  expect(hrefs(footer({ geoip_country: "US" }, { language })).includes(US_STATEMENT)).toBe(language === "en");
});

test.each([
  ["DE", true],
  ["AT", true],
  ["CH", true],
  ["BE", true],
  ["FR", true],
  ["ES", true],
  ["IT", true],
  ["PL", true],
  ["NL", false],
  ["GB", false],
  ["US", false],
  [undefined, false],
])("NAV-09 a visitor in %s is shown a legal notice of its own: %s", (country, shown) => {
  expect(hrefs(footer({ geoip_country: country })).includes(LEGAL_NOTICE)).toBe(shown);
});

test("NAV-09 the country that was chosen counts before the one that was detected", () => {
  expect(hrefs(footer({ geoip_country: "DE", geoip_selected_country: "NL" }))).not.toContain(LEGAL_NOTICE);
  expect(hrefs(footer({ geoip_country: "NL", geoip_selected_country: "DE" }))).toContain(LEGAL_NOTICE);
});

test.each([
  ["+31 20 123-4567", "+31201234567"],
  ["0800 - 12 34", "08001234"],
  ["", undefined],
  [undefined, undefined],
])("NAV-09 the support phone %j is shown as %j", (given, shown) => {
  expect(footer({ support_phone: given }).phone).toBe(shown);
});

test("NAV-09 the choice of language and country comes back to the page", () => {
  expect(hrefs(footer())).toContain("/lang-config?next=%2Fmembers%3Fpage%3D2");
});
