import { expect, test } from "vitest";
import "#tests/support/matchers";
import type { Browser, Page } from "#tests/support/http-client";
import { signupFields } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite();

const ALL = [
  "new_conversations",
  "new_messages",
  "like",
  "unread_message_reminders",
  "promotions",
  "weekly_updates",
  "news",
  "reminders",
];
let members = 0;

async function newMember(): Promise<{ browser: Browser; email: string }> {
  members += 1;
  const fields = signupFields(`Notes ${members}`);
  const browser = site.browser();
  expect((await browser.submit("/signup", fields)).status).toBe(303);
  return { browser, email: fields.email ?? "" };
}

/** The link at the end of every mail to this address. */
async function mailedLink(email: string): Promise<string> {
  const mail = (await site.backend.outbox()).find(({ to }) => to === email);
  return mail?.text.match(/\/notifications\?code=[\w-]+/)?.[0] ?? "";
}

const ticked = (page: Page) =>
  page
    .form("/notifications", "_key")
    .fields.filter(([name]) => name === "type")
    .map(([, value]) => value);

/** Sends the form with exactly these types ticked. */
function choose(browser: Browser, page: Page, types: readonly string[], intent = "save"): Promise<Page> {
  const form = page.form("/notifications", "_key");
  const rest = form.fields.filter(([name]) => name !== "type");
  return browser.post(form.action, [
    ...rest,
    ...types.map((type) => ["type", type] as const),
    ["intent", intent],
  ]);
}

const oneClick = (browser: Browser, address: string, fields: Record<string, string> = {}) =>
  browser.post(address, { "List-Unsubscribe": "One-Click", ...fields });

test("ACCT-04 a new member gets all eight kinds, and keeps only those that stay ticked", async () => {
  const { browser, email } = await newMember();
  const page = await browser.get("/notifications");
  expect(ticked(page)).toEqual(ALL);
  expect(page.words).toContain(email);
  const answer = await choose(browser, page, ["like", "news"]);
  expect(answer).toRedirectTo("/notifications");
  const after = await browser.follow(answer);
  expect(after.words).toContain("Your choice is saved.");
  expect(ticked(after)).toEqual(["like", "news"]);
});

test("ACCT-04 one button turns all of them off", async () => {
  const { browser } = await newMember();
  const page = await browser.get("/notifications");
  await choose(browser, page, ALL, "none");
  expect(ticked(await browser.get("/notifications"))).toEqual([]);
});

test("ACCT-04 the link of a mail works without login and cookies; opening it changes nothing", async () => {
  const { browser, email } = await newMember();
  const link = await mailedLink(email);
  const reader = site.browser({ cookies: false, sender: "text" });
  const page = await reader.get(link);
  expect(page.status).toBe(200);
  expect(page.words).toContain("you do not have to log in");
  expect(page.words).not.toContain(email);
  expect(ticked(await browser.get("/notifications"))).toEqual(ALL);
  const answer = await choose(reader, page, ["weekly_updates"]);
  expect(answer.status).toBe(303);
  const after = await reader.follow(answer);
  expect(after.words).toContain("Your choice is saved.");
  expect(ticked(after)).toEqual(["weekly_updates"]);
  expect(ticked(await browser.get("/notifications"))).toEqual(["weekly_updates"]);
});

test("ACCT-04 a mail's link is about the member who got it, whoever is logged in", async () => {
  const { email } = await newMember();
  const other = await newMember();
  const page = await other.browser.get(await mailedLink(email));
  await choose(other.browser, page, ["news"]);
  expect(ticked(await other.browser.get("/notifications"))).toEqual(ALL);
});

test.each(["", "short", "<script>", "long-enough-but-forged", "x".repeat(5_000), "a&code=b"])(
  "ACCT-04 a link with the code %j is told as no good and leads to the login",
  async (code) => {
    const page = await site.browser().get(`/notifications?code=${encodeURI(code)}`);
    expect(page.status).toBe(410);
    expect(page.words).toContain("This link no longer works");
    expect(page.text).toContain('href="/login?next=%2Fnotifications"');
    expect(page.text).not.toContain("<script>");
    const posted = await site.browser().post(`/notifications?code=${encodeURI(code)}`, { type: "like" });
    expect([410, 422]).toContain(posted.status);
  },
);

test("ACCT-04 an old link no longer changes anything", async () => {
  const { email } = await newMember();
  const link = await mailedLink(email);
  site.time.aheadMs += 91 * 86_400_000;
  expect((await site.browser().get(link)).status).toBe(410);
  site.time.aheadMs = 0;
});

test("ACCT-04 a mail program unsubscribes with one click, and the page explains it with the way back", async () => {
  const { browser, email } = await newMember();
  const program = site.browser({ cookies: false, sender: "text" });
  const answer = await oneClick(program, await mailedLink(email));
  expect(answer.status).toBe(200);
  const page = await browser.get("/notifications");
  expect(page.words).toContain("You unsubscribed in your email app.");
  expect((await browser.get("/settings")).words).toContain("We are not sending you any at the moment.");
  expect(ticked(page)).toEqual(ALL);
  await choose(browser, page, ["new_messages"]);
  const after = await browser.get("/notifications");
  expect(after.words).not.toContain("You unsubscribed");
  expect(ticked(after)).toEqual(["new_messages"]);
});

test("ACCT-04 the one click is taken from mail programs only in its own shape, and does no more than that", async () => {
  const { browser, email } = await newMember();
  const link = await mailedLink(email);
  const program = site.browser({ cookies: false, sender: "text" });
  expect((await oneClick(program, link, { type: "like" })).status).toBe(403);
  expect((await oneClick(program, "/notifications")).status).toBe(403);
  expect((await oneClick(program, "/settings?code=long-enough-code")).status).toBe(403);
  expect((await oneClick(program, "/notifications?code=long-enough-but-forged")).status).toBe(410);
  const foreign = { headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" } };
  expect((await program.post(link, { type: "like" }, foreign)).status).toBe(403);
  expect((await browser.get("/notifications")).words).not.toContain("You unsubscribed");
});

/** What an operator's user.php and notifications.php say when mails are off. */
async function withReason(reason: string): Promise<Page> {
  const browser = await site.member();
  const types = Object.fromEntries(ALL.map((type) => [type, "1"]));
  site.proxy.rule("/api/notifications.php", {
    kind: "answer",
    status: 200,
    body: { notifications: types, email: "premium@demo.example", notifications_disabled: [reason] },
  });
  return browser.get("/notifications");
}

test("ACCT-04 a member whose mails were marked as spam is told so, and how they come again", async () => {
  const page = await withReason("fbl");
  expect(page.words).toContain("One of our emails was marked as spam");
  expect(page.words).toContain("Save your choice below to get them again");
});

test("ACCT-04 a member whose address bounced is told so, and led to another address", async () => {
  const page = await withReason("bounce");
  expect(page.words).toContain("Our emails to premium@demo.example could not be delivered.");
  expect(page.text).toContain('href="/settings/email"');
});

test("ACCT-04 a reason that nobody knows is told as well", async () => {
  expect((await withReason("legal")).words).toContain("They were turned off for your address");
});

test("ACCT-04 an operator out of reach is told as that, and the choice stays in the form", async () => {
  const { browser } = await newMember();
  const page = await browser.get("/notifications");
  site.proxy.rule("/api/notifications.php", { kind: "answer", status: 500, body: {} }, { kind: "pass" });
  const answer = await choose(browser, page, ["like"]);
  expect(answer.status).toBe(502);
  expect(answer.words).toContain("An error occured, please try again later.");
  expect(ticked(answer)).toEqual(["like"]);
  expect(ticked(await browser.get("/notifications"))).toEqual(ALL);
});
