import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addPhoto } from "#app/contract/account.server";
import { list as listChats, read as readChat } from "#app/contract/chat.server";
import { sendText } from "#app/contract/messages.server";
import { current } from "#app/contract/user.server";
import { cookieNames } from "#app/upstream/cookie-names.server";
import { type Bench, startBench, VISITOR, WIRE_USER } from "./bench";

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
beforeEach(() => bench.proxy.reset());
afterAll(() => bench.close());

const SENT = {
  message: { id: 5, conversation: { id: 3 }, kind: "text", own: "1", date: 1_760_000_000 },
  credits: "11",
};

test("HOST-01 every call tells PHP who asks, from where and for which site", async () => {
  bench.proxy.rule("/api/user.php", { kind: "answer", body: { user: null } });
  const request = {
    ...VISITOR,
    traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
    cookieHeader: "auth.token=abc",
  };
  await bench.page({ request }).client.ask(current);
  expect(bench.proxy.requests()[0]?.headers).toMatchObject({
    "x-request-type": "client",
    accept: "application/json",
    cookie: "auth.token=abc",
    "x-forwarded-for": "203.0.113.9",
    "x-forwarded-host": "www.rendez.test",
    "x-forwarded-proto": "https",
    "x-request-id": "req-0001",
    "user-agent": "Mozilla/5.0 (Test)",
    "accept-language": "de-AT,de;q=0.9",
    traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
  });
  expect(bench.proxy.requests()[0]?.headers["idempotency-key"]).toBeUndefined();
});

test("HOST-01 only cookies named auth. and those the operator configured reach PHP, verbatim and in order", async () => {
  bench.proxy.rule("/api/user.php", { kind: "answer", body: { user: null } });
  const cookieHeader =
    'i18n_redirected=de; auth.b="a b"; PHPSESSID=s1; Auth.x=1; xauth.y=2; auth.a=%20=; auth.c=2; auth=3; flash=no';
  await bench
    .page({ request: { ...VISITOR, cookieHeader }, cookieNames: cookieNames(["PHPSESSID"]) })
    .client.ask(current);
  expect(bench.proxy.requests()[0]?.headers.cookie).toBe('auth.b="a b"; PHPSESSID=s1; auth.a=%20=; auth.c=2');
});

test("HOST-01 a visitor without login cookies sends PHP no cookie header at all", async () => {
  bench.proxy.rule("/api/user.php", { kind: "answer", body: { user: null } });
  await bench.page({ request: { ...VISITOR, cookieHeader: "theme=dark; __utma=1" } }).client.ask(current);
  expect(bench.proxy.requests()[0]?.headers.cookie).toBeUndefined();
});

test("HOST-01 a header value that could split a header is left out, the call is made", async () => {
  bench.proxy.rule("/api/user.php", { kind: "answer", body: { user: null } });
  const request = { ...VISITOR, userAgent: "a\r\nx-evil: 1", acceptLanguage: "日本語" };
  await bench.page({ request }).client.ask(current);
  const headers = bench.proxy.requests()[0]?.headers;
  expect(headers?.["user-agent"]).toBeUndefined();
  expect(headers?.["x-evil"]).toBeUndefined();
  expect(headers?.["accept-language"]).toBeUndefined();
});

test("a message goes to PHP as JSON with its idempotency key", async () => {
  bench.proxy.rule("/api/message.php", { kind: "answer", body: SENT });
  const outcome = await bench
    .page()
    .client.ask(sendText, { body: { profile: 9, text: "Hallo ü" } }, { key: "key-1" });
  expect(outcome).toMatchObject({ ok: true, value: { credits: 11, message: { own: true } } });
  const [request] = bench.proxy.requests();
  expect(request?.headers["idempotency-key"]).toBe("key-1");
  expect(request?.headers["content-type"]).toBe("application/json");
  expect(JSON.parse(request?.body.toString() ?? "")).toEqual({ profile: 9, text: "Hallo ü" });
});

test("a photo goes to PHP as multipart with its bytes and without the phone's file name", async () => {
  bench.proxy.rule("/api/photo.php", { kind: "answer", body: { photo: { match: "a/b.webp" } } });
  const photo = new File([new Uint8Array([1, 2, 3, 250])], "IMG_20260101_at_home.jpg", {
    type: "image/webp",
  });
  const outcome = await bench.page().client.ask(addPhoto, { body: { photo } });
  expect(outcome.ok).toBe(true);
  const [request] = bench.proxy.requests();
  expect(request?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  expect(request?.body.includes(Buffer.from([1, 2, 3, 250]))).toBe(true);
  expect(request?.body.toString("latin1")).toContain('name="photo"; filename="photo.webp"');
  expect(request?.body.toString("latin1")).not.toContain("IMG_2026");
});

test("queries carry fixed parts, skip what is undefined and encode what a query cannot hold", async () => {
  bench.proxy.rule("*", { kind: "answer", status: 404, body: { error: "conversation_not_found" } });
  const { client } = bench.page();
  expect(await client.ask(readChat, { query: { conversation: 4, before: undefined, limit: 20 } })).toEqual({
    ok: false,
    code: "conversation_not_found",
    data: undefined,
  });
  expect(bench.proxy.requests()[0]?.query.toString()).toBe("conversation=4&limit=20");
});

test("one page asks for the same fact once, and anew after it changed something", async () => {
  bench.proxy.rule("/api/chats.php", { kind: "answer", body: { chats: [] } });
  bench.proxy.rule("/api/message.php", { kind: "answer", body: SENT });
  const { client } = bench.page();
  const both = await Promise.all([client.read(listChats), client.read(listChats)]);
  expect(both[0]).toBe(both[1]);
  expect(await client.mustRead(listChats)).toEqual({ chats: [] });
  expect(bench.proxy.calls("/api/chats.php")).toBe(1);
  await client.ask(sendText, { body: { profile: 9, text: "Hi" } });
  await client.read(listChats);
  expect(bench.proxy.calls("/api/chats.php")).toBe(2);
});

test("a read that failed fails again on the same page without asking again", async () => {
  bench.proxy.rule("/api/chats.php", { kind: "answer", status: 500 });
  const { client } = bench.page();
  await expect(client.read(listChats)).rejects.toMatchObject({ code: "status", status: 500 });
  await expect(client.mustRead(listChats)).rejects.toMatchObject({ code: "status", status: 500 });
  expect(bench.proxy.calls()).toBe(1);
});

test("log lines name endpoint, outcome and numbers, never a body, cookie or query value", async () => {
  bench.proxy.rule("*", { kind: "answer", status: 500, body: { error: "canary-answer" } });
  const { client, lines } = bench.page({ request: { ...VISITOR, cookieHeader: "auth.t=canary-cookie" } });
  await expect(
    client.ask(sendText, { body: { profile: 9, text: "canary-text" } }, { key: "canary-key" }),
  ).rejects.toThrow("upstream messages.sendText: status, status 500");
  await expect(client.ask(readChat, { query: { conversation: 424242 } })).rejects.toThrow();
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({
    event: "upstream_call",
    requestId: "req-0001",
    endpoint: "messages.sendText",
    retries: 0,
    status: 500,
    failure: { code: "status", sentBytes: true },
  });
  expect(JSON.stringify(lines)).not.toMatch(/canary|424242|127\.0\.0\.1|\.php/);
});

test("a good call is one log line with its status", async () => {
  bench.proxy.rule("/api/user.php", {
    kind: "answer",
    body: { user: { ...WIRE_USER, profile: { id: 7, name: "Ann" } } },
  });
  const { client, lines } = bench.page();
  expect(await client.mustRead(current)).toMatchObject({ user: { id: 7, credits: 12, paid_user: false } });
  expect(lines).toMatchObject([{ endpoint: "user.current", status: 200, retries: 0 }]);
});
