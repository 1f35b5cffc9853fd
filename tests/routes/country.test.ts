import { expect, test } from "vitest";
import "#tests/support/matchers";
import { LANGUAGE_LIST } from "#app/i18n/languages";
import type { Browser, Page } from "#tests/support/http-client";
import { startSite } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite();

const visitor = (acceptLanguage = "nl-NL", more = {}) =>
  site.browser({ headers: { "accept-language": acceptLanguage }, ...more });
const offeredOn = (page: Page) =>
  [...page.text.matchAll(/<input type="radio"[^>]* name="language"[^>]* value="(\w\w)"/g)].map(
    ([, code]) => code,
  );
const countriesOn = (page: Page) =>
  [...page.text.matchAll(/<option value="([A-Z]{2})"/g)].map(([, code]) => code);

/** Sends the page's form with a language and a country. */
async function choose(browser: Browser, typed: Record<string, string>, at = "/lang-config"): Promise<Page> {
  const page = await browser.get(at);
  const { fields } = page.form("/lang-config", "next", "_key");
  return browser.post("/lang-config", { ...Object.fromEntries(fields), ...typed });
}

test("HOME-07 language and country are chosen on a page of their own, and kept for a year", async () => {
  const browser = visitor();
  const page = await browser.get("/lang-config");
  expect(page.words).toContain("Kies taal en land");
  expect(countriesOn(page)).toEqual(expect.arrayContaining(["NL", "BE", "GB", "US"]));
  expect(page.text).toMatch(/<option value="NL" selected="">Nederland/);
  const answer = await choose(
    browser,
    { language: "en", country: "GB" },
    "/lang-config?next=/members?page=2",
  );
  expect(answer).toRedirectTo("/members?page=2");
  expect(answer).toSetCookie("i18n_redirected", /=en; .*Max-Age=31536000/);
  expect(answer).toSetCookie("country", /^country=GB; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
  const home = await browser.get("/");
  expect(home.text).toContain('<html lang="en"');
  expect(home.words).toContain("From £1.05 a message");
});

test("HOME-07 the choice is asked of the operator in the query of settings.php", async () => {
  const browser = visitor("nl-BE");
  await choose(browser, { language: "nl", country: "DE" });
  site.proxy.reset();
  await browser.get("/signup");
  const [asked] = site.proxy.requests("/api/settings.php");
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
    geoip_selected_country: "DE",
    domain: "127.0.0.1",
  });
  expect(asked?.headers.cookie).toBeUndefined();
});

test("HOME-07 an operator whose settings do not read the choice gives prices and languages by it all the same", async () => {
  const fixed = await startSite({
    backend: { choices: { settings: { geoip_country: "NL", geoip_selected_country: "NL" } } },
  });
  try {
    const browser = fixed.browser({ headers: { "accept-language": "en" } });
    await choose(browser, { language: "en", country: "GB" });
    expect((await browser.get("/")).words).toContain("£1.05");
    expect(offeredOn(await browser.get("/lang-config"))).toEqual(LANGUAGE_LIST);
  } finally {
    await fixed.close();
  }
});

test("HOST-10 HOME-07 a visitor who chooses another country than the detected one is offered all seven languages", async () => {
  const browser = visitor("nl-NL");
  expect(offeredOn(await browser.get("/lang-config"))).toEqual(["nl"]);
  await choose(browser, { language: "nl", country: "BE" });
  expect(offeredOn(await browser.get("/lang-config"))).toEqual(LANGUAGE_LIST);
  await choose(browser, { language: "nl", country: "NL" });
  expect(offeredOn(await browser.get("/lang-config"))).toEqual(["nl"]);
});

test("HOME-07 where cookies are refused the address carries both wishes", async () => {
  const browser = visitor("nl-NL", { cookies: false, sender: "text" });
  const answer = await choose(browser, { language: "en", country: "GB" });
  expect(answer).toRedirectTo("/?lang=en&geoip_selected_country=GB");
  expect((await browser.get(answer.location ?? "")).words).toContain("£1.05");
});

test.each(["", "XX", "gb", "GB; Domain=evil", "__proto__", "GBR", "😀"])(
  "HOME-07 the unknown country %j changes nothing",
  async (country) => {
    const answer = await choose(visitor(), { language: "nl", country });
    expect(answer).toRedirectTo("/");
    expect(answer).not.toSetCookie("country");
  },
);

test.each(["gb", "GBR", "%", "G%00", "GB%0d%0aX: y"])(
  "HOME-07 a country cookie that we did not write (%j) is not passed on",
  async (value) => {
    const browser = visitor("pl-PL");
    expect((await browser.get("/login", { headers: { cookie: `country=${value}` } })).status).toBe(200);
    for (const { query } of site.proxy.requests("/api/settings.php"))
      expect(Object.fromEntries(query)).not.toHaveProperty("geoip_selected_country");
  },
);

test("HOME-07 one visitor's country never reaches another", async () => {
  const british = visitor("en-NL");
  await choose(british, { language: "en", country: "GB" });
  expect((await british.get("/")).words).toContain("£1.05");
  expect((await visitor("en-NL").get("/")).words).toContain("€1.25");
});
