import { beforeAll, expect, test } from "vitest";
import "#tests/support/matchers";
import { COOKIES } from "#app/session/cookies.server";
import type { Browser } from "#tests/support/http-client";
import { signupFields } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite({
  backend: { choices: { settings: { enable_site_entry_popup: "yes", site_entry_countries: ["NL"] } } },
});

/** What each browser was told to keep, by name. */
const set = new Map<string, string>();

function recorded(browser: Browser): Browser {
  const { ask } = browser;
  browser.ask = async (...request) => {
    const page = await ask.apply(browser, request);
    for (const line of page.setCookies) {
      const name = line.slice(0, line.indexOf("="));
      // What was set counts, not that it is deleted later.
      if (!line.includes("Max-Age=0") || !set.has(name)) set.set(name, line);
    }
    return page;
  };
  return browser;
}

/** Everything a visitor and a member do that the site remembers in the browser. */
beforeAll(async () => {
  const browser = recorded(site.browser({ headers: { "accept-language": "nl-NL" } }));
  await browser.get("/?network=n1&ref=r1");
  await browser.submit("/entry-warning", {}, { at: "/" });
  const choice = await browser.get("/lang-config");
  const { fields } = choice.form("/lang-config", "next", "_key");
  await browser.post("/lang-config", { ...Object.fromEntries(fields), language: "en", country: "NL" });
  await browser.submit("/signup", signupFields("Keksi"));
  const step = await browser.get("/complete-signup?step=photo");
  const { action, fields: hidden } = step.form("/complete-signup?step=photo", "_key");
  await browser.post(action, [...hidden, ["intent", "skip"]]);
  const young = { "date_of_birth.day": "1", "date_of_birth.month": "2", "date_of_birth.year": "2012" };
  await recorded(site.browser()).submit("/signup", { ...signupFields("Jonger"), ...young });
  const saving = recorded(site.browser());
  await saving.submit("/data-use", { use: "less" });
  await saving.get("/members?gender=female&min_age=30");
  const member = recorded(await site.member("free@demo.example"));
  const { fields: dismissal } = (await member.get("/members")).form("/alerts/dismiss", "_key");
  await member.post("/alerts/dismiss", [...dismissal, ["alert", "profile"]]);
  await member.submit("/settings", { covers: "0", intent: "covers" });
  await member.submit("/settings", { enter: "0", intent: "enter" });
  await member.submit("/settings", { offline: "1", intent: "offline" });
  await member.post("/time-zone", { zone: "Europe/Paris" });
  await browser.send(await browser.get("/members"), "/logout", {});
});

test("HOME-05 whatever a visitor and a member do, the browser keeps the cookies that the page names and no other", async () => {
  const declared = Object.values(COOKIES).map(({ name }) => name);
  const others = [...set.keys()].filter((name) => !name.startsWith("auth."));
  expect(others.sort()).toEqual(declared.sort());
  const page = await site.browser().get("/pages/cookies");
  const listed = [...page.text.matchAll(/<code[^>]*>([^<]*)<\/code>/g)].map(([, name]) => name);
  expect(listed.sort()).toEqual(["auth.*", ...declared].sort());
});

test("HOME-05 each stays as long as its declaration says, first-party and out of reach of scripts", async () => {
  for (const { name, maxAgeS } of Object.values(COOKIES)) {
    const line = set.get(name) ?? "";
    expect(line).toMatch(/; Path=\/;.*HttpOnly; SameSite=Lax/);
    const age = /Max-Age=(\d+)/.exec(line)?.[1];
    // A word that was read, or a search that was cleared, is deleted at once.
    if (age !== "0") expect([name, age]).toEqual([name, maxAgeS?.toString()]);
  }
});
