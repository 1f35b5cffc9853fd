import { expect, test } from "vitest";
import { LANGUAGE_LIST } from "#app/i18n/languages";
import { translatorFor } from "#app/i18n/translator.server";
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
    const { words, text } = await member.get(address);
    const said = words.indexOf("You can withdraw from the purchase within");
    expect(said).toBeGreaterThan(0);
    expect(text.slice(text.indexOf("You can withdraw from"))).toMatch(
      /^[^<]*(?:<!-- -->)? <a [^>]*href="\/withdraw"/,
    );
    expect(words).toContain("Your credits are added as soon as the payment has arrived.");
    expect(words.indexOf("Order with obligation to pay")).toBeGreaterThan(said);
  }
});

test("SAFE-03 PAY-03 a member withdraws from an order in two steps and has the receipt on the page and by mail", async () => {
  const member = await site.member("free@demo.example");
  site.proxy.rule("/api/payment.php", paid(3));
  expect((await member.get("/transactions/7")).text).toContain('href="/withdraw?order=7"');
  expect(await member.get("/complaints?withdraw=7")).toRedirectTo("/withdraw?order=7");
  const form = await member.get("/withdraw?order=7");
  expect(form.valueOf("message")).toBe("I withdraw from my purchase of credits, order 7.");
  const { fields } = form.form("/withdraw?order=7", "message");
  const given = Object.fromEntries(fields);
  const refused = await member.post("/withdraw?order=7", { ...given, email: "" });
  expect(refused.status).toBe(422);
  expect(refused.words).toContain("Confirm withdrawal");
  const answer = await member.post("/withdraw?order=7", { ...given, email: "robin@example.org" });
  expect(answer.status).toBe(303);
  for (let visit = 0; visit < 2; visit += 1) {
    const receipt = await member.get(answer.location ?? "");
    expect(receipt.words).toContain("We received your withdrawal");
    expect(receipt.words).toMatch(/Reference W(-\w{4}){2} Received \w+ \d+, 20\d\d at [\d:]+/);
    expect(receipt.words).toContain("I withdraw from my purchase of credits, order 7.");
    expect(receipt.words).toContain("robin@example.org");
  }
  expect(JSON.parse(String(site.proxy.requests("/api/statement.php")[0]?.body))).toMatchObject({
    kind: "withdrawal",
    order: 7,
    message: "I withdraw from my purchase of credits, order 7.",
    language: "en",
  });
  const mail = (await site.backend.outbox()).find(({ to }) => to === "robin@example.org");
  expect(mail?.subject).toMatch(/^Rendez has received your statement W-/);
  expect(mail?.text).toContain("I withdraw from my purchase of credits, order 7.");
});

test.each(LANGUAGE_LIST)(
  "SAFE-03 in %s the function stands on every page, under its lawful name",
  async (language) => {
    const visitor = site.browser();
    for (const path of ["/", "/pricing", "/members"]) {
      const page = await visitor.get(`${path}?lang=${language}`);
      const words = translatorFor(language).words("statements").withdrawal;
      expect(page.text, path).toMatch(new RegExp(`<a href="/withdraw(\\?[^"]*)?">${words.link}</a>`));
    }
  },
);

test("SAFE-03 a visitor completes the declaration; words left in brackets are asked for", async () => {
  const visitor = site.browser();
  expect((await visitor.get("/pages/return-policy")).text).toContain('href="/withdraw"');
  const form = await visitor.get("/withdraw");
  expect(form.valueOf("message")).toBe("I withdraw from my purchase of credits of (date), amount (amount).");
  const left = await visitor.send(form, "/withdraw", { name: "Kim", email: "kim@example.org" });
  expect(left.status).toBe(422);
  expect(left.words).toContain("Replace the words in brackets with your own");
  expect(left.valueOf("name")).toBe("Kim");
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
