import { expect, test } from "vitest";
import { LANGUAGE_LIST } from "#app/i18n/languages";
import type { Browser } from "#tests/support/http-client";
import { buy, order, payAt } from "#tests/support/sandbox";
import { newcomer, testSite } from "#tests/support/test-site";

const site = testSite();

let newcomers = 0;
/** Somebody who just signed up, with this browser language; the country follows from it. */
function signUp(language = "de-DE"): Promise<Browser> {
  newcomers += 1;
  return newcomer(site, `Buyer${newcomers}`, { headers: { "accept-language": language } });
}

const plain = (text: string) => text.replace(/\s/gu, " ");

test("PAY-01 PAY-02 a member finds the packages, and each leads to its checkout with the way back", async () => {
  const member = await signUp();
  const credits = await member.get("/credits?next=%2Fchats%2F5&code=SPRING20");
  expect(credits.status).toBe(200);
  expect(credits.text.match(/class="package package-p1/g)).toHaveLength(4);
  expect(credits.text).toContain('href="/credits/2?code=SPRING20&amp;next=%2Fchats%2F5"');
  expect((await member.get("/credits/99")).status).toBe(404);
});

test("PAY-02 visitors log in first and come back to the same package", async () => {
  for (const path of [
    "/credits",
    "/credits/2",
    "/credits/2/visa",
    "/transactions",
    "/credits/repeat-order",
  ]) {
    const answer = await site.browser().get(path);
    expect([path, answer.status, answer.location]).toEqual([
      path,
      303,
      `/login?next=${encodeURIComponent(path)}`,
    ]);
  }
});

test.each([
  ["nl-NL", ["ideal", "sdd", "paypal"], ["bancontact", "blik", "eps", "giropay", "sofort"]],
  ["pl-PL", ["blik", "prezelewy24"], ["sdd", "ideal", "giropay", "sofort"]],
  ["de-AT", ["eps", "sdd"], ["ideal", "sofort"]],
])("PAY-02 a member with %s is offered the methods of that country only", async (language, there, absent) => {
  const member = await signUp(language);
  const page = await member.get("/credits/2");
  for (const method of there)
    expect(page.text).toMatch(method === "sdd" ? /\/directdebit\?package=2/ : `/credits/2/${method}"`);
  for (const method of absent) {
    expect(page.text).not.toContain(`/credits/2/${method}"`);
    const answer = await member.get(`/credits/2/${method}`);
    expect([method, answer.status, answer.location]).toEqual([method, 303, `/credits/2?refused=${method}`]);
  }
  expect((await member.get("/credits/2/cheque")).status).toBe(404);
});

test("PAY-02 large amounts are not offered by paysafecard, small ones not by bank transfer", async () => {
  const member = await signUp();
  const [small, large] = [await member.get("/credits/1"), await member.get("/credits/4")];
  expect(small.text).toContain("/credits/1/sct");
  expect(small.text).toContain("/credits/1/paysafecard");
  expect(large.text).not.toContain("paysafecard");
});

const BUTTONS: Record<(typeof LANGUAGE_LIST)[number], string> = {
  en: "Order with obligation to pay",
  de: "Zahlungspflichtig bestellen",
  fr: "Commande avec obligation de paiement",
  es: "Pedido con obligación de pago",
  it: "Ordine con obbligo di pagare",
  nl: "Bestelling met betalingsverplichting",
  pl: "Zamówienie z obowiązkiem zapłaty",
};

test.each(LANGUAGE_LIST)(
  "PAY-02 in %s the summary says price and terms, and the button that it costs money",
  async (language) => {
    const member = await signUp(language === "en" ? "en-IE" : language);
    const page = await member.get("/credits/2/visa");
    expect(page.text).toMatch(new RegExp(`<button[^>]*value="order"[^>]*>${BUTTONS[language]}</button>`));
    expect(page.text).toContain('href="/pages/terms"');
    expect(page.text).toContain('href="/pages/return-policy"');
    expect(page.words).not.toMatch(/[{}]|undefined|NaN/);
  },
);

test("PAY-02 where no law asks for more the button says what is paid, and the summary the same sum", async () => {
  const page = await (await signUp("en-GB")).get("/credits/2/visa");
  const [, sum = ""] = /<button[^>]*value="order"[^>]*>Pay (£[\d.]+)<\/button>/.exec(page.text) ?? [];
  expect(sum).not.toBe("");
  expect(page.words).toContain(`Total price ${sum}`);
});

test("PAY-02 every method has a picture of its kind, and the operator's first is recommended, once", async () => {
  const page = await (await signUp("en-GB")).get("/credits/2");
  const methods = /<ul class="methods">[\s\S]*?<\/ul>/.exec(page.text)?.[0].split("<li>").slice(1) ?? [];
  expect(methods.length).toBeGreaterThan(1);
  expect(methods.filter((method) => !method.includes('class="method-mark"'))).toEqual([]);
  expect(methods.map((method) => method.includes("Recommended"))).toEqual(methods.map((_, at) => at === 0));
});

test("PAY-02 PAY-06 a code that does not count is said, and the full price stands", async () => {
  const member = await signUp("en-GB");
  const page = await member.get("/credits/2/visa?code=NOTHING");
  expect(page.words).toContain("Code not found. The price shown is the one without this code.");
  expect(page.valueOf("code")).toBe("TIMEBONUS25");
});

test("PAY-02 PAY-06 a code that counts shows both prices, goes along, and is ordered with", async () => {
  const member = await signUp();
  const methods = await member.get("/credits/2?code=ONCE30");
  expect(methods.text).toContain("/credits/2/visa?code=ONCE30");
  const page = await member.get("/credits/2/visa?code=ONCE30");
  expect(page.text).toMatch(/<s[^>]*>59,50/);
  expect(plain(page.words)).toContain("Code ONCE30: 30 % Rabatt");
  expect([page.valueOf("amount"), page.valueOf("code")]).toEqual(["4165", "ONCE30"]);
  site.proxy.rule("/api/payment.php", { kind: "answer", status: 409, body: { error: "code_used" } });
  const refused = await order(member, "/credits/2/visa?code=ONCE30");
  expect(refused.status).toBe(422);
  const [asked] = site.proxy.requests("/api/payment.php");
  expect(JSON.parse(String(asked?.body))).toMatchObject({ discountcode: "ONCE30", amount: 4165 });
});

test("PAY-03 PAY-10 an order goes to the provider, and back with credits, Premium and the way to where they were missing", async () => {
  const member = await signUp("en-GB");
  expect((await member.get("/members")).words).toContain("Get Premium");
  const ordered = await order(member, "/credits/1/visa?next=%2Fmembers%2F2%2Fchat");
  expect(ordered.status).toBe(303);
  expect(ordered.location).toMatch(new RegExp(`^${site.backend.origin}/sandbox/pay/`));
  expect(ordered.headers.get("content-security-policy")).toContain(site.backend.origin);
  const paid = await payAt(ordered.location ?? "", { outcome: "completed" });
  const back = new URL(paid.headers.get("location") ?? "");
  expect(back.pathname).toBe("/transactions/return");
  const page = await member.follow(await member.get(`${back.pathname}${back.search}`));
  expect(page.status).toBe(200);
  expect(page.words).toContain("12 credits were added.");
  expect(page.words).toContain("You are a Premium member now");
  expect(page.text).toContain('href="/members/2/chat"');
  expect(page.words).not.toContain("Get Premium");
  expect((await member.get("/transactions")).words).toContain("Completed");
});

test("PAY-02 who has a stored card chooses it, and pays without the provider's page", async () => {
  const member = await signUp("en-GB");
  await buy(member, "/credits/1/visa", { outcome: "completed", card: "4242" });
  const page = await member.get("/credits/2/creditcard");
  expect(page.words).toContain("Visa ending in 4242, valid until 12/2031");
  expect(page.words).toContain("Another card");
  const card = /value="(card_[^"]+)"/.exec(page.text)?.[1] ?? "";
  const ordered = await member.send(page, "/credits/2/creditcard", { card, intent: "order" });
  expect(ordered.location).toMatch(/^\/transactions\/\d+$/);
  expect((await member.follow(ordered)).words).toContain("35 credits were added.");
});

test("PAY-02 nobody pays with another member's card", async () => {
  const owner = await signUp("en-GB");
  await buy(owner, "/credits/1/visa", { outcome: "completed", card: "4242" });
  const card = /value="(card_[^"]+)"/.exec((await owner.get("/credits/2/visa")).text)?.[1] ?? "";
  const other = await signUp("en-GB");
  const page = await other.get("/credits/2/visa");
  const form = page.form("/credits/2/visa", "amount");
  const answer = await other.post("/credits/2/visa", [...form.fields, ["card", card], ["intent", "order"]]);
  expect(answer.status).toBe(422);
  expect((await other.get("/transactions")).words).toContain("No orders yet");
});

test("PAY-05 the last order is repeated in one confirmed step", async () => {
  const member = await signUp("en-GB");
  expect((await member.get("/credits/repeat-order")).location).toBe("/credits");
  await buy(member, "/credits/2/paypal", { outcome: "completed" });
  site.time.aheadMs += 5 * 60_000;
  const page = await member.get("/credits/repeat-order");
  expect(page.words).toContain("35 credits");
  expect(page.words).toContain("PayPal");
  const ordered = await member.send(page, "/credits/repeat-order", { intent: "order" });
  expect(ordered.status).toBe(303);
  const paid = await payAt(ordered.location ?? "", { outcome: "completed" });
  const back = new URL(paid.headers.get("location") ?? "");
  const done = await member.follow(await member.get(`${back.pathname}${back.search}`));
  expect(done.words).toContain("35 credits were added.");
  expect(done.words).toContain("You have 70 credits.");
});

test("PAY-02 a payment page on an origin that the operator did not name is never gone to", async () => {
  const member = await signUp();
  site.proxy.rule("/api/payment.php", {
    kind: "answer",
    body: {
      payment: {
        id: 77,
        credits: 12,
        method: "visa",
        status: "pending",
        amount: 2400,
        currency: "EUR",
        date: 1_760_000_000,
        redirect_url: "https://elsewhere.example/pay",
      },
    },
  });
  const ordered = await order(member, "/credits/1/visa");
  expect(ordered.location).toBe("/transactions/77");
  expect((await member.get("/transactions/77")).text).not.toContain("elsewhere.example");
});

test("PAY-03 the day of an order is the member's own, as the times of the chats are", async () => {
  const member = await signUp("en-US");
  // The last hour of a day in London is the next day's in Auckland, and still the day before in New York.
  const hours = new Date(Date.now() + site.time.aheadMs).getUTCHours();
  site.time.aheadMs += ((26 - hours) % 24) * 3_600_000;
  await buy(member, "/credits/1/visa", { outcome: "completed" });
  const [, path = ""] = /href="(\/transactions\/\d+)"/.exec((await member.get("/transactions")).text) ?? [];
  const now = Date.now() + site.time.aheadMs;
  const day = (timeZone: string) =>
    new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone }).format(now);
  expect(day("America/New_York")).not.toBe(day("Pacific/Auckland"));
  for (const page of ["/transactions", path]) {
    expect((await member.get(page)).words).toContain(day("America/New_York"));
  }
  await member.jar.setCookie("time_zone=Pacific/Auckland; Path=/", site.origin);
  expect((await member.get(path)).words).toContain(day("Pacific/Auckland"));
});
