import { expect, test } from "vitest";
import "#tests/support/matchers";
import type { Fault } from "#tests/support/fault-proxy";
import { testSite } from "#tests/support/test-site";

const site = testSite();

const LOGIN_NEEDED: Fault = {
  kind: "answer",
  status: 403,
  body: { error: "forbidden", data: { authentication_required: true } },
};
const DELETED = /^auth\.session=; Path=\/; Max-Age=0;/;

/** user.php may say so without an end of the login; the others are asked once a process and kept (HOST-08). */
const ASIDE = ["user", "regions", "interests", "companyinfo"].map((name) => `/api/${name}.php`);

/** Endpoints that a member's page asks each time. */
async function callsOf(path: string): Promise<string[]> {
  const member = await site.member();
  site.proxy.reset();
  await member.get(path);
  const asked = new Set(site.proxy.requests().map((request) => request.path));
  return [...asked].filter((one) => one.startsWith("/api/") && !ASIDE.includes(one));
}

test.each([
  "/members",
  "/members/4",
  "/chats",
  "/members/4/chat",
  "/likes/received",
  "/swipe-game",
  "/profile",
  "/profile/photos",
  "/complete-signup?step=about",
  "/pricing",
])("HOST-06 whichever endpoint of %s says that the login is gone, the member is logged out", async (path) => {
  const calls = await callsOf(path);
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls) {
    site.proxy.reset();
    const member = await site.member();
    site.proxy.rule(call, LOGIN_NEEDED);
    const page = await member.get(path);
    expect([call, page.status, page.location]).toEqual([
      call,
      303,
      `/login?${new URLSearchParams({ next: path })}`,
    ]);
    expect(page).toSetCookie("auth.session", DELETED);
    // No circle: the way in stands open, and leads back to an own page only.
    site.proxy.reset();
    const login = await member.get(page.location ?? "");
    expect(login.form("/login", "email").fields).toContainEqual(["next", path]);
  }
});

test.each([
  ["/profile", "/api/profile.php", { section: "words", about_me: "Typed before" }],
  ["/profile/photos", "/api/photo.php", { intent: "main:1" }],
  ["/members/4/chat", "/api/message.php", { text: "Typed before" }],
])("HOST-06 a form of %s whose login is gone leads to the login and back", async (path, call, typed) => {
  const member = await site.member();
  const page = await member.get(path);
  const key = page.form(path, "_key").fields.find(([name]) => name === "_key")?.[1] ?? "";
  site.proxy.rule(call, LOGIN_NEEDED);
  const answer = await member.post(path, { _key: key, ...(typed as Record<string, string>) });
  expect(answer.status).toBe(303);
  expect(answer.location?.startsWith(`/login?${new URLSearchParams({ next: path })}`)).toBe(true);
  expect(answer).toSetCookie("auth.session", DELETED);
});
