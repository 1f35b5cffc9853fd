import { beforeAll, expect, test } from "vitest";
import "#tests/support/matchers";
import { signupFields } from "#tests/support/start-site";
import { type Talker, talker } from "#tests/support/talkers";
import { testSite } from "#tests/support/test-site";

const PARTNERS = 22;

const site = testSite();
let member: Talker;
beforeAll(async () => {
  member = await talker(site, "premium@demo.example");
  for (let profile = 1; profile <= PARTNERS; profile += 1)
    await member.ask("POST", "/api/message.php", { profile, text: `Hello number ${profile}.` });
});

const chatsOn = (html: string) => [...html.matchAll(/<a class="conv[^"]*" href="(\/chats\/\d+)"/g)];
const opened = "Hello number 3.</p>";

test("CHAT-14 the list shows the last opened conversation beside it, ready to write in", async () => {
  const before = await member.browser.get("/chats");
  expect(before.words).toContain("Choose a conversation");
  await member.browser.get("/members/3/chat");
  const page = await member.browser.get("/chats");
  expect(page.text).toContain(opened);
  const path = /<form[^>]*action="(\/chats\/\d+)[?"]/.exec(page.text)?.[1] ?? "";
  const answer = await member.browser.send(page, path, { text: "From the list." });
  expect(answer).toRedirectTo(path);
  expect(await member.reads(3)).toEqual(["Hello number 3.", "From the list."]);
});

test("CHAT-14 a phone gets the list alone, without the scripts of a conversation", async () => {
  await member.browser.get("/members/3/chat");
  const phone = await member.browser.get("/chats", {
    headers: {
      "user-agent": "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36",
    },
  });
  expect(phone.text).not.toContain(opened);
  expect(chatsOn(phone.text).length).toBeGreaterThan(0);
  expect(phone.text).not.toContain("page-data");
});

test("CHAT-14 CHAT-04 a conversation that only stands beside the list is not marked as read", async () => {
  await member.browser.get("/members/3/chat");
  site.proxy.reset();
  await member.browser.get("/chats");
  expect(site.proxy.requests("/api/chat.php").filter(({ method }) => method === "PUT")).toEqual([]);
});

test("CHAT-14 it is remembered for this login only", async () => {
  await member.browser.get("/members/3/chat");
  expect((await member.browser.get("/chats")).text).toContain(opened);
  const other = await talker(site, "free@demo.example");
  await other.ask("POST", "/api/message.php", { profile: 3, text: "Hello number 3." });
  expect((await other.browser.get("/chats")).words).toContain("Choose a conversation");
});

test("CHAT-01 a long list of conversations comes in pages, beyond the last one too", async () => {
  const first = await member.browser.get("/chats");
  expect(chatsOn(first.text)).toHaveLength(20);
  expect(first.text).toMatch(/href="\/chats\?page=2"[^>]*>[\s\S]*?Older conversations/);
  const second = await member.browser.get("/chats?page=2");
  expect(chatsOn(second.text)).toHaveLength(PARTNERS - 20);
  expect(second.words).toContain("Newer conversations");
  for (const page of ["0", "-1", "x", "9999", "1e9"])
    expect(chatsOn((await member.browser.get(`/chats?page=${page}`)).text).length, page).toBeGreaterThan(0);
});

test("CHAT-14 a message of the signup stands in the conversation with the member it was for", async () => {
  const visitor = site.browser();
  const fields = signupFields("Wanda Writes", { signup_message: "I liked your photo of the lake." });
  const answer = await visitor.submit("/members/9/signup", fields);
  expect(answer.status).toBe(303);
  expect((await visitor.get("/members/9/chat")).words).toContain("I liked your photo of the lake.");
});

test("CHAT-14 a removed conversation and a failing one leave the list", async () => {
  await member.browser.get("/members/4/chat");
  site.proxy.rule("/api/chat.php", { kind: "answer", status: 500, body: {} });
  const page = await member.browser.get("/chats");
  site.proxy.reset();
  expect(page.status).toBe(200);
  expect(chatsOn(page.text).length).toBeGreaterThan(0);
  const { text } = await member.browser.get("/members/4/chat");
  const remove = /href="(\/chats\/\d+\/remove)"/.exec(text)?.[1] ?? "";
  await member.browser.submit(remove, {});
  expect((await member.browser.get("/chats")).words).toContain("Choose a conversation");
});
