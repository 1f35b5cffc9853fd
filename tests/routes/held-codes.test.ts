import { expect, test } from "vitest";
import { LANGUAGE_LIST } from "#app/i18n/languages";
import type { Browser } from "#tests/support/http-client";
import { order, payAt } from "#tests/support/sandbox";
import { newcomer, testSite } from "#tests/support/test-site";

const SUMMARY = "/credits/1/visa?code=ONCE30";
const OTHER = "/credits/2/paypal?code=ONCE30";
const HELD = "in use by an order of yours that is still open";

const site = testSite();

let newcomers = 0;
function signUp(language = "en-GB"): Promise<Browser> {
  newcomers += 1;
  return newcomer(site, `Holder${newcomers}`, { headers: { "accept-language": language } });
}

/** Orders with the code; gives the address of the order and of the provider's page. */
async function holding(member: Browser): Promise<{ path: string; pay: string }> {
  const ordered = await order(member, SUMMARY);
  const [, path = ""] = /href="(\/transactions\/\d+)"/.exec((await member.get("/transactions")).text) ?? [];
  return { path, pay: ordered.location ?? "" };
}

test("PAY-06 two orders sent at once with a code that counts once: one goes to the provider, the other names it", async () => {
  const member = await signUp();
  const tabs = [
    [await member.get(SUMMARY), SUMMARY],
    [await member.get(OTHER), OTHER],
  ] as const;
  const answers = await Promise.all(
    tabs.map(([page, address]) => member.send(page, address.split("?")[0] ?? "", { intent: "order" })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  const told = answers.find(({ status }) => status === 409);
  expect(told?.words).toContain("Nothing was ordered");
  expect(told?.words.split(HELD)).toHaveLength(2);
  expect(told?.text).toMatch(/href="\/transactions\/\d+"[^>]*>See that order/);
  // What the page offers now is the order without the code, at the next best price.
  expect(told?.valueOf("code")).toBe("TIMEBONUS25");
});

test("PAY-06 the packages, the methods, the summary and the direct debit say which order holds the code", async () => {
  const member = await signUp("nl-NL");
  const { path } = await holding(member);
  for (const address of [
    "/credits?code=ONCE30",
    "/premium?code=ONCE30",
    "/credits/2?code=ONCE30",
    OTHER,
    "/directdebit?package=2&code=ONCE30",
  ]) {
    const page = await member.get(address);
    expect([address, page.status]).toEqual([address, 200]);
    expect(page.words).toContain("in een bestelling van jou die nog openstaat");
    expect(page.text).toContain(`href="${path}"`);
  }
});

test("PAY-06 PAY-03 an open order is cancelled on a page of its own, and its code counts again", async () => {
  const member = await signUp();
  const { path, pay } = await holding(member);
  const open = await member.get(path);
  expect(open.text).toContain(`href="${path}?cancel=1"`);
  const asked = await member.get(`${path}?cancel=1`);
  expect(asked.words).toContain("Cancel this order?");
  expect(asked.words).toContain("You can use ONCE30 again as long as it is valid.");
  expect((await member.get(path)).words).toContain("Your payment is being processed");
  const press = () => member.send(asked, path, { intent: "cancel" });
  const [first, second] = await Promise.all([press(), press()]);
  expect([first.status, first.location, second.location]).toEqual([303, path, path]);
  const page = await member.follow(first);
  expect(page.words).toContain("Payment failed or has been cancelled.");
  expect(page.text).not.toContain("cancel=1");
  // The provider takes nothing for it any more.
  await payAt(pay, { outcome: "completed" });
  expect((await member.get(path)).words).toContain("Payment failed or has been cancelled.");
  expect((await member.get(`${path}?cancel=1`)).location).toBe(path);
  expect((await member.get(SUMMARY)).valueOf("code")).toBe("ONCE30");
  expect((await order(member, SUMMARY)).status).toBe(303);
});

test("PAY-03 what the provider is about to settle is not cancelled, and the page says why", async () => {
  const member = await signUp();
  const { path, pay } = await holding(member);
  const asked = await member.get(`${path}?cancel=1`);
  await payAt(pay, { outcome: "completed", notify: "late" });
  const refused = await member.send(asked, path, { intent: "cancel" });
  expect(refused.status).toBe(409);
  expect(refused.words).toContain("This order can no longer be canceled");
  site.time.aheadMs += 10_000;
  await expect.poll(async () => (await member.get(path)).words).toContain("your payment is complete");
  expect((await member.send(asked, path, { intent: "cancel" })).location).toBe(path);
});

test("PAY-03 nobody cancels another member's order, nor without a key of this login", async () => {
  const { path } = await holding(await signUp());
  const other = await signUp();
  expect((await other.get(`${path}?cancel=1`)).status).toBe(404);
  const own = await holding(other);
  const { fields } = (await other.get(`${own.path}?cancel=1`)).form(own.path, "_key");
  expect((await other.post(`${path}?cancel=1`, [...fields, ["intent", "cancel"]])).status).toBe(404);
  const unkeyed = await other.post(`${own.path}?cancel=1`, { intent: "cancel" });
  expect(unkeyed.status).toBe(422);
  expect((await other.get(own.path)).words).toContain("Your payment is being processed");
});

test("PAY-03 an operator whose orders cannot be cancelled shows no button", async () => {
  const member = await signUp();
  const { path } = await holding(member);
  const id = Number(path.split("/")[2]);
  const payment = { id, credits: 12, method: "visa", status: "pending", amount: 2400, currency: "GBP" };
  const body = { payment: { ...payment, date: Math.floor(Date.now() / 1000) } };
  site.proxy.rule("/api/payment.php", { kind: "answer", body });
  expect((await member.get(path)).text).not.toContain("cancel=1");
  expect((await member.get(`${path}?cancel=1`)).location).toBe(path);
});

test.each(LANGUAGE_LIST)(
  "PAY-06 the question before an order is cancelled reads whole in %s",
  async (language) => {
    const member = await signUp(language);
    const { path } = await holding(member);
    const page = await member.get(`${path}?cancel=1`);
    expect(page.status).toBe(200);
    expect(page.words).not.toMatch(/[{}]|undefined|NaN/);
  },
);

test("PAY-03 whoever cancels an order without a code reads nothing of one", async () => {
  const member = await signUp("nl-NL");
  await order(member, SUMMARY);
  await order(member, "/credits/2/paypal");
  await order(member, "/credits/3/ideal");
  const [, path = ""] = /href="(\/transactions\/\d+)"/.exec((await member.get("/transactions")).text) ?? [];
  const asked = await member.get(`${path}?cancel=1`);
  expect(asked.words).toContain("Deze bestelling annuleren?");
  expect(asked.words).toContain("wordt niets afgeschreven");
  expect(asked.words).not.toMatch(/kortingscode|opnieuw gebruiken/i);
});
