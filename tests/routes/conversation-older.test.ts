import { beforeAll, expect, test } from "vitest";
import "#tests/support/matchers";
import type { Page } from "#tests/support/http-client";
import { type Talker, talker } from "#tests/support/talkers";
import { testSite } from "#tests/support/test-site";

const HIDDEN = "Older messages are no longer visible to protect your privacy.";
const DAY_MS = 86_400_000;
const WRITTEN = 45;

const site = testSite();
let member: Talker;
let chat = "";
beforeAll(async () => {
  member = await talker(site, "premium@demo.example");
  for (let number = 1; number <= WRITTEN; number += 1)
    await member.ask("POST", "/api/message.php", { profile: 3, text: `Line number ${number}.` });
  chat = /href="(\/chats\/\d+)"/.exec((await member.browser.get("/chats")).text)?.[1] ?? "";
});

const numbersOn = (page: Page) =>
  [...page.text.matchAll(/<p dir="auto">Line number (\d+)\./g)].map(([, number]) => Number(number));
const upTo = (last: number, count: number) => Array.from({ length: count }, (_, at) => last - count + 1 + at);
const olderLink = (page: Page) => /href="(\/chats\/\d+\?before=\d+)"/.exec(page.text)?.[1];

test("CHAT-11 a conversation opens at its newest messages and links to the older ones and back", async () => {
  const newest = await member.browser.get(chat);
  expect(numbersOn(newest)).toEqual(upTo(WRITTEN, 30));
  const older = await member.browser.get(olderLink(newest) ?? "");
  expect(numbersOn(older)).toEqual(upTo(15, 15));
  expect(olderLink(older)).toBeUndefined();
  expect(older.text).toContain(`href="${chat}">Back to the newest messages`);
  expect(older.words).not.toContain(HIDDEN);
});

test("CHAT-11 a script gets the page before a message, and hears when there is nothing before", async () => {
  const all = (await member.news(3)).messages;
  const newestPage = await member.news(3, "before=999999999");
  expect(newestPage.messages).toHaveLength(30);
  expect(newestPage.older).toMatch(/\?before=\d+$/);
  const first = await member.news(3, `before=${all[0]?.id}`);
  expect([first.messages, first.older, first.olderHidden]).toEqual([[], undefined, false]);
});

test("CHAT-11 garbage as a place in the conversation shows the newest messages", async () => {
  for (const before of ["0", "-5", "x", "1e3", "9".repeat(40), "%00", ""])
    expect(numbersOn(await member.browser.get(`${chat}?before=${before}`)), before).toHaveLength(30);
});

test("CHAT-06 a message written on a page of older ones leads to the newest ones", async () => {
  const older = await member.browser.get(olderLink(await member.browser.get(chat)) ?? "");
  const answer = await member.browser.send(older, chat, { text: "Written further up." });
  expect(answer).toRedirectTo(chat);
  expect((await member.browser.follow(answer)).words).toContain("Written further up.");
});

test("CHAT-11 what upstream no longer shows is named, and nothing of it is sent", async () => {
  site.time.aheadMs = 181 * DAY_MS;
  const later = await talker(site, "premium@demo.example");
  const page = await later.browser.get(chat);
  expect(page.words).toContain(HIDDEN);
  expect(page.text).not.toContain("Line number");
  expect(olderLink(page)).toBeUndefined();
  await later.ask("POST", "/api/message.php", { profile: 3, text: "Hello again." });
  expect((await later.browser.get(chat)).words).toContain(HIDDEN);
});

test("CHAT-03 a backend whose clock goes back keeps the order of the messages", async () => {
  site.time.aheadMs = 200 * DAY_MS;
  const later = await talker(site, "premium@demo.example");
  await later.ask("POST", "/api/message.php", { profile: 4, text: "Before the clock was put back." });
  site.time.aheadMs -= 3_600_000;
  await later.ask("POST", "/api/message.php", { profile: 4, text: "After the clock was put back." });
  expect(await later.reads(4)).toEqual(["Before the clock was put back.", "After the clock was put back."]);
  expect((await later.browser.get("/members/4/chat")).status).toBe(200);
});
