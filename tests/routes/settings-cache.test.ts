import { expect, test } from "vitest";
import { startSite } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite({ env: { TRUSTED_PROXIES: "127.0.0.1" } });

const from = (address: string, more: Record<string, string> = {}) =>
  site.browser({ headers: { "x-forwarded-for": address, ...more } });
const settingsCalls = () => site.proxy.calls("/api/settings.php");

test("HOST-04 one visitor's pages ask for the settings once", async () => {
  const visitor = from("198.51.100.1");
  await visitor.get("/signup");
  await visitor.get("/login");
  await visitor.get("/members");
  expect(settingsCalls()).toBe(1);
});

test("HOST-04 another visitor never gets settings that were asked for somebody else", async () => {
  await from("198.51.100.2").get("/signup");
  await from("198.51.100.3").get("/signup");
  expect(site.proxy.requests("/api/settings.php").map(({ headers }) => headers["x-forwarded-for"])).toEqual([
    "198.51.100.2",
    "198.51.100.3",
  ]);
});

test("HOST-04 domain, traffic source and language wish are told apart; what does not matter is not", async () => {
  const address = "198.51.100.4";
  await from(address).get("/signup");
  await from(address).get("/signup?ref=partner");
  await from(address, { "accept-language": "nl" }).get("/signup");
  await from(address, { host: "second.test" }).get("/signup");
  expect(settingsCalls()).toBe(4);
  await from(address).get("/signup?utm_source=mail&page=3&fbclid=xyz");
  expect(settingsCalls()).toBe(4);
});

test("HOST-04 a login gets settings of its own", async () => {
  const visitor = from("198.51.100.5");
  await visitor.submit("/login", { email: "free@demo.example", password: "rendez-demo" });
  const before = settingsCalls();
  await visitor.get("/members");
  expect(settingsCalls()).toBe(before + 1);
  await visitor.get("/likes");
  expect(settingsCalls()).toBe(before + 1);
});

test("HOST-04 a settings answer that failed is not kept", async () => {
  const visitor = from("198.51.100.6");
  site.proxy.rule("/api/settings.php", { kind: "answer", status: 500, body: {} }, { kind: "pass" });
  expect((await visitor.get("/signup")).status).toBe(502);
  expect((await visitor.get("/signup")).status).toBe(200);
});

test("HOST-04 while settings cannot be asked for, a visitor sees the site with the last good ones and is told", async () => {
  const visitor = from("198.51.100.7", { "accept-language": "en" });
  await visitor.get("/signup");
  const { siteCache, referenceCache } = site.runtime;
  for (const [key, kept] of [...siteCache.entries()]) siteCache.set(key, kept, { ttl: 1 });
  for (const [key, kept] of [...referenceCache.entries()]) referenceCache.set(key, kept, { ttl: 1 });
  await new Promise((done) => setTimeout(done, 5));
  site.proxy.rule("*", { kind: "answer", status: 500, body: {} });
  const page = await visitor.get("/signup");
  expect(page.status).toBe(200);
  expect(page.words).toContain("Some of this may be out of date.");
  expect(page.words).toContain("Rendez Demo B.V.");
  expect((await from("198.51.100.8").get("/signup")).status, "nobody else's").toBe(502);
  const asked = settingsCalls();
  expect((await visitor.get("/login")).status).toBe(200);
  expect(settingsCalls(), "not asked again at once").toBe(asked);
  site.proxy.reset();
  for (const [key, kept] of [...siteCache.entries()]) siteCache.set(key, kept, { ttl: 1 });
  await new Promise((done) => setTimeout(done, 5));
  expect((await visitor.get("/signup")).words).not.toContain("up to date");
});

test("HOST-08 company data and regions are fetched once, for every visitor and member", async () => {
  const fresh = await startSite();
  try {
    const member = await fresh.member();
    await fresh.browser().get("/signup");
    await member.get("/members?country=NL");
    await member.get("/members?country=DE");
    await fresh.browser().get("/members?country=NL");
    expect(fresh.proxy.calls("/api/companyinfo.php")).toBe(1);
    expect(fresh.proxy.calls("/api/regions.php")).toBe(1);
    expect(fresh.proxy.calls("/api/interests.php")).toBeLessThanOrEqual(1);
  } finally {
    await fresh.close();
  }
});

test("HOST-08 a footer without company data is no reason to fail a page, and is asked again later", async () => {
  const fresh = await startSite();
  try {
    fresh.proxy.rule("/api/companyinfo.php", { kind: "answer", status: 500, body: {} }, { kind: "pass" });
    expect((await fresh.browser().get("/signup")).status).toBe(200);
    expect((await fresh.browser().get("/signup")).words).toContain("Rendez Demo B.V.");
  } finally {
    await fresh.close();
  }
});
