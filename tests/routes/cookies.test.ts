import { expect, test } from "vitest";
import "#tests/support/matchers";
import { COOKIES } from "#app/session/cookies.server";
import { signupFields } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite({ backend: { settings: { enable_site_entry_popup: true, all_languages: true } } });

/** Everything a visitor and a member do that the site remembers in the browser. */
async function journey(): Promise<Map<string, string>> {
  const set = new Map<string, string>();
  const browser = site.browser();
  const { ask } = browser;
  browser.ask = async (...asked) => {
    const page = await ask.apply(browser, asked);
    for (const line of page.setCookies) set.set(line.slice(0, line.indexOf("=")), line);
    return page;
  };
  await browser.get("/?network=n1&ref=r1");
  await browser.submit("/entry-warning", {}, { at: "/" });
  await browser.submit("/lang-config", { language: "de" });
  await browser.submit("/lang-config", { geoip_selected_country: "CH" });
  await browser.submit("/signup", signupFields("Keksi"));
  const step = await browser.get("/complete-signup");
  await browser.post("/complete-signup", [...step.form("/complete-signup").fields, ["intent", "skip"]]);
  await browser.get("/members?gender=female&min_age=30");
  const [partner] = (await browser.get("/members")).text.match(/\/members\/(\d+)"/) ?? [];
  await browser.get(`${partner?.replace('"', "")}/chat`);
  const alerts = await browser.get("/members");
  await browser.send(alerts, "/alerts/dismiss", {});
  await browser.submit("/logout", {}, { at: "/logout" });
  return set;
}

test("HOME-05 whatever a visitor and a member do, the browser keeps the cookies that the page names and no other", async () => {
  const set = await journey();
  const declared = Object.values(COOKIES).map(({ name }) => name);
  const others = [...set.keys()].filter((name) => !name.startsWith("auth."));
  expect(others.sort()).toEqual(declared.sort());
  const page = await site.browser().get("/pages/cookies");
  const [, named = ""] = /<dl\b[^>]*>([\s\S]*?)<\/dl>/.exec(page.text) ?? [];
  const listed = [...named.matchAll(/<code>([^<]*)<\/code>/g)].map(([, name]) => name);
  expect(listed.sort()).toEqual(["auth.*", ...declared].sort());
});

test("HOME-05 each stays as long as its declaration says, first-party and out of reach of scripts", async () => {
  const set = await journey();
  for (const { name, maxAgeS } of Object.values(COOKIES)) {
    const line = set.get(name) ?? "";
    expect(line).toMatch(/; Path=\/;.*HttpOnly; SameSite=Lax/);
    const age = /Max-Age=(\d+)/.exec(line)?.[1];
    // A word that was read, or a search that was cleared, is deleted at once.
    if (age !== "0") expect([name, age]).toEqual([name, maxAgeS?.toString()]);
  }
});
