import { expect, test } from "vitest";
import { LANGUAGE_LIST } from "#app/i18n/languages";
import type { Browser, Page } from "#tests/support/http-client";
import { buy } from "#tests/support/sandbox";
import { newcomer, testSite } from "#tests/support/test-site";

const HOUR_MS = 3_600_000;
const OFFER_OVER = "Your welcome offer (TIMEBONUS25, 25% off) has ended.";

const site = testSite();

let newcomers = 0;
const signUp = (language = "en-GB") =>
  newcomer(site, `Reason${++newcomers}`, { headers: { "accept-language": language } });

async function settled(language?: string): Promise<Browser> {
  const member = await signUp(language);
  site.time.aheadMs += 6 * HOUR_MS;
  return member;
}

/** For the site, whose clock is its own, the offer ended so long ago. */
function offerEnded(agoMs: number): void {
  const signup_date = new Date(Date.now() - 4 * HOUR_MS - agoMs).toISOString();
  const answer = (said: {
    body: Buffer;
    status: number;
    headers: Record<string, string | string[] | undefined>;
  }) => {
    const { user, ...more } = JSON.parse(String(said.body)) as { user: object };
    return { ...said, body: Buffer.from(JSON.stringify({ ...more, user: { ...user, signup_date } })) };
  };
  site.proxy.rule("/api/user.php", { kind: "edit", answer });
}

/** Chooses another country where language and country are chosen. */
async function goesToBritain(member: Browser): Promise<void> {
  await member.submit("/lang-config", { language: "en", country: "GB" });
}

/** What stands in the notices of a page, one text each. */
const notices = ({ text }: Page) =>
  [...text.matchAll(/class="notice[\s\S]*?<\/svg><div>([\s\S]*?)<\/div>(?=<)/g)].map(([, inside = ""]) =>
    inside
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );

test("PAY-08 PAY-11 an offer that ended on the way is named on each page whose price it made, for an hour", async () => {
  const member = await signUp("en-NL");
  expect((await member.get("/credits")).words).toContain("Code TIMEBONUS25: 25% off");
  // A clock that runs ahead of the operator's ends no offer whose price still stands.
  offerEnded(0);
  expect((await member.get("/credits")).words).not.toContain(OFFER_OVER);
  site.time.aheadMs += 4 * HOUR_MS;
  for (const path of ["/credits", "/premium", "/credits/2", "/credits/2/visa", "/directdebit?package=2"]) {
    const page = await member.get(path);
    expect([path, page.words.includes(OFFER_OVER), page.words.includes("25% off)")]).toEqual([
      path,
      true,
      true,
    ]);
  }
  // Typed by hand it has its reason already.
  expect((await member.get("/credits?code=timebonus25")).words).not.toContain(OFFER_OVER);
  offerEnded(HOUR_MS);
  expect((await member.get("/credits")).words).not.toContain(OFFER_OVER);
});

test.each(["/credits/2/visa", "/credits/2/visa?code=SPRING20"])(
  "PAY-11 PAY-12 an order of %s pressed after the offer ended says why nothing was ordered, and which code is gone",
  async (path) => {
    const member = await signUp();
    const summary = await member.get(path);
    site.time.aheadMs += 4 * HOUR_MS;
    const refused = await member.send(summary, "/credits/2/visa", { intent: "order" });
    expect(refused.status).toBe(422);
    expect(refused.words).toContain(
      "This code has expired. Nothing was ordered, because TIMEBONUS25 does not count here. Please check the order",
    );
    expect(refused.words).not.toContain("Code TIMEBONUS25");
    expect(refused.valueOf("code")).toBe(path.includes("SPRING20") ? "SPRING20" : undefined);
    expect((await member.send(refused, "/credits/2/visa", { intent: "order" })).status).toBe(303);
  },
);

test("PAY-11 a code that another one beats is removed beside its own sentence, and no condition of it is said of the other", async () => {
  const member = await signUp();
  const list = await member.get("/credits?code=BIGGER15");
  const [kept = "", counting = ""] = notices(list);
  expect(kept).toContain("BIGGER15 is valid, but TIMEBONUS25 takes more off");
  expect(kept).toContain("Remove code");
  expect(counting).toContain("Code TIMEBONUS25: 25% off");
  expect(counting).not.toMatch(/Remove code|packages from/);
});

test("PAY-11 the member's own offer, typed, has nothing to remove; nor does an order that failed put it into the address", async () => {
  const member = await signUp();
  const list = await member.get("/credits?code=timebonus25");
  expect(list.words).toContain("Code TIMEBONUS25: 25% off");
  expect(list.words).not.toContain("Remove code");
  // Sam's own welcome code counts whether it is typed or not.
  const sam = await site.member("unconfirmed@demo.example");
  site.time.aheadMs += 5 * HOUR_MS;
  const own = await sam.get("/credits?code=forsam15");
  expect(own.words).toContain("Code FORSAM15: 15% off");
  expect(own.words).not.toContain("Remove code");
  expect((await sam.get("/credits?code=SPRING20")).words).toContain("Remove code");
  const failed = await buy(member, "/credits/1/visa", { outcome: "failed" });
  expect(failed.text).toContain('href="/credits/1"');
  const typed = await buy(member, "/credits/1/visa?code=ONCE30", { outcome: "failed" });
  expect(typed.text).toContain('href="/credits/1?code=ONCE30"');
});

test("PAY-11 a code for methods that nobody can use here is refused by that reason, and is not carried along", async () => {
  const member = await settled();
  const list = await member.get("/credits?code=BANK10");
  expect(list.words).toContain("This code is only for payment methods that cannot be used here.");
  expect(list.words).not.toContain("not valid with this payment method");
  expect(list.text).toContain('href="/credits/2"');
  const choice = await member.get("/credits/2?code=BANK10");
  expect(choice.words).toContain("This code is only for payment methods that cannot be used here.");
  expect(choice.text).toContain('href="/credits/2/visa"');
  // With a method chosen, that one is what it is not valid with.
  const dutch = await settled("en-NL");
  expect((await dutch.get("/credits/2/visa?code=BANK10")).words).toContain(
    "This code is not valid with this payment method. The price shown",
  );
});

test("PAY-06 a code that this package is too small for is still there where another one is chosen", async () => {
  const member = await settled();
  const choice = await member.get("/credits/1?code=BIGGER15&next=%2Fchats");
  expect(choice.words).toContain("This code is valid for orders from £50.00.");
  expect(choice.text).toMatch(
    /href="\/credits\?code=BIGGER15&amp;next=%2Fchats"[^>]*>Choose another package/,
  );
  expect(choice.text).toContain('href="/credits/1/visa?next=%2Fchats"');
});

test("PAY-11 beside each method that makes the price stands the code that does it", async () => {
  const dutch = await settled("en-NL");
  const choice = await dutch.get("/credits/2?code=BANK10");
  const method = (name: string) =>
    new RegExp(`href="/credits/2/${name}[^"]*"[^>]*>([\\s\\S]*?)</a>`).exec(choice.text)?.[1] ?? "";
  expect(method("ideal")).toMatch(/€53\.55[\s\S]*Code BANK10: 10% off/);
  expect(method("visa")).not.toContain("BANK10");
});

test("PAY-06 a reason that ends without a full stop does not run into the next sentence", async () => {
  const member = await signUp();
  await buy(member, "/credits/1/visa?code=ONCE30", { outcome: "completed" });
  for (const [code, reason] of [
    ["ONCE30", "Code already used."],
    ["NOSUCH", "Code not found."],
  ]) {
    expect((await member.get(`/credits/2/visa?code=${code}`)).words).toContain(
      `${reason} The price shown is`,
    );
    expect((await member.get(`/credits?code=${code}`)).text).toContain(`>${reason?.slice(0, -1)}<`);
  }
});

test("PAY-02 a method that is gone when the order is sent is said where another one is chosen", async () => {
  const member = await settled("en-NL");
  const refusal = "This payment method cannot be used for this order. Nothing was ordered.";
  const summary = await member.get("/credits/2/ideal?code=SPRING20");
  const debit = await member.get("/directdebit?package=2&code=SPRING20");
  await goesToBritain(member);
  for (const [page, action] of [
    [summary, "/credits/2/ideal"],
    [debit, "/directdebit"],
  ] as const) {
    const sent = await member.follow(await member.send(page, action, { intent: "order" }));
    expect(sent.words).toContain("How would you like to pay?");
    expect(sent.words).toContain(refusal);
    expect(sent.text).toContain('href="/credits/2/visa?code=SPRING20"');
  }
  // The name of a method that can be used refuses nothing.
  expect((await member.get("/credits/2?refused=visa")).words).not.toContain(refusal);
});

test.each([
  ["/credits/2/visa?code=SPRING20", "/credits/2/visa"],
  ["/directdebit?package=2", "/directdebit"],
])(
  "PAY-04 who is not logged in any more when %s is ordered reads at the login that nothing was",
  async (path, action) => {
    const member = await signUp("en-NL");
    const page = await member.get(path);
    await member.jar.removeAllCookies();
    const sent = await member.send(page, action, { intent: "order" });
    expect(sent.location).toBe(`/login?next=${encodeURIComponent(path)}`);
    expect((await member.follow(sent)).words).toContain(
      "You are not logged in any more. Nothing was ordered.",
    );
  },
);

test.each(LANGUAGE_LIST)(
  "PAY-11 in %s the offer that ended and the order without it read whole",
  async (language) => {
    const member = await signUp(`${language}-GB`);
    const summary = await member.get("/credits/2/visa");
    site.time.aheadMs += 4 * HOUR_MS;
    const refused = await member.send(summary, "/credits/2/visa", { intent: "order" });
    for (const page of [
      refused,
      await member.get("/credits/2/visa"),
      await member.get("/credits?code=BANK10"),
    ]) {
      expect(page.text).toContain(`lang="${language}"`);
      expect(page.words).not.toMatch(/[{}]|undefined|NaN/);
    }
    expect(refused.words).toContain("TIMEBONUS25");
  },
);
