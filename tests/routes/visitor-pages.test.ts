import { expect, test } from "vitest";
import "#tests/support/matchers";
import { testSite } from "#tests/support/test-site";

const site = testSite({ env: { TRUSTED_PROXIES: "127.0.0.1", VISITOR_PAGES_SECONDS: "10" } });

const from = (address: string, more: Record<string, string> = {}) =>
  site.browser({ headers: { "x-forwarded-for": address, ...more } });
const searches = () => site.proxy.calls("/api/members.php");

function keysOf(html: string): string[] {
  return [...html.matchAll(/name="_key"[^>]*value="([^"]+)"/g)].map(([, key = ""]) => key);
}

test("HOST-04 visitors who would get the very same page share it: upstream is asked once", async () => {
  const first = await from("198.51.100.1").get("/?shared=1");
  const asked = searches();
  const second = await from("198.51.100.2").get("/?shared=1");
  expect(asked).toBeGreaterThan(0);
  expect(searches()).toBe(asked);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.words).toBe(first.words);
  expect(second.headers.get("cache-control")).toBe(first.headers.get("cache-control"));
  expect(second.headers.get("content-type")).toBe("text/html; charset=utf-8");
});

test("HOST-04 no two visitors share a form key, a nonce or a cookie", async () => {
  const pages = [];
  // The second of one address is answered by the store alone.
  for (const last of [3, 3, 4]) pages.push(await from(`198.51.100.${last}`).get("/signup?keys=1"));
  const keys = pages.flatMap((page) => keysOf(page.text));
  expect(keys.length).toBeGreaterThanOrEqual(6);
  expect(new Set(keys).size).toBe(keys.length);
  const policies = pages.map((page) => page.headers.get("content-security-policy"));
  expect(new Set(policies).size).toBe(3);
  const visits = pages.map((page) => page.setCookies.filter((line) => line.startsWith("visit=")));
  expect(visits.every((lines) => lines.length === 1)).toBe(true);
  expect(new Set(visits.flat()).size).toBe(3);
});

test("HOST-04 who comes again is answered by the store at once, and cannot tell it from a page that was made", async () => {
  const get = () => from("198.51.100.30", { "accept-encoding": "identity" }).get("/?again=1&ref=partner");
  const made = await get();
  const known = [...site.runtime.knownVisitors.values()];
  site.log.length = 0;
  const stored = await get();
  expect(known.length).toBeGreaterThan(0);
  // The steps would have found out anew who asks.
  for (const [index, visitor] of [...site.runtime.knownVisitors.values()].entries())
    expect(visitor).toBe(known[index]);
  expect(stored.words).toBe(made.words);
  const plain = ({ headers, setCookies }: typeof made) => [
    ...[...headers].flatMap(([name, value]) =>
      /^(set-cookie|date|x-request-id)$/.test(name) ? [] : [`${name}: ${value.replace(/nonce-\w+/, "")}`],
    ),
    ...setCookies.map((line) => line.replace(/^visit=[\w-]{12};/, "")),
  ];
  expect(plain(stored)).toEqual(plain(made));
  const nonces = [...stored.text.matchAll(/nonce="(\w+)"/g)].map(([, nonce]) => nonce);
  expect(stored.headers.get("content-security-policy")).toContain(`'nonce-${nonces[0]}'`);
  expect(new Set(nonces).size).toBe(1);
  const [line] = site.log.filter(({ msg }) => msg === "request");
  expect(line).toMatchObject({ route: "/", method: "GET", status: 200, domain: "127.0.0.1" });
  expect(line?.requestId).toBe(stored.headers.get("x-request-id"));
});

test("HOST-04 settings that were read anew count for who is known already", async () => {
  const visitor = () => from("198.51.100.31").get("/?anew=1");
  await visitor();
  expect((await visitor()).text).toContain('lang="en"');
  site.runtime.siteCache.clear();
  site.proxy.rule("/api/settings.php", { kind: "answer", status: 400, body: {} }, { kind: "pass" });
  expect((await visitor()).status).not.toBe(200);
});

test.each([
  ["HEAD", {}],
  ["GET", { headers: { "x-piece": "badges" } }],
])("HOST-04 what is less than a page is none where it is stored: %s %j", async (method, how) => {
  const visitor = from("198.51.100.32");
  const whole = await visitor.get("/?part=1");
  await visitor.get("/?part=1");
  const part = await visitor.ask(method, "/?part=1", how);
  expect(part.status).toBe(200);
  expect(part.text.length).toBeLessThan(whole.text.length / 2);
});

test("HOST-04 a form of a shared page works for each who got it", async () => {
  for (const last of [6, 6, 7]) {
    const visitor = from(`198.51.100.${last}`);
    await visitor.get("/login");
    const answer = await visitor.submit("/login", { email: "free@demo.example", password: "rendez-demo" });
    expect(answer.status).toBe(303);
    expect(answer.location).toBe("/members");
  }
});

test.each([
  ["another language", { "accept-language": "de" }, "/?who=language"],
  ["Save-Data", { "save-data": "on" }, "/?who=save-data"],
  ["a country of its own", { "x-forwarded-for": "198.51.100.20", "cf-ipcountry": "NL" }, "/?who=country"],
])("HOST-04 a visitor with %s gets a page of its own where it differs", async (_what, headers, path) => {
  const usual = await from("198.51.100.8").get(path);
  const other = await from("198.51.100.9", headers).get(path);
  expect(usual.status).toBe(200);
  expect(other.status).toBe(200);
  const again = await from("198.51.100.8").get(path);
  expect(again.words).toBe(usual.words);
});

test("HOST-04 HOST-09 a German page never reaches an English reader", async () => {
  const german = await from("198.51.100.10", { "accept-language": "de" }).get("/?who=reader");
  const english = await from("198.51.100.10", { "accept-language": "en" }).get("/?who=reader");
  expect(german.text).toContain('lang="de"');
  expect(english.text).toContain('lang="en"');
});

test("HOST-11 a traffic record belongs to the visit that brought it", async () => {
  const brought = await from("198.51.100.11").get("/?ref=partner&sub1=abc");
  const again = await from("198.51.100.12").get("/?ref=partner&sub1=abc");
  const without = await from("198.51.100.13").get("/");
  expect(brought).toSetCookie("traffic", /ref%3Dpartner/);
  expect(again).toSetCookie("traffic", /ref%3Dpartner/);
  expect(without).not.toSetCookie("traffic");
  expect(without.text).not.toContain("partner");
});

test("HOST-04 what is said to one person once is shown to nobody else", async () => {
  const member = from("198.51.100.14");
  await member.submit("/login", { email: "free@demo.example", password: "rendez-demo" });
  const home = await member.follow(await member.send(await member.get("/members"), "/logout", {}));
  expect(home.path).toBe("/");
  expect(home.words).toContain("You are logged out");
  const visitor = await from("198.51.100.14").get("/");
  expect(visitor.words).not.toContain("You are logged out");
});

test("HOST-04 a member never gets a visitor's page", async () => {
  await from("198.51.100.15").get("/");
  const member = from("198.51.100.15");
  await member.submit("/login", { email: "free@demo.example", password: "rendez-demo" });
  const page = await member.get("/");
  expect(page.status).toBe(303);
  expect(page.location).toBe("/members");
});

test("HOST-04 a page that lacks something is not kept for the next visitor", async () => {
  site.proxy.rule("/api/members.php", { kind: "answer", status: 400, body: {} }, { kind: "pass" });
  const poor = await from("198.51.100.16").get("/?lacks=1");
  const whole = await from("198.51.100.17").get("/?lacks=1");
  expect(poor.status).toBe(200);
  expect(poor.text).not.toContain('class="mc"');
  expect(whole.text).toContain('class="mc"');
});
