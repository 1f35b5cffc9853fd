import { expect, test } from "vitest";
import { LANGUAGE_LIST } from "#app/i18n/languages";
import type { Page } from "#tests/support/http-client";
import { testSite } from "#tests/support/test-site";

const HOUR_MS = 3_600_000;

const site = testSite();

const packages = (amount = 2000) =>
  ({
    kind: "answer",
    body: {
      packages: [
        { id: 1, credits: 10, amount, currency: "EUR" },
        { id: 4, credits: 100, amount: 10_001, currency: "EUR" },
      ],
    },
  }) as const;

const discount = (more: Record<string, unknown> = {}) => ({
  kind: "answer" as const,
  body: { discountcode: { code: "MINE10", value_percentage: "10", status: "active", ...more } },
});

/** user.php of a member whose welcome offer is over. */
const settled = {
  kind: "answer" as const,
  body: {
    user: {
      id: 1,
      status: "active",
      credits: 3,
      paid_user: false,
      signup_date: new Date(Date.now() - 5 * HOUR_MS).toISOString(),
      profile: { id: 1, status: "active", name: "Robin" },
    },
    totals: { unread_messages: 0, new_likes: 0 },
  },
};

const plain = (page: Page) => page.words.replace(/\s/gu, " ");

test("HOME-08 PAY-01 PAY-08 whoever has the time bonus reads each price before and after it", async () => {
  const robin = await site.member("free@demo.example");
  site.proxy.rule("/api/packages.php", packages());
  for (const path of ["/premium", "/pricing"]) {
    const page = await robin.get(path);
    expect(plain(page)).toContain("Code TIMEBONUS25: 25% off");
    expect(plain(page)).toMatch(/€15\.00 Usual price: €20\.00 €1\.50 per message/);
    expect(plain(page)).toMatch(/€75\.01 Usual price: €100\.01/);
  }
  expect((await robin.get("/premium")).text).toContain('href="/credits/1"');
});

test("PAY-08 without the time bonus the welcome code counts, asked with welcome=true and the page's query", async () => {
  const robin = await site.member("free@demo.example");
  site.proxy.rule("/api/user.php", settled);
  site.proxy.rule("/api/packages.php", packages());
  site.proxy.rule("/api/discountcode.php", discount());
  const page = await robin.get("/premium?campaign=spring");
  expect(plain(page)).toContain("Code MINE10: 10% off");
  expect(plain(page)).toMatch(/€18\.00 Usual price: €20\.00/);
  expect(Object.fromEntries(site.proxy.requests("/api/discountcode.php")[0]?.query ?? [])).toEqual({
    welcome: "true",
    campaign: "spring",
    country: "US",
  });
});

test.each([
  ["breaks down", { kind: "answer", status: 500, body: {} }],
  ["answers nonsense", { kind: "garbled" }],
  ["refuses", { kind: "answer", status: 404, body: { error: "code_not_found" } }],
  ["knows none", { kind: "answer", body: { discountcode: null } }],
  ["gives an expired one", discount({ expired: "1" })],
] as const)("PAY-08 where the welcome variant %s, the page stays silent", async (_, fault) => {
  const robin = await site.member("free@demo.example");
  site.proxy.rule("/api/user.php", settled);
  site.proxy.rule("/api/packages.php", packages());
  site.proxy.rule("/api/discountcode.php", fault);
  const page = await robin.get("/premium");
  expect(page.status).toBe(200);
  expect(page.text).not.toMatch(/notice-success|notice-danger|price-before/);
  expect(plain(page)).toContain("€20.00");
});

test("PAY-06 a code is typed on the page, lowers the prices and goes along to the checkout", async () => {
  const robin = await site.member("free@demo.example");
  const page = await robin.get("/premium?next=%2Fchats");
  const form = page.form("/premium", "code");
  expect(form.fields).toContainEqual(["next", "/chats"]);
  const applied = await robin.get("/premium?next=%2Fchats&code=once30");
  expect(plain(applied)).toContain("Code ONCE30: 30% off");
  expect(applied.text).toMatch(/href="\/credits\/1\?code=once30/);
  expect(applied.text).toContain('href="/premium?next=%2Fchats"');
  expect(applied.valueOf("code")).toBe("once30");
});

test.each([
  ["NOSUCHCODE", "Code not found"],
  ["FORSAM15", "Code not found"],
  ["SUMMER2024", "This code has expired."],
  ["HOLLAND10", "This code is not for your country."],
])("PAY-06 the code %s is refused beside its field: %s", async (code, text) => {
  const robin = await site.member("free@demo.example");
  const page = await robin.get(`/premium?code=${code}`);
  expect(page.status).toBe(200);
  expect(page.text).toMatch(new RegExp(`id="code-error"[^>]*>(?:<svg.*?</svg>)?[^<]*${text.slice(0, -1)}`));
  expect(page.valueOf("code")).toBe(code);
  // The member's own discount stays.
  expect(plain(page)).toContain("Code TIMEBONUS25: 25% off");
});

test.each([
  [{ status: 409, body: { error: "code_used" } }, "Code already used"],
  [
    { status: 422, body: { error: "code_minimum", minimum_order_value: "3000", currency: "EUR" } },
    "This code is valid for orders from €30.00.",
  ],
  [
    { status: 422, body: { error: "code_method" } },
    "This code is only for payment methods that cannot be used here.",
  ],
  [{ status: 503, body: {} }, "The code could not be checked just now. Please try again."],
])("PAY-06 the operator's refusal %j reads: %s", async (answer, text) => {
  const robin = await site.member("free@demo.example");
  site.proxy.rule("/api/discountcode.php", { kind: "answer", ...answer });
  expect(plain(await robin.get("/premium?code=ANY"))).toContain(text);
});

test("PAY-06 a code with a minimum lowers only the prices that reach it, and says so", async () => {
  const robin = await site.member("free@demo.example");
  site.proxy.rule("/api/packages.php", packages());
  site.proxy.rule("/api/user.php", settled);
  site.proxy.rule(
    "/api/discountcode.php",
    discount({ minimum_order_value: "5000", paymentmethods: ["ideal"] }),
    { kind: "answer", body: { discountcode: null } },
  );
  const page = await robin.get("/premium?code=MINE10");
  expect(plain(page)).toContain("The code is valid for packages from €50.00.");
  expect(plain(page)).toContain("The code is valid only when you pay with iDEAL.");
  expect(plain(page)).not.toContain("€18.00");
  expect(plain(page)).toMatch(/€100\.01 €90\.01 with iDEAL/);
  expect(page.text).toContain('href="/credits/4?code=MINE10"');
});

test.each(["a".repeat(500), "<script>alert(1)</script>", "%00", "' OR 1=1 --"])(
  "PAY-06 %j is no code and breaks nothing",
  async (code) => {
    const robin = await site.member("free@demo.example");
    const page = await robin.get(`/premium?code=${encodeURIComponent(code)}`);
    expect(page.status).toBe(200);
    expect(plain(page)).toContain("Code not found");
    expect(page.text).not.toContain("<script>alert");
  },
);

test("PAY-06 visitors see usual prices, whatever their address carries", async () => {
  const page = await site.browser().get("/pricing?code=SPRING20");
  expect(page.text).not.toMatch(/price-before|notice-/);
  expect(site.proxy.calls("/api/discountcode.php")).toBe(0);
});

test.each(LANGUAGE_LIST)("PAY-06 PAY-09 code, prices and offer read whole in %s", async (language) => {
  const robin = await site.member("free@demo.example", { headers: { "accept-language": language } });
  const page = await robin.get(`/premium?code=NOSUCHCODE&language=${language}`);
  const shown = page.status === 303 ? await robin.follow(page) : page;
  expect(shown.words).not.toMatch(/[{}]|undefined|NaN/);
  expect(shown.words).toContain("TIMEBONUS25");
});
