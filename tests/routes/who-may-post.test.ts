import { beforeAll, expect, test } from "vitest";
import "#tests/support/matchers";
import type { Browser } from "#tests/support/http-client";
import { multipart } from "#tests/support/pictures";
import { startSite } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite();
let member: Browser;
beforeAll(async () => {
  // Sends no header of its own: each case brings those it is about.
  member = await site.member("premium@demo.example", { sender: "text" });
});

const EVIL = "https://evil.example";
type Case = [who: string, headers: () => Record<string, string>, allowed: "always" | "with key" | "never"];
const own = () => site.origin;

const CASES: Case[] = [
  ["the site itself", () => ({ "sec-fetch-site": "same-origin" }), "always"],
  ["another site", () => ({ "sec-fetch-site": "cross-site", origin: EVIL }), "never"],
  ["another site that claims our origin", () => ({ "sec-fetch-site": "cross-site", origin: own() }), "never"],
  ["a sibling domain", () => ({ "sec-fetch-site": "same-site", origin: own() }), "never"],
  ["the address bar", () => ({ "sec-fetch-site": "none" }), "with key"],
  ["an unknown Sec-Fetch-Site", () => ({ "sec-fetch-site": "whatever" }), "never"],
  ["our origin alone", () => ({ origin: own() }), "always"],
  ["another origin alone", () => ({ origin: EVIL }), "never"],
  ["our origin on another scheme", () => ({ origin: own().replace("http:", "https:") }), "never"],
  ["our origin on another port", () => ({ origin: "http://127.0.0.1:1" }), "never"],
  ["our origin as prefix of another", () => ({ origin: `${own()}.evil.example` }), "never"],
  ["a sandboxed frame (Origin: null)", () => ({ origin: "null" }), "never"],
  ["another origin with our referer", () => ({ origin: EVIL, referer: `${own()}/members` }), "never"],
  ["our referer alone", () => ({ referer: `${own()}/members/2` }), "always"],
  ["another referer alone", () => ({ referer: `${EVIL}/${own()}` }), "never"],
  ["an unreadable referer", () => ({ referer: "about:blank" }), "never"],
  ["a text browser without any header", () => ({}), "with key"],
];

test.each(CASES)("a post from %s", async (_, headers, allowed) => {
  const form = (await member.get("/members/2")).form("/members/2", "_key");
  const key = form.fields.find(([name]) => name === "_key")?.[1] ?? "";
  const statuses: number[] = [];
  const withKey: Record<string, string> = { like: "2", _key: key };
  for (const fields of [{ like: "2" } as Record<string, string>, withKey]) {
    const answer = await member.post("/members/2", fields, { headers: headers() });
    statuses.push(answer.status);
  }
  const expected = { always: [303, 303], "with key": [403, 303], never: [403, 403] }[allowed];
  expect(statuses).toEqual(expected);
});

test("SIGN-02 a form with files from a text browser passes by its key, and is refused without", async () => {
  const form = (await member.get("/members/2")).form("/members/2", "_key");
  const key = form.fields.find(([name]) => name === "_key")?.[1] ?? "";
  const statusWith = async (fields: Record<string, string>) => {
    const { headers, body } = await multipart(fields, [
      ["photo.jpg", Buffer.from(`name="_key"\r\n\r\n${key}`)],
    ]);
    return (await member.ask("POST", "/members/2", { headers, body })).status;
  };
  expect(await statusWith({ like: "2", _key: key })).toBe(303);
  expect(await statusWith({ like: "2" })).toBe(403);
});

const cross = { headers: { "sec-fetch-site": "cross-site", origin: EVIL } };

test("a refused post is a 403 page that keeps what was typed, secrets excepted, and asks upstream for nothing", async () => {
  const typed = {
    text: 'A long letter <b>with "marks"</b>\nand a second line',
    password: "canary-password",
    new_password2: "canary-new",
    iban: "NL91ABNA0417164300",
    _key: "canary-key",
  };
  const answer = await member.post("/members/2/chat", typed, cross);
  expect(answer.status).toBe(403);
  expect(answer.words).toContain("We did not accept this form");
  expect(answer.text).toContain("A long letter &lt;b&gt;with");
  expect(answer.text).not.toMatch(/canary|NL91ABNA/);
  expect(site.proxy.calls("/api/message.php")).toBe(0);
  expect(answer.headers.get("cache-control")).toContain("no-store");
});

test("every address that changes something refuses other sites, beacons and data requests included", async () => {
  const paths = [
    "/login",
    "/logout",
    "/signup",
    "/lang-config",
    "/activate",
    "/complete-signup",
    "/members",
    "/members/2",
    "/likes/m/2",
    "/chats/1",
    "/chats/1/remove",
    "/members/2/chat",
    "/members/2/chat/updates",
    "/page-hidden",
    "/time-zone",
    "/members.data",
    "/logout.data",
  ];
  for (const path of paths) {
    const answer = await member.post(path, { like: "2", text: "x", language: "de" }, cross);
    expect(answer.status, path).toBe(403);
    expect(
      answer.setCookies.filter((line) => /^(auth\.|i18n)/.test(line)),
      path,
    ).toEqual([]);
  }
  expect(site.proxy.requests().filter(({ method }) => method !== "GET")).toEqual([]);
  expect(site.proxy.calls("/api/logout.php")).toBe(0);
});

test("a login from another site is refused: nobody is logged in to somebody else's account", async () => {
  const answer = await site
    .browser()
    .post("/login", { email: "premium@demo.example", password: "rendez-demo" }, cross);
  expect(answer.status).toBe(403);
  expect(answer.text).not.toContain("rendez-demo");
  expect(site.proxy.calls("/api/user.php")).toBe(0);
});

test("a visitor's key opens nothing for a member, and a member's key nothing for another", async () => {
  const key = (await site.browser({ sender: "text" }).get("/login")).valueOf("_key") ?? "";
  expect((await member.post("/members/2", { like: "2", _key: key })).status).toBe(403);
  const other = await site.member("free@demo.example", { sender: "text" });
  const theirs = (await other.get("/members/2")).form("/members/2", "_key").fields[0]?.[1] ?? "";
  expect((await member.post("/members/2", { like: "2", _key: theirs })).status).toBe(403);
});

test("a text browser signs in, likes, writes and logs out with keys alone", async () => {
  const browser = await site.member("premium@demo.example", { sender: "text" });
  expect((await browser.submit("/members/3", { like: "3" })).status).toBe(303);
  expect((await browser.submit("/members/3/chat", { text: "From lynx" })).status).toBe(303);
  expect(await browser.submit("/logout", {}, { at: "/members" })).toRedirectTo("/");
});

test("a key sent twice counts by its first value only when it is ours", async () => {
  const key = (await member.get("/members/2")).form("/members/2", "_key").fields[0]?.[1] ?? "";
  const answer = await member.post("/members/2", [
    ["_key", "x"],
    ["_key", key],
    ["like", "2"],
  ]);
  expect(answer.status).toBe(403);
});

test("reading changes nothing: GETs of addresses that post ask upstream for reads only", async () => {
  for (const path of [
    "/logout",
    "/signup",
    "/lang-config?language=de",
    "/activate?code=abcdefgh12",
    "/members/2?like=2",
    "/chats/1/remove",
  ]) {
    await member.get(path);
  }
  expect(site.proxy.requests().filter(({ method }) => method !== "GET")).toEqual([]);
  expect(site.proxy.calls("/api/logout.php")).toBe(0);
});

test("a login without any header and with a key that somebody else was given logs nobody in", async () => {
  const behind = await startSite({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
  const browserAt = (address: string) =>
    behind.browser({ sender: "text", headers: { "x-forwarded-for": address } });
  try {
    const [mine, theirs] = [browserAt("192.0.2.1"), browserAt("198.51.100.1")];
    const login = { email: "premium@demo.example", password: "rendez-demo" };
    const page = await theirs.get("/login");
    const keyOfTheirs = page.valueOf("_key") ?? "";
    await mine.get("/login");
    expect((await mine.post("/login", { ...login, _key: keyOfTheirs })).status).toBe(403);
    expect(behind.proxy.calls("/api/user.php")).toBe(0);
    expect((await theirs.send(page, "/login", login)).status).toBe(303);
    // Where a header speaks for the form, a phone may have changed its network meanwhile.
    const moved = behind.browser({ sender: "origin", headers: { "x-forwarded-for": "203.0.113.1" } });
    await moved.get("/login");
    expect((await moved.post("/login", { ...login, _key: keyOfTheirs })).status).toBe(303);
  } finally {
    await behind.close();
  }
});
