import { expect, test } from "vitest";
import "#tests/support/matchers";
import type { Page } from "#tests/support/http-client";
import { signupFields } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite();

/** Id of the field that a page gives the focus to. */
const focusedIn = (page: Page) =>
  / id="([^"]+)"/.exec(/<input\b[^>]*\sautofocus[^>]*>/i.exec(page.text)?.[0] ?? "")?.[1];

const created = () => site.proxy.calls("/api/signup.php");

/** The account can be logged in to, and there is exactly one mail about it. */
async function expectOneAccount(fields: Record<string, string>): Promise<void> {
  const { email = "", password = "" } = fields;
  const login = await site.browser().submit("/login", { email, password });
  expect(login).toRedirectTo("/members");
  const mails = (await site.backend.outbox()).filter(({ to }) => to.includes(email));
  expect(mails).toHaveLength(1);
}

test("SIGN-01 a good signup logs in and leads to the step that confirms the address", async () => {
  const browser = site.browser();
  const answer = await browser.submit("/signup", signupFields("Nora One"));
  expect(answer.location).toBe("/complete-signup");
  expect(answer).toSetCookie("auth.session", /HttpOnly/);
  expect((await browser.get("/chats")).status).toBe(200);
});

test("HOME-04 a member who opens the signup is sent to the members", async () => {
  expect(await (await site.member()).get("/signup")).toRedirectTo("/members");
});

test("SIGN-01 the home page's one field goes on to the form, filled in and with nothing refused", async () => {
  const browser = site.browser();
  const { email = "" } = signupFields("Nora Two");
  const begun = await browser.submit("/signup", { email }, { at: "/" });
  expect(begun.status).toBe(200);
  expect(Object.fromEntries(begun.form("/signup", "password").fields)).toMatchObject({ email });
  expect(begun.text).not.toContain("aria-invalid");
  expect((await browser.send(begun, "/signup", signupFields("Nora Two"))).status).toBe(303);
});

test.each([
  ["nora@gmial.com", 200, "Did you mean nora@gmail.com?"],
  ["nora@nowhere", 422, "Invalid email"],
])(
  "SIGN-01 HOME-01 %s on the home page is asked about before anything else is typed, and corrected without a password",
  async (email, status, said) => {
    const browser = site.browser();
    const begun = await browser.submit("/signup", { email }, { at: "/" });
    expect(begun.status).toBe(status);
    expect(begun.words).toContain(said);
    expect(begun.words).not.toContain("Choose a password");
    if (status === 422) return;
    expect(/<button[^>]*name="use_email"[^>]*>/.exec(begun.text)?.[0]).toMatch(/formnovalidate/i);
    const right = await browser.send(begun, "/signup", { use_email: "nora@gmail.com" });
    expect(right.status).toBe(200);
    expect(right.valueOf("email")).toBe("nora@gmail.com");
    expect(focusedIn(right)).toBe("name");
  },
);

test("SIGN-01 the form asks for the e-mail first and the password last, and what is refused has the focus", async () => {
  const browser = site.browser();
  const page = await browser.get("/signup");
  const asked = page.form("/signup", "password").fields.map(([name]) => name);
  expect(asked.filter((name) => !name.startsWith("_"))).toEqual([
    "email",
    "name",
    "date_of_birth.day",
    "date_of_birth.month",
    "date_of_birth.year",
    "password",
  ]);
  const wrong = [
    [{ name: "@nora", password: "short" }, "name"],
    [{ "date_of_birth.month": "13", password: "short" }, "date_of_birth-day"],
    [{ password: "short" }, "password"],
  ] as const;
  for (const [typed, field] of wrong)
    expect(focusedIn(await browser.send(page, "/signup", signupFields("Nora Wrong", typed)))).toBe(field);
});

test("SIGN-01 that a name is taken is said while it is typed, to the signup's own form, of names that could be had", async () => {
  await site.browser().submit("/signup", signupFields("Known Nora"));
  const browser = site.browser();
  const [, key = ""] =
    (await browser.get("/signup")).form("/signup", "password").fields.find(([name]) => name === "_key") ?? [];
  const asked = () => site.proxy.calls("/api/name.php");
  const isTaken = async (name: string, _key = key) => {
    const answer = await browser.post("/signup/name", { _key, name });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    return (answer.json() as { taken: boolean }).taken;
  };
  expect(await isTaken("Known Nora")).toBe(true);
  expect(await isTaken("known\u200b nora")).toBe(true);
  expect(await isTaken("Unknown Nora")).toBe(false);
  const before = asked();
  // Nobody is asked without a key of the form, or about what nobody can be called.
  expect(await isTaken("Known Nora", "signup~forged")).toBe(false);
  for (const name of ["", "admin", "known@nora.example"]) expect(await isTaken(name)).toBe(false);
  expect(asked()).toBe(before);
  for (const status of [404, 405, 429, 500]) {
    site.proxy.rule("/api/name.php", { kind: "answer", status, body: { error: "rate_limited" } });
    expect(await isTaken("Known Nora"), `${status}`).toBe(false);
  }
  expect((await browser.get("/signup/name")).status).toBe(404);
});

test("SIGN-03 the form names the four steps in their order, and nothing of them is said afterwards", async () => {
  const browser = site.browser();
  const form = await browser.get("/signup");
  const steps = /Checking profile.*Creating account.*Looking for matches.*Sending activation email/;
  expect(/<ol class="progress-list"[\s\S]*?<\/ol>/.exec(form.text)?.[0]).toMatch(steps);
  const page = await browser.follow(await browser.send(form, "/signup", signupFields("Nora Three")));
  expect(page.words).not.toMatch(/Checking profile|Looking for matches/);
  expect((await site.backend.outbox())[0]?.to).toContain("norathree@example.org");
});

test("SIGN-04 an address that has an account is led to the login, with everything typed kept", async () => {
  const typed = signupFields("Somebody else", { email: "premium@demo.example" });
  const answer = await site.browser().submit("/signup", typed);
  expect(answer.status).toBe(409);
  expect(answer.words).toContain("An account with this address already exists.");
  expect(answer.text).toMatch(/<a [^>]*href="\/login"[^>]*>Log in<\/a>/);
  expect(answer.valueOf("name")).toBe("Somebody else");
  expect(answer.text).not.toContain(typed.password);
});

test("SIGN-04 an address whose account waits for its deletion hears how to come back", async () => {
  site.proxy.rule("/api/signup.php", { kind: "answer", status: 409, body: { error: "pending_deletion" } });
  const answer = await site.browser().submit("/signup", signupFields("Nora Four"));
  expect(answer.status).toBe(409);
  expect(answer.words).toContain("waiting to be deleted");
  expect(answer.words).toContain("customer service");
});

test("SIGN-04 an account that waits for its deletion comes back by e-mail or customer service", async () => {
  const leaver = site.browser();
  const typed = signupFields("Second thoughts");
  await leaver.submit("/signup", typed);
  await fetch(`${site.backend.origin}/api/account.php`, {
    method: "DELETE",
    headers: {
      "content-type": "application/json",
      cookie: `auth.session=${await leaver.cookie("auth.session")}`,
    },
    body: JSON.stringify({ password: typed.password }),
  });
  const answer = await site.browser().submit("/signup", typed);
  expect(answer.status).toBe(409);
  expect(answer.text).toMatch(/<a [^>]*href="\/reactivate"[^>]*>Send me a link to undo this<\/a>/);
  expect(answer.text).toContain('href="/pages/service"');
  expect(answer.text).toContain('href="mailto:support@demo.example"');
  expect(answer.valueOf("email")).toBe(typed.email);
});

test("SIGN-09 two tabs make one account, and the second leads to where members are", async () => {
  const browser = site.browser();
  const [one, two] = [await browser.get("/signup"), await browser.get("/signup")];
  const typed = signupFields("Two tabs");
  expect((await browser.send(one, "/signup", typed)).location).toMatch(/^\/complete-signup/);
  expect(await browser.send(two, "/signup", typed)).toRedirectTo("/members");
  expect(created()).toBe(1);
});

test("SIGN-09 a double click makes one account, and both answers are logged in", async () => {
  const browser = site.browser();
  const page = await browser.get("/signup");
  const typed = signupFields("Double click");
  const answers = await Promise.all([1, 2, 3].map(() => browser.send(page, "/signup", typed)));
  for (const answer of answers) {
    expect(answer.location).toMatch(/^\/complete-signup/);
    const cookie = answer.setCookies.find((line) => line.startsWith("auth.session="))?.split(";")[0];
    const chats = await site.browser().get("/chats", { headers: { cookie: cookie ?? "" } });
    expect(chats.status).toBe(200);
  }
  expect(created()).toBe(1);
  await expectOneAccount(typed);
});

test("SIGN-09 a post that a browser repeats by itself later makes no second account", async () => {
  const browser = site.browser();
  const page = await browser.get("/signup");
  const typed = signupFields("Sent again");
  const visit = { headers: { cookie: await browser.jar.getCookieString(site.origin) } };
  const first = await browser.send(page, "/signup", typed, visit);
  const again = await browser.send(page, "/signup", typed, visit);
  expect(again.location).toBe(first.location);
  expect(again).toSetCookie("auth.session");
  expect(created()).toBe(1);
});

test("SIGN-09 back and send after the account is there makes no second account and loses nothing", async () => {
  const browser = site.browser();
  const page = await browser.get("/signup");
  const typed = signupFields("Back button");
  await browser.send(page, "/signup", typed);
  const again = await browser.send(page, "/signup", typed);
  expect(again.status).toBeLessThan(500);
  expect(created()).toBe(1);
  await expectOneAccount(typed);
});

test("SIGN-09 the same form with another name says that it was sent before, and creates nothing", async () => {
  const browser = site.browser();
  const page = await browser.get("/signup");
  const visit = { headers: { cookie: await browser.jar.getCookieString(site.origin) } };
  await browser.send(page, "/signup", signupFields("First name"), visit);
  const other = await browser.send(page, "/signup", signupFields("Other name"), visit);
  expect(other.status).toBe(422);
  expect(other.words).toContain("This form was sent before with other content.");
  expect(other.valueOf("name")).toBe("Other name");
  expect(created()).toBe(1);
});

test("SIGN-09 an answer that was lost is told as it is, and sending the new form makes no second account", async () => {
  const browser = site.browser();
  const typed = signupFields("Lost answer");
  site.proxy.rule("/api/signup.php", { kind: "drop_after" }, { kind: "pass" });
  const lost = await browser.submit("/signup", typed);
  expect(lost.status).toBe(502);
  expect(lost.words).toContain("We could not confirm this. Check before sending it again.");
  expect(lost.valueOf("name")).toBe("Lost answer");
  expect(created()).toBe(1);
  const again = await browser.send(lost, "/signup", typed);
  expect(again.words).toContain("An account with this address already exists.");
  await expectOneAccount(typed);
});

test("SIGN-09 a form key reaches upstream as Idempotency-Key", async () => {
  const browser = site.browser();
  const page = await browser.get("/signup");
  await browser.send(page, "/signup", signupFields("Keyed"));
  expect(site.proxy.requests("/api/signup.php")[0]?.headers["idempotency-key"]).toBe(
    page.form("/signup", "email").fields.find(([name]) => name === "_key")?.[1],
  );
});

test("SIGN-09 two visitors never share a key, and no key is cached", async () => {
  const keys = new Set<string | undefined>();
  for (let visit = 0; visit < 5; visit += 1) {
    const page: Page = await site.browser().get("/signup");
    keys.add(page.form("/signup", "email").fields.find(([name]) => name === "_key")?.[1]);
    expect(page.headers.get("cache-control")).toContain("no-store");
  }
  expect(keys.size).toBe(5);
});

test("SIGN-08 an unconfirmed member can send the activation again, and the link confirms", async () => {
  const browser = site.browser();
  await browser.submit("/signup", signupFields("Confirms later"));
  const step = "/complete-signup?step=confirm";
  expect(await browser.submit(step, { intent: "resend" })).toRedirectTo(step);
  const [mail] = await site.backend.outbox();
  const code = /\/activate\?code=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  // Opening the link changes nothing: mail scanners do that.
  const page = await browser.get(`/activate?code=${code}`);
  expect((await browser.get("/members")).words).toContain("Please confirm your email address");
  const confirmed = await browser.send(page, "/activate", {});
  expect(confirmed.location).toMatch(/^\/activate\/done\?proof=/);
  expect((await browser.get("/members")).words).not.toContain("Please confirm your email address");
  // Pressed again later it ends the same: what was wanted is done.
  const later = await browser.get(`/activate?code=${code}`);
  expect((await browser.send(later, "/activate", {})).location).toMatch(/^\/activate\/done\?proof=/);
});

test("SAFE-06 a name is stored as people see it; one that is the site's or an address comes back with a word", async () => {
  const browser = site.browser();
  const refused = await browser.submit(
    "/signup",
    signupFields("Adm\u200bin", { email: "named@example.org" }),
  );
  expect(refused.status).toBe(422);
  expect(refused.words).toContain("This name belongs to the site. Choose another one");
  expect(refused.valueOf("email")).toBe("named@example.org");
  const address = await browser.submit(
    "/signup",
    signupFields("x", { name: "anna.example.com", email: "n@example.org" }),
  );
  expect(address.words).toContain("may not be an address or a phone number");
  const unseen = await browser.submit(
    "/signup",
    signupFields("x", { name: "\u200b\u202e", email: "n@example.org" }),
  );
  expect(unseen.words).toContain("Enter a name");
  const good = signupFields("x", { name: "\u202eFri\u200bda", email: "named@example.org" });
  expect((await browser.submit("/signup", good)).status).toBe(303);
  expect((await browser.get("/profile")).text).toContain('value="Frida"');
});
