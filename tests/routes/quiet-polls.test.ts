import { beforeAll, beforeEach, expect, test } from "vitest";
import type { ConversationNews } from "#app/features/chat/chat-model";
import { withHeaders } from "#tests/support/odd-php";
import { type Talker, talker } from "#tests/support/talkers";
import { testSite } from "#tests/support/test-site";

/** What a poll asks PHP. */
const ASKED = ["/api/user.php", "/api/chat.php", "/api/chats.php"];
const SLOW_MS = 300;

const site = testSite();
let reader: Talker;
let writer: Talker;
let url: string;
let etag: string;
beforeAll(async () => {
  [reader, writer] = await Promise.all([
    talker(site, "free@demo.example"),
    talker(site, "premium@demo.example"),
  ]);
  await writer.says(reader.id, "The only line");
  const { messages } = await reader.news(writer.id);
  url = `/members/${writer.id}/chat/updates?after=${messages.at(-1)?.id}`;
});

const poll = (headers: Record<string, string> = {}, address = url) =>
  reader.browser.get(address, { headers: { "if-none-match": etag, ...headers } });

/** Polls until PHP's answers are known. */
beforeEach(async () => {
  site.proxy.reset();
  etag = (await poll({ "if-none-match": '"none"' })).headers.get("etag") ?? "";
  expect((await poll()).status).toBe(304);
  site.proxy.reset();
});

test("CHAT-07 a poll that finds nothing asks PHP for all of it at once", async () => {
  for (const path of ASKED) site.proxy.rule(path, { kind: "slow", headersMs: SLOW_MS });
  const startedMs = performance.now();
  const answer = await poll();
  expect([answer.status, answer.text, answer.headers.get("etag")]).toEqual([304, "", etag]);
  expect(answer.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
  expect(performance.now() - startedMs).toBeLessThan(2 * SLOW_MS);
  expect(ASKED.map((path) => site.proxy.calls(path))).toEqual([1, 1, 1]);
});

test("CHAT-07 the poll after a message brings it, is one request in PHP's log, and reads it", async () => {
  await writer.says(reader.id, "Another one");
  site.proxy.reset();
  const answer = await poll();
  expect(answer.status).toBe(200);
  expect((answer.json() as ConversationNews).messages).toMatchObject([{ text: "Another one" }]);
  const ids = ASKED.flatMap((path) => site.proxy.requests(path)).map(
    ({ headers }) => headers["x-request-id"],
  );
  expect(new Set(ids)).toEqual(new Set([answer.headers.get("x-request-id")]));
  expect(site.proxy.calls("/api/user.php")).toBe(1);
  url = url.replace(/\d+$/, String((answer.json() as ConversationNews).messages[0]?.id));
});

test("CHAT-07 HOST-09 who changed the language elsewhere gets the news in it", async () => {
  const { fields } = (await reader.browser.get("/lang-config")).form("/lang-config", "next", "_key");
  await reader.browser.post("/lang-config", { ...Object.fromEntries(fields), language: "de" });
  const answer = await poll();
  expect(answer.status).toBe(200);
  expect(answer.text).toContain("ungelesene Nachrichten");
});

test("CHAT-07 HOST-06 nobody who is not logged in gets the answer of somebody who is", async () => {
  const stranger = await site.browser().get(url, { headers: { "if-none-match": etag } });
  expect([stranger.status, stranger.json()]).toEqual([200, false]);
});

test("CHAT-07 HOST-05 a poll that PHP does not answer is 503, and the next one finds nothing again", async () => {
  site.proxy.rule("/api/chats.php", { kind: "answer", status: 500 });
  const broken = await poll();
  expect([broken.status, broken.headers.get("retry-after")]).toEqual([503, "10"]);
  site.proxy.reset();
  expect((await poll()).status).toBe(304);
});

test("CHAT-07 HOST-02 a cookie of PHP's reaches the browser with an answer that is otherwise unchanged", async () => {
  site.proxy.rule("/api/user.php", withHeaders({ "set-cookie": "auth.seen=now; Path=/" }));
  const answer = await poll();
  expect(answer.status).toBe(304);
  expect(answer.headers.get("set-cookie")).toContain("auth.seen=now");
});

test("CHAT-16 a poll that wants keys gets new ones each time", async () => {
  const wanting = `${url}&keys=1`;
  const first = await poll({}, wanting);
  const again = await poll({ "if-none-match": first.headers.get("etag") ?? "" }, wanting);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect((again.json() as ConversationNews).keys).not.toEqual((first.json() as ConversationNews).keys);
});

test("CHAT-07 OPS-14 a member who leaves while PHP is asked is 499, and PHP's time counts in the log", async () => {
  site.log.length = 0;
  const logged = () => site.log.filter(({ msg }) => msg === "request");
  for (const path of ASKED) site.proxy.rule(path, { kind: "slow", headersMs: SLOW_MS });
  const leaving = new AbortController();
  const gone = fetch(`${site.origin}${url}`, {
    headers: { cookie: await reader.browser.jar.getCookieString(site.origin), "if-none-match": etag },
    signal: leaving.signal,
  });
  await expect.poll(() => site.proxy.calls("/api/user.php")).toBe(1);
  leaving.abort();
  await expect(gone).rejects.toThrow();
  await expect.poll(logged).toMatchObject([{ status: 499, route: "/members/:id/chat/updates" }]);

  await writer.says(reader.id, "After all");
  site.log.length = 0;
  expect((await poll()).status).toBe(200);
  await expect.poll(logged).toMatchObject([{ status: 200 }]);
  expect(Number(logged()[0]?.durationMs)).toBeGreaterThan(SLOW_MS);
});

test("CHAT-07 HOST-06 a login that ended meanwhile is told by the next poll", async () => {
  site.proxy.rule("/api/chat.php", {
    kind: "answer",
    status: 403,
    body: { error: "no", authentication_required: true },
  });
  const answer = await poll();
  expect([answer.status, answer.json()]).toEqual([200, false]);
});
