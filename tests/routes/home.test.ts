import { describe, expect, test } from "vitest";
import "#tests/support/matchers";
import type { Page } from "#tests/support/http-client";
import { type Site, type SiteOptions, startSite } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite();

type Settings = NonNullable<NonNullable<SiteOptions["backend"]>["choices"]>["settings"];

async function withSettings(settings: Settings, check: (other: Site) => Promise<void>): Promise<void> {
  const other = await startSite({ backend: { choices: { settings } } });
  try {
    await check(other);
  } finally {
    await other.close();
  }
}

const cards = (page: Page) => page.text.match(/<li class="mc"/g)?.length ?? 0;
const contentOf = (page: Page, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(page.text)?.[1];

test("HOME-01 the home page shows title and text of the settings, members, and the first field of the signup", async () => {
  const page = await site.browser().get("/");
  expect(page.text).toContain("<title>Rendez: meet people near you · Rendez</title>");
  expect(contentOf(page, "description")).toBe("Sign up for free, browse members, like and chat.");
  expect(cards(page)).toBe(8);
  expect(page.form("/signup", "email").action).toBe("/signup");
  expect(page.text).not.toMatch(/<script[^>]*\ssrc=/);
});

test("HOME-01 the home page names the price of a message in the visitor's country, and leads to the prices", async () => {
  const dutch = await site.browser({ headers: { "accept-language": "nl-NL" } }).get("/");
  expect(dutch.words.replaceAll("\u00a0", " ")).toContain("€ 1,25");
  const british = await site.browser({ headers: { "accept-language": "en-GB" } }).get("/");
  expect(british.words).toContain("From £1.05 a message");
  expect(british.text).toContain('href="/pricing"');
});

test("HOME-01 settings without prices promise none, and say that the price comes before sending", async () => {
  await withSettings({ minimum_message_costs: {} }, async (other) => {
    const { words } = await other.browser().get("/");
    expect(words).toContain("You see the price of a message before you send it");
    expect(words).not.toMatch(/[$€£]\s?\d/);
  });
});

test("HOME-01 the home page says what fictional profiles are, in the operator's words", async () => {
  const settings = { fictional_singular: "entertainment profile", fictional_warning: "No real person." };
  await withSettings(settings, async (other) => {
    const { words } = await other.browser().get("/");
    expect(words).toContain("Profiles labeled “entertainment profile” are not real people.");
    expect(words).toContain("No real person.");
  });
});

test("HOME-01 without members to show the home page is still a page with its form", async () => {
  site.proxy.rule("/api/members.php", { kind: "answer", status: 500, body: {} });
  const page = await site.browser({ headers: { "accept-language": "fr" } }).get("/");
  expect(page.status).toBe(200);
  expect(cards(page)).toBe(0);
  expect(page.form("/signup", "email").action).toBe("/signup");
});

test("HOME-01 where signing up is closed there is no form, and no button that leads to one", async () => {
  await withSettings({ signups: "none" }, async (other) => {
    const page = await other.browser().get("/");
    expect(() => page.form("/signup", "email")).toThrow();
    expect(page.words).not.toContain("A minute, and you are in");
  });
});

test("HOME-01 a member who opens the home page is sent to the members", async () => {
  expect(await (await site.member()).get("/")).toRedirectTo("/members");
});

describe("HOME-03 where logged-out search is hidden", () => {
  const hidden = testSite({
    backend: {
      choices: { settings: { logged_out_search: "none", logged_out_search_trafficsource: ["partner"] } },
    },
  });

  test("HOME-03 the home page shows no member and says why, with the form beside it", async () => {
    const page = await hidden.browser().get("/");
    expect(cards(page)).toBe(0);
    expect(page.words).toContain("Members are shown to members only");
    expect(page.form("/signup", "email").action).toBe("/signup");
    expect(hidden.proxy.calls("/api/members.php")).toBe(0);
  });

  test("HOME-03 the search says it in plain words, with signup and a login that comes back", async () => {
    const page = await hidden.browser().get("/members?page=2");
    expect(page.status).toBe(200);
    expect(cards(page)).toBe(0);
    expect(page.words).toContain("Sign up for free or log in");
    expect(page.text).toContain('href="/login?next=%2Fmembers%3Fpage%3D2"');
    expect(hidden.proxy.calls("/api/members.php")).toBe(0);
  });

  test("HOME-03 a profile shows no other members", async () => {
    const page = await hidden.browser().get("/members/1");
    expect(page.status).toBe(200);
    expect(cards(page)).toBe(0);
    expect(cards(await site.browser().get("/members/1"))).toBeGreaterThan(0);
  });

  test("HOME-03 an allowed traffic source opens home, search and profiles for the visit", async () => {
    const visitor = hidden.browser();
    expect(cards(await visitor.get("/?ref=partner"))).toBe(8);
    expect(cards(await visitor.get("/members"))).toBeGreaterThan(8);
    expect(cards(await visitor.get("/members/1"))).toBeGreaterThan(0);
    expect(cards(await hidden.browser().get("/members?ref=somebody"))).toBe(0);
  });

  test("HOME-03 a member searches as always", async () => {
    expect(cards(await (await hidden.member()).get("/members"))).toBeGreaterThan(8);
  });
});
