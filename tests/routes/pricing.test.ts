import { expect, test } from "vitest";
import { LANGUAGE_LIST } from "#app/i18n/languages";
import { testSite } from "#tests/support/test-site";

const site = testSite();

const page = { kind: "answer" } as const;
const plain = (text: string) => text.replace(/\s/gu, " ");

test.each([
  ["de-DE", "2,00 €"],
  ["en-GB", "£1.67"],
  ["pl-PL", "7,92 zł"],
])("HOME-08 PAY-01 a visitor with %s reads prices in the currency of the country", async (language, each) => {
  const list = await site.browser({ headers: { "accept-language": language } }).get("/pricing");
  expect(list.status).toBe(200);
  expect(plain(list.words)).toContain(each);
});

test.each(LANGUAGE_LIST)(
  "HOME-08 the price list in %s says what is free, what costs credits, and that it is paid once",
  async (language) => {
    const list = await site.browser({ headers: { "accept-language": language } }).get("/pricing");
    expect(list.text).toContain(`lang="${language}"`);
    expect(list.text.match(/class="package package-p1/g)).toHaveLength(4);
    expect(list.text.match(/class="ribbon"/g)).toHaveLength(1);
    expect(list.words).not.toMatch(/[{}]|undefined|NaN/);
    expect(list.text).not.toMatch(/<script[^>]*\ssrc=/);
  },
);

test.each(["p0", "p1", "p2", "p3"])(
  "PAY-01 an operator's choice of style %s reaches the cards",
  async (style) => {
    site.proxy.rule("/api/packages.php", {
      ...page,
      body: { packages: [{ id: 9, credits: "10", amount: "1990", currency: "EUR", popular: "1" }], style },
    });
    const member = await site.member();
    const premium = await member.get("/premium");
    expect(premium.text).toContain(`class="package package-${style} package-popular"`);
    expect(plain(premium.words)).toContain("€19.90");
    expect(plain(premium.words)).toContain("€1.99 per message");
    expect(premium.text).toContain('href="/credits/9"');
  },
);

test("HOME-08 without packages the page says so", async () => {
  site.proxy.rule("/api/packages.php", { ...page, body: { packages: [] } });
  const list = await site.browser().get("/pricing?none=1");
  expect(list.words).toContain("There are no packages for your country at the moment.");
});

test("HOME-08 the premium page is for members: a visitor logs in first and comes back", async () => {
  const answer = await site.browser().get("/premium");
  expect(answer.status).toBe(303);
  expect(answer.location).toBe("/login?next=%2Fpremium");
});

test("HOME-08 who is premium reads about credits, who is not about premium", async () => {
  const reader = site.browser();
  await reader.submit("/login", { email: "free@demo.example", password: "rendez-demo" });
  const free = await reader.get("/premium");
  expect(free.words).toContain("What you get with Premium");
  const member = site.browser();
  await member.submit("/login", { email: "premium@demo.example", password: "rendez-demo" });
  const premium = await member.get("/premium");
  expect(premium.words).toContain("You are a Premium member.");
  expect(premium.words).not.toContain("What you get with Premium");
});
