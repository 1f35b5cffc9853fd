import { describe, expect, test } from "vitest";
import { LANGUAGE_LIST } from "#app/i18n/languages";
import { COMPANY } from "#server/reference-backend/site/company";
import type { Page } from "#tests/support/http-client";
import { startSite } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite();

/** The page's own words, without menus and footer. */
const wordsOf = ({ text }: Page) =>
  (/<main[\s\S]*<\/main>/.exec(text)?.[0] ?? "").replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

const read = async (name: string, language = "en") =>
  wordsOf(await site.browser().get(`/pages/${name}?lang=${language}`));

describe.each(LANGUAGE_LIST)("SAFE-05 in %s", (language) => {
  test("SAFE-05 the privacy page names legal bases, recipients, periods, contact and authority", async () => {
    const words = await read("privacy", language);
    for (const fact of [
      "Demo Hosting (made up)",
      "Autoriteit Persoonsgegevens, Den Haag",
      "privacy@demo.example",
    ])
      expect(words).toContain(fact);
    // Seven years, two years, one year, 30 days is a month.
    expect(words).toMatch(/: 7 \p{L}+/u);
    // GDPR, articles 6 (1) (a), (b), (c), (f) and 9 (2) (a), as each language writes them.
    expect(
      words.match(/6(?: \(1\)| Abs\.| ust\.|, (?:par|lid|paragraphe)|\.1)/g)?.length,
    ).toBeGreaterThanOrEqual(5);
    expect(words).toMatch(/9(?: \(2\)| Abs\. 2| ust\. 2|, (?:par\.|lid|paragraphe) 2|\.2)/);
  });

  test("SAFE-05 the accessibility statement names standard, barriers, contact and authority", async () => {
    const words = await read("accessibility", language);
    for (const fact of ["2019/882", "EN 301 549", "WCAG", "support@demo.example", "Demo Authority (made up)"])
      expect(words).toContain(fact);
  });

  test("SAFE-04 contact points, languages, order of members and dispute bodies are named", async () => {
    const words = await read("transparency", language);
    for (const fact of ["authorities@demo.example", "support@demo.example", "Demo Dispute Board (made up)"])
      expect(words).toContain(fact);
    const name = new Intl.DisplayNames(language, { type: "language" });
    expect(words).toContain([name.of("en"), name.of("nl"), name.of("de")].join(", "));
    expect((await site.browser().get(`/pages/terms?lang=${language}`)).text).toMatch(
      /<main[\s\S]*href="\/pages\/transparency[?"][\s\S]*<\/main>/,
    );
  });

  test("SAFE-05 every price list says how prices stand to taxes", async () => {
    const page = await site.browser().get(`/pricing?lang=${language}`);
    expect(page.words).toMatch(/VAT|Mehrwertsteuer|IVA|TVA|btw/);
  });

  test("SAFE-05 who provides the site stands on its own page, with who represents it", async () => {
    expect(await read("service", language)).toContain("Robin Voorbeeld (made up)");
  });
});

test("SAFE-05 a buyer reads the tax note right above the order button", async () => {
  const member = await site.member();
  const list = await member.get("/credits");
  expect(list.words).toContain("The prices include VAT.");
  const first = /href="(\/credits\/\d+)/.exec(list.text)?.[1] ?? "";
  const order = await member.get(`${first}/creditcard`);
  expect(order.words).toContain("The prices include VAT. You pay once.");
});

test("SAFE-05 what an operator has not told is not made up", async () => {
  const told = await startSite({});
  try {
    const { company_name, address, city, country, kvk } = COMPANY;
    const companyinfo = { company_name, address, city, country, kvk };
    told.proxy.rule("/api/companyinfo.php", { kind: "answer", body: { companyinfo } });
    const open = async (path: string) => wordsOf(await told.browser().get(path));
    const privacy = await open("/pages/privacy");
    expect(privacy).toContain("Which companies these are, we tell you when you ask us");
    expect(privacy).toContain("the data protection authority of your country.");
    expect(privacy).not.toMatch(/officer|Conversations: \d|in charge of us/);
    const transparency = await open("/pages/transparency");
    expect(transparency).toContain("No address for authorities has been given separately.");
    expect(transparency).toContain("The criteria are not published here yet.");
    expect(transparency).not.toMatch(/Languages:|settlement body: /);
    expect(await open("/pages/accessibility")).toContain("in your country.");
    expect(await open("/pricing")).toContain("The prices are total prices: nothing is added.");
  } finally {
    await told.close();
  }
});

test("SAFE-04 the page to report a member leads to the notice that the law gives everybody, with the address", async () => {
  const member = await site.member();
  const someone = /\/members\/(\d+)"/.exec((await member.get("/members")).text)?.[1];
  const report = await member.get(`/members/${someone}/report`);
  expect(report.text).toContain(`href="/notice?member=${someone}"`);
  const notice = await member.get(`/notice?member=${someone}`);
  expect(notice.text).toContain(`${site.origin}/members/${someone}</textarea>`);
  expect((await member.get("/notice?member=1%3Cb%3E")).text).not.toContain("1&lt;b");
});

test("SAFE-03 SAFE-04 SAFE-08 a browser says which answers of a statement are missing before it is sent", async () => {
  const fieldOf = (page: Page, name: string) =>
    new RegExp(`<(?:input|textarea|select)\\b[^>]*\\bname="${name}"[^>]*>`).exec(page.text)?.[0] ?? "";
  const notice = await site.browser().get("/notice");
  for (const name of ["address", "reason", "message", "good_faith"])
    expect(fieldOf(notice, name), name).toContain("required");
  // Article 16 (2) (c): no name is needed where children are abused.
  for (const name of ["name", "email"]) expect(fieldOf(notice, name), name).not.toContain("required");
  const withdrawal = await site.browser().get("/withdraw");
  for (const name of ["message", "name", "email"])
    expect(fieldOf(withdrawal, name), name).toContain("required");
  expect(fieldOf(withdrawal, "message")).toContain('maxLength="5000"');
});
