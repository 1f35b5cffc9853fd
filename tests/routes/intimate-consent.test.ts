import { expect, test } from "vitest";
import "#tests/support/matchers";
import type { Browser } from "#tests/support/http-client";
import { newcomer, testSite } from "#tests/support/test-site";

const site = testSite();

async function save(browser: Browser, section: string, fields: [string, string][]) {
  const page = await browser.get("/profile");
  const key = page.form("/profile", "section").fields.filter(([name]) => name === "_key");
  return browser.post("/profile", [...key, ["section", section], ...fields]);
}

async function userOf(browser: Browser) {
  const cookie = `auth.session=${await browser.cookie("auth.session")}`;
  const answer = await fetch(`${site.backend.origin}/api/user.php`, { headers: { cookie } });
  const { user } = (await answer.json()) as {
    user: { intimate_consent: string | null; profile: { sexuality: string | null; interests: string[] } };
  };
  return user;
}

test("SAFE-02 before intimate data is asked, a sentence says who sees it, in every form that asks", async () => {
  const browser = await newcomer(site, "Consent One");
  for (const path of ["/complete-signup?step=personal", "/complete-signup?step=about", "/profile"]) {
    const page = await browser.get(path);
    expect(page.words, path).toContain("shown on your profile to logged-in members, never to visitors");
    expect(page.text, path).toMatch(/<input type="checkbox" id="intimate_consent"(?![^>]*checked)/);
  }
});

test("SAFE-02 without the tick nothing intimate is saved, and what was chosen stays chosen", async () => {
  const browser = await newcomer(site, "Consent Two");
  const refused = await save(browser, "interests", [
    ["interests", "bondage"],
    ["interests", "tea"],
  ]);
  expect(refused.status).toBe(422);
  expect(refused.words).toContain("Tick the box to agree, or leave these answers out");
  expect(refused.text).toMatch(/value="bondage"[^>]*checked|checked[^>]*value="bondage"/);
  expect((await userOf(browser)).profile.interests).toEqual([]);

  expect((await save(browser, "interests", [["interests", "tea"]])).status).toBe(303);
  expect(await userOf(browser)).toMatchObject({ intimate_consent: null, profile: { interests: ["tea"] } });
});

test("SAFE-02 the tick is kept with its date, asked once, and part of the own data", async () => {
  const browser = await newcomer(site, "Consent Three");
  const page = await browser.get("/complete-signup?step=personal");
  const { action, fields } = page.form("/complete-signup", "tattoos");
  const ticks: [string, string][] = [
    ["gender", "female"],
    ["sexuality", "lesbian"],
    ["intimate_consent", "1"],
  ];
  const answer = await browser.post(action, [...fields, ...ticks]);
  expect(answer.status).toBe(303);
  const { intimate_consent: agreedAt, profile } = await userOf(browser);
  expect(profile.sexuality).toBe("lesbian");
  expect(Date.now() - Date.parse(agreedAt ?? "")).toBeLessThan(600_000);
  const again = await browser.get("/profile");
  expect(again.words).toContain("you agreed that members may see your orientation");
  expect(again.text).not.toContain('name="intimate_consent"');
  expect((await save(browser, "interests", [["interests", "bondage"]])).status).toBe(303);
  expect((await browser.get("/settings/data")).words).toContain("intimate interests shown to members");
});

test("SAFE-02 the agreement is taken back in the settings, and the answers are gone from everywhere", async () => {
  const browser = await newcomer(site, "Consent Four");
  await save(browser, "interests", [
    ["interests", "bondage"],
    ["interests", "tea"],
    ["intimate_consent", "1"],
  ]);
  const settings = await browser.get("/settings");
  expect(settings.words).toContain("You agreed on");
  const answer = await browser.send(settings, "/settings", { intimate: "0", intent: "intimate" });
  expect(answer).toRedirectTo("/settings#intimate");
  expect((await browser.follow(answer)).words).toContain("the answers are deleted");
  expect(await userOf(browser)).toMatchObject({ intimate_consent: null, profile: { interests: ["tea"] } });
  expect((await browser.get("/settings/data")).words).not.toContain("Bondage");
});

test("SAFE-02 where the agreement could not be told, nothing intimate is sent", async () => {
  const browser = await newcomer(site, "Consent Five");
  site.proxy.rule("/api/intimate-consent.php", { kind: "answer", status: 500, body: {} });
  const failed = await save(browser, "interests", [
    ["interests", "bondage"],
    ["intimate_consent", "1"],
  ]);
  expect(failed.status).toBeGreaterThanOrEqual(500);
  expect(site.proxy.calls("/api/profile.php")).toBe(0);
});
