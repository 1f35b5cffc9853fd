import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { CATALOG } from "#app/contract/catalog.server";
import { main } from "#server/cli/check-contract";
import { checkContract } from "#server/cli/contract-check/check";
import { type Fault, type FaultProxy, startFaultProxy } from "#tests/support/fault-proxy";
import { type LegacyPhp, startLegacyPhp } from "#tests/support/legacy-php";
import { editJson, editMembers, inLatin1, NO_ANSWERS, withHeaders } from "#tests/support/odd-php";
import { ReferenceSite } from "#tests/unit/server/reference-backend/reference-site";

const LOGIN = { CHECK_EMAIL: "premium@demo.example", CHECK_PASSWORD: "rendez-demo" };
const SEARCH = "/api/members.php";

let backend: ReferenceSite;
let php: FaultProxy;
let legacy: LegacyPhp;
beforeAll(async () => {
  backend = await ReferenceSite.start({ replyDelayMs: [600_000, 600_000] });
  php = await startFaultProxy(backend.backend.origin);
  legacy = await startLegacyPhp(php.origin);
});
afterEach(() => php.reset());
afterAll(async () => {
  await legacy.close();
  await php.close();
  await backend.stop();
});

/** What an operator sees who runs the command. */
async function check(args: string[] = [], env: Record<string, string> = LOGIN, origin = php.origin) {
  const said: string[] = [];
  const complaints: string[] = [];
  const code = await main(
    ["--origin", origin, "--domain", "www.rendez.test", ...args],
    env,
    (text) => void said.push(text),
    (text) => void complaints.push(text),
  );
  return { code, out: said.join("\n"), complaint: complaints.join("\n") };
}

/** The row of the search while PHP answers it so. */
async function searchWith(fault: Fault) {
  php.rule(SEARCH, fault);
  const calls = await checkContract({ origin: php.origin, domain: "www.rendez.test" });
  return calls.find(({ endpoint }) => endpoint === "members.search");
}

test("OPS-09 a PHP that speaks the contract passes, each of its reads asked, and no session is left behind", async () => {
  const { code, out } = await check();
  expect(out).not.toContain("expected");
  expect(code).toBe(0);
  for (const { name } of CATALOG.filter(({ effect }) => effect === "read")) expect(out).toContain(`${name} `);
  expect(out).toMatch(/chats\.list +200 +\d+ ms {2}yes/);
  const cookie = php.requests("/api/chats.php").at(-1)?.headers.cookie ?? "";
  expect(cookie).toMatch(/^auth\.session=/);
  const after = await fetch(`${backend.backend.origin}/api/user.php`, { headers: { cookie } });
  expect(await after.json()).toMatchObject({ user: null });
});

test("OPS-09 without --write nothing is changed; with it a throw-away member tries signup, keys, refusals, letters and logout", async () => {
  await check();
  expect(
    php
      .requests()
      .filter(({ method }) => method !== "GET")
      .map(({ path }) => path),
  ).toEqual(["/api/user.php"]);
  const { code, out } = await check(["--write"]);
  expect(out).not.toContain("expected");
  expect(code).toBe(0);
  for (const row of [
    "signup.create: the same key again",
    "signup.create: the same address, another key",
    "user.login: a wrong password",
    "account.readProfile: letters come back",
    "messages.sendText: to nobody",
    "account.delete",
  ])
    expect(out).toContain(row);
});

test("OPS-09 an old German site passes by its dialect file, and what does not fit is named in its own words", async () => {
  const args = ["--dialect", "examples/dialects/legacy.json"];
  const passed = await check(args, LOGIN, legacy.origin);
  expect(passed.out).not.toContain("expected");
  expect(passed.code).toBe(0);
  php.rule(
    SEARCH,
    editMembers((one, index) => (index === 2 ? one : { ...one, id: "x", age: "old" })),
  );
  php.rule(
    "/api/member.php",
    editJson((json) => ({ ...json, profile: { id: 1, age: "old" } })),
  );
  const { code, out } = await check([...args, "--all"], LOGIN, legacy.origin);
  expect(code).toBe(1);
  expect(out).toContain('daten.profile.alter: int expected, came "old"');
  expect(out).toContain("daten.profile.benutzername: text expected, came nothing");
  expect(out).toContain("GET /ajax/member.php?id=");
  expect(out).toMatch(/forgiven: daten\.results\.(id|alter) \(left_out\)/);
});

test.each([
  ["gzip nobody asked for, broken", "a compressed body that nobody asked for"],
  ["the login page of the host with 200", "an HTML page: "],
  ["a redirect to http", "a redirect to http://php.invalid/login"],
  ["a notice before the JSON", "PHP's own words before it: \"Warning: Undefined index"],
  ["a chunk that is cut", "unreachable UND_ERR_SOCKET"],
  ["50 MB of JSON", "too_large"],
  ["bytes that are no HTTP", "garbled H"],
  ["a 304 nobody asked for", "304"],
])("OPS-09 %s is said to be that", async (name, came) => {
  const row = await searchWith(NO_ANSWERS[name] ?? { kind: "pass" });
  expect(row).toMatchObject({ fits: "no", misfits: [{ came: expect.stringContaining(came) }] });
});

test("OPS-09 JSON that ends too early and an empty body are told apart", async () => {
  expect(await searchWith({ kind: "answer", body: '{"results":[{"id":1,"name":"An' })).toMatchObject({
    misfits: [
      { came: 'JSON that is cut off or broken after 30 characters: …{"results":[{"id":1,"name":"An' },
    ],
  });
  expect(await searchWith({ kind: "answer", body: "" })).toMatchObject({
    misfits: [{ came: "an empty body" }],
  });
});

test("OPS-09 letters that are not UTF-8, an error word nobody declared and another status are named", async () => {
  const edit = editMembers((one) => ({ ...one, name: "Zoë" }));
  const latin = inLatin1(undefined);
  const both: Fault = {
    kind: "edit",
    answer: (answer) =>
      [edit, latin].reduce(
        (one, each) => (each.kind === "edit" && each.answer ? each.answer(one) : one),
        answer,
      ),
  };
  expect(await searchWith(both)).toMatchObject({
    misfits: [{ came: "bytes that are not UTF-8, and no charset" }],
  });
  expect(await searchWith({ kind: "answer", body: { error: "db_gone" } })).toMatchObject({
    misfits: [{ came: "error db_gone" }],
  });
  expect(await searchWith({ kind: "answer", status: 500, body: { oops: 1 } })).toMatchObject({
    misfits: [{ came: '500 "{\\"oops\\":1}"' }],
  });
});

test("OPS-09 every field that does not fit is listed, three of them without --all", async () => {
  php.rule("/api/companyinfo.php", {
    kind: "answer",
    body: { companyinfo: { company_name: {}, added: {}, kvk: {}, city: {} } },
  });
  const few = await check([], {});
  expect(few.out).toContain("companyinfo.company_name: text expected, came {}");
  expect(few.out).toContain("and 1 more: --all");
  const { out } = await check(["--all"], {});
  expect(out).toContain("companyinfo.added: text expected, came {}");
});

test("OPS-09 what is empty is not called good, and what is odd but understood is noted", async () => {
  php.rule(
    "/api/chats.php",
    editJson(() => ({ chats: [] })),
  );
  php.rule("/api/likes.php", withHeaders({ "set-cookie": "auth.seen=1", "content-type": "text/html" }));
  php.rule("/api/payments.php", { kind: "slow", headersMs: 60 });
  const login = { email: LOGIN.CHECK_EMAIL, password: LOGIN.CHECK_PASSWORD };
  const calls = await checkContract({ origin: php.origin, domain: "www.rendez.test", login, slowMs: 50 });
  const row = (name: string) => calls.find(({ endpoint }) => endpoint === name);
  expect(row("chats.list")).toMatchObject({
    fits: "yes (empty)",
    notes: expect.arrayContaining(["empty, so not judged: chats"]),
  });
  expect(row("likes.list")?.notes).toEqual(
    expect.arrayContaining(["content type text/html", "sets cookies at a read: auth.seen"]),
  );
  expect(row("payments.list")?.notes.join()).toMatch(/slow: \d+ ms/);
});

test("OPS-09 a script that is not there is a row of one line, a whole PHP elsewhere has a hint; JSON that says 404 is no such thing", async () => {
  php.rule(SEARCH, { kind: "answer", status: 404, body: "<!doctype html><title>404 Not Found</title>" });
  const one = await check([], {});
  expect(one.code).toBe(1);
  expect(one.out).toMatch(/^members\.search +404 +\d+ ms {2}not there: GET \/api\/members\.php$/m);
  expect(one.out).toContain(" 0 do not fit, 1 are not there,");
  expect(one.out).toMatch(/^chats\.list +– +not asked: needs a login: CHECK_EMAIL, CHECK_PASSWORD$/m);
  expect(await searchWith({ kind: "answer", status: 404, body: { message: "Not found" } })).toMatchObject({
    fits: "no",
  });
  php.rule("*", { kind: "answer", status: 404, body: "Not found" });
  php.rule(SEARCH, { kind: "answer", status: 404, body: "Not found" });
  expect((await check([], {})).out).toContain("Nothing is there. Is the origin right?");
});

test("OPS-09 lists in the wrong order are noted", async () => {
  const chat = (id: number, date: string) => ({
    ...{ conversation: { id }, profile: { id, name: "Ann" }, num_unread_messages: 0 },
    last_message: { kind: "text", own: 0, date },
  });
  const chats = [chat(1, "2026-01-01 10:00:00"), chat(2, "2026-03-01 10:00:00")];
  php.rule("/api/chats.php", { kind: "answer", body: { chats } });
  const messages = [3, 2, 1].map((id) => ({ id, conversation: { id: 9 }, kind: "text", own: 0, date: id }));
  php.rule("/api/chat.php", { kind: "answer", body: { profile: { id: 1, name: "Ann" }, messages } });
  const { out } = await check();
  expect(out).toContain("(order: not newest first, and members see it so)");
  expect(out).toContain("(order: newest message first; Rendez sorts them)");
});

test("OPS-09 a refused login is a row, and visitors' calls are asked all the same", async () => {
  const { code, out } = await check([], { ...LOGIN, CHECK_PASSWORD: "wrong" });
  expect(code).toBe(1);
  expect(out).toContain("a login expected, came refused: login_failed");
  expect(out).toMatch(/members\.search +200 .* yes/);
  expect(out).toMatch(/chats\.list .* not asked/);
});

test("OPS-09 a login without login cookies says which cookies came", async () => {
  php.rule("/api/user.php", withHeaders({ "set-cookie": "PHPSESSID=x" }));
  expect((await check()).out).toMatch(/cookies that begin with auth\..* expected, came PHPSESSID/);
});

test("OPS-09 --json holds all of it, --help explains, a wrong dialect file or a site that is not there ends with 2", async () => {
  const { summary, contract, calls } = JSON.parse((await check(["--json"], {})).out);
  expect(contract).toMatch(/^\d+\.\d+$/);
  expect(summary).toMatchObject({ no: 0 });
  expect(calls[0]).toMatchObject({
    endpoint: "user.current",
    method: "GET",
    path: "/api/user.php",
    status: 200,
  });
  expect((await check(["--help"])).out).toContain("--write");
  const wrong = await check(["--dialect", "package.json"]);
  expect(wrong).toMatchObject({ code: 2, complaint: expect.stringContaining("there is no part `name`") });
  await php.refuse();
  const gone = await check();
  await php.restore();
  expect(gone).toMatchObject({
    code: 2,
    complaint: expect.stringMatching(/does not answer: unreachable ECONNREFUSED/),
  });
});

test("SAFE-05 OPS-09 an operator is told which facts of the law the pages lack, and why", async () => {
  expect((await check()).out).not.toMatch(/not given: (?!kvk)/);
  php.rule("/api/companyinfo.php", {
    kind: "answer",
    body: { companyinfo: { company_name: "Acme", recipients: [], retention_days: {} } },
  });
  const { out } = await check();
  for (const fact of [
    "kvk or register",
    "privacy_authority",
    "recipients",
    "retention_days",
    "ranking",
    "address",
  ])
    expect(out).toContain(`(not given: ${fact}, so pages lack`);
  expect(out).toContain("Regulation (EU) 2016/679, article 13 (2) (d)");
});
