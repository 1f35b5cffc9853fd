import { expect, test } from "vitest";
import type { Browser } from "#tests/support/http-client";
import { editJson } from "#tests/support/odd-php";
import { buy, order, payAt } from "#tests/support/sandbox";
import { newcomer, testSite } from "#tests/support/test-site";

const site = testSite();

let newcomers = 0;
function signUp(language = "en-GB"): Promise<Browser> {
  newcomers += 1;
  return newcomer(site, `Payer${newcomers}`, { headers: { "accept-language": language } });
}

const creditsOf = async (member: Browser) =>
  Number(/You have (\d+) credits?\./.exec((await member.get("/credits")).words)?.[1]);
const ordersOf = async (member: Browser) =>
  [...(await member.get("/transactions")).text.matchAll(/href="\/transactions\/(\d+)"/g)].length;

test("PAY-03 while the provider is silent the payment is being processed, never failed, and may be left", async () => {
  const member = await signUp();
  const page = await buy(member, "/credits/1/visa", { outcome: "pending" });
  expect(page.words).toContain("Your payment is being processed");
  expect(page.words).toContain("You can close this page");
  expect(page.words).toContain("Refresh");
  expect(page.text).toContain(`href="${site.backend.origin}/sandbox/pay/`);
  expect(page.words).not.toMatch(/failed/i);
  expect(await creditsOf(member)).toBe(0);
});

test("PAY-03 a late notice completes what was left pending", async () => {
  const member = await signUp();
  const open = await buy(member, "/credits/1/visa", { outcome: "completed", notify: "late" });
  expect(open.words).toContain("Your payment is being processed");
  site.time.aheadMs += 10_000;
  await expect
    .poll(async () => (await member.get(open.path)).words, { interval: 100 })
    .toContain("12 credits were added.");
  expect(await creditsOf(member)).toBe(12);
});

test("PAY-03 PAY-10 a payment that arrives while its page is being made is shown with the credits it brought", async () => {
  const member = await signUp();
  const { path } = await buy(member, "/credits/1/visa", { outcome: "pending" });
  const cookie = await member.jar.getCookieString(member.origin);
  const before = await (await fetch(`${site.backend.origin}/api/user.php`, { headers: { cookie } })).json();
  const [, pay = ""] = /href="([^"]*\/sandbox\/pay\/[^"]*)"/.exec((await member.get(path)).text) ?? [];
  await payAt(pay, { outcome: "completed" });
  site.proxy.rule("/api/user.php", { kind: "answer", body: before }, { kind: "pass" });
  const answer = await member.get(path);
  expect([answer.status, answer.location]).toEqual([303, path]);
  const page = await member.follow(answer);
  expect(page.words).toContain("You have 12 credits.");
  expect(page.words).not.toContain("Get Premium");
});

test.each(["failed", "cancelled"] as const)(
  "PAY-03 a payment that %s says so to the letter and leads to another method",
  async (outcome) => {
    const member = await signUp();
    const page = await buy(member, "/credits/2/visa?next=%2Fchats", { outcome });
    expect(page.words).toContain("Payment failed or has been cancelled.");
    // What somebody did herself is no alarm.
    expect(page.text.includes("notice-danger")).toBe(outcome === "failed");
    // The time bonus counts by itself, if it still does.
    expect(page.text).toContain('href="/credits/2?next=%2Fchats"');
    expect(page.words).toContain("Retry with another method");
    expect(await creditsOf(member)).toBe(0);
  },
);

test("PAY-03 a stored card that cannot be charged again offers a card or PayPal", async () => {
  const member = await signUp();
  await buy(member, "/credits/1/visa", { outcome: "completed", card: "0341" });
  const page = await member.follow(await order(member, "/credits/2/visa"));
  expect(page.words).toContain("Payment failed or has been cancelled.");
  expect(page.words).toContain("Your stored card could not be charged.");
  expect(page.text).toContain('href="/credits/2/creditcard"');
  expect(page.text).toContain('href="/credits/2/paypal"');
  expect(await creditsOf(member)).toBe(12);
});

test("PAY-03 OPS-02 an order that PHP calls refunded, or by a word of its own, is shown without a judgment", async () => {
  const member = await signUp();
  const { path } = await buy(member, "/credits/1/visa", { outcome: "completed" });
  const says = async (status: string) => {
    const change = (one: unknown) => ({ ...(one as object), status });
    site.proxy.rule(
      "/api/payments.php",
      editJson((json) => ({ payments: (json.payments as unknown[]).map(change) })),
    );
    site.proxy.rule(
      "/api/payment.php",
      editJson((json) => ({ payment: change(json.payment) })),
    );
    const pages = [await member.get("/transactions"), await member.get(path)];
    site.proxy.reset();
    expect(pages.map((page) => page.status)).toEqual([200, 200]);
    for (const { words, text } of pages)
      expect(words + text).not.toMatch(/payment failed|thank you|notice-danger/i);
    return pages.map(({ words }) => words);
  };
  const [orders, order] = await says("refunded");
  expect(orders).toContain("Refunded");
  expect(order).toContain("This order was refunded");
  const [list, one] = await says("chargeback_lost");
  expect(list).toContain("Other");
  expect(one).toContain("This order has a status of its own");
});

test("PAY-03 when nobody can tell the state, the page says that it is loading and not that it failed", async () => {
  const member = await signUp();
  const { path } = await buy(member, "/credits/1/visa", { outcome: "completed" });
  site.proxy.rule("/api/payment.php", { kind: "answer", status: 500, body: { error: "internal" } });
  const page = await member.get(path);
  expect(page.status).toBe(503);
  expect(page.words).toContain("Loading the status of your payment");
  expect(page.words).not.toContain("Payment failed");
  expect(page.text).toContain("data-open");
});

test("PAY-03 nobody sees another member's payment", async () => {
  const { path } = await buy(await signUp(), "/credits/1/visa", { outcome: "pending" });
  expect((await (await signUp()).get(path)).status).toBe(404);
});

test("PAY-03 the provider's cross-site POST is let through to the return, which answers 303 and reads no cookie", async () => {
  const headers = { "sec-fetch-site": "cross-site", origin: "https://provider.example", cookie: "" };
  const stranger = site.browser();
  const back = await stranger.post("/transactions/return?next=%2Fchats%2F5", { payment: "12" }, { headers });
  expect([back.status, back.location]).toEqual([303, "/transactions/12?next=%2Fchats%2F5"]);
  expect(back.setCookies).toEqual([]);
  expect(site.proxy.requests()).toHaveLength(0);
  const byGet = await stranger.get("/transactions/return?payment=12");
  expect([byGet.status, byGet.location]).toEqual([303, "/transactions/12"]);
});

test("PAY-03 only that one address may be posted to from elsewhere, and it leads nowhere else", async () => {
  const headers = { "sec-fetch-site": "cross-site", origin: "https://provider.example" };
  const stranger = site.browser();
  for (const path of [
    "/transactions",
    "/transactions/12",
    "/transactions/return/",
    "/transactions/return/x",
  ]) {
    expect([path, (await stranger.post(path, { payment: "12" }, { headers })).status]).toEqual([path, 403]);
  }
  for (const [query, fields] of [
    ["", { payment: "../login" }],
    ["", { payment: "-1" }],
    ["?payment=https://evil.example", {}],
    ["?next=https://evil.example", { payment: "" }],
  ] as const) {
    const answer = await stranger.post(`/transactions/return${query}`, fields, { headers });
    expect([answer.status, answer.location]).toEqual([303, "/transactions"]);
  }
  const odd = await stranger.post("/transactions/return?next=//evil.example", { payment: "3" }, { headers });
  expect(odd.location).toBe("/transactions/3");
});

test("PAY-04 the order button pressed twice, and the form sent again after paying, make one payment", async () => {
  const member = await signUp();
  const page = await member.get("/credits/1/visa");
  const press = () => member.send(page, "/credits/1/visa", { intent: "order" });
  const [first, second] = await Promise.all([press(), press()]);
  expect(second.location).toBe(first.location);
  await payAt(first.location ?? "", { outcome: "completed", notify: "twice" });
  const again = await press();
  expect(again.location).toMatch(/^\/transactions\/\d+$/);
  expect(await creditsOf(member)).toBe(12);
  expect(await ordersOf(member)).toBe(1);
});

test("PAY-04 a second tab is told of the order that is open; knowingly it may order once more", async () => {
  const member = await signUp();
  const [one, two] = [await member.get("/credits/1/visa"), await member.get("/credits/1/visa")];
  const answers = await Promise.all(
    [one, two].map((page) => member.send(page, "/credits/1/visa", { intent: "order" })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  const told = answers.find(({ status }) => status === 409);
  expect(told?.words).toContain("You have just ordered this package.");
  expect(told?.words).toContain("Order once more with obligation to pay");
  expect(await ordersOf(member)).toBe(1);
  if (!told) return;
  const knowingly = await member.send(told, "/credits/1/visa", { intent: "again" });
  expect(knowingly.status).toBe(303);
  expect(await ordersOf(member)).toBe(2);
});

test("PAY-04 an order whose answer was lost is found again, not sent again", async () => {
  const member = await signUp();
  const page = await member.get("/credits/1/visa");
  site.proxy.rule("/api/payment.php", { kind: "drop_after" }, { kind: "pass" });
  const ordered = await member.send(page, "/credits/1/visa", { intent: "order" });
  expect(ordered.location).toContain("/sandbox/pay/");
  const posts = () => site.proxy.requests("/api/payment.php").filter(({ method }) => method === "POST");
  expect(posts()).toHaveLength(1);
  expect(await ordersOf(member)).toBe(1);
});

test("PAY-04 when even the list cannot be read, the member is sent to the orders and the key is never used again", async () => {
  const member = await signUp();
  const page = await member.get("/credits/1/visa");
  site.proxy.rule("/api/payment.php", { kind: "drop_after" }, { kind: "pass" });
  site.proxy.rule("/api/payments.php", { kind: "answer", status: 500, body: {} });
  const unsure = await member.send(page, "/credits/1/visa", { intent: "order" });
  expect(unsure.status).toBe(502);
  expect(unsure.words).toContain("We could not confirm this order.");
  expect(unsure.text).toContain('href="/transactions"');
  site.proxy.reset();
  const again = await member.send(page, "/credits/1/visa", { intent: "order" });
  expect(again.location).toContain("/sandbox/pay/");
  expect(site.proxy.requests("/api/payment.php").filter(({ method }) => method === "POST")).toHaveLength(0);
  expect(await ordersOf(member)).toBe(1);
});

test("PAY-04 a price that changed meanwhile is told before anything is ordered", async () => {
  const member = await signUp();
  const page = await member.get("/credits/1/visa");
  const form = page.form("/credits/1/visa", "amount");
  const cheaper = form.fields.map(([name, value]) => [name, name === "amount" ? "1" : value] as const);
  const answer = await member.post("/credits/1/visa", [...cheaper, ["intent", "order"]]);
  expect(answer.status).toBe(409);
  expect(answer.words).toContain("The price is £15.00 now. Nothing was ordered.");
  expect(await ordersOf(member)).toBe(0);
});

test.each([
  ["method_not_allowed", 422, 422, "This payment method cannot be used for this order."],
  ["package_not_found", 404, 404, "This package is no longer offered."],
  [
    "code_expired",
    410,
    422,
    "This code has expired. Nothing was ordered, because TIMEBONUS25 does not count here.",
  ],
  ["key_reused", 409, 422, "This form was sent before with other content."],
])(
  "PAY-04 upstream's refusal %s is told in plain words, and nothing was ordered",
  async (error, status, shown, words) => {
    const member = await signUp();
    site.proxy.rule("/api/payment.php", { kind: "answer", status, body: { error } });
    const answer = await order(member, "/credits/1/visa");
    expect(answer.status).toBe(shown);
    expect(answer.words).toContain(words);
  },
);

test("PAY-04 a form without a key of this login orders nothing", async () => {
  const member = await signUp();
  const form = (await (await signUp()).get("/credits/1/visa")).form("/credits/1/visa", "amount");
  const answer = await member.post("/credits/1/visa", [...form.fields, ["intent", "order"]]);
  expect(answer.status).toBe(422);
  expect(await ordersOf(member)).toBe(0);
});

test("PAY-10 a premium member whose credits are used up keeps Premium", async () => {
  const member = await signUp();
  await buy(member, "/credits/1/visa", { outcome: "completed" });
  for (let sent = 0; sent < 12; sent += 1) {
    expect((await member.submit("/members/2/chat", { text: `Message ${sent}` })).status).toBe(303);
  }
  expect(await creditsOf(member)).toBe(0);
  const page = await member.get("/members");
  expect(page.words).not.toContain("Get Premium");
  expect(page.text).toContain("badge-danger");
  expect((await member.get("/premium")).words).toContain("You are a Premium member.");
});
