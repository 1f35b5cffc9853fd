import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { CATALOG } from "#app/contract/catalog.server";
import { list as listChats } from "#app/contract/chat.server";
import { like, list as listLikes } from "#app/contract/likes.server";
import { sendText } from "#app/contract/messages.server";
import { current, login, logout, setInvisible, setLanguage } from "#app/contract/user.server";
import { pageStatusOf, UpstreamFailure } from "#app/upstream/failure.server";
import { type Bench, startBench, VISITOR } from "./bench";

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
beforeEach(() => bench.proxy.reset());
afterAll(() => bench.close());

async function failureOf(asking: Promise<unknown>): Promise<UpstreamFailure> {
  const failure = await asking.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof UpstreamFailure)) throw new Error(`not an UpstreamFailure: ${String(failure)}`);
  return failure;
}

const MEMBER = { ...VISITOR, cookieHeader: "auth.token=abc; auth.refresh=def; other=1" };

test.each([true, "1", 1])(
  "HOST-06 a 403 with authentication_required %j logs the member out",
  async (value) => {
    bench.proxy.rule("/api/chats.php", {
      kind: "answer",
      status: 403,
      body: { authentication_required: value },
    });
    const { client, setCookies } = bench.page({ request: MEMBER });
    const failure = await failureOf(client.ask(listChats));
    expect(failure.code).toBe("authentication_required");
    expect(pageStatusOf(failure)).toBe(401);
    expect(bench.proxy.calls()).toBe(1);
    expect(setCookies.filter((line) => !line.includes("Domain="))).toEqual(
      ["auth.token", "auth.refresh"].map(
        (name) =>
          `${name}=; Path=/; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax; Secure`,
      ),
    );
  },
);

test("HOST-06 the login is found missing in nested data too, and later calls of the page carry no login", async () => {
  bench.proxy.rule("/api/chats.php", {
    kind: "answer",
    status: 403,
    body: { error: "forbidden", data: { authentication_required: true } },
  });
  bench.proxy.rule("/api/likes.php", { kind: "answer", body: { profiles: [], liked_by: [] } });
  const { client } = bench.page({ request: MEMBER });
  expect((await failureOf(client.ask(listChats))).code).toBe("authentication_required");
  await client.ask(listLikes);
  expect(bench.proxy.requests("/api/likes.php")[0]?.headers.cookie).toBeUndefined();
});

test.each([false, 0, "0", null])(
  "HOST-06 a 403 with authentication_required %j logs nobody out",
  async (value) => {
    bench.proxy.rule("*", { kind: "answer", status: 403, body: { authentication_required: value } });
    const { client, setCookies } = bench.page({ request: MEMBER });
    expect(await failureOf(client.ask(listChats))).toMatchObject({ code: "status", status: 403 });
    expect(setCookies).toEqual([]);
  },
);

test("HOST-06 from user.php the current user is nobody and nothing is deleted", async () => {
  bench.proxy.rule("/api/user.php", { kind: "answer", status: 403, body: { authentication_required: true } });
  const { client, setCookies } = bench.page({ request: MEMBER });
  expect(await client.ask(current)).toEqual({ ok: true, value: { user: undefined } });
  expect(await failureOf(client.ask(setLanguage, { body: { language: "de" } }))).toMatchObject({
    code: "status",
    status: 403,
  });
  expect(setCookies).toEqual([]);
});

test("HOST-06 a declared 403 refusal is a value and keeps the login", async () => {
  bench.proxy.rule("*", { kind: "answer", status: 403, body: { error: "blocked", name: "Ann" } });
  const { client, setCookies } = bench.page({ request: MEMBER });
  expect(await client.ask(like, { body: { profile: 3 } })).toEqual({
    ok: false,
    code: "blocked",
    data: { name: "Ann" },
  });
  expect(setCookies).toEqual([]);
});

test("a refusal's code decides, whatever its status, and its data are parsed", async () => {
  bench.proxy.rule("*", {
    kind: "answer",
    status: 200,
    body: { error: "too_many_attempts", data: { minutes: "15" } },
  });
  expect(await bench.page().client.ask(login, { body: { email: "a", password: "b" } })).toEqual({
    ok: false,
    code: "too_many_attempts",
    data: { minutes: 15 },
  });
});

test("a refusal without the data it declares is a broken answer, named by its field", async () => {
  bench.proxy.rule("*", { kind: "answer", status: 429, body: { error: "too_many_attempts" } });
  const failure = await failureOf(bench.page().client.ask(login, { body: { email: "a", password: "b" } }));
  expect(failure).toMatchObject({ code: "garbled", field: "too_many_attempts.minutes" });
});

test("an error nobody declared never passes for done", async () => {
  bench.proxy.rule("*", { kind: "answer", status: 200, body: { error: "database_down" } });
  expect(await failureOf(bench.page().client.ask(setInvisible, { body: { invisible: true } }))).toMatchObject(
    {
      code: "garbled",
      field: "error",
    },
  );
});

test("HOST-07 extra fields are ignored", async () => {
  bench.proxy.rule("*", { kind: "answer", body: { chats: [], debug: { sql: "SELECT 1" } } });
  expect(await bench.page().client.ask(listChats)).toEqual({ ok: true, value: { chats: [] } });
});

test.each([
  ["a missing field", { profiles: [] }, "liked_by"],
  ["a deep field", { profiles: [], liked_by: [{ id: 1, like_new: "maybe" }] }, "liked_by.0.like_new"],
  [
    "an image's field",
    { profiles: [{ id: 1, name: "A", main_image: { match: 7 } }], liked_by: [] },
    "profiles.0.main_image.match",
  ],
  ["a list instead of an object", [], "(body)"],
])("HOST-07 an answer with %s is named by endpoint and field and not asked again", async (_, body, field) => {
  bench.proxy.rule("*", { kind: "answer", body });
  const { client, lines } = bench.page();
  const failure = await failureOf(client.ask(listLikes));
  expect(failure).toMatchObject({ code: "garbled", endpoint: "likes.list", field, status: 200 });
  expect(pageStatusOf(failure)).toBe(502);
  expect(lines[0]?.failure).toMatchObject({ endpoint: "likes.list", field });
  expect(bench.proxy.calls()).toBe(1);
});

test("HOST-07 text that is no JSON is a broken answer", async () => {
  bench.proxy.rule("*", { kind: "garbled" });
  expect(await failureOf(bench.page().client.ask(listLikes))).toMatchObject({
    code: "garbled",
    field: "(body)",
  });
});

test("an empty body is enough where there is nothing to tell, and broken where there is", async () => {
  bench.proxy.rule("*", { kind: "answer", body: "" });
  const { client } = bench.page();
  expect(await client.ask(logout)).toEqual({ ok: true, value: {} });
  expect(await failureOf(client.ask(listLikes))).toMatchObject({ code: "garbled" });
});

test("an answer of more than two megabytes is not read to its end", async () => {
  bench.proxy.rule("*", { kind: "answer", body: `{"chats":[],"x":"${"y".repeat(2 * 1024 * 1024)}"}` });
  const failure = await failureOf(bench.page().client.ask(listChats));
  expect(failure).toMatchObject({ code: "too_large", sentBytes: true });
  expect(bench.proxy.calls()).toBe(1);
});

test("a redirect of PHP is not followed", async () => {
  bench.proxy.rule("*", { kind: "answer", status: 302, headers: { location: "http://169.254.169.254/" } });
  expect(await failureOf(bench.page().client.ask(listChats))).toMatchObject({ code: "status", status: 302 });
  expect(bench.proxy.calls()).toBe(1);
});

test("mustRead turns a refusal into a failure that names it", async () => {
  bench.proxy.rule("*", { kind: "answer", status: 429, body: { error: "rate_limited", retry_after: 3 } });
  const failure = await failureOf(bench.page().client.mustRead(like, { body: { profile: 3 } }));
  expect(failure).toMatchObject({ code: "status", status: 429, refusal: "rate_limited" });
});

test("HOST-13 no failure's words carry an address, a path or what somebody typed", async () => {
  bench.proxy.rule("*", { kind: "answer", status: 500, body: { error: "SQLSTATE in /var/www/x.php" } });
  const failure = await failureOf(
    bench.page().client.ask(sendText, { body: { profile: 1, text: "secret" } }),
  );
  expect(`${failure.message} ${JSON.stringify(failure.forLog())}`).not.toMatch(/127\.0|\/|secret|SQLSTATE/);
});

test("each failure code has a status for the page", () => {
  const codes = [
    "unreachable",
    "timeout",
    "garbled",
    "status",
    "too_large",
    "authentication_required",
    "shed",
    "aborted",
  ] as const;
  const statuses = codes.map((code) =>
    pageStatusOf(new UpstreamFailure({ code, endpoint: "x", sentBytes: true })),
  );
  expect(statuses).toEqual([502, 504, 502, 502, 502, 401, 503, 499]);
});

test("every declared refusal code of every endpoint reaches the caller as a value", async () => {
  const withoutData = CATALOG.flatMap((endpoint) =>
    Object.entries(endpoint.refusals)
      .filter(([, refusal]) => refusal.data === undefined)
      .map(([code, refusal]) => ({ endpoint, code, refusal })),
  );
  expect(withoutData.length).toBeGreaterThan(20);
  for (const { endpoint, code, refusal } of withoutData) {
    bench.proxy.rule("*", { kind: "answer", status: refusal.status, body: { error: code } });
    const outcome = await bench.page().client.ask(endpoint, { query: {}, body: {} });
    expect(outcome, `${endpoint.name} ${code}`).toEqual({ ok: false, code, data: undefined });
  }
});

test("OPS-14 the log names an error word nobody declared and where a redirect leads, no text and no query", async () => {
  const reasonOf = async (fault: Parameters<Bench["proxy"]["rule"]>[1]) => {
    bench.proxy.rule("*", fault);
    return (await failureOf(bench.page().client.ask(listChats))).forLog().reason;
  };
  expect(await reasonOf({ kind: "answer", body: { error: "db_gone" } })).toBe("error db_gone");
  expect(await reasonOf({ kind: "answer", status: 422, body: { error: "quota" } })).toBe("error quota");
  expect(await reasonOf({ kind: "answer", status: 422, body: { error: "Anna must not" } })).toBeUndefined();
  const headers = { location: "http://php.test/login?user=anna@example.com" };
  expect(await reasonOf({ kind: "answer", status: 302, headers })).toBe("redirect to http://php.test/login");
});
