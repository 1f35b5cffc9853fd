import { expect, test } from "vitest";
import "#tests/support/matchers";
import { createFormKeys } from "#app/once/form-key-signer.server";
import type { Browser } from "#tests/support/http-client";
import { SECRET, signupFields } from "#tests/support/start-site";
import { newcomer, testSite } from "#tests/support/test-site";

const site = testSite();

const PASSWORD = "a long enough one";
const LOGIN_TRIES = 12;
const DAY_MS = 86_400_000;

async function mailedLink(email: string, path: string): Promise<string> {
  for (const { to, text } of await site.backend.outbox()) {
    const link = to === email && text.match(/https?:\S+/g)?.find((url) => new URL(url).pathname === path);
    if (link) return `${new URL(link).pathname}${new URL(link).search}`;
  }
  throw new Error(`no mail to ${email} with ${path}`);
}

const signups = () => site.proxy.requests("/api/signup.php");
const lastBody = () => JSON.parse(String(signups().at(-1)?.body ?? "{}")) as Record<string, string>;

test.each([
  ["mailto:nora.mail@example.org", "nora.mail@example.org"],
  ["nora.umlaut@müller.example", "nora.umlaut@xn--mller-kva.example"],
  ["nora.hid\u200Bden@exam\u00ADple.org\u200F", "nora.hidden@example.org"],
  ["nora.wide＠example.org", "nora.wide@example.org"],
])(
  "SIGN-01 AUTH-01 an address typed as %j is taken for what was meant, and logs in so too",
  async (typed, meant) => {
    const name = meant.split("@")[0] ?? "";
    const answer = await site
      .browser()
      .submit("/signup", signupFields(name, { email: typed, password: PASSWORD }));
    expect(answer.status, answer.words).toBe(303);
    expect(lastBody().email).toBe(meant);
    expect(await site.browser().submit("/login", { email: typed, password: PASSWORD })).toRedirectTo(
      "/members",
    );
  },
);

test("SIGN-01 a corrected address needs the password once more and one post, not two", async () => {
  const browser = site.browser();
  const typed = signupFields("Nora Typo", { email: "noratypo@gmial.com", password: PASSWORD });
  const asked = await browser.submit("/signup", typed);
  expect(asked.words).toContain("Did you mean noratypo@gmail.com?");
  // The browser asks for the password before it sends: the button no longer passes the form's own checks.
  const button = /<button[^>]*name="use_email"[^>]*>/.exec(asked.text)?.[0] ?? "";
  expect(button).not.toMatch(/formnovalidate/i);
  expect(button).toMatch(/autofocus/i);
  const answer = await browser.send(asked, "/signup", {
    use_email: "noratypo@gmail.com",
    password: PASSWORD,
  });
  expect(answer.status, answer.words).toBe(303);
  expect(lastBody().email).toBe("noratypo@gmail.com");
});

test("SIGN-01 who is too young is kept out for the visit, whatever is typed next, and no date is kept", async () => {
  const browser = site.browser();
  const before = signups().length;
  const young = { "date_of_birth.day": "1", "date_of_birth.month": "2", "date_of_birth.year": "2012" };
  const refused = await browser.submit("/signup", signupFields("Too Young", young));
  expect(refused.status).toBe(422);
  expect(refused.words).toContain("Enter your date of birth (18+)");
  const cookie = refused.setCookies.find((line) => line.startsWith("too_young=")) ?? "";
  // Until the browser is closed, and nothing of the date in it.
  expect(cookie).not.toMatch(/Max-Age|2012/);
  const again = await browser.submit("/signup", signupFields("Too Young"));
  expect(again.status).toBe(403);
  expect(again.words).toContain("You must be at least 18 to sign up.");
  expect(signups().length).toBe(before);
  const stranger = site.browser();
  await stranger.jar.setCookie("too_young=forged", `${site.origin}/`);
  expect((await stranger.submit("/signup", signupFields("Not Young"))).status).toBe(303);
});

test.each(["mustang1", "Liverpool1", "q1w2e3r4t5"])(
  "SIGN-01 AUTH-03 the well-known password %s is refused before PHP is asked",
  async (password) => {
    const before = signups().length;
    const answer = await site.browser().submit("/signup", signupFields("Well Known", { password }));
    expect(answer.status).toBe(422);
    expect(answer.words).toContain("This password is too easy to guess");
    expect(signups().length).toBe(before);
  },
);

test("SIGN-07 a link that is pressed a second time, in another browser too, says that the account is confirmed", async () => {
  await newcomer(site, "Twice Pressed");
  const link = await mailedLink("twicepressed@example.org", "/activate");
  const press = () => site.browser({ cookies: false }).submit("/activate", {}, { at: link });
  for (const answer of [await press(), await press(), ...(await Promise.all([press(), press()]))])
    expect(answer.location).toMatch(/^\/activate\/done\?proof=/);
  const other = link.replace(/code=[^&]+/, "code=nobodyknowsthis");
  const bad = await site.browser({ cookies: false }).submit("/activate", {}, { at: other });
  expect(bad).toRedirectTo("/activate/error");
});

test("SIGN-07 the code of somebody else's mail confirms that account, not the one that is logged in, and opens no other door", async () => {
  await newcomer(site, "Whose Code");
  const link = await mailedLink("whosecode@example.org", "/activate");
  const other = await newcomer(site, "Other Member");
  await other.submit("/activate", {}, { at: link });
  // Still the same member, and still not confirmed.
  expect((await other.get("/profile")).valueOf("name")).toBe("Other Member");
  expect((await other.get("/members")).words).toContain("Please confirm your email address.");
  const code = new URL(link, site.origin).searchParams.get("code") ?? "";
  for (const path of ["/reset-password/do", "/mail-change/do", "/reactivate/do"]) {
    const fields = { password: "quite another one", password_again: "quite another one" };
    const door = await site.browser().get(`${path}?code=${code}`);
    if (door.status !== 200) continue;
    const answer = await site
      .browser()
      .submit(path, path.startsWith("/reset") ? fields : {}, { at: `${path}?code=${code}` });
    expect(answer.location ?? "", path).not.toMatch(/done=|\/members/);
  }
});

test("SIGN-01 OPS-06 the form of a page that is a day old makes no account, says so, keeps what was typed and goes on", async () => {
  const browser = site.browser();
  const page = await browser.get("/signup");
  const typed = signupFields("Day Old");
  const before = signups().length;
  const aDayAgo = createFormKeys({ secrets: [SECRET], clock: () => Date.now() - DAY_MS - 60_000 });
  const old = `signup~${aDayAgo.issue({ action: "signup", binding: "" })}`;
  const answer = await browser.send(page, "/signup", { ...typed, _key: old });
  expect(answer.status).toBe(422);
  expect(answer.words).toContain("This page was open for a long time");
  for (const name of ["email", "name", "date_of_birth.year"]) expect(answer.valueOf(name)).toBe(typed[name]);
  expect(signups().length).toBe(before);
  expect((await browser.send(answer, "/signup", typed)).status).toBe(303);
});

test("AUTH-03 a dead link says so before a password is typed, a PHP that cannot tell shows the form", async () => {
  await newcomer(site, "Dead Link");
  const browser = site.browser();
  await browser.submit("/reset-password", { email: "deadlink@example.org" });
  const link = await mailedLink("deadlink@example.org", "/reset-password/do");
  expect((await browser.get(link)).words).toContain("Choose a new password");
  const dead = await browser.get("/reset-password/do?code=nobodyknowsthis");
  expect(dead.status).toBe(410);
  expect(dead.words).toContain("Link expired or invalid, request a new email");
  for (const status of [404, 405, 500]) {
    site.proxy.rule("/api/reset-password.php", { kind: "answer", status, body: { error: "link_invalid" } });
    expect((await browser.get(link)).words, `${status}`).toContain("Choose a new password");
  }
});

test("AUTH-01 AUTH-03 a new password by mail ends the block after wrong attempts", async () => {
  await newcomer(site, "Locked Out");
  const email = "lockedout@example.org";
  const login = (password: string) => site.browser().submit("/login", { email, password });
  let status = 0;
  for (let tried = 0; tried < LOGIN_TRIES && status !== 429; tried += 1)
    status = (await login("wrong one")).status;
  expect(status).toBe(429);
  const browser = site.browser();
  await browser.submit("/reset-password", { email });
  const link = await mailedLink(email, "/reset-password/do");
  const fields = { password: "quite another one", password_again: "quite another one" };
  expect(await browser.submit("/reset-password/do", fields, { at: link })).toRedirectTo(
    "/reset-password/do?done=1",
  );
  expect(await login("quite another one")).toRedirectTo("/members");
});

const changes = () => site.proxy.requests().filter(({ method }) => method !== "GET").length;

/** What another tab does: the browser is the Premium member's from here on. */
async function becomeAnother(browser: Browser): Promise<void> {
  const other = await site.member("premium@demo.example");
  for (const cookie of await other.jar.getCookies(`${site.origin}/`))
    await browser.jar.setCookie(cookie, `${site.origin}/`);
}

test("AUTH-01 a form of one account that is sent after another logged in changes nothing and says why", async () => {
  const browser = await site.member("free@demo.example");
  const page = await browser.get("/profile");
  await becomeAnother(browser);
  const before = changes();
  const answer = await browser.send(page, "/profile", {});
  expect(answer.status).toBe(422);
  expect(answer.words).toContain("someone else has logged in here since");
  expect(answer.words).toContain("You are logged in as Alex here now. This form was not sent.");
  expect(changes()).toBe(before);
  // The way out stands beside the words.
  const [, word = ""] = answer.text.split('data-piece="flash"');
  const [logout = ""] = /<form[^>]*action="\/logout".*?<\/form>/s.exec(word) ?? [];
  expect(logout).toContain("Log out");
  const [, key = ""] = /name="_key" value="([^"]*)"/.exec(logout) ?? [];
  expect(await browser.post("/logout", [["_key", key]])).toRedirectTo("/");
  expect((await browser.get("/profile")).status).toBe(303);
});

test("AUTH-01 a like of one account's page, pressed after another logged in, likes nobody and says who is here", async () => {
  const browser = await site.member("free@demo.example");
  const [profile, search] = [await browser.get("/members/2"), await browser.get("/members?gender=all")];
  await becomeAnother(browser);
  const before = changes();
  const [, liked = ""] = /name="like" value="(\d+)"/.exec(search.text) ?? [];
  const cards = search.form("/members", "_key");
  for (const press of [
    () => browser.send(profile, "/members/2", { like: "2" }),
    () => browser.post(cards.action, [...cards.fields, ["like", liked]]),
  ]) {
    const answer = await press();
    expect(answer.status).toBe(303);
    const told = await browser.follow(answer);
    expect(told.words).toContain("You are logged in as Alex here now.");
    const [, word = ""] = told.text.split('data-piece="flash"');
    expect(word).toMatch(/You are logged in as Alex[\s\S]*?<form[^>]*action="\/logout"/);
  }
  expect(changes()).toBe(before);
});

test("AUTH-01 a signup opened before somebody logged in is not taken for theirs: its answer names who is here", async () => {
  const browser = site.browser();
  const [start, form] = [await browser.get("/"), await browser.get("/signup")];
  await becomeAnother(browser);
  const before = changes();
  for (const [page, typed] of [
    [start, { email: "late@example.org" }],
    [form, signupFields("Too Late")],
  ] as const) {
    const answer = await browser.send(page, "/signup", typed);
    expect(answer).toRedirectTo("/members");
    expect((await browser.follow(answer)).words).toContain("You are logged in as Alex here now.");
  }
  expect(changes()).toBe(before);
});
