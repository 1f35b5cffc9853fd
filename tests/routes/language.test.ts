import { expect, test } from "vitest";
import "#tests/support/matchers";
import { LANGUAGE_LIST, LANGUAGES } from "#app/i18n/languages";
import type { Page } from "#tests/support/http-client";
import { type SiteOptions, signupFields, startSite } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite();

const langOf = (page: Page) => /<html lang="([^"]+)"/.exec(page.text)?.[1];
/** Languages of the menu; a single language has no menu. */
const offeredOn = (page: Page) =>
  [...page.text.matchAll(/name="language" value="(\w\w)"/g)].map(([, code]) => code);
const visitor = (acceptLanguage: string) => site.browser({ headers: { "accept-language": acceptLanguage } });

async function siteWith(settings: NonNullable<NonNullable<SiteOptions["backend"]>["choices"]>["settings"]) {
  return startSite({ backend: { choices: { settings } } });
}

test("HOST-09 without a cookie the browser's language counts where it is offered, else English", async () => {
  expect(langOf(await visitor("de-AT,de;q=0.9,en;q=0.5").get("/signup"))).toBe("de");
  expect(langOf(await visitor("ja,ko;q=0.8").get("/signup"))).toBe("en");
  expect(langOf(await visitor("").get("/signup"))).toBe("en");
  expect(langOf(await visitor("sv;q=1, nl;q=0.4, fr;q=0.7").get("/signup"))).toBe("fr");
  expect(langOf(await visitor("x".repeat(3_000)).get("/signup"))).toBe("en");
});

test("HOST-09 the domain's language goes before the browser's, the cookie before both", async () => {
  const dutch = await siteWith({ domain_language: "nl_NL" });
  try {
    const browser = dutch.browser({ headers: { "accept-language": "de" } });
    expect(langOf(await browser.get("/signup"))).toBe("nl");
    await browser.jar.setCookie("i18n_redirected=pl; Path=/", dutch.origin);
    expect(langOf(await browser.get("/signup"))).toBe("pl");
    await browser.jar.setCookie("i18n_redirected=xx; Path=/", dutch.origin);
    expect(langOf(await browser.get("/signup"))).toBe("nl");
  } finally {
    await dutch.close();
  }
});

test("HOST-09 an unsupported domain language counts for nothing", async () => {
  const odd = await siteWith({ domain_language: "sv" });
  try {
    expect(langOf(await odd.browser({ headers: { "accept-language": "it" } }).get("/signup"))).toBe("it");
  } finally {
    await odd.close();
  }
});

test("HOST-09 a member's choice is kept a year, sent upstream, and leads back to the page", async () => {
  const member = await site.member();
  const page = await member.get("/members?country=NL");
  site.proxy.reset();
  const answer = await member.send(page, "/lang-config", { language: "es" });
  expect(answer).toRedirectTo("/members?country=NL");
  expect(answer).toSetCookie(
    "i18n_redirected",
    /^i18n_redirected=es; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
  );
  const put = site.proxy.requests("/api/user.php").find(({ method }) => method === "PUT");
  expect(JSON.parse(String(put?.body))).toEqual({ language: "es" });
  expect(langOf(await member.follow(answer))).toBe("es");
});

test("HOST-09 a visitor's choice is kept and nothing is sent upstream", async () => {
  const browser = site.browser();
  const answer = await browser.submit("/lang-config", { language: "es" }, { at: "/signup" });
  expect(answer).toRedirectTo("/signup");
  expect(site.proxy.requests("/api/user.php")).toHaveLength(0);
  expect(langOf(await browser.follow(answer))).toBe("es");
});

test("HOST-09 a member's choice holds though upstream cannot be told", async () => {
  const member = await site.member();
  const page = await member.get("/settings");
  site.proxy.rule("/api/user.php", { kind: "answer", status: 500, body: {} });
  expect(await member.send(page, "/lang-config", { language: "es" })).toSetCookie("i18n_redirected", /=es;/);
});

test.each(["xx", "", "EN", "en-US", "__proto__", "de; Domain=evil", "<script>", "😀"])(
  "HOST-09 the unknown language %j changes nothing",
  async (language) => {
    const browser = site.browser();
    await browser.get("/login");
    const answer = await browser.submit("/lang-config", { language, next: "/members" }, { at: "/signup" });
    expect(answer).toRedirectTo("/members");
    expect(answer).not.toSetCookie("i18n_redirected");
  },
);

test("HOST-09 the language is in no address of the site's pages", async () => {
  const page = await visitor("de").get("/signup");
  const links = [...page.text.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href);
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((href) => /^\/(de|en|nl|fr|it|es|pl)(\/|$)|[?&]lang=/.test(href ?? ""))).toEqual([]);
});

test("HOST-09 where cookies are refused the address carries the wish", async () => {
  const browser = site.browser({ cookies: false, sender: "text" });
  const answer = await browser.submit("/lang-config", { language: "es" }, { at: "/signup" });
  expect(answer).toRedirectTo("/signup?lang=es");
  expect(langOf(await browser.get("/signup?lang=es"))).toBe("es");
});

test.each([
  ["en-US", ["en", "es"]],
  ["nl-NL", []],
  ["nl-BE", ["de", "fr", "nl"]],
  ["fr-CH", ["en", "de", "fr", "it"]],
  ["en-CA", ["en", "fr"]],
  ["pl-DE", ["de", "pl"]],
  ["de-IE", ["en", "de"]],
])(
  "HOST-10 a visitor with %s is offered the country's languages, the current and the browser's",
  async (accept, offered) => {
    expect(offeredOn(await visitor(accept).get("/signup")).sort()).toEqual([...offered].sort());
  },
);

test("HOST-10 all seven are offered when the operator says so", async () => {
  const open = await siteWith({ all_languages: true });
  try {
    const page = await open.browser({ headers: { "accept-language": "nl-NL" } }).get("/signup");
    expect(offeredOn(page)).toEqual(LANGUAGE_LIST);
    for (const code of LANGUAGE_LIST) expect(page.words).toContain(LANGUAGES[code].nativeName);
  } finally {
    await open.close();
  }
});

test("HOST-10 a visitor elsewhere than the selected country is offered all seven, a member is not", async () => {
  const abroad = await siteWith({ geoip_country: "FR", geoip_selected_country: "NL" });
  try {
    const headers = { "accept-language": "nl" };
    expect(offeredOn(await abroad.browser({ headers }).get("/signup"))).toEqual(LANGUAGE_LIST);
    const member = await abroad.member("premium@demo.example", { headers });
    expect(offeredOn(await member.get("/members"))).toEqual([]);
  } finally {
    await abroad.close();
  }
});

test("HOST-09 upstream is asked everything in the language of the page, whatever the browser prefers", async () => {
  const site = await siteWith({ all_languages: true });
  try {
    for (const prefers of ["fr-FR,fr;q=0.9", "en", "sv"]) {
      site.proxy.reset();
      const browser = site.browser({ headers: { "accept-language": prefers } });
      await browser.jar.setCookie("i18n_redirected=de; Path=/", site.origin);
      for (const path of ["/members", "/members/1", "/pricing"]) {
        const page = await browser.get(path);
        expect(langOf(page)).toBe("de");
        expect(page.words).toContain("fiktives Profil");
        expect(page.text, prefers).not.toMatch(/profil fictif|fictional profile/);
      }
      const asked = site.proxy.requests().map(({ headers }) => String(headers["accept-language"]));
      expect(asked.filter((header) => !header.startsWith("de"))).toEqual([]);
    }
    await site.browser({ headers: { "accept-language": "fr" } }).get("/landers/gallery/pl");
    const gallery = site.proxy.requests("/api/members.php").at(-1);
    expect(gallery?.headers["accept-language"]).toBe("pl, fr;q=0.9");
  } finally {
    await site.close();
  }
});

test("HOST-09 a domain's language is what upstream is asked in, from its first page on", async () => {
  const dutch = await siteWith({ domain_language: "nl_NL" });
  try {
    const page = await dutch.browser({ headers: { "accept-language": "de-DE" } }).get("/members");
    expect(page.words).toContain("fictief profiel");
    expect(page.text).not.toContain("fiktives Profil");
    const search = dutch.proxy.requests("/api/members.php")[0];
    expect(search?.headers["accept-language"]).toBe("nl, de-DE;q=0.9");
  } finally {
    await dutch.close();
  }
});

test("HOST-09 at login the account's language becomes the page's, on a new device too", async () => {
  const german = site.browser();
  await german.submit("/signup", signupFields("Sprachen", { email: "sprachen@example.org" }));
  await german.submit("/lang-config", { language: "de" }, { at: "/settings" });
  const login = { email: "sprachen@example.org", password: "a long enough one" };

  const device = visitor("en-US");
  const answer = await device.submit("/login", login);
  expect(answer).toSetCookie("i18n_redirected", /=de;/);
  expect(langOf(await device.follow(answer))).toBe("de");

  const asked = visitor("en-US");
  const page = await asked.get("/login?lang=pl");
  expect(await asked.send(page, "/login", login)).not.toSetCookie("i18n_redirected", /=de;/);
});
