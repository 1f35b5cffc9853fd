import { expect, test } from "vitest";
import type { Browser, Page } from "#tests/support/http-client";
import { order, payAt } from "#tests/support/sandbox";
import { newcomer, testSite } from "#tests/support/test-site";

const site = testSite();

const FIVE_HOURS_MS = 5 * 3_600_000;
const REASONS = {
  country: "This code is not for your country.",
  method: "This code is not valid with this payment method.",
  used: "Code already used",
  held: "in use by an order of yours that is still open",
};

let newcomers = 0;
const signUp = (language: string) =>
  newcomer(site, `Price${++newcomers}`, { headers: { "accept-language": language } });

/** Somebody in the Netherlands whose first four hours are over. */
async function settled(): Promise<Browser> {
  const member = await signUp("en-NL,en;q=0.9");
  site.time.aheadMs += FIVE_HOURS_MS;
  return member;
}

/** Orders the second package and leaves it open. */
async function withOpenOrder(member: Browser, code: string): Promise<Browser> {
  const ordered = await order(member, `/credits/2/paypal?code=${code}`);
  expect(ordered.status).toBe(303);
  return member;
}

async function withPaidOrder(member: Browser, code: string): Promise<Browser> {
  const ordered = await order(member, `/credits/2/paypal?code=${code}`);
  await payAt(ordered.location ?? "", { outcome: "completed" });
  return member;
}

interface State {
  member: () => Promise<Browser>;
  /** What is typed. */
  code?: string;
  method?: string;
  /** Which discount makes the price. */
  counts?: readonly [code: string, percentage: number];
  /** What is said of the code on the list, and on the pages of the order. */
  says?: { list?: string; order?: string };
  /** The method has a price of its own. */
  cheaperByMethod?: true;
}

const BONUS = ["TIMEBONUS25", 25] as const;

const STATES: Record<string, State> = {
  none: { member: settled },
  welcome: {
    member: async () => {
      site.time.aheadMs += FIVE_HOURS_MS;
      return site.member("unconfirmed@demo.example", { headers: { "accept-language": "en-NL" } });
    },
    counts: ["FORSAM15", 15],
  },
  "time bonus": { member: () => signUp("en-GB"), counts: BONUS },
  "code valid": { member: () => signUp("en-GB"), code: "once30", counts: ["ONCE30", 30] },
  "code worse": {
    member: () => signUp("en-GB"),
    code: "SPRING20",
    counts: BONUS,
    says: {
      list: "SPRING20 is valid, but TIMEBONUS25 takes more off, so we use TIMEBONUS25.",
      order: "TIMEBONUS25 takes more off",
    },
  },
  "wrong country": {
    member: () => signUp("en-GB"),
    code: "HOLLAND10",
    counts: BONUS,
    says: { list: REASONS.country, order: REASONS.country },
  },
  "wrong method": {
    member: settled,
    code: "BANK10",
    says: { list: "The code is valid only when you pay with iDEAL", order: REASONS.method },
  },
  "right method": {
    member: settled,
    code: "BANK10",
    method: "ideal",
    counts: ["BANK10", 10],
    says: { list: "The code is valid only when you pay with iDEAL" },
    cheaperByMethod: true,
  },
  "wrong method abroad": {
    member: () => signUp("en-GB"),
    code: "BANK10",
    counts: BONUS,
    says: { list: "only for payment methods that cannot be used here", order: REASONS.method },
  },
  "below minimum": {
    member: settled,
    code: "BIGGER15",
    says: { list: "The code is valid for packages from €50.00.", order: "valid for orders from €50.00" },
  },
  used: {
    member: async () => withPaidOrder(await signUp("en-GB"), "ONCE30"),
    code: "ONCE30",
    says: { list: REASONS.used, order: REASONS.used },
  },
  held: {
    member: async () => withOpenOrder(await signUp("en-GB"), "ONCE30"),
    code: "ONCE30",
    counts: BONUS,
    says: { list: REASONS.held, order: REASONS.held },
  },
  "time bonus held": {
    member: async () => withOpenOrder(await signUp("en-GB"), ""),
    says: {
      list: `Your discount TIMEBONUS25 is ${REASONS.held}`,
      order: `Your discount TIMEBONUS25 is ${REASONS.held}`,
    },
  },
};

const minorUnits = (text: string | undefined) => Number((text ?? "").replace(/\D/g, ""));
const priceIn = (text: string, pattern: RegExp) => minorUnits(pattern.exec(text)?.[1]);
const hasNoDiscount = (words: string) => !/before the discount|% off|Instead of/.test(words);
const linkIn = (text: string, pattern: RegExp) => (pattern.exec(text)?.[1] ?? "").replaceAll("&amp;", "&");

/** The first package among the cards. */
function firstCard(list: Page): string {
  return /<li class="package [\s\S]*?<\/li>/.exec(list.text)?.[0] ?? "";
}

/** What the six pages say when the member follows their links from the list to the receipt. */
async function walk(member: Browser, { code, method = "visa" }: State) {
  const list = await member.get(code ? `/credits?code=${code}` : "/credits");
  const card = firstCard(list);
  const packagePage = await member.get(linkIn(card, /href="(\/credits\/1[^"]*)"/));
  const choice = new RegExp(`href="(/credits/1/${method}[^"]*)"[^>]*>([\\s\\S]*?)</a>`).exec(
    packagePage.text,
  );
  const address = (choice?.[1] ?? "").replaceAll("&amp;", "&");
  const summary = await member.get(address);
  const ordered = await member.send(summary, address.split("?")[0] ?? "", { intent: "order" });
  const provider = await fetch(ordered.location ?? "").then((answer) => answer.text());
  const paid = await payAt(ordered.location ?? "", { outcome: "completed" });
  const receipt = await member.follow(
    await member.get(new URL(paid.headers.get("location") ?? "").href.slice(site.origin.length)),
  );
  const bought = /<h2>[\s\S]*?<p class="order-total">([^<]*)/;
  return {
    full: priceIn(card, /<s>([^<]*)/) || priceIn(card, /class="price">([^<]*)/),
    prices: {
      list: priceIn(card, /class="price">([^<]*)/),
      package: priceIn(packagePage.text, bought),
      method: priceIn(choice?.[2] ?? "", /<b>([^<]*)/) || priceIn(packagePage.text, bought),
      summary: priceIn(summary.text, /order-total[\s\S]*?<dd>([^<]*)/),
      ordered: Number(summary.valueOf("amount")),
      provider: priceIn(provider, /<dt>Amount<\/dt><dd>([^<]*)/),
      receipt: priceIn(receipt.text, /<dt>Price<\/dt><dd>([^<]*)/),
    },
    words: {
      list: list.words,
      package: packagePage.words,
      summary: summary.words,
      provider,
      receipt: receipt.words,
    },
    cheaper: priceIn(card, /<p>([^<]*) with iDEAL/),
  };
}

test.each(Object.entries(STATES))(
  "PAY-11 PAY-12 PAY-06 PAY-08 %s: list, package, method, summary, provider and receipt name one price and why",
  async (_, state) => {
    const member = await state.member();
    const { counts, says = {}, code, method = "visa", cheaperByMethod } = state;
    // Typed into the address of each page, it is answered as where it was typed, and nothing else becomes dearer.
    const direct = code === undefined ? undefined : await member.get(`/credits/1/${method}?code=${code}`);
    if (says.order) expect(direct?.words ?? "").toContain(code === undefined ? "" : says.order);

    const { full, prices, words, cheaper } = await walk(member, state);
    expect(full).toBeGreaterThan(0);
    const [name, percentage] = counts ?? ["", 0];
    const price = Math.round((full * (100 - percentage)) / 100);
    const before = cheaperByMethod ? full : price;
    expect(prices).toEqual({
      list: before,
      package: before,
      method: price,
      summary: price,
      ordered: price,
      provider: price,
      receipt: price,
    });
    if (cheaperByMethod) expect(cheaper).toBe(price);
    if (direct) expect(Number(direct.valueOf("amount"))).toBe(price);

    for (const [page, text] of Object.entries(words)) {
      // Beside the methods that it is for stands the code, whichever is chosen then.
      const mayName = page === "list" || (page === "package" && code === "BANK10");
      if (counts) expect(text).toContain(name);
      else expect([page, mayName || hasNoDiscount(text)]).toEqual([page, true]);
    }
    if (says.list) expect(words.list).toContain(says.list);
    if (code === undefined && says.order) expect(words.summary).toContain(says.order);
  },
);

test("PAY-11 a code that is refused is not carried along; one that another method allows is", async () => {
  const member = await signUp("en-GB");
  expect(firstCard(await member.get("/credits?code=HOLLAND10"))).toContain('href="/credits/1"');
  expect(firstCard(await member.get("/credits?code=SPRING20"))).toContain('href="/credits/1?code=SPRING20"');
  const dutch = await settled();
  const summary = await dutch.get("/credits/1/visa?code=BANK10");
  expect(summary.text).toContain('href="/credits/1?code=BANK10"');
});

test("PAY-12 every page of the way has a title of its own", async () => {
  const member = await signUp("en-GB");
  const title = async (path: string) => /<title>([^<]*)/.exec((await member.get(path)).text)?.[1];
  expect(await title("/credits")).toMatch(/^Premium · /);
  expect(await title("/credits/1")).toMatch(/^How would you like to pay\? · /);
  expect(await title("/credits/1/visa")).toMatch(/^Check your order · /);
  await order(member, "/credits/1/visa");
  expect(await title("/transactions")).toMatch(/^Your orders · /);
});

test("PAY-09 PAY-12 the banner says one clock once, and no page of an order has it", async () => {
  const member = await signUp("en-GB");
  const list = await member.get("/premium");
  const banner = /<div class="line">[\s\S]*?<\/div>/.exec(list.text)?.[0] ?? "";
  expect(banner).toContain("Act Fast, Only");
  expect(banner.match(/<rz-countdown/g)).toHaveLength(1);
  await order(member, "/credits/1/visa");
  for (const path of ["/credits/1", "/credits/1/visa", "/transactions", "/transactions/1"]) {
    expect((await member.get(path)).text).not.toContain('class="line"');
  }
});
