import { expect, test } from "vitest";
import type { Page } from "#tests/support/http-client";
import { startSite } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
const hidden = testSite({ backend: { choices: { settings: { logged_out_search: "none" } } } });

const metas = (page: Page, name: string) =>
  [...page.text.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
    .filter(([, given]) => given === name)
    .map(([, , content]) => content);
const canonicalOf = (page: Page) => /<link rel="canonical" href="([^"]*)"/.exec(page.text)?.[1];
const addressesIn = (page: Page) => [...page.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

test("HOME-09 robots.txt keeps crawlers out of private pages and leads them to the sitemap", async () => {
  const page = await site.browser().get("/robots.txt");
  expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(page.headers.get("cache-control")).toBe("public, max-age=3600");
  expect(page.setCookies).toEqual([]);
  const lines = page.text.split("\n");
  expect(lines).toContain("Disallow: /chats");
  expect(lines).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(lines).not.toContain("Disallow: /members");
});

test("HOME-09 the sitemap names public pages and members, each once, and each can be opened", async () => {
  const page = await site.browser().get("/sitemap.xml");
  expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/xml; charset=utf-8"]);
  const addresses = addressesIn(page);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toEqual(
    expect.arrayContaining(["/", "/signup", "/members", "/pages/terms"].map((path) => site.origin + path)),
  );
  const members = addresses.filter((address) => /\/members\/\d+$/.test(address ?? ""));
  expect(members.length).toBeGreaterThan(20);
  const path = new URL(members[0] ?? "").pathname;
  expect((await site.browser().get(path)).status).toBe(200);
});

test("HOME-09 the sitemap asks the operator once an hour, not once a crawler", async () => {
  await site.browser().get("/sitemap.xml");
  site.proxy.reset();
  await site.browser().get("/sitemap.xml");
  expect(site.proxy.calls("/api/members.php")).toBe(0);
});

test("HOME-09 a site whose members are hidden from visitors hides them from crawlers", async () => {
  const crawler = hidden.browser();
  expect((await crawler.get("/robots.txt")).text.split("\n")).toContain("Disallow: /members");
  expect((await crawler.get("/sitemap.xml")).text).not.toContain("/members");
  expect(metas(await crawler.get("/members/1"), "robots")).toEqual(["noindex"]);
  expect(metas(await crawler.get("/"), "robots")).toEqual([]);
});

test("HOME-09 crawlers are told to come later while the operator cannot be asked", async () => {
  const fresh = await startSite();
  try {
    fresh.proxy.rule("/api/settings.php", { kind: "answer", status: 500, body: {} });
    for (const path of ["/robots.txt", "/sitemap.xml"]) {
      const answer = await fresh.browser().get(path);
      expect(answer.status).toBeGreaterThanOrEqual(500);
      expect(answer.headers.get("retry-after")).toBe("300");
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
    }
  } finally {
    await fresh.close();
  }
});

test("HOME-09 a page has one address for search engines, without traffic and language", async () => {
  const page = await site.browser().get("/members/1?ref=partner&sub1=x&lang=en&utm_source=mail");
  expect(canonicalOf(page)).toBe(`${site.origin}/members/1`);
  const https = site.browser({ headers: { "x-forwarded-proto": "https" } });
  expect(canonicalOf(await https.get("/signup"))).toMatch(/^https:\/\/127\.0\.0\.1:\d+\/signup$/);
  expect(canonicalOf(await site.browser().get("/nothing"))).toBeUndefined();
});

test("HOME-09 a profile is shared with its active pictures, its address and the fictional label", async () => {
  const page = await site.browser().get("/members/1?ref=partner");
  expect(metas(page, "og:type")).toEqual(["profile"]);
  expect(metas(page, "og:url")).toEqual([`${site.origin}/members/1`]);
  expect(metas(page, "og:title")[0]).toContain("fictional profile");
  const images = metas(page, "og:image");
  expect(images.length).toBeGreaterThan(0);
  for (const image of images) {
    const { origin, pathname } = new URL(image ?? "");
    expect(origin).toBe(site.origin);
    const picture = await site.browser().get(pathname);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  }
  expect(metas(page, "og:image:alt")).toHaveLength(images.length);
});

test("HOME-09 a profile that is not there shares nothing", async () => {
  const page = await site.browser().get("/members/999999");
  expect(page.status).toBe(404);
  expect(page.text).not.toContain("og:");
});

test("HOME-09 private pages, and every page of a member, are left out by search engines", async () => {
  const member = await site.member();
  for (const path of ["/members", "/chats", "/likes", "/complete-signup"])
    expect(metas(await member.get(path), "robots"), path).toEqual(["noindex"]);
  expect(metas(await site.browser().get("/lang-config"), "robots")).toEqual(["noindex"]);
});

test.each(["/", "/signup", "/login", "/members", "/members/1", "/complaints", "/nothing", "/robots.txt"])(
  "HOME-09 %s carries the label that restricts it to adults",
  async (path) => {
    const page = await site.browser().get(path);
    expect(page.headers.get("rating")).toBe("RTA-5042-1996-1400-1577-RTA");
    if (page.text.startsWith("<!DOCTYPE"))
      expect(metas(page, "rating")).toEqual(["RTA-5042-1996-1400-1577-RTA"]);
  },
);

test("NAV-09 the footer names the company in the reader's language, and a phone that can be called", async () => {
  const german = await site.browser({ headers: { "accept-language": "de-DE" } }).get("/signup");
  expect(german.words).toContain("Rendez Demo B.V. (made up)");
  expect(german.words).toContain("Niederlande");
  expect(german.words).toContain("USt-IdNr. NL000000000B00");
  expect(german.text).toContain('<a href="tel:+31200000000">+31200000000</a>');
  expect(german.text).toContain('href="/pages/service#legal">Impressum</a>');
  expect(german.text).not.toContain("2257");
  const english = await site.browser({ headers: { "accept-language": "en-US" } }).get("/signup");
  expect(english.text).toContain('href="/pages/2257-compliance-statement"');
  expect(english.text).toContain('href="/pages/service#legal">About this site</a>');
});

test("NAV-09 members find Premium in the footer, and no way in", async () => {
  const page = await (await site.member()).get("/members");
  const footer = /<footer[\s\S]*<\/footer>/.exec(page.text)?.[0] ?? "";
  expect(footer).toContain('href="/premium"');
  expect(footer).not.toContain('href="/login"');
  expect(footer).not.toContain('href="/pricing"');
});
