import { beforeAll, expect, test } from "vitest";
import "#tests/support/matchers";
import type { Browser, Page } from "#tests/support/http-client";
import { DEMO_PASSWORD } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite();
let member: Browser;
beforeAll(async () => {
  member = await site.member();
});

type News = { messages: { own: boolean; media?: { kind: string; alt: string; caption?: string } }[] };

const posts = () => site.proxy.calls("/api/message.php");
const giftPage = (profile: number, gift = 1) => `/members/${profile}/gift?gift=${gift}`;

async function give(browser: Browser, profile: number, gift = 1): Promise<Page> {
  return browser.submit(giftPage(profile, gift), {}, { at: giftPage(profile, gift) });
}

async function giftsGiven(browser: Browser, profile: number): Promise<string[]> {
  const { messages } = (await browser.get(`/members/${profile}/chat/updates?after=0`)).json() as News;
  return messages.flatMap(({ media }) => (media?.kind === "gift" ? [media.caption ?? ""] : []));
}

test("PROF-02 a profile leads to the gifts, which name their price, under the partner's label", async () => {
  expect((await member.get("/members/2")).text).toContain('href="/members/2/gift"');
  const page = await member.get("/members/2/gift");
  expect(page.status).toBe(200);
  for (const words of ["Rose", "Teddy bear", "Ring", "5 credits", "fictional profile"]) {
    expect(page.words).toContain(words);
  }
  const [, src = ""] = /<img src="(\/media\/g\/[^"]+)" alt="" width="256" height="256"/.exec(page.text) ?? [];
  expect(
    (await fetch(`${site.origin}${src}`, { headers: { accept: "image/webp,*/*" } })).headers.get(
      "content-type",
    ),
  ).toBe("image/webp");
});

test("CHAT-05 what a gift costs and what is left afterwards is said before it is sent", async () => {
  const { words } = await member.get(giftPage(2, 3));
  expect(words).toContain("Teddy bear");
  expect(words).toMatch(/Price 5 credits Your credits now 50 Afterward 45 Send gift · 5 credits/);
  expect(posts()).toBe(0);
});

test("CHAT-14 CHAT-03 a gift from a profile lands in the conversation with that member", async () => {
  const answer = await give(member, 2, 3);
  expect(answer.status).toBe(303);
  const page = await member.follow(answer);
  expect(page.path).toMatch(/^\/chats\/\d+$/);
  expect(page.text).toMatch(/<img [^>]*alt="Gift: Teddy bear"/);
  expect(page.text).toContain('href="/members/2"');
  expect((await member.get("/chats")).words).toContain("Gift");
});

test("CHAT-06 a double click and back give a gift once, and it is paid once", async () => {
  const page = await member.get(giftPage(3));
  const before = /Your credits now (\d+)/.exec(page.words)?.[1];
  const answers = await Promise.all([1, 2, 3].map(() => member.send(page, giftPage(3), {})));
  expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
  expect((await member.send(page, giftPage(3), {})).status).toBe(303);
  expect(posts()).toBe(1);
  expect(await giftsGiven(member, 3)).toEqual(["Rose"]);
  expect((await member.get(giftPage(3))).words).toContain(`Your credits now ${Number(before) - 5}`);
});

test("CHAT-06 another gift with the key of the first gives nothing", async () => {
  const page = await member.get(giftPage(4));
  await member.send(page, giftPage(4), {});
  const key = page.form(giftPage(4), "_key").fields.find(([name]) => name === "_key")?.[1] ?? "";
  const other = await member.post(giftPage(4, 2), { _key: key, gift: "2" });
  expect(other.status).toBe(422);
  expect(await giftsGiven(member, 4)).toEqual(["Rose"]);
});

test("CHAT-06 a gift whose answer was lost is found in the conversation and given once", async () => {
  const page = await member.get(giftPage(5));
  site.proxy.rule("/api/message.php", { kind: "drop_after" });
  expect((await member.send(page, giftPage(5), {})).status).toBe(303);
  expect(posts()).toBe(1);
  expect(await giftsGiven(member, 5)).toEqual(["Rose"]);
});

test("CHAT-06 a gift nobody knows the fate of is told as it is and not given again", async () => {
  const page = await member.get(giftPage(6));
  site.proxy.rule("/api/message.php", { kind: "drop_before" });
  const answer = await member.send(page, giftPage(6), {});
  expect(answer.status).toBe(502);
  expect(answer.words).toContain("We could not confirm this message. Check the chat before sending again");
  site.proxy.reset();
  expect((await member.send(page, giftPage(6), {})).status).toBe(502);
  expect(posts()).toBe(0);
});

test("CHAT-05 without credits the page says so and leads to them instead of a button", async () => {
  const free = await site.member("free@demo.example");
  const page = await free.get(giftPage(2));
  expect(page.words).toContain("You do not have enough credits...");
  expect(page.words).toContain("This gift costs 5 credits.");
  expect(page.text).toMatch(/<a [^>]*href="\/credits"/);
  expect(page.words).not.toContain("Send gift");
  const answer = await free.send(page, giftPage(2), {});
  expect(answer.status).toBe(402);
  expect(answer.words).toContain("You do not have enough credits...");
  expect(await giftsGiven(free, 2)).toEqual([]);
});

test("CHAT-05 credits that went elsewhere in between are noticed when the gift is sent", async () => {
  const page = await member.get(giftPage(7));
  const body = { error: "not_enough_credits", credits: 1, costs: 5 };
  site.proxy.rule("/api/message.php", { kind: "answer", status: 402, body });
  const answer = await member.send(page, giftPage(7), {});
  expect(answer.status).toBe(402);
  expect(answer.words).toContain("This gift costs 5 credits. Buy credits to send it.");
});

test.each([
  ["blocked", 403, { name: "Mia" }, "You're blocked by Mia."],
  ["profile_disabled", 410, { name: "Mia" }, ""],
])("PROF-05 nobody gives anything to a member who is %s", async (error, status, data, words) => {
  site.proxy.rule("/api/chat.php", { kind: "answer", status, body: { error, ...data } });
  for (const path of ["/members/8/gift", "/members/8/gif"]) {
    const page = await member.get(path);
    expect([path, page.status]).toEqual([path, status]);
    expect(page.words).toContain(words);
    expect(page.text).not.toContain('name="gift"');
  }
});

test.each([
  ["gift_not_found", 404, 410, "This gift is no longer available."],
  ["blocked", 403, 403, "You're blocked by Mia."],
  ["profile_not_found", 404, 410, "This member is no longer here."],
])("CHAT-06 upstream's refusal %s of a gift is told in plain words", async (error, status, shown, words) => {
  const page = await member.get(giftPage(8));
  site.proxy.rule("/api/message.php", { kind: "answer", status, body: { error, name: "Mia" } });
  const answer = await member.send(page, giftPage(8), {});
  expect([answer.status, answer.words.includes(words)]).toEqual([shown, true]);
});

test.each(["", "0", "999", "-1", "1.5", "abc", "1 OR 1"])("CHAT-06 the gift %j is none", async (gift) => {
  const page = await member.get(giftPage(8));
  const key = page.form(giftPage(8), "_key").fields.find(([name]) => name === "_key")?.[1] ?? "";
  const answer = await member.post("/members/8/gift", { _key: key, gift });
  expect(answer.status).toBe(410);
  expect(answer.words).toContain("This gift is no longer available.");
  expect(await giftsGiven(member, 8)).toEqual([]);
});

test("CHAT-06 another member's key and a missing one give nothing", async () => {
  const free = await site.member("free@demo.example");
  const other = await free.get(giftPage(2));
  const key = other.form(giftPage(2), "_key").fields.find(([name]) => name === "_key")?.[1] ?? "";
  for (const _key of [key, ""]) {
    expect((await member.post(giftPage(8), { _key, gift: "1" })).status).toBe(422);
  }
  expect(posts()).toBe(0);
});

test("PROF-09 AUTH-05 a visitor logs in first and comes back to the gift", async () => {
  const visitor = site.browser();
  const answer = await visitor.get(giftPage(9, 2));
  expect(answer.location).toBe("/login?next=%2Fmembers%2F9%2Fgift%3Fgift%3D2");
  const login = await visitor.follow(answer);
  const typed = { email: "premium@demo.example", password: DEMO_PASSWORD };
  const back = await visitor.follow(await visitor.send(login, "/login", typed));
  expect(back.words).toContain("Chocolates");
});

test("CHAT-06 what was being typed in the chat waits while a gift is chosen", async () => {
  const chosen = await member.submit("/members/9/chat", { text: "Half a line", intent: "gift" });
  expect(chosen.location).toMatch(/^\/members\/9\/gift\?kept=[\w-]{22}$/);
  const list = await member.follow(chosen);
  const [, href = ""] = /<a class="give-card" href="([^"]+)"/.exec(list.text) ?? [];
  const page = await member.get(href.replaceAll("&amp;", "&"));
  const form = page.form("/members/9/gift", "gift");
  const sent = await member.follow(await member.post(form.action.replaceAll("&amp;", "&"), form.fields));
  expect(sent.path).toMatch(/^\/chats\//);
  expect(sent.valueOf("text")).toBe("Half a line");
});

test("HOST-09 gifts are named in the reader's language", async () => {
  const page = await member.get("/members/2/gift?lang=de");
  for (const words of ["Teddybär", "Pralinen", "5 Credits"]) expect(page.words).toContain(words);
});

test("CHAT-03 a member's own profile and nobody's take no gifts", async () => {
  for (const id of ["999999", "0", "abc"]) expect((await member.get(`/members/${id}/gift`)).status).toBe(404);
});
