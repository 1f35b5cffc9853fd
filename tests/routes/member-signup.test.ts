import { expect, test } from "vitest";
import "#tests/support/matchers";
import type { Browser } from "#tests/support/http-client";
import { signupFields, startSite } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite();

const SIGNUP = "/members/1/signup";
const created = () => site.proxy.calls("/api/signup.php");

/** How often a text stands in the chat with the member. */
async function timesInChat(browser: Browser, text: string): Promise<number> {
  const chat = await browser.get("/members/1/chat");
  expect(chat.status).toBe(200);
  // The list beside it begins each conversation with its last line; the messages are one list or several.
  const [, ...lists] = chat.text.split('class="msgs');
  return lists.join().split(`>${text}<`).length - 1;
}

test("LAND-01 a signup beside a member sends the first message to that member", async () => {
  const browser = site.browser();
  const typed = signupFields("Lena First", { signup_message: "Hello from the landing" });
  const answer = await browser.submit(SIGNUP, typed);
  expect(answer.location).toMatch(/^\/complete-signup/);
  expect(JSON.parse(String(site.proxy.requests("/api/signup.php")[0]?.body))).toMatchObject({
    profile: 1,
    signup_message: "Hello from the landing",
  });
  expect(await timesInChat(browser, "Hello from the landing")).toBe(1);
});

test("LAND-01 without a first message the account is made and nothing is sent", async () => {
  const browser = site.browser();
  await browser.submit(SIGNUP, signupFields("Lena Silent", { signup_message: " \r\n " }));
  expect((await browser.get("/chats")).words).toContain("Lena Silent");
  expect(JSON.parse(String(site.proxy.requests("/api/signup.php")[0]?.body))).not.toHaveProperty(
    "signup_message",
  );
});

test("SIGN-09 LAND-01 a double click makes one account and one message", async () => {
  const browser = site.browser();
  const page = await browser.get(SIGNUP);
  const typed = signupFields("Lena Double", { signup_message: "Only once, please" });
  const visit = { headers: { cookie: await browser.jar.getCookieString(site.origin) } };
  const answers = await Promise.all([1, 2, 3].map(() => browser.send(page, SIGNUP, typed, visit)));
  for (const answer of answers) expect(answer.location).toMatch(/^\/complete-signup/);
  // The browser repeats the form later, before it knows of its login.
  await browser.send(page, SIGNUP, typed, visit);
  expect(created()).toBe(1);
  expect(await timesInChat(browser, "Only once, please")).toBe(1);
});

test("SIGN-09 LAND-01 back and send after the account is there leads to the member", async () => {
  const browser = site.browser();
  const page = await browser.get(SIGNUP);
  const typed = signupFields("Lena Back", { signup_message: "Sent before" });
  await browser.send(page, SIGNUP, typed);
  expect(await browser.send(page, SIGNUP, typed)).toRedirectTo("/members/1");
  expect(created()).toBe(1);
  expect(await timesInChat(browser, "Sent before")).toBe(1);
});

test("LAND-01 a refused signup keeps the message, the member and the language", async () => {
  const browser = site.browser({ headers: { "accept-language": "nl" } });
  const at = `${SIGNUP}?lang=de&signup_message=carried`;
  const page = await browser.get(at);
  const typed = signupFields("Lena Kept", { email: "no address", signup_message: "Line one\nLine two" });
  const answer = await browser.send(page, `${SIGNUP}?lang=de`, typed);
  expect(answer.status).toBe(422);
  expect(answer.valueOf("signup_message")).toBe("Line one\nLine two");
  expect(answer.text).toContain('<html lang="de"');
  expect(answer.text).toContain('class="tied-member"');
  const done = await browser.send(answer, `${SIGNUP}?lang=de`, {
    ...typed,
    email: "lenakept@example.org",
  });
  expect(done.location).toMatch(/^\/complete-signup/);
  // The landing's language goes on after the signup.
  expect((await browser.follow(done)).text).toContain('<html lang="de"');
});

test("LAND-01 a message that is too long is named beside its field and kept, never cut", async () => {
  const browser = site.browser();
  const long = "ä".repeat(501);
  const answer = await browser.submit(SIGNUP, signupFields("Lena Long", { signup_message: long }));
  expect(answer.status).toBe(422);
  expect(answer.words).toContain("Use at most 500 characters");
  expect(answer.text).toContain('href="#signup_message"');
  expect(answer.valueOf("signup_message")).toBe(long);
  expect(created()).toBe(0);
});

test("HOST-12 LAND-01 a browser that refuses cookies hears so in the landing's language, with the message kept", async () => {
  const browser = site.browser({ cookies: false, headers: { "accept-language": "nl" } });
  const page = await browser.get(`${SIGNUP}?lang=fr&signup_message=Bonjour`);
  const answer = await browser.send(page, `${SIGNUP}?lang=fr`, signupFields("Lena Cookieless"));
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('<html lang="fr"');
  expect(answer.valueOf("signup_message")).toBe("Bonjour");
  expect(created()).toBe(0);
});

test("LAND-01 a hostile first line is only text", async () => {
  const text = `"><script>alert(1)</script>\u0000\u202e`;
  const page = await site.browser().get(`${SIGNUP}?signup_message=${encodeURIComponent(text)}`);
  expect(page.status).toBe(200);
  expect(page.text).not.toContain("<script>alert");
  expect(page.valueOf("signup_message")).toBe(`"><script>alert(1)</script>\u202e`);
});

test("SIGN-05 LAND-01 closed signups say so beside the member and take no post", async () => {
  const closed = await startSite({ backend: { choices: { settings: { signups: "none" } } } });
  try {
    const browser = closed.browser();
    expect((await browser.get(SIGNUP)).words).toContain("Signing up is closed at the moment");
    expect((await browser.post(SIGNUP, signupFields("Too late"))).status).toBe(403);
    expect(closed.proxy.calls("/api/signup.php")).toBe(0);
  } finally {
    await closed.close();
  }
});
