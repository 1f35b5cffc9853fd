import { expect, test } from "vitest";
import "#tests/support/matchers";
import type { Browser } from "#tests/support/http-client";
import { signupFields, startSite } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite();

const OLD = "a long enough one";
const NEW = "quite another long one";
let members = 0;

/** Somebody new with an account, whom no other test has. */
async function newMember(): Promise<{ browser: Browser; email: string }> {
  members += 1;
  const fields = signupFields(`Sets ${members}`, { password: OLD });
  const browser = site.browser();
  expect((await browser.submit("/signup", fields)).status).toBe(303);
  return { browser, email: fields.email ?? "" };
}

async function mailsTo(email: string) {
  return (await site.backend.outbox()).filter(({ to }) => to === email);
}

const logIn = (email: string, password: string) => site.browser().submit("/login", { email, password });
const passwords = (old_password: string, password = NEW, password_again = password) => ({
  old_password,
  password,
  password_again,
});

test("ACCT-08 the account menu leads to settings with every part of the account on one page", async () => {
  const browser = await site.member();
  expect((await browser.get("/members")).text).toContain('href="/settings"');
  const page = await browser.get("/settings");
  expect(page.status).toBe(200);
  for (const path of ["password", "email", "blocked", "data", "delete"])
    expect(page.text).toContain(`href="/settings/${path}"`);
  expect(page.text).toContain('href="/notifications"');
  expect(page.words).toContain("premium@demo.example");
  expect(page.headers.get("cache-control")).toContain("no-store");
});

test("ACCT-08 the language is changed from the settings and comes back there", async () => {
  const { browser } = await newMember();
  const page = await browser.get("/settings");
  const answer = await browser.send(page, "/lang-config", { language: "de" });
  expect(answer).toRedirectTo("/settings");
  expect((await browser.follow(answer)).words).toContain("Einstellungen");
});

test("CHAT-02 Enter sends a message until somebody chooses otherwise in the settings of this browser", async () => {
  const { browser } = await newMember();
  const page = await browser.get("/settings");
  expect(page.words).toContain("Enter sends your message.");
  const answer = await browser.send(page, "/settings", { enter: "0" });
  expect(answer).toRedirectTo("/settings#enter");
  const chosen = await browser.follow(answer);
  expect(chosen.words).toContain("Enter now starts a new line.");
  const back = await browser.follow(await browser.send(chosen, "/settings", { enter: "1" }));
  expect(back.words).toContain("Enter now sends your message.");
});

test.each([
  "/settings",
  "/settings/password",
  "/settings/email",
  "/settings/blocked",
  "/settings/data",
  "/settings/delete",
  "/notifications",
  "/settings/blocked?page=2",
])("AUTH-05 a visitor who opens %s logs in and comes back to it", async (path) => {
  const browser = site.browser();
  const answer = await browser.get(path);
  expect(answer).toRedirectTo(`/login?next=${encodeURIComponent(path)}`);
  const login = await browser.get(answer.location ?? "");
  const back = await browser.send(login, "/login", {
    email: "premium@demo.example",
    password: "rendez-demo",
  });
  expect(back).toRedirectTo(path);
});

test.each([
  ["/settings", "invisible", "1"],
  ["/settings/password", "old_password", OLD],
  ["/settings/email", "email", "new@example.org"],
  ["/settings/blocked", "unblock", "1"],
  ["/settings/delete", "password", OLD],
  ["/notifications", "type", "like"],
])(
  "AUTH-05 a form sent to %s without a login changes nothing and asks for one",
  async (path, name, value) => {
    const answer = await site.browser().post(path, { [name]: value, intent: "delete" });
    expect(answer).toRedirectTo(`/login?next=${encodeURIComponent(path)}`);
  },
);

test("ACCT-03 a member changes the password: the old one no longer works, other devices are logged out", async () => {
  const { browser, email } = await newMember();
  const other = site.browser();
  expect((await other.submit("/login", { email, password: OLD })).status).toBe(303);
  const answer = await browser.submit("/settings/password", passwords(OLD));
  expect(answer).toRedirectTo("/settings");
  expect((await browser.follow(answer)).words).toContain("Your new password is saved.");
  expect((await browser.get("/settings")).status).toBe(200);
  expect((await other.get("/settings")).location).toContain("/login");
  expect((await logIn(email, OLD)).status).toBe(401);
  expect(await logIn(email, NEW)).toRedirectTo("/members");
  expect((await mailsTo(email))[0]?.subject).toContain("password was changed");
});

test("AUTH-02 ACCT-08 a member logs out on all devices at once; a forged form or an outage ends nothing", async () => {
  const { browser, email } = await newMember();
  const other = site.browser();
  expect((await other.submit("/login", { email, password: OLD })).status).toBe(303);
  const page = await browser.get("/settings");
  const forged = await browser.post("/settings", { _key: "end-logins~forged", intent: "end-logins" });
  expect((await browser.follow(forged)).words).toContain("An error occured");
  const { fields } = page.form("/settings", "_key");
  site.proxy.rule("/api/logout.php", { kind: "answer", status: 500, body: {} });
  const failed = await browser.post("/settings", [...fields, ["intent", "end-logins"]]);
  expect((await browser.follow(failed)).words).toContain("An error occured");
  expect((await other.get("/settings")).status).toBe(200);
  site.proxy.reset();
  const ended = await browser.post("/settings", [...fields, ["intent", "end-logins"]]);
  expect(ended).toRedirectTo("/");
  expect((await browser.follow(ended)).words).toContain("You are logged out on all devices.");
  for (const one of [browser, other]) expect((await one.get("/settings")).location).toContain("/login");
});

test("AUTH-02 where the operator cannot end all logins, no button says so", async () => {
  const small = await startSite({ backend: { choices: { settings: { logout_everywhere: false } } } });
  try {
    expect((await (await small.member()).get("/settings")).text).not.toContain("end-logins");
  } finally {
    await small.close();
  }
});

test.each([
  ["a wrong old password", passwords("not the old one"), "Please check your old password."],
  ["no old password", passwords(""), "Enter your old password"],
  [
    "two different new ones",
    passwords(OLD, NEW, "something else"),
    "The entered passwords are not the same.",
  ],
  ["a short new one", passwords(OLD, "short"), "Use at least 8 characters"],
  ["an easy new one", passwords(OLD, "password123"), "This password is too easy to guess"],
])("ACCT-03 %s is named beside its field and nothing changes", async (_, typed, text) => {
  const { browser, email } = await newMember();
  const answer = await browser.submit("/settings/password", typed);
  expect(answer.status).toBe(422);
  expect(answer.words).toContain(text);
  for (const value of Object.values(typed)) if (value) expect(answer.text).not.toContain(`"${value}"`);
  expect(await logIn(email, OLD)).toRedirectTo("/members");
});

test("ACCT-03 whoever guesses at the old password is stopped after five, and told for how long", async () => {
  const { browser } = await newMember();
  for (const guess of ["one", "two", "three", "four", "five"])
    expect((await browser.submit("/settings/password", passwords(`guess ${guess}`))).status).toBe(422);
  const blocked = await browser.submit("/settings/password", passwords(OLD));
  expect(blocked.status).toBe(429);
  expect(blocked.words).toContain("Too many incorrect attempts, account blocked for 15 min.");
  const elsewhere = await browser.submit("/settings/email", { email: "x.y@example.org", password: OLD });
  expect(elsewhere.status).toBe(429);
  site.time.aheadMs += 16 * 60_000;
  expect((await browser.submit("/settings/password", passwords(OLD))).status).toBe(303);
  site.time.aheadMs = 0;
});

test("ACCT-03 a double click changes the password once, and both answers say so", async () => {
  const { browser } = await newMember();
  const page = await browser.get("/settings/password");
  const answers = await Promise.all(
    [1, 2].map(() => browser.send(page, "/settings/password", passwords(OLD))),
  );
  for (const answer of answers) expect(answer).toRedirectTo("/settings");
  expect(site.proxy.calls("/api/password.php")).toBe(1);
});

test("ACCT-03 a password form of another page changes nothing", async () => {
  const { browser } = await newMember();
  const answer = await browser.submit("/settings/password", { ...passwords(OLD), _key: "change-password~x" });
  expect(answer.status).toBe(422);
  expect(answer.words).toContain("This page was open for a long time");
  expect(site.proxy.calls("/api/password.php")).toBe(0);
});

test("ACCT-03 a new address gets the link, the old one is told, and it counts when the link is used", async () => {
  const { browser, email } = await newMember();
  const moved = `moved.${email}`;
  const answer = await browser.submit("/settings/email", { email: moved, password: OLD });
  expect(answer).toRedirectTo("/settings");
  expect((await browser.follow(answer)).words).toContain("We sent a link to the new address.");
  expect((await browser.get("/settings")).words).toContain(email);
  const [notice] = await mailsTo(email);
  expect(notice?.text).toContain(moved);
  expect(notice?.text).not.toContain("/mail-change/do");
  const link = (await mailsTo(moved))[0]?.text.match(/\/mail-change\/do\?code=[\w-]+/)?.[0] ?? "";
  const done = await site.browser().submit("/mail-change/do", {}, { at: link });
  expect(done.status).toBe(303);
  expect((await browser.get("/settings")).words).toContain(moved);
  expect(await logIn(moved, OLD)).toRedirectTo("/members");
});

test.each([
  ["of another account", "free@demo.example", "This email address already owns an account on this website."],
  ["that is none", "nobody@@example", "New email adress is invalid."],
  ["that is missing", "", "Enter the new email address"],
])("ACCT-03 an address %s is refused and stays in the form", async (_, email, text) => {
  const { browser } = await newMember();
  const answer = await browser.submit("/settings/email", { email, password: OLD });
  expect(answer.status).toBe(422);
  expect(answer.words).toContain(text);
  expect(answer.valueOf("email") ?? "").toBe(email);
  expect(answer.text).not.toContain(OLD);
});

test("ACCT-03 a new address needs the password", async () => {
  const { browser } = await newMember();
  const answer = await browser.submit("/settings/email", { email: "so.me@example.org", password: "wrong" });
  expect(answer.status).toBe(422);
  expect(answer.words).toContain("Please check your old password.");
  expect(answer.valueOf("email")).toBe("so.me@example.org");
});

test("ACCT-03 a mistyped provider is asked about once, and taken as it is when sent again", async () => {
  const { browser } = await newMember();
  const typed = { email: "sets@gmial.com", password: OLD };
  const asked = await browser.submit("/settings/email", typed);
  expect(asked.status).toBe(422);
  expect(asked.words).toContain("Did you mean sets@gmail.com?");
  expect(site.proxy.calls("/api/email.php")).toBe(0);
  const corrected = await browser.send(asked, "/settings/email", { use_email: "sets@gmail.com" });
  expect(corrected.valueOf("email")).toBe("sets@gmail.com");
  const insisted = await browser.send(asked, "/settings/email", typed);
  expect(insisted).toRedirectTo("/settings");
});

test("ACCT-03 the sixth change of address in a day waits until tomorrow", async () => {
  const { browser } = await newMember();
  for (const nth of [1, 2, 3, 4, 5])
    await browser.submit("/settings/email", { email: `often${nth}@example.org`, password: OLD });
  const answer = await browser.submit("/settings/email", { email: "often6@example.org", password: OLD });
  expect(answer.status).toBe(429);
  expect(answer.words).toContain("Please try again tomorrow.");
  expect(answer.valueOf("email")).toBe("often6@example.org");
});

test("ACCT-03 an operator out of reach is told as that, and the new address stays in the form", async () => {
  const { browser } = await newMember();
  const page = await browser.get("/settings/email");
  site.proxy.rule("/api/email.php", { kind: "answer", status: 500, body: {} });
  const answer = await browser.send(page, "/settings/email", { email: "la.ter@example.org", password: OLD });
  expect(answer.status).toBe(502);
  expect(answer.words).toContain("An error occured, please try again later.");
  expect(answer.valueOf("email")).toBe("la.ter@example.org");
});
