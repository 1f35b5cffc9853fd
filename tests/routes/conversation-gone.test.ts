import { beforeAll, beforeEach, expect, test } from "vitest";
import "#tests/support/matchers";
import type { Page } from "#tests/support/http-client";
import { sendPhotoForm } from "#tests/support/photo-form";
import * as made from "#tests/support/pictures";
import { DELETION, type Talker, talker } from "#tests/support/talkers";
import { testSite } from "#tests/support/test-site";

const site = testSite();

const TEXT = "I was about to say this";
const LINES = `${TEXT}\nand that.`;
let tom: Talker;
let una: Talker;
/** Tom's page of their conversation, open before anything happened to it. */
let page: Page;
let chat = "";

beforeAll(async () => {
  [tom, una] = [await talker(site, "premium@demo.example"), await talker(site, "free@demo.example")];
});

beforeEach(async () => {
  await una.ask("DELETE", "/api/block.php", { profile: tom.id });
  await tom.ask("DELETE", "/api/block.php", { profile: una.id });
  chat = (await tom.says(una.id, "Hello.")).location ?? "";
  page = await tom.browser.get(chat);
});

const blocks = (who: Talker, whom: Talker) => who.ask("PUT", "/api/block.php", { profile: whom.id });
const sends = (intent = "send") => tom.browser.send(page, chat, { text: LINES, intent });
/** The conversation is gone for both, and nobody is blocked: the number on the page leads nowhere. */
const ends = async () => {
  await blocks(una, tom);
  await una.ask("DELETE", "/api/block.php", { profile: tom.id });
};

test("CHAT-06 CHAT-12 what is sent to a partner who blocked meanwhile comes back with who it was, in its lines", async () => {
  await blocks(una, tom);
  const answer = await sends();
  expect(answer.status).toBe(403);
  expect(answer.words).toContain("You're blocked by");
  expect(answer.text).toContain(LINES);
});

test("CHAT-06 CHAT-12 looking for new messages of a partner who blocked meanwhile does not take the text away", async () => {
  await blocks(una, tom);
  const answer = await sends("check");
  expect(answer.words).toContain("You're blocked by");
  expect(answer.text).toContain(LINES);
});

test.each(["gif", "gift"])(
  "CHAT-06 PROF-05 on the way to a %s for who blocked meanwhile the text stays",
  async (what) => {
    await blocks(una, tom);
    const refused = await tom.browser.follow(await sends(what));
    expect(refused.words).toContain("You're blocked by");
    const back = /href="([^"]+)"[^>]*>Back to the conversation/.exec(refused.text)?.[1] ?? "";
    const answer = await tom.browser.get(back);
    expect(answer.words).toContain("You're blocked by");
    expect(answer.text).toContain(LINES);
  },
);

test("CHAT-06 a photo's text comes back from a partner who blocked meanwhile", async () => {
  await blocks(una, tom);
  const files: [string, Buffer][] = [["beach.jpg", await made.jpeg(700, 500)]];
  const { action } = page.form(chat, "text");
  const answer = await sendPhotoForm(tom.browser, page, chat, { files, text: TEXT, action });
  expect(answer.status).toBe(403);
  expect(answer.words).toContain("You're blocked by");
  expect(answer.words).toContain(TEXT);
});

test("CHAT-06 CHAT-08 what is sent into a conversation that is gone begins it anew with the same partner", async () => {
  await ends();
  const answer = await sends();
  expect(answer.status).toBe(303);
  expect(answer.location).not.toBe(chat);
  expect(await tom.reads(una.id)).toEqual([LINES]);
});

test("CHAT-06 CHAT-08 a text that is refused where the conversation is gone stays in its box", async () => {
  await ends();
  const answer = await tom.browser.send(page, chat, { text: "x".repeat(501), intent: "send" });
  expect(answer.status).toBe(422);
  expect(answer.words).toContain("Use at most 500 characters");
  expect(answer.valueOf("text")).toBe("x".repeat(501));
});

test.each(["send", "check", "gif"])(
  "CHAT-06 CHAT-08 a page that cannot name its partner says that the conversation is gone, and shows the text (%s)",
  async (intent) => {
    await ends();
    const { fields } = page.form(chat, "text");
    const rest = fields.filter(([name]) => name !== "text");
    const answer = await tom.browser.post(chat, [...rest, ["text", LINES], ["intent", intent]]);
    expect(answer.status).toBe(intent === "check" ? 200 : 410);
    expect(answer.words).toContain("This conversation is no longer here");
    expect(answer.text).toContain(LINES);
  },
);

test("CHAT-06 a text that waited for the login is shown where the conversation ended meanwhile", async () => {
  const browser = await site.member("premium@demo.example");
  const open = await browser.get(chat);
  await browser.jar.removeAllCookies();
  const login = await browser.follow(await browser.send(open, chat, { text: LINES }));
  await blocks(una, tom);
  const back = await browser.send(login, "/login", {
    email: "premium@demo.example",
    password: DELETION.password,
  });
  const answer = await browser.follow(back);
  expect(answer.words).toContain("You're blocked by");
  expect(answer.text).toContain(LINES);
});

test("CHAT-01 a conversation that never was is not found, with nothing typed", async () => {
  expect((await tom.browser.get("/chats/999999")).status).toBe(404);
  expect((await tom.browser.get("/chats/999999?with=999999")).status).toBe(404);
});

test("CHAT-08 CHAT-15 a conversation that was removed and begun anew between two polls leaves only what is there", async () => {
  const old = (await tom.news(una.id)).messages.at(-1)?.id ?? 0;
  const removed = await tom.browser.get(`${chat}/remove`);
  await tom.browser.send(removed, `${chat}/remove`, {});
  await una.ask("POST", "/api/message.php", { profile: tom.id, text: "Anew." });
  const news = await tom.news(una.id, `after=${old}`);
  expect(news.removedTo).toBe(old);
  expect(news.messages.map(({ text }) => text)).toEqual(["Anew."]);
  // Nobody need be told that what is written begins a new one: it has begun.
  expect(news.notice).toBeUndefined();
});

test("CHAT-07 CHAT-15 news of a conversation that goes on take nothing from the page", async () => {
  const old = (await tom.news(una.id)).messages.at(-1)?.id ?? 0;
  await una.ask("POST", "/api/message.php", { profile: tom.id, text: "And on." });
  const news = await tom.news(una.id, `after=${old}`);
  expect(news).not.toHaveProperty("removedTo");
  expect(news.messages).toHaveLength(1);
});

test("CHAT-06 CHAT-12 what is sent to a partner who left meanwhile comes back with that word", async () => {
  await una.ask("DELETE", "/api/account.php", DELETION);
  const answer = await sends();
  expect(answer.status).toBe(410);
  expect(answer.words).toContain("no longer");
  expect(answer.text).toContain(LINES);
});
