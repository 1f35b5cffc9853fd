import { expect, test } from "vitest";
import "#tests/support/matchers";
import type { Page } from "#tests/support/http-client";
import { signupFields, startSite } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite({
  backend: {
    choices: { settings: { enable_site_entry_popup: "yes", site_entry_countries: ["NL", "DE", "FR"] } },
  },
});

const from = (acceptLanguage: string, more = {}) =>
  site.browser({ headers: { "accept-language": acceptLanguage }, ...more });
const isWarned = (page: Page) => page.text.includes('id="site-entry-warning"');

test.each(["/", "/signup", "/login", "/members", "/members/1", "/lang-config", "/complaints"])(
  "HOME-02 a visitor from a listed country is warned on %s, and the page is there beneath",
  async (path) => {
    const page = await from("nl-NL").get(path);
    expect(isWarned(page)).toBe(true);
    expect(page.words).toContain("Belangrijk");
    expect(page.text).toContain("<h1");
  },
);

test("HOME-02 visitors from elsewhere and members are not warned", async () => {
  expect(isWarned(await from("en-US").get("/"))).toBe(false);
  expect(isWarned(await (await site.member()).get("/members"))).toBe(false);
  const dutch = await site.member("free@demo.example", { headers: { "accept-language": "nl-NL" } });
  expect(isWarned(await dutch.get("/members"))).toBe(false);
});

test("HOME-02 nobody is warned where the setting is no", async () => {
  const quiet = await startSite();
  try {
    const page = await quiet.browser({ headers: { "accept-language": "nl-NL" } }).get("/");
    expect(isWarned(page)).toBe(false);
  } finally {
    await quiet.close();
  }
});

test("HOME-02 a new password is asked for without a warning in the way", async () => {
  for (const path of ["/reset-password", "/reset-password/do?code=x"])
    expect(isWarned(await from("nl-NL").get(path))).toBe(false);
});

test("HOME-02 closing stores the moment for a year, comes back to the page, and is asked only once", async () => {
  const visitor = from("nl-NL");
  const before = Date.now();
  const answer = await visitor.submit("/entry-warning", {}, { at: "/members?gender=female" });
  expect(answer).toRedirectTo("/members?gender=female");
  expect(answer).toSetCookie(
    "entry_warning",
    /^entry_warning=\d{13}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
  );
  const stored = Number(await visitor.cookie("entry_warning"));
  expect(stored).toBeGreaterThanOrEqual(before);
  expect(stored).toBeLessThanOrEqual(Date.now());
  for (const path of ["/members?gender=female", "/", "/signup", "/members/1"])
    expect(isWarned(await visitor.get(path))).toBe(false);
});

test("HOME-02 where cookies are refused, closing still shows the page", async () => {
  const visitor = from("de-DE", { cookies: false, sender: "text" });
  const answer = await visitor.submit("/entry-warning", {}, { at: "/members?gender=female" });
  expect(answer).toRedirectTo("/members?gender=female&entered=1");
  const page = await visitor.get(answer.location ?? "");
  expect(isWarned(page)).toBe(false);
  expect(page.words).toContain("Mitglieder suchen");
});

test("HOME-02 the answer to a form is never covered, though cookies are refused", async () => {
  const visitor = from("nl-NL", { cookies: false });
  const page = await visitor.get("/signup?entered=1");
  const answer = await visitor.send(page, "/signup", signupFields("Somebody"));
  expect(answer.status).toBe(422);
  expect(isWarned(answer)).toBe(false);
  expect(answer.valueOf("name")).toBe("Somebody");
});

test.each(["//evil.example", "https://evil.example/", "/logout", "\\evil", ""])(
  "HOME-02 closing leads to no foreign address: %j",
  async (next) => {
    const visitor = from("nl-NL");
    const page = await visitor.get("/signup");
    expect(await visitor.send(page, "/entry-warning", { next })).toRedirectTo("/");
  },
);

test.each(["", "yes", "1", "17", "9".repeat(40), "%00"])(
  "HOME-02 a cookie that we did not write (%j) closes nothing",
  async (value) => {
    const page = await from("nl-NL").get("/", { headers: { cookie: `entry_warning=${value}` } });
    expect(isWarned(page)).toBe(true);
  },
);

test("HOME-02 opening its address closes nothing", async () => {
  const visitor = from("nl-NL");
  const answer = await visitor.get("/entry-warning");
  expect(answer).toRedirectTo("/");
  expect(answer).not.toSetCookie("entry_warning");
});
