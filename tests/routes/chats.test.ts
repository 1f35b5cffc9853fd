import { beforeAll, expect, test } from "vitest";
import "#tests/support/matchers";
import { type Browser, rawRequest } from "#tests/support/http-client";
import { startSite } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite();
let member: Browser;
beforeAll(async () => {
  member = await site.member();
});

async function conversationWith(profile: number): Promise<string> {
  const answer = await member.submit(`/members/${profile}/chat`, { text: `Hello ${profile}` });
  return answer.location ?? "";
}

test("CHAT-07 a poll with nothing new is a 304 without a body", async () => {
  await conversationWith(2);
  const url = "/members/2/chat/updates?after=999999";
  const first = await member.get(url);
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  const again = await member.get(url, { headers: { "if-none-match": etag } });
  expect([again.status, again.text]).toEqual([304, ""]);
  expect(again.headers.get("etag")).toBe(etag);
  // Nothing of the conversation is in it, and a page that heard `no-store` is not kept for Back.
  expect(first.headers.get("cache-control")).toBe("private, no-store");
  expect(again.headers.get("cache-control")).toBe("private, no-cache");
});

test("CHAT-07 a 304 is small on the wire: under 300 bytes", async () => {
  const url = "/members/2/chat/updates?after=999999";
  const etag = (await member.get(url)).headers.get("etag");
  const cookie = await member.jar.getCookieString(site.origin);
  const answer = await rawRequest(
    site.port,
    `GET ${url} HTTP/1.1\r\nHost: 127.0.0.1:${site.port}\r\nCookie: ${cookie}\r\nIf-None-Match: ${etag}\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 304 /);
  expect(answer.length, answer).toBeLessThan(300);
});

test("CHAT-07 a poll with something new brings it and a new ETag", async () => {
  const url = "/members/2/chat/updates?after=0";
  const before = await member.get(url);
  await member.submit("/members/2/chat", { text: "Something new" });
  const after = await member.get(url, { headers: { "if-none-match": before.headers.get("etag") ?? "" } });
  expect(after.status).toBe(200);
  expect(after.text).toContain("Something new");
});

test("CHAT-07 garbage in a poll's query is no error", async () => {
  for (const after of ["-1", "x", "1e9", "9".repeat(40), "%00", "1&after=2"]) {
    expect((await member.get(`/members/2/chat/updates?after=${after}`)).status, after).toBe(200);
  }
});

test("CHAT-07 the beacon of a hidden page goes upstream and answers at once", async () => {
  const answer = await member.ask("POST", "/page-hidden", {
    headers: { "sec-fetch-site": "same-origin" },
    body: "{}",
  });
  expect(answer.status).toBe(204);
  expect(site.proxy.calls("/api/page-hidden.php")).toBe(1);
  site.proxy.rule("/api/page-hidden.php", { kind: "answer", status: 500, body: {} });
  expect(
    (await member.ask("POST", "/page-hidden", { headers: { "sec-fetch-site": "same-origin" }, body: "{}" }))
      .status,
  ).toBe(204);
});

test("CHAT-04 an answer raises the badge, and opening the conversation sets it to 0", async () => {
  const lively = await startSite({ backend: { replyDelayMs: [10, 20] } });
  try {
    const browser = await lively.member();
    let title = "";
    for (let profile = 2; profile < 24 && !title.startsWith("("); profile += 1) {
      await browser.submit(`/members/${profile}/chat`, { text: "Hello" });
      await new Promise((done) => setTimeout(done, 150));
      title = titleOf((await browser.get("/members")).text);
    }
    expect(title).toMatch(/^\([1-9]/);
    const list = await browser.get("/chats");
    for (const [, href = ""] of list.text.matchAll(/href="(\/chats\/\d+)(?:#unread)?"/g)) {
      expect(titleOf((await browser.get(href)).text)).not.toMatch(/^\(/);
    }
    expect((await browser.get("/badges")).json()).toMatchObject({ unread: 0 });
  } finally {
    await lively.close();
  }
});

const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1] ?? "";

test("CHAT-08 removing a conversation asks first, then it is gone at once", async () => {
  const path = await conversationWith(8);
  const question = await member.get(`${path}/remove`);
  expect(question.words).toContain("Remove this conversation?");
  expect(site.proxy.requests("/api/chat.php").some(({ method }) => method === "DELETE")).toBe(false);
  const answer = await member.send(question, `${path}/remove`, {});
  expect(answer).toRedirectTo("/chats");
  const list = await member.follow(answer);
  expect(list.words).toContain("The conversation was removed.");
  expect(list.text).not.toContain(`href="${path}"`);
  expect((await member.get(path)).words).not.toContain("Hello 8");
});

test("CHAT-08 when upstream will not remove it the member is told, and it is still there", async () => {
  const path = await conversationWith(9);
  const question = await member.get(`${path}/remove`);
  site.proxy.rule("/api/chat.php", { kind: "answer", status: 500, body: {} });
  const answer = await member.send(question, `${path}/remove`, {});
  site.proxy.reset();
  const list = await member.follow(answer);
  expect(list.words).toContain("The conversation could not be removed. Please try again.");
  expect(list.text).toContain(`href="${path}"`);
});

test("CHAT-08 removing twice at once, and somebody else's conversation, does no harm", async () => {
  const path = await conversationWith(10);
  const question = await member.get(`${path}/remove`);
  const answers = await Promise.all([1, 2].map(() => member.send(question, `${path}/remove`, {})));
  for (const answer of answers) expect(answer.status).toBe(303);
  const mine = await conversationWith(11);
  const stranger = await site.member("free@demo.example");
  expect((await stranger.get(mine)).status).toBe(404);
  expect((await stranger.get(`${mine}/remove`)).status).toBe(404);
  await stranger.post(`${mine}/remove`, {});
  expect((await member.get(mine)).status).toBe(200);
});
