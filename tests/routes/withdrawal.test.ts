import { expect, test } from "vitest";
import { testSite } from "#tests/support/test-site";
import "#tests/support/matchers";

const site = testSite();

const DAY_MS = 86_400_000;

function paid(daysAgo: number) {
  const payment = {
    id: 7,
    credits: 12,
    method: "visa",
    status: "completed",
    amount: 2400,
    currency: "EUR",
    date: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
    package: 1,
  };
  return { kind: "answer", status: 200, body: { payment } } as const;
}

test("PAY-02 LOOK-01 above the order button stand the right of withdrawal and when the credits come", async () => {
  // Lives in the Netherlands, where direct debit is known.
  const member = await site.member("unconfirmed@demo.example");
  for (const address of ["/credits/1/ideal", "/directdebit?package=1"]) {
    const { words } = await member.get(address);
    const said = words.indexOf("You can withdraw from the purchase within");
    expect(said).toBeGreaterThan(0);
    expect(words).toContain("Your credits are added as soon as the payment has arrived.");
    expect(words.indexOf("Order with obligation to pay")).toBeGreaterThan(said);
  }
});

test("PAY-03 HOME-06 a member withdraws from an order in two steps and gets a reference number", async () => {
  const member = await site.member("free@demo.example");
  site.proxy.rule("/api/payment.php", paid(3));
  expect((await member.get("/transactions/7")).text).toContain('href="/complaints?withdraw=7"');
  const form = await member.get("/complaints?withdraw=7");
  expect(form.valueOf("message")).toBe("I withdraw from my purchase of credits, order 7.");
  const { fields } = form.form("/complaints?withdraw=7", "message");
  const given = Object.fromEntries(fields);
  const refused = await member.post("/complaints?withdraw=7", { ...given, email: "" });
  expect(refused.status).toBe(422);
  expect(refused.words).toContain("Confirm withdrawal");
  const answer = await member.post("/complaints?withdraw=7", { ...given, email: "robin@example.org" });
  expect(answer.status).toBe(303);
  expect((await member.follow(answer)).words).toMatch(/We have your withdrawal.*\bC[-\w]{4,}/s);
  expect(JSON.parse(String(site.proxy.requests("/api/complaint.php")[0]?.body))).toMatchObject({
    kind: "payment",
    message: "I withdraw from my purchase of credits, order 7.",
  });
});

test("PAY-03 when the days are over the order no longer offers to withdraw", async () => {
  const member = await site.member("free@demo.example");
  site.proxy.rule("/api/payment.php", paid(60));
  expect((await member.get("/transactions/7")).text).not.toContain("withdraw=");
});

test("PAY-03 PAY-06 the discount of the first try holds for the second one", async () => {
  const member = await site.member("free@demo.example");
  const failed = paid(0);
  Object.assign(failed.body.payment, { status: "failed" });
  site.proxy.rule("/api/payment.php", failed);
  expect((await member.get("/transactions/7?code=SPRING20")).text).toContain(
    'href="/credits/1?code=SPRING20"',
  );
});

test("HOME-06 the return policy leads a visitor to a declaration to complete", async () => {
  const visitor = site.browser();
  expect((await visitor.get("/pages/return-policy")).text).toContain('href="/complaints?withdraw=credits"');
  const { words, status } = await visitor.get("/complaints?withdraw=credits");
  expect(status).toBe(200);
  expect(words).toContain("I withdraw from my purchase of credits of (date), amount (amount).");
});
