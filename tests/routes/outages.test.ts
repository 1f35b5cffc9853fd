import { beforeAll, expect, test } from "vitest";
import type { Fault } from "#tests/support/fault-proxy";
import type { Browser, Page } from "#tests/support/http-client";
import { testSite } from "#tests/support/test-site";

// Each fault is looked at by itself, however many there were just before.
const site = testSite({ env: { UPSTREAM_CIRCUIT_BREAKER: "off" } });
let member: Browser;
beforeAll(async () => {
  member = await site.member("premium@demo.example", { headers: { "accept-language": "en" } });
  await member.get("/members");
});

/** Core pages with the call each of them cannot do without. */
const PAGES: [path: string, call: string][] = [
  ["/members", "/api/members.php"],
  ["/members/1", "/api/member.php"],
  ["/likes", "/api/likes.php"],
  ["/likes/m/1", "/api/member.php"],
  ["/chats", "/api/chats.php"],
  ["/members/1/chat", "/api/chat.php"],
];

const answer = (
  status: number,
  body: unknown = "<h1>Fatal error in /var/www/api.php on line 7</h1>",
): Fault => ({
  kind: "answer",
  status,
  body,
});

const FAULTS: [name: string, fault: Fault][] = [
  ["garbled", { kind: "garbled" }],
  ["half", { kind: "half" }],
  ["empty", answer(200, "")],
  ["null", answer(200, "null")],
  ["a list", answer(200, "[]")],
  ["an HTML page with 200", answer(200, "<html>login</html>")],
  ["400", answer(400)],
  ["404", answer(404)],
  ["405", answer(405)],
  ["500", answer(500)],
  ["an undeclared refusal", answer(200, { error: "something_new" })],
  ["an answer beyond 2 MB", answer(200, `{"x":"${"x".repeat(2_200_000)}"}`)],
];

/** What no member may ever see: where upstream is, how it failed, how the site is made. */
function expectNoInsides(page: Page): void {
  expect(page.text).not.toContain(new URL(site.proxy.origin).port);
  expect(page.text).not.toContain(new URL(site.backend.origin).port);
  expect(page.text).not.toMatch(
    /\.php|Fatal error|node_modules|\bat \w+ \(|Error:|ECONN|UND_ERR|undici|upstream/i,
  );
}

/** Repetitions of calls in the operator's log from this line on. */
function retriesSince(line: number): number {
  return site.log.slice(line).reduce((sum, { retries }) => sum + Number(retries ?? 0), 0);
}

function expectFailedPage(page: Page, status: number): void {
  expect(page.status).toBe(status);
  expect(page.words).toContain(status === 503 ? "A short break" : "An error has occurred.");
  expect(page.words).toContain(`Reference: ${page.headers.get("x-request-id")?.slice(0, 8)}`);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(page.headers.get("cache-control")).toContain("no-store");
  expectNoInsides(page);
}

test.each(FAULTS)(
  "HOST-07 an upstream answer that is %s gives 502 pages that tell nothing",
  async (_, fault) => {
    for (const [, call] of PAGES) site.proxy.rule(call, fault);
    const before = site.log.length;
    for (const page of await Promise.all(PAGES.map(([path]) => member.get(path))))
      expectFailedPage(page, 502);
    // What came whole is not asked for again (tests/unit/upstream bounds the rest).
    if (fault.kind !== "half") expect(retriesSince(before)).toBe(0);
  },
);

test("HOST-13 with upstream down every page says so in plain words", async () => {
  await site.proxy.refuse();
  try {
    for (const path of ["/", "/login", "/signup", ...PAGES.map(([page]) => page)]) {
      expectFailedPage(await member.get(path), 503);
    }
  } finally {
    await site.proxy.restore();
  }
});

test("HOST-13 a visitor without known settings sees the error page with upstream down, in the browser's language", async () => {
  await site.proxy.refuse();
  try {
    const page = await site.browser({ headers: { "accept-language": "es" } }).get("/signup");
    expect(page.status).toBe(503);
    expect(page.text).toContain('lang="es"');
    expect(page.words).not.toContain("An error has occurred.");
    expectNoInsides(page);
  } finally {
    await site.proxy.restore();
  }
});

test("HOST-13 a slow upstream ends every page within the deadline, with a 504 page", async () => {
  for (const [, call] of PAGES) site.proxy.rule(call, { kind: "slow", headersMs: 11_000 });
  // PHP answers well after 11 s: a page that had waited for that would be a 200.
  const pages = await Promise.all(PAGES.map(([path]) => member.get(path)));
  for (const page of pages) expectFailedPage(page, 504);
});

test("HOST-07 the operator's log names endpoint and field of an answer that does not fit", async () => {
  site.proxy.rule(
    "/api/members.php",
    answer(200, { results: [{ name: "A" }, { id: "x" }], numResults: 2, pageNumber: 1 }),
  );
  const page = await member.get("/members");
  expectFailedPage(page, 502);
  const requestId = page.headers.get("x-request-id");
  const lines = site.log.filter((line) => line.requestId === requestId && line.msg === "upstream failed");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ endpoint: "members.search", code: "garbled", route: "/members" });
  expect(String(lines[0]?.field)).toMatch(/^results\.[01]\.(id|name)$/);
});

test("HOST-07 unknown extra fields and PHP's own spellings are no reason to fail", async () => {
  const results = [{ id: "7", name: "Mia", age: "31", surprise: { a: 1 }, fictional: "1" }];
  site.proxy.rule(
    "/api/members.php",
    answer(200, { results, pageNumber: "1", numResults: "1", newField: true }),
  );
  const page = await member.get("/members");
  expect(page.status).toBe(200);
  expect(page.words).toContain("Mia, 31");
});

test("HOST-07 a poll that upstream cannot answer is a 503 without a body", async () => {
  for (const [path, call] of [
    ["/members/1/chat/updates?after=0", "/api/chat.php"],
    ["/likes/received/updates", "/api/likes.php"],
    ["/badges", "/api/user.php"],
  ] as const) {
    site.proxy.rule(call, answer(500));
    const poll = await member.get(path);
    expect([poll.status, poll.text]).toEqual([503, ""]);
    expect(poll.headers.get("retry-after")).toMatch(/^\d+$/);
  }
});

test("HOST-13 an action that upstream cannot do says so, and nothing typed is lost", async () => {
  const chat = await member.get("/members/3/chat");
  site.proxy.rule("/api/message.php", { kind: "drop_before" });
  site.proxy.rule("/api/chat.php", answer(500));
  const sent = await member.send(chat, "/members/3/chat", { text: "Will this arrive?" });
  expectNoInsides(sent);
  expect(sent.status).toBeGreaterThanOrEqual(500);
  site.proxy.reset();
  site.proxy.rule("/api/message.php", answer(500));
  const again = await member.send(await member.get("/members/3/chat"), "/members/3/chat", {
    text: "And this?",
  });
  expect(again.status).toBe(502);
  expect(again.valueOf("text")).toBe("And this?");
  expectNoInsides(again);
});

test("HOST-13 a like that upstream cannot do leaves the error sentence on the next page", async () => {
  const profile = await member.get("/members/2");
  site.proxy.rule("/api/like.php", answer(500));
  const page = await member.follow(await member.send(profile, "/members/2", { like: "2" }));
  expect(page.words).toContain("An error occured, please try again later.");
});

test("HOST-13 when the details of a profile fail the shell still knows the member", async () => {
  site.proxy.rule("/api/member.php", answer(500));
  const page = await member.get("/members/1");
  expect(page.words).toContain("Log out");
});
