import { expect, test } from "vitest";
import { DEMO_PASSWORD, signupFields } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite();

const PLAIN_WORDS = "need one cookie from this site";

test("HOST-12 a login without cookies says so on the next page, with the e-mail kept and no password", async () => {
  const browser = site.browser({ cookies: false });
  const answer = await browser.submit("/login", { email: "premium@demo.example", password: DEMO_PASSWORD });
  expect(answer.status).toBe(422);
  expect(answer.words).toContain(PLAIN_WORDS);
  expect(answer.valueOf("email")).toBe("premium@demo.example");
  expect(answer.text).not.toContain(DEMO_PASSWORD);
  expect(site.proxy.calls("/api/user.php")).toBe(0);
});

test("HOST-12 a signup without cookies says so, and everything typed but the password is there", async () => {
  const browser = site.browser({ cookies: false });
  const typed = signupFields("Cookieless");
  const answer = await browser.submit("/signup", typed);
  expect(answer.status).toBe(422);
  expect(answer.words).toContain(PLAIN_WORDS);
  for (const [name, value] of Object.entries(typed)) {
    if (name !== "password") expect(answer.valueOf(name), name).toBe(value);
  }
  expect(answer.text).not.toContain(typed.password);
  expect(site.proxy.calls("/api/signup.php")).toBe(0);
});

test("HOST-12 the same from a text browser, which sends no header at all", async () => {
  const browser = site.browser({ cookies: false, sender: "text" });
  const answer = await browser.submit("/login", { email: "premium@demo.example", password: DEMO_PASSWORD });
  expect(answer.status).toBe(422);
  expect(answer.words).toContain(PLAIN_WORDS);
});

test("HOST-12 allowing cookies and sending the same form again logs in", async () => {
  const refusing = site.browser({ cookies: false });
  await refusing.submit("/login", { email: "premium@demo.example", password: DEMO_PASSWORD });
  const answer = await site
    .browser()
    .submit("/login", { email: "premium@demo.example", password: DEMO_PASSWORD });
  expect(answer.status).toBe(303);
});

test("HOST-12 browsing as a visitor goes on without cookies, and never in a loop", async () => {
  const browser = site.browser({ cookies: false });
  for (const path of ["/", "/members", "/members/1", "/signup", "/login"]) {
    expect((await browser.get(path)).status, path).toBe(200);
  }
  const chats = await browser.get("/chats");
  expect(chats.status).toBe(303);
  expect((await browser.follow(chats)).status).toBe(200);
});
