import { expect, test } from "vitest";
import "#tests/support/matchers";
import type { Browser, Page } from "#tests/support/http-client";
import { signupFields } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite({ backend: { choices: { settings: { delete_discount: 25 } } } });

const PASSWORD = "a long enough one";
const HERE = "/settings/delete";
let members = 0;

async function newMember(): Promise<{ browser: Browser; email: string }> {
  members += 1;
  const fields = signupFields(`Leaves ${members}`, { password: PASSWORD });
  const browser = site.browser();
  expect((await browser.submit("/signup", fields)).status).toBe(303);
  return { browser, email: fields.email ?? "" };
}

/** From the questions to the confirmation. */
const goOn = (browser: Browser, typed: Record<string, string> = {}) =>
  browser.submit(HERE, { ...typed, intent: "confirm" });

/** Presses "Delete my account" on the confirmation. */
const confirm = (browser: Browser, page: Page, password = PASSWORD) => browser.send(page, HERE, { password });

const deletions = () => site.proxy.requests("/api/account.php").filter(({ method }) => method === "DELETE");
const sent = () => JSON.parse(String(deletions()[0]?.body)) as Record<string, unknown>;
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000);
const longDay = (day: Date) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(day);

test("ACCT-06 the page says what is lost, from when on, and until when it can be taken back", async () => {
  const { browser } = await newMember();
  const page = await browser.get(HERE);
  expect(page.words).toContain("nobody sees your profile and photos");
  expect(page.words).toContain(`On ${longDay(dayIn(14))} your profile, photos, likes and credits are erased`);
  expect(page.words).toContain("For 14 days");
  expect(page.text).toContain('href="/settings/data"');
  expect((await (await site.member()).get(HERE)).words).toMatch(/You still have [\d,]+ credits/);
});

test("ACCT-06 a member leaves without saying why: question, confirmation, gone, and every device is logged out", async () => {
  const { browser, email } = await newMember();
  const other = site.browser();
  await other.submit("/login", { email, password: PASSWORD });
  const page = await goOn(browser);
  expect(page.status).toBe(200);
  expect(page.words).toContain("Really delete your account?");
  expect(deletions()).toHaveLength(0);
  const gone = await confirm(browser, page);
  const day = dayIn(14).toISOString().slice(0, 10);
  expect(gone).toRedirectTo(`/account-deleted?until=${day}`);
  expect((await browser.follow(gone)).words).toContain(
    `You can undo everything until ${longDay(dayIn(14))}.`,
  );
  expect(sent()).toEqual({ password: PASSWORD });
  for (const one of [browser, other]) expect((await one.get("/settings")).location).toContain("/login");
});

test.each(["price", "found_someone", "not_looking", "site_problems", "no_members", "time", "other"])(
  "ACCT-06 the reason %s reaches the operator with the remarks",
  async (reason) => {
    const { browser } = await newMember();
    const page = await goOn(browser, { reason, remarks: "Too many\r\nferrets <b>here</b>" });
    expect((await confirm(browser, page)).status).toBe(303);
    expect(sent()).toEqual({ password: PASSWORD, reason, remarks: "Too many\nferrets <b>here</b>" });
  },
);

test("ACCT-06 a reason that we never offered counts as none", async () => {
  const { browser } = await newMember();
  await confirm(browser, await goOn(browser, { reason: "__proto__" }));
  expect(sent()).toEqual({ password: PASSWORD });
});

test("ACCT-06 remarks that are too long come back with everything typed, before the confirmation", async () => {
  const { browser } = await newMember();
  const answer = await goOn(browser, { reason: "time", remarks: "x".repeat(2_001) });
  expect(answer.status).toBe(422);
  expect(answer.words).toContain("Use at most 2,000 characters");
  expect(answer.valueOf("remarks")).toHaveLength(2_001);
  expect(answer.valueOf("reason")).toBe("time");
});

test("ACCT-06 a wrong password deletes nothing and keeps reason and remarks", async () => {
  const { browser } = await newMember();
  const page = await goOn(browser, { reason: "price", remarks: "Dear" });
  for (const [password, text] of [
    ["not mine at all", "Please check your old password."],
    ["", "Enter your password"],
  ] as const) {
    const answer = await confirm(browser, page, password);
    expect(answer.status).toBe(422);
    expect(answer.words).toContain(text);
    expect(answer.valueOf("reason")).toBe("price");
    expect(answer.valueOf("remarks")).toBe("Dear");
  }
  expect((await browser.get("/settings")).status).toBe(200);
});

test("ACCT-06 guesses at the password are stopped and told for how long", async () => {
  const { browser } = await newMember();
  const page = await goOn(browser);
  for (const nth of [1, 2, 3, 4, 5]) await confirm(browser, page, `guess number ${nth}`);
  const answer = await confirm(browser, page);
  expect(answer.status).toBe(429);
  expect(answer.words).toContain("Too many incorrect attempts, account blocked for 15 min.");
});

test("ACCT-06 a double click deletes once, and both answers lead to the same page", async () => {
  const { browser } = await newMember();
  const page = await goOn(browser);
  const answers = await Promise.all([1, 2].map(() => confirm(browser, page)));
  for (const answer of answers)
    expect(answer.location).toMatch(/^\/account-deleted\?until=\d{4}-\d{2}-\d{2}$/);
  expect(deletions()).toHaveLength(1);
});

test("ACCT-06 a form of another page deletes nothing", async () => {
  const { browser } = await newMember();
  const page = await goOn(browser);
  const answer = await browser.send(page, HERE, { password: PASSWORD, _key: "delete-account~forged" });
  expect(answer.status).toBe(422);
  expect(deletions()).toHaveLength(0);
});

test("ACCT-06 the mail after a deletion brings the account back within 14 days, as it was", async () => {
  const { browser, email } = await newMember();
  await confirm(browser, await goOn(browser));
  const mail = (await site.backend.outbox()).find(({ to }) => to === email);
  const link = mail?.text.match(/\/reactivate\/do\?code=[\w-]+/)?.[0] ?? "";
  expect((await site.browser().submit("/reactivate/do", {}, { at: link })).status).toBe(303);
  const back = await site.browser().submit("/login", { email, password: PASSWORD });
  expect(back).toRedirectTo("/members");
});

const CODE = { code: "STAY25", value_percentage: "25.0", status: "active" };

test("ACCT-06 the discount of the operator is offered with its code, and as what it is", async () => {
  const { browser } = await newMember();
  site.proxy.rule("/api/discountcode.php", { kind: "answer", status: 200, body: { discountcode: CODE } });
  const page = await browser.get(HERE);
  expect(page.words).toContain("25% off your next credits");
  expect(page.words).toContain("It is an offer, not a condition");
  expect(page.text).toContain('href="/credits?code=STAY25"');
  expect(site.proxy.requests("/api/discountcode.php")[0]?.query.get("code")).toBe("STAY25");
});

test.each([
  ["is unknown", { status: 404, body: { error: "code_not_found" } }],
  ["was used", { status: 409, body: { error: "code_used" } }],
  ["expired", { status: 200, body: { discountcode: { ...CODE, expired: "1" } } }],
  ["cannot be asked for", { status: 500, body: {} }],
])("ACCT-06 nothing is offered where the code %s", async (_, answer) => {
  const { browser } = await newMember();
  site.proxy.rule("/api/discountcode.php", { kind: "answer", ...answer });
  const page = await browser.get(HERE);
  expect(page.status).toBe(200);
  expect(page.words).not.toContain("off your next credits");
});
