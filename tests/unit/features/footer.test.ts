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
    signups: { closed: undefined, say: (invitation) => invitation },
    languageUrl: "/lang-config?next=%2Fmembers%3Fpage%3D2",
  });
}

const hrefs = (model: ReturnType<typeof footer>) => model.links.map(({ href }) => href);
const noticeIn = (model: ReturnType<typeof footer>) =>
  model.links.find(({ href }) => href === LEGAL_NOTICE)?.label;
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
    "/pages/transparency",
    "/pages/accessibility",
    LEGAL_NOTICE,
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
])(
  "NAV-09 SAFE-05 a visitor in %s finds the provider, as a legal notice of that name: %s",
  (country, named) => {
    expect(noticeIn(footer({ geoip_country: country }))).toBe(named ? "Legal notice" : "About this site");
  },
);

test.each(LANGUAGE_LIST)(
  "SAFE-05 who provides the site, how it decides and how it can be used is linked: %s",
  (language) => {
    const links = hrefs(footer({ geoip_country: "US" }, { language, member: true }));
    expect(links).toEqual(
      expect.arrayContaining([LEGAL_NOTICE, "/pages/transparency", "/pages/accessibility", "/pages/privacy"]),
    );
  },
);

test("NAV-09 the country that was chosen counts before the one that was detected", () => {
  expect(noticeIn(footer({ geoip_country: "DE", geoip_selected_country: "NL" }))).toBe("About this site");
  expect(noticeIn(footer({ geoip_country: "NL", geoip_selected_country: "DE" }))).toBe("Legal notice");
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
