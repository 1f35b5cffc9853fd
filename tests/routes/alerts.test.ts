import { expect, test } from "vitest";
import "#tests/support/matchers";
import type { Browser } from "#tests/support/http-client";
import { testSite } from "#tests/support/test-site";

const site = testSite();

const DISMISS = "/alerts/dismiss";
const TITLE = "You no longer get our emails";

/** Upstream says from now on why it stopped mailing this member. */
async function stopMails(member: Browser, reasons: string[]): Promise<void> {
  const cookie = await member.jar.getCookieString(site.origin);
  const response = await fetch(`${site.backend.origin}/api/user.php`, {
    headers: { cookie, "X-Request-Type": "client" },
  });
  const body = (await response.json()) as { user: Record<string, unknown> };
  body.user.notifications_disabled = reasons;
  site.proxy.rule("/api/user.php", { kind: "answer", body: JSON.stringify(body) });
}

async function memberWithoutMails(reasons = ["bounce"]): Promise<Browser> {
  const member = await site.member();
  await stopMails(member, reasons);
  return member;
}

test.each([
  ["fbl", "One of our emails was marked as spam."],
  ["bounce", "Our emails to your address could not be delivered."],
  ["listunsubscribe", "You unsubscribed in your email app."],
])("ACCT-09 disabled notifications are told with their reason: %s", async (reason, words) => {
  const page = await (await memberWithoutMails([reason])).get("/members");
  expect(page.words).toContain(TITLE);
  expect(page.words).toContain(words);
});

test("ACCT-09 a reason nobody knows is no alert and no error", async () => {
  const page = await (await memberWithoutMails(["moon phase"])).get("/members");
  expect(page.status).toBe(200);
  expect(page.words).not.toContain(TITLE);
});

test("ACCT-09 an alert that was sent away stays away, with the moment in one cookie, and leads back", async () => {
  const member = await memberWithoutMails();
  const before = Date.now();
  const answer = await member.submit(DISMISS, { alert: "notifications" }, { at: "/members?gender=male" });
  expect(answer).toRedirectTo("/members?gender=male");
  const cookie = answer.setCookies.find((text) => text.startsWith("alerts=")) ?? "";
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
  const value = JSON.parse(decodeURIComponent(cookie.split(";")[0]?.slice("alerts=".length) ?? ""));
  expect(value.at.notifications).toBeGreaterThanOrEqual(before);
  for (const path of ["/members", "/likes", "/settings"])
    expect((await member.get(path)).words).not.toContain(TITLE);
});

test("ACCT-09 sending a second one away keeps the first away", async () => {
  const member = await memberWithoutMails();
  await member.post(DISMISS, { alert: "notifications" });
  await member.post(DISMISS, { alert: "profile" });
  expect((await member.get("/members")).text).not.toContain('name="alert"');
});

test("ACCT-09 somebody else on the same device sees alerts of their own", async () => {
  const member = await memberWithoutMails();
  await member.post(DISMISS, { alert: "notifications" });
  site.proxy.reset();
  const other = await site.member("free@demo.example");
  const cookies = await member.jar.getCookieString(site.origin);
  const alerts = cookies.split("; ").find((cookie) => cookie.startsWith("alerts=")) ?? "";
  expect(alerts).not.toBe("");
  await other.jar.setCookie(`${alerts}; Path=/`, site.origin);
  await stopMails(other, ["fbl"]);
  expect((await other.get("/members")).words).toContain(TITLE);
});

test.each(["https://evil.example/", "//evil.example", "/logout", "\\evil"])(
  "ACCT-09 a return path like %s leads to the search",
  async (next) => {
    const member = await site.member();
    expect(await member.post(DISMISS, { alert: "profile", next })).toRedirectTo("/members");
  },
);

test.each(["", "unknown", "__proto__"])("ACCT-09 the alert %j is nothing to send away", async (alert) => {
  const member = await site.member();
  const answer = await member.post(DISMISS, { alert });
  expect(answer.status).toBe(400);
  expect(answer.setCookies.join()).not.toContain("alerts=");
});

test.each(["%", "null", "[]", '{"member":1}', '{"member":"x","at":{}}', "x".repeat(3_000)])(
  "ACCT-09 a forged cookie %s is no error",
  async (value) => {
    const member = await memberWithoutMails();
    await member.jar.setCookie(`alerts=${encodeURIComponent(value)}; Path=/`, site.origin);
    expect((await member.get("/members")).words).toContain(TITLE);
  },
);

test("ACCT-09 visitors have no alerts, and the address itself shows nothing", async () => {
  const visitor = site.browser();
  expect((await visitor.post(DISMISS, { alert: "push" })).location).toMatch(/^\/login/);
  expect((await visitor.get("/members")).text).not.toContain('name="alert"');
  expect(await (await site.member()).get(DISMISS)).toRedirectTo("/members");
});
