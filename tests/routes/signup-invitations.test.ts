import { describe, expect, test } from "vitest";
import { translatorFor } from "#app/i18n/translator.server";
import type { Browser, Page } from "#tests/support/http-client";
import { LANDERS } from "#tests/support/landers";
import { signupFields } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const words = translatorFor("en").words("signup");
const FINDER = "/match-finder?step=5&gender=all&min_age=18&max_age=99&country=&countryregion=";
/** Every kind of page that would ask a visitor to sign up. */
const INVITING = [
  "/",
  "/login",
  "/pricing",
  "/members",
  "/members/1",
  "/members/1/landing",
  "/members/1/landing2",
  "/members/1/landing3/eng",
  "/members/1/signup",
  FINDER,
  ...LANDERS.map((name) => `/landers/${name}/eng`),
  "/landers/iconslanding/eng?go=1&i=wine",
  "/landers/swipe/eng?a=yyyyy",
];
const OPERATORS_WORDS = "Sign up for free, browse members, like and chat.";
/** What invites, wherever it stands. */
const INVITATION =
  /sign up for free|start for free|free to join|create (an|my) account|signing up costs nothing/i;

/** The operator's own description of the site is not ours to change. */
function invitationOn({ words }: Page): string | undefined {
  return INVITATION.exec(words.replaceAll(OPERATORS_WORDS, ""))?.[0];
}

function linksOf(page: Page): string[] {
  return [...page.text.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
}

async function click(browser: Browser, page: Page, path: string): Promise<Page> {
  const link = linksOf(page).find((href) => href.split("?")[0] === path);
  if (link === undefined) throw new Error(`no link to ${path} on ${page.path}`);
  return browser.get(link);
}

describe("a site that takes nobody at present", () => {
  const site = testSite({ backend: { choices: { settings: { signups: "closed" } } } });

  test.each(INVITING)("SIGN-11 %s says that signing up is closed, and asks nobody to", async (path) => {
    const page = await site.browser().get(path);
    expect(page.status).toBe(200);
    expect(page.words).toContain(words.disabled_title);
    expect(invitationOn(page)).toBeUndefined();
    expect(page.text).not.toContain('name="password" autoComplete="new-password"');
  });
});

describe("a site that is by invitation only", () => {
  const site = testSite({
    backend: { choices: { settings: { invite_only: true }, invites: ["friends"] } },
  });

  test.each(INVITING)("SIGN-11 %s says that it takes an invitation", async (path) => {
    const page = await site.browser().get(path);
    expect(page.words).toContain(words.invite_title);
    expect(invitationOn(page)).toBeUndefined();
  });

  test.each(INVITING)(
    "SIGN-11 who was invited is welcome on %s, and each link takes the invitation along",
    async (path) => {
      const page = await site.browser().get(`${path}${path.includes("?") ? "&" : "?"}invite=friends`);
      expect(page.status).toBe(200);
      expect(page.words).not.toContain(words.invite_title);
      const links = linksOf(page);
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter((link) => !/\.\w+$/.test(link) && !link.includes("invite=friends"))).toEqual([]);
    },
  );

  test.each([true, false])(
    "SIGN-11 an invitation outlasts a click on Terms, a search and a look at the login (cookies: %s)",
    async (cookies) => {
      const browser = site.browser({ cookies });
      let page = await browser.get("/?invite=friends");
      for (const path of ["/pages/terms", "/", "/members", "/login", "/signup"])
        page = await click(browser, page, path);
      expect(page.text).toContain('name="password"');
      expect(page.words).not.toContain(words.invite_title);
    },
  );

  test("SIGN-11 an invitation outlasts another language and a form with a mistake, and makes the account", async () => {
    const browser = site.browser({ headers: { "accept-language": "en-CH" } });
    const home = await browser.get("/?invite=friends");
    const german = await browser.follow(await browser.send(home, "/lang-config", { language: "de" }));
    const signup = await click(browser, german, "/signup");
    const wrong = await browser.send(signup, "/signup", { ...signupFields("Invited Guest"), name: "x" });
    expect(wrong.status).toBe(422);
    const done = await browser.send(wrong, "/signup", signupFields("Invited Guest"));
    expect(done.status).toBe(303);
    expect(done.location).not.toContain("invite");
    expect(String(site.proxy.requests("/api/signup.php").at(-1)?.body)).toContain('"invite":"friends"');
  });
});
