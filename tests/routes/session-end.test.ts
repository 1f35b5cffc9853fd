import { expect, test } from "vitest";
import "#tests/support/matchers";
import type { Fault } from "#tests/support/fault-proxy";
import { DEMO_PASSWORD } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite();

const LOGIN_NEEDED: Fault = {
  kind: "answer",
  status: 403,
  body: { error: "forbidden", data: { authentication_required: true } },
};
const DELETED = /^auth\.session=; Path=\/; Max-Age=0;/;

test.each([
  ["/chats", "/api/chats.php"],
  ["/likes/sent", "/api/likes.php"],
  ["/members?country=NL", "/api/members.php"],
  ["/members/4", "/api/member.php"],
  ["/members/4/chat", "/api/chat.php"],
])(
  "HOST-06 on %s a login that is gone leads to the login page and back, without the cookie",
  async (path, call) => {
    const member = await site.member();
    site.proxy.rule(call, LOGIN_NEEDED);
    const page = await member.get(path);
    expect(page).toRedirectTo(`/login?${new URLSearchParams({ next: path })}`);
    expect(page).toSetCookie("auth.session", DELETED);
    site.proxy.reset();
    const login = await member.get(page.location ?? "");
    const back = await member.send(login, "/login", {
      email: "premium@demo.example",
      password: DEMO_PASSWORD,
    });
    expect(back).toRedirectTo(path);
  },
);

test.each([
  ["/badges", "/api/chats.php"],
  ["/likes/received/updates", "/api/likes.php"],
  ["/members/4/chat/updates?after=0", "/api/chat.php"],
])("HOST-06 the poll %s resolves to false", async (path, call) => {
  const member = await site.member();
  if (path !== "/badges") site.proxy.rule(call, LOGIN_NEEDED);
  else await member.jar.removeAllCookies();
  const poll = await member.get(path);
  expect([poll.status, poll.json()]).toEqual([200, false]);
});

test("HOST-06 user.php itself never logs out", async () => {
  const member = await site.member();
  site.proxy.rule("/api/user.php", LOGIN_NEEDED);
  const page = await member.get("/members");
  expect(page.status).toBe(200);
  expect(page).not.toSetCookie("auth.session");
});

test("HOST-06 another 403 is no logout", async () => {
  const member = await site.member();
  site.proxy.rule("/api/chats.php", { kind: "answer", status: 403, body: { error: "forbidden" } });
  const page = await member.get("/chats");
  expect(page.status).toBe(502);
  expect(page).not.toSetCookie("auth.session");
});

test("HOST-06 a like of a member whose login is gone leads to the login", async () => {
  const member = await site.member();
  const profile = await member.get("/members/4");
  site.proxy.rule("/api/like.php", LOGIN_NEEDED);
  const page = await member.send(profile, "/members/4", { like: "4" });
  expect(page.status).toBe(303);
  expect(page.location).toBe("/login?next=%2Fmembers%2F4");
  expect(page).toSetCookie("auth.session", DELETED);
});

test("HOST-06 a session that upstream forgot shows the visitor's page, not a loop", async () => {
  const member = await site.member();
  await member.jar.setCookie("auth.session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA; Path=/", site.origin);
  const page = await member.get("/chats");
  expect(page).toRedirectTo("/login?next=%2Fchats");
  expect((await member.get("/login?next=%2Fchats")).status).toBe(200);
});
