import { expect, test } from "vitest";
import "#tests/support/matchers";
import { signupFields } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite();

const OLD = "a long enough one";
const NEW = "quite another long one";
let members = 0;

/** Somebody new with an account; nobody shares an address. */
async function newMember(): Promise<string> {
  members += 1;
  const fields = signupFields(`Recovers ${members}`, { password: OLD });
  expect((await site.browser().submit("/signup", fields)).status).toBe(303);
  return fields.email ?? "";
}

async function mailedLink(email: string, path: string): Promise<string> {
  for (const { to, text } of await site.backend.outbox()) {
    const link = to === email && text.match(/https?:\S+/g)?.find((url) => new URL(url).pathname === path);
    if (link) return `${new URL(link).pathname}${new URL(link).search}`;
  }
  throw new Error(`no mail to ${email} with ${path}`);
}

async function resetLink(email: string): Promise<string> {
  const answer = await site.browser().submit("/reset-password", { email });
  expect(answer.status).toBe(303);
  return mailedLink(email, "/reset-password/do");
}

const logIn = (email: string, password: string) => site.browser().submit("/login", { email, password });

test("AUTH-03 a member who forgot the password gets a link and is told where it went", async () => {
  const email = await newMember();
  const browser = site.browser();
  const answer = await browser.submit("/reset-password", { email });
  expect(answer.status).toBe(303);
  expect(answer.location).not.toContain(email);
  const page = await browser.follow(answer);
  expect(page.words).toContain(`We sent a link to ${email.slice(0, 2)}***@example.org.`);
  expect((await browser.get(answer.location ?? "")).words).toContain("We sent a link to");
});

test("AUTH-03 an address without an account is named, and stays in the form", async () => {
  const answer = await site.browser().submit("/reset-password", { email: "nobody@example.org" });
  expect(answer.status).toBe(422);
  expect(answer.words).toContain("E-mail address not found");
  expect(answer.valueOf("email")).toBe("nobody@example.org");
});

test("AUTH-03 the fourth mail of a day is refused until tomorrow", async () => {
  const email = await newMember();
  for (const _ of [1, 2, 3]) await resetLink(email);
  const answer = await site.browser().submit("/reset-password", { email });
  expect(answer.status).toBe(429);
  expect(answer.words).toContain("Too many password reset emails sent, please try again tomorrow.");
  expect(answer.valueOf("email")).toBe(email);
  site.time.aheadMs += 25 * 3_600_000;
  expect((await site.browser().submit("/reset-password", { email })).status).toBe(303);
  site.time.aheadMs = 0;
});

test("AUTH-03 opening the link changes nothing; the new password counts from its form on, in a browser without cookies", async () => {
  const email = await newMember();
  const link = await resetLink(email);
  const scanner = site.browser({ cookies: false });
  for (const _ of [1, 2]) expect((await scanner.get(link)).status).toBe(200);
  // The mail was asked for; since then the links were only looked at.
  const methods = site.proxy.requests("/api/reset-password.php").map(({ method }) => method);
  expect(methods.filter((method) => method !== "GET")).toEqual(["POST"]);
  expect(await logIn(email, OLD)).toRedirectTo("/members");

  const browser = site.browser({ cookies: false, sender: "text" });
  const typed = { password: NEW, password_again: NEW };
  const answer = await browser.submit("/reset-password/do", typed, { at: link });
  expect(answer).toRedirectTo("/reset-password/do?done=1");
  const page = await browser.follow(answer);
  expect(page.status).toBe(200);
  expect(page.words).toContain("Your new password is saved");
  expect((await logIn(email, OLD)).status).toBe(401);
  expect(await logIn(email, NEW)).toRedirectTo("/members");
});

test("AUTH-03 two different passwords, or a short one, are named, and the link still works", async () => {
  const email = await newMember();
  const browser = site.browser();
  const page = await browser.get(await resetLink(email));
  const different = await browser.send(page, "/reset-password/do", { password: NEW, password_again: OLD });
  expect(different.status).toBe(422);
  expect(different.words).toContain("The entered passwords are not the same.");
  expect(different.text).not.toContain(NEW);
  const short = await browser.send(different, "/reset-password/do", {
    password: "short",
    password_again: "short",
  });
  expect(short.status).toBe(422);
  expect(short.words).toContain("Use at least 8 characters");
  const easy = { password: "password123", password_again: "password123" };
  const common = await browser.send(short, "/reset-password/do", easy);
  expect(common.status).toBe(422);
  const good = await browser.send(common, "/reset-password/do", { password: NEW, password_again: NEW });
  expect(good.status).toBe(303);
});

test("AUTH-03 a double click saves one password, and both answers say so; the link does not work twice", async () => {
  const email = await newMember();
  const link = await resetLink(email);
  const browser = site.browser();
  const page = await browser.get(link);
  const typed = { password: NEW, password_again: NEW };
  const answers = await Promise.all([1, 2].map(() => browser.send(page, "/reset-password/do", typed)));
  for (const answer of answers) expect(answer).toRedirectTo("/reset-password/do?done=1");
  const again = await browser.get(link);
  expect(again.status).toBe(410);
  expect(again.words).toContain("Link expired or invalid, request a new email");
  expect(again.text).toContain('href="/reset-password"');
});

test.each([
  ["empty", ["/reset-password/do?code=", "/reset-password/do"]],
  ["forged", ["/reset-password/do?code=abcd%20efgh", "/reset-password/do?code=%00"]],
  ["swollen", [`/reset-password/do?code=${"x".repeat(5_000)}`]],
  ["doubled", ["/reset-password/do?code=aaaaaaaaaa&code=bbbbbbbbbb"]],
])("AUTH-03 a link with a %s code says so and leads to a new one", async (_how, links) => {
  for (const link of links) {
    const page = await site.browser().get(link);
    expect(page.status).toBe(410);
    expect(page.words).toContain("Link expired or invalid, request a new email");
    expect(page.text).toContain('href="/reset-password"');
    expect(page.text).not.toContain("<script>");
  }
});

test("AUTH-03 forged and swollen codes in the form itself reach nobody", async () => {
  const browser = site.browser();
  const page = await browser.get(await resetLink(await newMember()));
  const typed = { password: NEW, password_again: NEW };
  const forged = { ...typed, code: "long-enough-but-forged" };
  expect((await browser.send(page, "/reset-password/do", forged)).status).toBe(410);
  site.proxy.reset();
  for (const code of ["", "x".repeat(10_000), "a b"]) {
    const answer = await browser.send(page, "/reset-password/do", { ...typed, code });
    expect(answer.status).toBe(410);
  }
  expect(site.proxy.calls("/api/reset-password.php")).toBe(0);
});

test("AUTH-03 a link of the day before has expired", async () => {
  const email = await newMember();
  const link = await resetLink(email);
  const browser = site.browser();
  site.time.aheadMs += 23.5 * 3_600_000;
  const late = await browser.get(link);
  expect(late.status).toBe(200);
  site.time.aheadMs += 1.5 * 3_600_000;
  expect((await browser.get(link)).status).toBe(410);
  // Typed in time, sent too late: the form's key is of the last hours, the link's day is over.
  const answer = await browser.send(late, "/reset-password/do", { password: NEW, password_again: NEW });
  site.time.aheadMs = 0;
  expect(answer.status).toBe(410);
  expect(answer.words).toContain("Link expired or invalid, request a new email");
});

test("AUTH-03 an operator who cannot be reached is told as that, with the address kept and no second mail", async () => {
  const email = await newMember();
  site.proxy.rule("/api/reset-password.php", { kind: "answer", status: 500, body: {} });
  const answer = await site.browser().submit("/reset-password", { email });
  expect(answer.status).toBe(502);
  expect(answer.words).toContain("An error occured, please try again later.");
  expect(answer.valueOf("email")).toBe(email);
  expect(site.proxy.calls("/api/reset-password.php")).toBe(1);
});

test("AUTH-03 a form from another page, or one that is too old, sends nothing and keeps the address", async () => {
  const browser = site.browser();
  const page = await browser.get("/reset-password");
  const answer = await browser.send(page, "/reset-password", {
    email: "a@example.org",
    _key: "reset~forged",
  });
  expect(answer.status).toBe(422);
  expect(answer.words).toContain("This page was open for a long time");
  expect(answer.valueOf("email")).toBe("a@example.org");
  expect(site.proxy.calls("/api/reset-password.php")).toBe(0);
});

test("AUTH-03 whatever stands in the address of the page after the mail, only a masked address is repeated", async () => {
  for (const sent of ["nora@example.org", "<b>x</b>", "1", "x".repeat(2_000)]) {
    const page = await site.browser().get(`/reset-password?sent=${encodeURIComponent(sent)}`);
    expect(page.words).toContain("We sent you a link.");
    if (sent.length > 1) expect(page.words).not.toContain(sent);
  }
});

test("AUTH-03 the login leads to the reset", async () => {
  expect((await site.browser().get("/login")).text).toContain('href="/reset-password"');
});
