import { beforeAll, expect, test } from "vitest";
import type { Browser } from "#tests/support/http-client";
import { testSite } from "#tests/support/test-site";

const site = testSite();
let member: Browser;
beforeAll(async () => {
  member = await site.member();
});

const MEMBER_CALLS = ["/api/member.php", "/api/chat.php", "/api/like-seen.php"];

const BAD_IDS = [
  "0",
  "-1",
  "1e3",
  "1.0",
  "01",
  "0x1",
  "12.css",
  "12.data.css",
  "1;a",
  "1;a.css",
  "1%2f2",
  "1%2F..",
  "1%5c2",
  "1%00",
  "%00",
  "..%2f..",
  "1%0a",
  "1%20",
  "%201",
  "+1",
  "abc",
  "1'--",
  "<script>",
  "1234567890123456",
  "9".repeat(300),
  "%D9%A1",
  "%E0%A5%A7",
  "%EF%BC%91",
  "%EF%BB%BF1",
  "1%E2%80%8B",
  "%FF",
  "%",
  "%zz",
  "null",
  "undefined",
  "NaN",
  "1,2",
  "[1]",
  "{id}",
];

test.each(BAD_IDS)(
  "NAV-11 /members/%s is a page that could not be found, and asks upstream for nobody",
  async (id) => {
    for (const path of [`/members/${id}`, `/members/${id}/chat`, `/likes/m/${id}`, `/chats/${id}`]) {
      const page = await member.get(path);
      expect(page.status, path).toBe(404);
      expect(page.words).toContain("This page could not be found");
      expect(page.text).toMatch(/<a [^>]*href="\/members"/);
      expect(page.headers.get("cache-control")).toBe("private, no-store");
    }
    for (const call of MEMBER_CALLS) expect(site.proxy.calls(call)).toBe(0);
  },
);

test.each([
  "/nothing",
  "/members/1/nothing",
  "/members//1",
  "//members/1",
  "/members/1/chat/x",
  "/likes/nobody",
  "/likes/m",
  "/chats/1/remove/x",
  "/index.php",
  "/.env",
  "/.git/config",
  "/wp-login.php",
  "/members/1/x.css",
  "/refused",
  "/badges/x",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/\u00e4",
  "/members/1\\x",
])("NAV-11 %s could not be found, with a way home", async (path) => {
  const page = await site.browser().get(encodeURI(path).replaceAll("%25", "%"));
  expect(page.status).toBe(404);
  expect(page.words).toContain("This page could not be found");
  expect(page.text).toMatch(/<a [^>]*href="\/"/);
});

test("NAV-11 dots of an address are resolved as browsers do before anything is looked up", async () => {
  for (const path of ["/members/1/../2", "/members/%2e%2e/members/2", "/x/../members/2"]) {
    expect((await member.get(path)).status, path).toBe(200);
  }
});

test("NAV-11 a member or conversation that does not exist could not be found", async () => {
  for (const path of [
    "/members/99999999",
    "/members/99999999/chat",
    "/chats/99999999",
    "/likes/m/99999999",
    "/chats/99999999/remove",
  ]) {
    const page = await member.get(path);
    expect(page.status, path).toBe(404);
    expect(page.words).toContain("This page could not be found");
  }
});

test("NAV-11 a post to an address without a page is 404 too", async () => {
  expect((await member.post("/nothing", { a: "b" })).status).toBe(404);
  expect((await member.post("/members/0", { like: "0" })).status).toBe(404);
});
