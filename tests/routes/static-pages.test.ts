import { getGlobalDispatcher } from "undici";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PAGE_NAMES } from "#app/features/pages/page-names";
import { PAGE_TEXTS } from "#app/features/pages/texts/page-texts.server";
import { LANGUAGE_LIST, type Language } from "#app/i18n/languages";
import type { Page } from "#tests/support/http-client";
import { type Site, startSite } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const MAX_BYTES = 13_000;
/** Nothing of a text may be left as it is written, and nothing that JavaScript says for nothing. */
const UNFILLED = /[{}[\]`]|\bundefined\b|\bnull\b|\bNaN\b|Invalid Date|\]\(/;

const mainOf = ({ text }: Page) => /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? "";
const readOn = (page: Page) =>
  mainOf(page)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

describe("with everything told", () => {
  const site = testSite();

  const open = (page: string, language: Language = "en") =>
    site.browser().get(`/pages/${page}?lang=${language}`);

  describe.each(LANGUAGE_LIST)("HOME-05 in %s", (language) => {
    test.each(PAGE_NAMES)("HOME-05 a visitor reads %s, filled and in that language", async (name) => {
      const page = await open(name, language);
      expect(page.status).toBe(200);
      expect(page.text).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}"`, "i"));
      expect(readOn(page)).not.toMatch(UNFILLED);
      const { title } = PAGE_TEXTS[language][name];
      expect(page.text).toContain(`<title>${title} · Rendez</title>`);
      expect(page.text).toMatch(/<meta name="description" content="[^"{]+"/);
      expect(page.text).not.toMatch(/<script[^>]*\ssrc=/);
    });

    test.each(PAGE_NAMES)("HOME-05 %s has headings in order and a table of contents to all", async (name) => {
      const main = mainOf(await open(name, language));
      const levels = [...main.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
      expect(levels[0]).toBe(1);
      expect(levels.slice(1).every((level) => level === 2)).toBe(true);
      const anchors = [...main.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => `#${id}`);
      const contents = [...main.matchAll(/href="(#[^"]+)"/g)].map(([, href]) => href);
      expect(contents).toEqual(anchors);
      expect(new Set(anchors).size).toBe(Object.keys(PAGE_TEXTS.en[name].sections).length);
    });

    test.each(PAGE_NAMES)("HOME-05 %s arrives in at most 13,000 bytes", async (name) => {
      const answer = await getGlobalDispatcher().request({
        origin: site.origin,
        path: `/pages/${name}?lang=${language}`,
        method: "GET",
        headers: { "accept-encoding": "br" },
      });
      expect(answer.headers["content-encoding"]).toBe("br");
      expect((await answer.body.arrayBuffer()).byteLength).toBeLessThanOrEqual(MAX_BYTES);
    });
  });

  test("HOME-05 the company stands on the pages that must name it", async () => {
    for (const name of ["terms", "privacy", "return-policy", "service", "2257-compliance-statement"]) {
      const words = readOn(await open(name));
      expect(words, name).toContain("Rendez Demo B.V. (made up)");
      expect(words, name).toContain("Voorbeeldstraat 1, 1000 AA Voorbeeldstad, Netherlands");
    }
    const terms = readOn(await open("terms", "de"));
    for (const fact of ["00000000", "NL000000000B00", "Niederlande", "support@demo.example", "+31200000000"])
      expect(terms).toContain(fact);
  });

  test("HOME-05 the terms bear the day the company was added, when that is later", async () => {
    const page = await open("terms");
    expect(page.text).toContain('<time dateTime="2024-02-01">February 1, 2024</time>');
    expect(readOn(page)).toContain("This is the version of February 1, 2024.");
    expect((await open("terms", "pl")).text).toContain("1 lutego 2024");
  });

  test("HOME-05 the return policy says within how many days", async () => {
    expect(readOn(await open("return-policy"))).toContain("credits within 14 days after you paid");
    expect(readOn(await open("return-policy", "de"))).toContain("Credits innerhalb von 14 Tagen nach");
  });

  test("HOME-05 links of the texts lead to pages of the site that are there", async () => {
    const links = new Set<string>();
    for (const name of PAGE_NAMES)
      for (const [, href = ""] of mainOf(await open(name)).matchAll(/href="(\/[^"]*)"/g)) links.add(href);
    expect(links.size).toBeGreaterThan(10);
    const member = await site.member();
    for (const href of links) expect([200, 303, 501], href).toContain((await member.get(href)).status);
  });

  test("HOME-05 a member reads the same page inside the member's frame", async () => {
    const member = await site.member();
    const page = await member.get("/pages/terms");
    expect(page.status).toBe(200);
    expect(page.words).toContain("Log out");
    expect(readOn(page)).toBe(readOn(await open("terms")));
  });

  test.each(["imprint", "terms/x", "TERMS", "terms.html", "terms;a.css", "../terms/x", "terms%00", ""])(
    "HOME-05 NAV-11 /pages/%s could not be found",
    async (name) => {
      const page = await site.browser().get(`/pages/${name}`);
      expect(page.status).toBe(404);
      expect(page.words).toContain("This page could not be found");
    },
  );

  test("HOME-05 a post to a page changes nothing and shows no page as if it had worked", async () => {
    expect((await site.browser().post("/pages/terms", { a: "b" })).status).toBeGreaterThanOrEqual(400);
  });
});

describe("with an operator who tells little", () => {
  let site: Site;
  beforeEach(async () => {
    const settings = { support_email: "", support_phone: "", refund_days: undefined, company: undefined };
    site = await startSite({ backend: { choices: { settings } } });
  });
  afterEach(() => site.close());

  test("HOME-05 without company data every page still reads whole, in every language", async () => {
    site.proxy.rule("/api/companyinfo.php", { kind: "answer", status: 404, body: {} });
    for (const language of LANGUAGE_LIST)
      for (const name of PAGE_NAMES) {
        const page = await site.browser().get(`/pages/${name}?lang=${language}`);
        expect(page.status).toBe(200);
        expect(readOn(page), `${name} ${language}`).not.toMatch(UNFILLED);
        expect(mainOf(page), `${name} ${language}`).not.toMatch(
          /<(p|li|dd|dt|h2|a)\b[^>]*><\/\1>|, [.,]|\(\)|mailto:["<]|tel:["<]/,
        );
      }
    const terms = await site.browser().get("/pages/terms");
    expect(readOn(terms)).toContain("December 1, 2023");
    expect(readOn(terms)).not.toContain("Who we are");
    const returns = await site.browser().get("/pages/return-policy");
    expect(readOn(returns)).toContain("within 14 days after you paid");
  });

  test("HOME-05 a company with a name alone is named alone, and what it is called does no harm", async () => {
    const companyinfo = { company_name: "<b>Acme</b> [x](terms) {email}", added: "2019-01-01" };
    site.proxy.rule("/api/companyinfo.php", { kind: "answer", body: { companyinfo } });
    const statement = await site.browser().get("/pages/2257-compliance-statement");
    const named = "The custodian of records is &lt;b&gt;Acme&lt;/b&gt; [x](terms) {email}.";
    expect(mainOf(statement)).toContain(named);
    expect(readOn(await site.browser().get("/pages/terms"))).toContain("December 1, 2023");
  });

  test("HOME-05 HOST-08 all pages together ask for the company once", async () => {
    for (const name of PAGE_NAMES) await site.browser().get(`/pages/${name}`);
    expect(site.proxy.calls("/api/companyinfo.php")).toBe(1);
  });
});
