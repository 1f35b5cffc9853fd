import { expect, test } from "vitest";
import "#tests/support/matchers";
import { DEMO_PASSWORD, startSite } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite();

const GOOD = { email: "premium@demo.example", password: DEMO_PASSWORD };

test("AUTH-01 a good login goes to the search", async () => {
  expect(await site.browser().submit("/login", GOOD)).toRedirectTo("/members");
});

test("AUTH-01 a wrong password says so, keeps the e-mail and never shows the password", async () => {
  const answer = await site.browser().submit("/login", { ...GOOD, password: "not-my-password" });
  expect(answer.status).toBe(401);
  expect(answer.words).toContain("Login failed, please try again");
  expect(answer.valueOf("email")).toBe(GOOD.email);
  expect(answer.valueOf("password")).toBe("");
  expect(answer.text).not.toContain("not-my-password");
});

test("AUTH-01 an unknown address hears the same as a wrong password", async () => {
  const answer = await site.browser().submit("/login", { ...GOOD, email: "nobody@demo.example" });
  expect(answer.status).toBe(401);
  expect(answer.words).toContain("Login failed, please try again");
});

test("AUTH-01 too many wrong passwords block the account for the minutes named", async () => {
  const browser = site.browser();
  const wrong = { email: "unconfirmed@demo.example", password: "wrong" };
  for (let tries = 0; tries < 5; tries += 1) await browser.submit("/login", wrong);
  const answer = await browser.submit("/login", { ...wrong, password: DEMO_PASSWORD });
  expect(answer.status).toBe(429);
  expect(answer.words).toContain("Too many incorrect attempts, account blocked for 15 min.");
});

test("AUTH-01 an account that waits for its deletion is told how to come back", async () => {
  site.proxy.rule("/api/user.php", { kind: "answer", status: 410, body: { error: "pending_deletion" } });
  const answer = await site.browser().submit("/login", GOOD);
  expect(answer.status).toBe(403);
  expect(answer.words).toContain("waiting to be deleted");
});

test.each(["/members/5", "/chats", "/members?country=NL&page=2", "/likes/sent", "/members/5/chat"])(
  "AUTH-01 the page first asked for, %s, is where a login leads",
  async (next) => {
    const at = `/login?${new URLSearchParams({ next })}`;
    expect(await site.browser().submit("/login", GOOD, { at })).toRedirectTo(next);
  },
);

const EVIL = [
  "//evil.example",
  "///evil.example",
  "////evil.example/x",
  "/\\evil.example",
  "\\\\evil.example",
  "/\\/evil.example",
  "https://evil.example",
  "http:evil.example",
  "https:/evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "//evil.example\\@127.0.0.1",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "/\u0000/evil.example",
  "/%09/evil.example",
  "/.//evil.example",
  "/x/..//evil.example",
  "/%2e%2e//evil.example",
  "/%2f%2fevil.example",
  "/%5cevil.example",
  "//evil.example/%2f..",
  "?next=//evil.example",
  "evil.example",
  "",
  "/login",
  "/login?next=/login",
  "/logout",
  "/signup",
  "/login/",
  "/logout/",
  "//127.0.0.1:1/x",
  "/members\r\nSet-Cookie: evil=1",
  "/\u202e//evil.example",
  `/${"x".repeat(5_000)}`,
  "/x@evil.example/..//evil.example",
  "/;@evil.example",
  "https:///evil.example",
  "\u3000//evil.example",
];

test.each(EVIL)("AUTH-01 the return address %j leads nowhere else", async (next) => {
  const browser = site.browser();
  const page = await browser.get("/login");
  const answer = await browser.send(page, "/login", GOOD);
  expect(answer.status).toBe(303);
  const other = site.browser();
  const form = (await other.get("/login")).form("/login", "email");
  const sent = await other.post("/login", [
    ...form.fields.filter(([name]) => name === "_key"),
    ...Object.entries(GOOD),
    ["next", next],
  ]);
  expect(sent.status).toBe(303);
  expect(sent).not.toSetCookie("evil");
  const target = new URL(sent.location ?? "", site.origin);
  expect(target.origin).toBe(site.origin);
  // A path of two slashes would be another host for whoever joins addresses by hand.
  expect(sent.location).toMatch(/^\/(?![/\\])/);
  expect(target.pathname).not.toMatch(/^\/(login|logout|signup)\/?$/);
});

test("AUTH-01 a crafted address of the login page shows no form that leads away", async () => {
  for (const next of EVIL.filter((one) => one.length < 1_000)) {
    const page = await site.browser().get(`/login?${new URLSearchParams({ next })}`);
    expect(page.status).toBe(200);
    const kept = page.valueOf("next");
    if (kept !== undefined) expect(new URL(kept, site.origin).origin).toBe(site.origin);
  }
});

test("AUTH-01 a member needs no login page", async () => {
  const member = await site.member();
  for (const path of ["/login", "/signup", "/"]) expect(await member.get(path)).toRedirectTo("/members");
});

test("AUTH-02 logging out by the form ends the session upstream and in the browser, and ends at /", async () => {
  const member = await site.member();
  const session = await member.cookie("auth.session");
  const page = await member.get("/members");
  site.proxy.reset();
  const answer = await member.send(page, "/logout", {});
  expect(answer).toRedirectTo("/");
  expect(answer).toSetCookie("auth.session", /; Max-Age=0; /);
  expect(site.proxy.requests("/api/logout.php").map(({ method }) => method)).toEqual(["GET"]);
  expect((await member.follow(answer)).words).toContain("You are logged out.");
  const thief = await site.browser().get("/chats", { headers: { cookie: `auth.session=${session}` } });
  expect(thief.status).toBe(303);
});

test("AUTH-02 a GET of the logout address changes nothing", async () => {
  const member = await site.member();
  site.proxy.reset();
  const page = await member.get("/logout");
  expect(page.status).toBe(200);
  expect(site.proxy.calls("/api/logout.php")).toBe(0);
  expect((await member.get("/chats")).status).toBe(200);
  expect(await member.send(page, "/logout", {})).toRedirectTo("/");
});

test("AUTH-02 with upstream down the browser is logged out all the same", async () => {
  const member = await site.member();
  const page = await member.get("/members");
  site.proxy.rule("/api/logout.php", { kind: "drop_after" });
  const answer = await member.send(page, "/logout", {});
  expect(answer).toRedirectTo("/");
  expect(answer).toSetCookie("auth.session", /; Max-Age=0; /);
  expect(site.proxy.calls("/api/logout.php")).toBeLessThanOrEqual(2);
});

test.each([
  "/chats",
  "/chats/1",
  "/likes",
  "/likes/sent",
  "/likes/m/1",
  "/members/1/chat",
  "/complete-signup",
  "/chats/1/remove",
])("AUTH-05 a visitor is asked to log in for %s and comes back there", async (path) => {
  const browser = site.browser();
  const asked = await browser.get(path);
  expect(asked).toRedirectTo(`/login?${new URLSearchParams({ next: path })}`);
  const answer = await browser.send(await browser.follow(asked), "/login", GOOD);
  expect(answer).toRedirectTo(path);
});

test("AUTH-05 the login page tells a visitor why it is there", async () => {
  expect((await site.browser().get("/login?next=%2Fchats")).words).toContain(
    "Log in to continue to the page you wanted.",
  );
});

test("AUTH-05 a visitor who may not search is shown the way back through the login", async () => {
  const closed = await startSite({
    backend: { choices: { settings: { logged_out_search: "none", logged_out_search_trafficsource: true } } },
  });
  try {
    const page = await closed.browser().get("/members?gender=female");
    expect(page.text).toContain('href="/login?next=%2Fmembers%3Fgender%3Dfemale"');
  } finally {
    await closed.close();
  }
});
