import { expect, test } from "vitest";
import type { Browser } from "#tests/support/http-client";
import { testSite } from "#tests/support/test-site";

const HOUR_MS = 3_600_000;
const FULL_HOURS = /Act Fast, Only 0[34] ?: ?\d\d hours to Claim/;

const site = testSite();

const answer = (body: unknown) => ({ kind: "answer", body }) as const;

/** What user.php says of somebody who signed up so long ago. */
function user(sinceMs: number, more: Record<string, unknown> = {}) {
  return answer({
    user: {
      id: 1,
      status: "active",
      credits: 0,
      paid_user: false,
      signup_date: new Date(Date.now() - sinceMs).toISOString(),
      profile: { id: 1, status: "active", name: "Robin" },
      ...more,
    },
    totals: { unread_messages: 0, new_likes: 0 },
  });
}

async function free(): Promise<Browser> {
  return site.member("free@demo.example");
}

const words = (text: string) => text.replace(/ ?: ?/g, ":");

test("PAY-09 a new member reads on the member pages how long the offer holds, with a link to the credits", async () => {
  const robin = await free();
  for (const path of ["/members", "/likes/received", "/premium"]) {
    const page = await robin.get(path);
    expect(page.words).toMatch(FULL_HOURS);
    expect(page.words).toContain("25% off your first purchase");
    expect(page.text).toMatch(/<a class="link" href="\/credits"><strong>Act Fast/);
  }
});

test("PAY-08 PAY-09 the banner shows the time left at load, and nothing at zero", async () => {
  const robin = await free();
  site.proxy.rule("/api/user.php", user(3 * HOUR_MS));
  const late = await robin.get("/premium");
  expect(words(late.words)).toMatch(/Only (00:59|01:00) hours to Claim/);
  site.proxy.rule("/api/user.php", user(4 * HOUR_MS));
  const over = await robin.get("/premium");
  expect(over.status).toBe(200);
  expect(over.words).not.toContain("Act Fast");
});

test("PAY-08 neither visitors nor paying members have the offer", async () => {
  expect((await site.browser().get("/")).words).not.toContain("Act Fast");
  const robin = await free();
  site.proxy.rule("/api/user.php", user(0, { paid_user: true }));
  expect((await robin.get("/premium")).words).not.toContain("Act Fast");
});

test("PAY-08 the offer is gone after logging out and back after logging in", async () => {
  const robin = await free();
  expect((await robin.get("/premium")).words).toMatch(FULL_HOURS);
  await robin.submit("/logout", {}, { at: "/premium" });
  expect((await robin.get("/pricing")).words).not.toContain("Act Fast");
  await robin.submit("/login", { email: "free@demo.example", password: "rendez-demo" });
  expect((await robin.get("/premium")).words).toMatch(FULL_HOURS);
});

test("PAY-09 the modal waits only where a member has no credits, in the members area", async () => {
  const robin = await free();
  expect((await robin.get("/premium")).text).toContain('<rz-offer data-after-seconds="40">');
  expect((await robin.get("/pricing")).text).not.toContain("<rz-offer");
  site.proxy.rule("/api/user.php", user(0, { credits: 1 }));
  const withCredits = await robin.get("/premium");
  expect(withCredits.words).toMatch(FULL_HOURS);
  expect(withCredits.text).not.toContain("<rz-offer");
});

test("PAY-09 the offer has a page; a dismissal is remembered with its moment and leaves other alerts' alone", async () => {
  const robin = await free();
  const offer = await robin.get("/offer");
  expect(words(offer.words)).toMatch(/Offer valid for 0[34]:\d\d:\d\d/);
  expect(offer.text).toContain('href="/credits"');
  const sent = await robin.send(offer, "/offer", {});
  expect([sent.status, sent.location]).toEqual([303, "/members"]);
  const kept = async () =>
    JSON.parse(decodeURIComponent((await robin.cookie("alerts")) ?? "{}")) as {
      member: number;
      at: Record<string, number>;
    };
  const first = await kept();
  expect(first.at.time_bonus).toEqual(expect.any(Number));
  const more = { ...first, at: { push: 5 } };
  await robin.jar.setCookie(`alerts=${encodeURIComponent(JSON.stringify(more))}; Path=/`, site.origin);
  await robin.send(await robin.get("/offer"), "/offer", {});
  expect((await kept()).at).toEqual({ push: 5, time_bonus: expect.any(Number) });
  const premium = await robin.get("/premium");
  expect(premium.text).not.toContain("<rz-offer");
  expect(premium.words).toMatch(FULL_HOURS);
});

test("PAY-09 a made-up dismissal or a broken cookie changes nothing", async () => {
  const robin = await free();
  const sent = await robin.post("/offer", { _key: "dismiss-offer~made-up", next: "https://elsewhere.test/" });
  expect(sent.status).toBe(422);
  await robin.jar.setCookie("alerts=%7Bbroken", site.origin);
  expect((await robin.get("/premium")).text).toContain("<rz-offer");
});

test("PAY-09 who comes too late to the offer's page is told so; visitors log in first", async () => {
  const robin = await free();
  site.proxy.rule("/api/user.php", user(5 * HOUR_MS));
  const late = await robin.get("/offer");
  expect(late.status).toBe(200);
  expect(late.words).toContain("This offer is over");
  expect((await site.browser().get("/offer")).location).toBe("/login?next=%2Foffer");
});

test("PAY-08 PAY-11 while an order of the member holds the offer, no page offers it again: they lead to that order", async () => {
  const member = await free();
  const page = await member.get("/credits/1/visa");
  expect(page.valueOf("code")).toBe("TIMEBONUS25");
  expect((await member.send(page, "/credits/1/visa", { intent: "order" })).status).toBe(303);
  const [, path = ""] = /href="(\/transactions\/\d+)"/.exec((await member.get("/transactions")).text) ?? [];
  for (const address of ["/members", "/likes/received", "/settings", "/offer"]) {
    const { words: seen, text } = await member.get(address);
    expect(seen, address).not.toMatch(/Act Fast|Offer valid for/);
    expect(text, address).not.toContain("<rz-offer");
    expect(seen, address).toContain("an order of yours that is still open");
    expect(text, address).toContain(`href="${path}"`);
  }
  // Where the prices stand they say it themselves, once.
  for (const address of ["/credits", "/premium"])
    expect(
      (await member.get(address)).words.split("an order of yours that is still open"),
      address,
    ).toHaveLength(2);
  await member.submit(path, { intent: "cancel" }, { at: `${path}?cancel=1` });
  expect((await member.get("/members")).words).toMatch(FULL_HOURS);
});

test.each(["code_used", "code_expired", "code_not_found", "code_country"])(
  "PAY-08 PAY-11 what the till would refuse (%s) is offered nowhere",
  async (error) => {
    const robin = await free();
    site.proxy.rule("/api/discountcode.php", { kind: "answer", status: 404, body: { error, country: "FR" } });
    for (const address of ["/members", "/offer"])
      expect((await robin.get(address)).words, address).not.toMatch(/Act Fast|Offer valid for/);
  },
);

test("PAY-08 where the code cannot be asked about, the member's clock alone says how long the offer holds", async () => {
  const robin = await free();
  site.proxy.rule("/api/discountcode.php", { kind: "answer", status: 500, body: {} });
  expect((await robin.get("/members")).words).toMatch(FULL_HOURS);
});
