import { beforeAll, expect, test } from "vitest";
import type { LiveList } from "#app/features/chat/chat-model";
import { rawRequest } from "#tests/support/http-client";
import { editJson } from "#tests/support/odd-php";
import { type Talker, talker } from "#tests/support/talkers";
import { testSite } from "#tests/support/test-site";

const site = testSite();
const UPDATES = "/chats/updates";
let reader: Talker;
let writer: Talker;
beforeAll(async () => {
  [reader, writer] = await Promise.all([
    talker(site, "free@demo.example"),
    talker(site, "premium@demo.example"),
  ]);
});

const listOf = async ({ browser }: Talker) => (await browser.get(UPDATES)).json() as LiveList;
const liveElement = (html: string) => /<rz-live [^>]*>/.exec(html)?.[0] ?? "";
const knownIn = (html: string) =>
  /data-known="([^"]*)"/.exec(liveElement(html))?.[1]?.replaceAll("&quot;", '"') ?? "";

test("CHAT-15 an empty list fills by the next poll, and without scripts by the page itself", async () => {
  const empty = await reader.browser.get("/chats");
  expect(empty.words).toContain("No conversations yet");
  const quiet = await reader.browser.get(UPDATES, { headers: { "if-none-match": knownIn(empty.text) } });
  expect([quiet.status, quiet.text]).toEqual([304, ""]);

  await writer.says(reader.id, "The first line of all");
  const news = await reader.browser.get(UPDATES, { headers: { "if-none-match": knownIn(empty.text) } });
  expect(news.status).toBe(200);
  expect(news.json()).toMatchObject({
    rows: [{ last: "The first line of all", unread: 1 }],
    counts: { unread: 1 },
  });
  const page = await reader.browser.get("/chats");
  expect(page.words).toContain("The first line of all");
  expect(page.words).not.toContain("No conversations yet");
});

test("CHAT-15 a list that is newer than the badge above it does not take the next poll for known", async () => {
  site.proxy.rule(
    "/api/user.php",
    editJson((user) => ({ ...user, totals: { unread_messages: 0, new_likes: 0 } })),
  );
  const page = await reader.browser.get("/chats");
  expect(liveElement(page.text)).toContain("data-channel");
  const news = await reader.browser.get(UPDATES, { headers: { "if-none-match": knownIn(page.text) } });
  expect([news.status, news.text && (news.json() as LiveList).counts.unread]).toEqual([200, 1]);
});

test("CHAT-21 who asks a short list for the unread alone reads that none was found, and the way to all", async () => {
  const page = await writer.browser.get("/chats?unread=1");
  expect(page.words).toContain("0 of 1 found");
  expect(page.words).toContain("All conversations");
  expect(page.words).not.toContain("No conversations yet");
});

test("CHAT-15 a script gets list and what stands beside it as pieces", async () => {
  const pieces = await reader.browser.get("/chats", { headers: { "x-piece": "conversations talk" } });
  expect(pieces.text).toContain("The first line of all");
  expect(pieces.text).not.toContain("<nav");
});

test("CHAT-15 a new message moves its conversation to the top, marks and counts it, beside an open one too", async () => {
  const others = [2, 3];
  for (const other of others) await reader.says(other, "Hello");
  const before = await listOf(reader);
  expect(before.rows[0]?.profile).toBe(3);
  const open = await reader.news(2, "after=0");
  expect(open).toMatchObject({ rows: before.rows });

  await writer.says(reader.id, "And another one");
  for (const news of [await listOf(reader), await reader.news(2, "after=0")])
    expect(news).toMatchObject({
      rows: [{ profile: writer.id, last: "And another one", unread: 2 }, { profile: 3 }, { profile: 2 }],
      counts: { unread: 2 },
    });
});

test("CHAT-15 the poll of the open conversation reads it, that of the list does not", async () => {
  expect((await listOf(reader)).counts.unread).toBe(2);
  expect(await reader.news(writer.id)).toMatchObject({
    rows: [{ profile: writer.id, unread: 0 }, {}, {}],
    counts: { unread: 0 },
  });
  expect((await listOf(reader)).counts.unread).toBe(0);
});

test("CHAT-15 a quiet poll of the list is a 304 under 300 bytes on the wire", async () => {
  const etag = (await reader.browser.get(UPDATES)).headers.get("etag");
  const cookie = await reader.browser.jar.getCookieString(site.origin);
  const answer = await rawRequest(
    site.port,
    `GET ${UPDATES} HTTP/1.1\r\nHost: 127.0.0.1:${site.port}\r\nCookie: ${cookie}\r\nIf-None-Match: ${etag}\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 304 /);
  expect(answer.length, answer).toBeLessThan(300);
});

test("CHAT-15 NAV-01 the page of the list has a main part that holds the list, and its skip link leads there", async () => {
  const page = (await reader.browser.get("/chats")).text;
  const main = page.slice(page.indexOf("<main"), page.indexOf("</main>"));
  expect(main).toContain('id="main"');
  expect(main).toContain("And another one");
  expect(page).toContain('href="#main"');
});

test("CHAT-18 a page that shows another conversation gets this one whole, read and with a way to its own page", async () => {
  await writer.says(reader.id, "Look here");
  const [row] = (await listOf(reader)).rows;
  const opened = await reader.browser.get(`/chats/${row?.conversation}/opened`);
  expect(opened.json()).toMatchObject({
    partner: { id: writer.id },
    action: `/chats/${row?.conversation}?with=${writer.id}`,
    loginUrl: `/login?next=%2Fchats%2F${row?.conversation}`,
  });
  expect(opened.text).toContain("Look here");
  expect((await listOf(reader)).counts.unread).toBe(0);
  const nobody = await reader.browser.get("/chats/999999/opened");
  expect([nobody.status, nobody.text]).toEqual([200, "null"]);
});

test("CHAT-16 keys of the login that is valid now come only where they are asked for", async () => {
  expect((await reader.browser.get(`/members/${writer.id}/chat/updates?after=0`)).json()).not.toHaveProperty(
    "keys",
  );
  const { keys } = (await reader.news(writer.id, "after=0&keys=1")) as { keys?: string[] };
  expect(keys?.length).toBeGreaterThan(1);
});

test("CHAT-15 HOST-06 the poll of the list says that nobody is logged in", async () => {
  const answer = await site.browser().get(UPDATES);
  expect([answer.status, answer.text]).toEqual([200, "false"]);
});

test("CHAT-15 what arrives while a poll is under way is in its list and in its conversation", async () => {
  const { messages } = await reader.news(writer.id, "after=0");
  site.proxy.rule("/api/chat.php", { kind: "slow", bodyMs: 800 }, { kind: "pass" });
  const poll = reader.news(writer.id, `after=${messages.at(-1)?.id}`);
  await new Promise((soon) => setTimeout(soon, 200));
  await writer.says(reader.id, "In between");
  const news = await poll;
  site.proxy.reset();
  expect(news).toMatchObject({ rows: [{ last: "In between", unread: 0 }, {}, {}], counts: { unread: 0 } });
  expect(news.messages).toMatchObject([{ text: "In between" }]);
});
