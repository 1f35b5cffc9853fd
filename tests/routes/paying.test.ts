import { expect, test } from "vitest";
import type { Browser } from "#tests/support/http-client";
import { signupFields } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite({ backend: { limits: { messageCredits: 30, freeMessages: 2 } } });

const write = (browser: Browser, profile: number, text: string) =>
  browser.submit(`/members/${profile}/chat`, { text });

test("CHAT-05 what a message costs stands beside the box before it is written", async () => {
  const premium = await site.member("premium@demo.example");
  expect((await premium.get("/members/2/chat")).words).toContain("30 credits");
  const free = await site.member("free@demo.example");
  expect((await free.get("/members/2/chat")).words).toContain("2 free messages left");
});

test("CHAT-05 without enough credits the text is kept and a way to buy is shown", async () => {
  const premium = await site.member("premium@demo.example");
  expect((await write(premium, 2, "The first is paid")).status).toBe(303);
  const refused = await write(premium, 2, "Not enough for this");
  expect(refused.status).toBe(402);
  expect(refused.words).toContain("You do not have enough credits...");
  const way = /<a [^>]*href="(\/credits\?next=[^"]*)"/.exec(refused.text)?.[1] ?? "";
  const packages = await premium.get(way);
  expect(packages.text).toContain("%2Fmembers%2F2%2Fchat%3Fkept%3D");
  const back = await premium.get(new URLSearchParams(way.split("?")[1]).get("next") ?? "");
  expect(back.valueOf("text")).toBe("Not enough for this");
  expect(refused.valueOf("text")).toBe("Not enough for this");
  expect((await premium.get("/members/2/chat")).words).not.toContain("Not enough for this");
});

test("CHAT-09 a free member has a few messages and two conversations, then hears of premium with the text kept", async () => {
  const free = await site.member("free@demo.example");
  expect((await write(free, 2, "One")).status).toBe(303);
  expect((await free.get("/members/2/chat")).words).toContain("1 free message left");
  expect((await write(free, 3, "Two")).status).toBe(303);
  const third = await write(free, 4, "A third conversation");
  expect(third.status).toBe(402);
  expect(third.words).toContain("Free members can have 2 conversations.");
  expect(third.valueOf("text")).toBe("A third conversation");
  const used = await write(free, 2, "A third message");
  expect(used.status).toBe(402);
  expect(used.words).toContain("Your free messages are used up.");
  expect(used.text).toMatch(/<a [^>]*href="\/premium\?next=%2Fmembers%2F2%2Fchat/);
  expect(used.valueOf("text")).toBe("A third message");
});

test("CHAT-09 SIGN-08 an unconfirmed member is told that the partner cannot answer yet", async () => {
  const browser = site.browser();
  await browser.submit("/signup", signupFields("Unconfirmed"));
  const page = await browser.get("/members/2/chat");
  expect(page.words).toMatch(/Please confirm your email address\. Until then \S+ cannot answer\./);
  expect((await write(browser, 2, "Still I may write")).status).toBe(303);
});

test("CHAT-05 a refused message may be sent again from the same page once credits are there", async () => {
  const premium = await site.member("premium@demo.example");
  const page = await premium.get("/members/5/chat");
  site.proxy.rule(
    "/api/message.php",
    { kind: "answer", status: 402, body: { error: "not_enough_credits", credits: 0, costs: 30 } },
    { kind: "answer", status: 429, body: { error: "rate_limited", retry_after: 5 } },
    { kind: "answer", status: 200, body: { credits: 1, message: sentMessage } },
  );
  const statuses: number[] = [];
  for (let tries = 0; tries < 3; tries += 1) {
    statuses.push((await premium.send(page, "/members/5/chat", { text: "Again" })).status);
  }
  expect(statuses).toEqual([402, 429, 303]);
});

const sentMessage = {
  id: 1,
  conversation: { id: 1 },
  kind: "text",
  text: "Again",
  own: true,
  date: 1_760_000_000,
};

test.each([
  ["blocked", 403, { name: "Mia" }, 403, "You're blocked by Mia."],
  ["profile_not_found", 404, {}, 410, "This member is no longer here."],
  ["profile_disabled", 410, { name: "Mia" }, 410, "This member is no longer here."],
  ["key_reused", 409, {}, 422, "This form was sent before with other content."],
  ["message_too_long", 422, { message_length: 77 }, 422, "Use at most 77 characters"],
  ["rate_limited", 429, { retry_after: 9 }, 429, "You are writing very quickly."],
])(
  "CHAT-06 upstream's refusal %s is told in plain words, with the text kept",
  async (error, status, data, shown, words) => {
    const premium = await site.member("premium@demo.example");
    site.proxy.rule("/api/message.php", { kind: "answer", status, body: { error, ...data } });
    const answer = await write(premium, 6, "Kept in any case");
    expect(answer.status).toBe(shown);
    expect(answer.words).toContain(words);
    expect(answer.valueOf("text")).toBe("Kept in any case");
  },
);
