import { expect, test } from "vitest";
import "#tests/support/matchers";
import type { Browser, Page } from "#tests/support/http-client";
import { newcomer, testSite } from "#tests/support/test-site";

const site = testSite();

const CONFIRM = "/complete-signup?step=confirm";
const PASSWORD = "a long enough one";

async function mailsTo(address: string) {
  return (await site.backend.outbox()).filter(({ to }) => to.includes(address));
}

const change = (browser: Browser, email: string, password = PASSWORD) =>
  browser.submit(CONFIRM, { email, password });

test("SIGN-02 a newcomer who mistyped the address has the link sent to the right one, and the old one is told", async () => {
  const browser = await newcomer(site, "Wrong address");
  expect(await change(browser, "right.address@example.org")).toRedirectTo(CONFIRM);
  expect((await browser.get(CONFIRM)).words).toContain("We sent a link to the new address.");
  const [mail] = await mailsTo("right.address@example.org");
  expect(mail?.text).toContain("/mail-change/do?code=");
  expect(await mailsTo("wrongaddress@example.org")).toHaveLength(2);
});

test("SIGN-02 the link to the new address confirms the account too", async () => {
  const browser = await newcomer(site, "Proves it");
  await change(browser, "proven@example.org");
  const [mail] = await mailsTo("proven@example.org");
  const code = /\/mail-change\/do\?code=([\w-]+)/.exec(mail?.text ?? "")?.[1];
  await fetch(`${site.backend.origin}/api/mail-change.php`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ code }),
  });
  expect((await browser.get(CONFIRM)).words).toContain("Your email is confirmed");
});

test.each([
  ["not-an-address", PASSWORD, "New email adress is invalid."],
  ["a@b@c.example", PASSWORD, "New email adress is invalid."],
  ["", PASSWORD, "Enter your email address"],
  ["free@example.org", "", "Enter your password"],
  ["free@example.org", "wrong one", "Please check your old password."],
  ["premium@demo.example", PASSWORD, "This email address already owns an account on this website."],
])("SIGN-02 another address %j with password %j hears: %s", async (email, password, words) => {
  const browser = await newcomer(site, `Change ${words.length} ${email.length}${password.length}`);
  const answer = await change(browser, email, password);
  expect(answer.status).toBe(422);
  expect(answer.words).toContain(words);
  expect(answer.valueOf("email")).toBe(email);
  if (password) expect(answer.text).not.toContain(password);
  expect(answer.text).toMatch(/<details open/);
});

test("SIGN-08 two clicks on send again send one mail, and too many are told to look into spam", async () => {
  const browser = await newcomer(site, "Clicks twice");
  const page = await browser.get(CONFIRM);
  const answers = await Promise.all([1, 2].map(() => browser.send(page, CONFIRM, { intent: "resend" })));
  for (const answer of answers) expect(answer).toRedirectTo(CONFIRM);
  expect(await mailsTo("clickstwice@example.org")).toHaveLength(2);
  let last = answers[0];
  for (let more = 0; more < 6; more += 1) last = await browser.submit(CONFIRM, { intent: "resend" });
  expect(last?.status).toBe(429);
  expect(last?.words).toContain("Check your spam folder");
});

test("SIGN-07 two clicks on the mailed page's button both end at the confirmed account", async () => {
  const browser = await newcomer(site, "Impatient");
  const [mail] = await mailsTo("impatient@example.org");
  const code = /\/activate\?code=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const elsewhere = site.browser({ cookies: false });
  const page = await elsewhere.get(`/activate?code=${code}`);
  const answers = await Promise.all([1, 2].map(() => elsewhere.send(page, "/activate", {})));
  for (const answer of answers) expect(answer.location).toMatch(/^\/activate\/done\?proof=/);
  expect((await browser.get(CONFIRM)).words).toContain("Your email is confirmed");
});

test("SIGN-07 the confirmed page leads to the profile, Premium and all members", async () => {
  const page = await (await site.member()).get("/activate/done");
  for (const href of ["/complete-signup", "/premium", "/members"])
    expect(page.text).toContain(`href="${href}"`);
});

test("OPS-08 nobody is told that an address is confirmed who does not just confirm it, or whom PHP denies it", async () => {
  const browser = await newcomer(site, "Not yet");
  expect(await browser.get("/activate/done")).toRedirectTo("/complete-signup?step=confirm");
  expect((await site.browser().get("/activate/done?code=whatever-it-is")).status).toBe(303);
  const [mail] = await mailsTo("notyet@example.org");
  const code = /\/activate\?code=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const elsewhere = site.browser({ cookies: false });
  const done = await elsewhere.send(await elsewhere.get(`/activate?code=${code}`), "/activate", {});
  expect((await elsewhere.get(done.location ?? "")).status).toBe(200);
  const other = await newcomer(site, "Somebody else");
  expect((await other.get(done.location ?? "")).status).toBe(303);
});

test.each(["/activate", "/activate?code=", "/activate?code=%00", "/activate?code=no%20good%20at%20all"])(
  "SIGN-07 the link %s says that the activation failed and whom to ask",
  async (path) => {
    const browser = site.browser();
    const page = await browser.follow(await browser.get(path));
    expect(page.status).toBe(410);
    expect(page.words).toContain("Activation failed");
    expect(page.words).toContain("support@demo.example");
    expect(page.text).toContain('href="/pages/service"');
  },
);

const QUESTION = "/complete-signup?step=meet";

/** What upstream itself finds by these answers. */
async function found(answers: Record<string, string>) {
  const url = `${site.backend.origin}/api/members.php?${new URLSearchParams(answers)}`;
  return (await (await fetch(url)).json()) as { numResults: number; results: { fictional: unknown }[] };
}

/** Answers the question on a page that asks it: radios that nobody chose are no fields yet. */
async function meet(browser: Browser, page: Page, typed: Record<string, string>): Promise<Page> {
  const { fields } = page.form(QUESTION, "min_age");
  return browser.post(QUESTION, [...fields.filter(([name]) => !(name in typed)), ...Object.entries(typed)]);
}

test("SIGN-06 SIGN-10 nobody is a match before a newcomer said whom to meet; then each card fits, and can be liked", async () => {
  const browser = await newcomer(site, "Sees matches");
  const asked = await browser.get("/signup-matches");
  expect(asked.words).toContain("Who would you like to meet?");
  expect(asked.text).not.toContain('class="mc"');
  expect(asked.words).not.toMatch(/\d+ members? match(es)?/);
  const wish = { gender: "female", min_age: "25", max_age: "60" };
  expect(await meet(browser, asked, wish)).toRedirectTo("/signup-matches");
  const page = await browser.get("/signup-matches");
  const cards = [...page.text.matchAll(/<b><bdi>[^<]+<\/bdi>,\s(\d+)<\/b>/g)].map(([, age]) => Number(age));
  expect(cards.length).toBeGreaterThan(3);
  expect(cards.filter((age) => age < 25 || age > 60)).toEqual([]);
  const fictional = (await found(wish)).results.filter((one) => Boolean(one.fictional));
  expect(page.text.match(/class="fic"/g)).toHaveLength(fictional.length);
  const id = /name="like" value="(\d+)"/.exec(page.text)?.[1] ?? "";
  expect(await browser.send(page, "/signup-matches", { like: id })).toRedirectTo(`/signup-matches#m${id}`);
  expect((await browser.get("/signup-matches")).text).toContain(`name="unlike" value="${id}"`);
});

test("SIGN-10 the number of matches is upstream's own count by these answers, whatever an address says", async () => {
  const browser = await newcomer(site, "Counts them");
  const answers = { gender: "male", min_age: "30", max_age: "44" };
  await meet(browser, await browser.get(QUESTION), answers);
  const { numResults } = await found(answers);
  expect(numResults).toBeGreaterThan(0);
  const page = await browser.get("/signup-matches?created=99999&count=99999&num_matches=99999");
  expect(page.words).toContain(`${numResults} member${numResults === 1 ? " matches" : "s match"}`);
  expect(page.text.replaceAll(/(href|value)="[^"]*"/g, "")).not.toContain("99999");
  const step = await browser.get("/complete-signup?created=99999");
  expect(step.words).not.toContain("99999");
  // Said once: the step is passed, and the search looks for them too.
  expect(/<h1[^>]*>([^<]*)/.exec(step.text)?.[1]).toBe("Add your photos");
  const search = await browser.get("/members");
  expect(search.text).toMatch(/<option value="male" selected/);
  expect(search.valueOf("max_age")).toBe("44");
});

test.each([
  ["no answer", { min_age: "20", max_age: "30" }, "Choose one of the answers"],
  ["nobody's gender", { gender: "robot", min_age: "", max_age: "" }, "Choose one of the answers"],
  ["younger than allowed", { gender: "all", min_age: "12", max_age: "" }, "from 18 to 99"],
  ["older before younger", { gender: "all", min_age: "50", max_age: "30" }, ""],
])("SIGN-10 %s is named on the step, and nobody is counted by it", async (what, fields, words) => {
  const browser = await newcomer(site, `Cannot mean ${what}`.slice(0, 30));
  const answer = await meet(browser, await browser.get(QUESTION), fields);
  expect(answer.status).toBe(422);
  expect(answer.words).toContain(words);
  expect((await browser.get("/signup-matches")).text).not.toContain('class="mc"');
});

test("SIGN-06 visitors log in first, and where nobody fits the page says what to do", async () => {
  expect((await site.browser().get("/signup-matches")).location).toContain("/login?next=");
  const browser = await newcomer(site, "Nobody fits");
  await meet(browser, await browser.get(QUESTION), { gender: "female", min_age: "97", max_age: "99" });
  const page = await browser.get("/signup-matches");
  expect(page.words).toContain("No matches yet");
  expect(page.text).toContain('href="/members"');
});

test("SIGN-02 an operator whose answer names no address is no reason for a sentence with a hole", async () => {
  const browser = await newcomer(site, "No address");
  const cookie = `auth.session=${await browser.cookie("auth.session")}`;
  const answer = await fetch(`${site.backend.origin}/api/user.php`, { headers: { cookie } });
  const body = (await answer.json()) as { user: Record<string, unknown> };
  site.proxy.rule("/api/user.php", {
    kind: "answer",
    body: { ...body, user: { ...body.user, email: undefined } },
  });
  expect((await browser.get(CONFIRM)).words).toContain("We sent you a link. Open it to confirm");
});
