import { expect, test } from "vitest";
import "#tests/support/matchers";
import { LANGUAGE_LIST, LANGUAGES, type Language } from "#app/i18n/languages";
import { translatorFor } from "#app/i18n/translator.server";
import type { Browser, Page } from "#tests/support/http-client";
import { LANDERS } from "#tests/support/landers";
import { signupFields } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite();

/** By day each lander in one language and each language on some lander; `npm run test:all` walks every way. */
const WHOLE = process.env.WHOLE_MATRIX === "1";
const WAYS = LANDERS.flatMap((name, at) =>
  LANGUAGE_LIST.filter((_, index) => WHOLE || index === at % LANGUAGE_LIST.length).map(
    (language): [name: (typeof LANDERS)[number], language: Language] => [name, language],
  ),
);

function linksOf(page: Page): string[] {
  return [...page.text.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
}

/** Follows the first link of a page to this path, and what it redirects to. */
async function click(browser: Browser, page: Page, path: string): Promise<Page> {
  const link = linksOf(page).find((href) => href.split("?")[0] === path);
  if (link === undefined) throw new Error(`no link to ${path} on ${page.path}`);
  return browser.follow(await browser.get(link));
}

async function profileOf(browser: Browser): Promise<{ interests: string[] }> {
  const cookie = `auth.session=${await browser.cookie("auth.session")}`;
  const answer = await fetch(`${site.backend.origin}/api/profile.php`, { headers: { cookie } });
  return ((await answer.json()) as { profile: { interests: string[] } }).profile;
}

/** How often a text stands in the conversation with a member. */
async function timesInChat(browser: Browser, member: number, text: string): Promise<number> {
  // A conversation has one list of messages or several.
  const [, ...lists] = (await browser.get(`/members/${member}/chat`)).text.split('class="msgs');
  return lists.join().split(`>${text}<`).length - 1;
}

const messages = () =>
  site.proxy
    .requests("/api/signup.php")
    .map(({ body }) => JSON.parse(String(body)) as { profile?: number; signup_message?: string });

test.each(WAYS)(
  "LAND-07 from the lander %s in %s without a script to the first message to whom it shows",
  async (name, language) => {
    const words = translatorFor(language).words("landers");
    const browser = site.browser();
    const lander = await browser.get(`/landers/${name}/milf-${LANGUAGES[language].slug}?go=1&i=wine`);
    const signup = await click(browser, lander, "/signup");
    // Its look and promise stand above the form, in its language.
    expect(signup.text).toContain(`class="promise promise-${name}"`);
    expect(signup.words).toContain(words.promise[name].replace(/\s/g, " "));
    expect(signup.words).toContain(words.pitch_6);
    const done = await browser.send(signup, "/signup", signupFields(`${language} ${name}`));
    expect(done).toRedirectTo("/complete-signup");
    const member = Number(/\/media\/m\/(\d+)\//.exec(lander.text)?.[1] ?? 1);
    const chat = await browser.get(`/members/${member}/chat`);
    expect(chat.text).toContain(`<html lang="${language}"`);
    const sent = await browser.send(chat, `/members/${member}/chat`, { text: `I saw you on ${name}` });
    expect(sent.status).toBe(303);
    expect(await timesInChat(browser, member, `I saw you on ${name}`)).toBe(1);
    if (name === "iconslanding") expect((await profileOf(browser)).interests).toEqual(["wine"]);
  },
);

test("LAND-07 what was written to a member on a landing outlasts Terms, home and a mistake, and is sent once", async () => {
  const browser = site.browser({ cookies: true });
  const landing = await browser.get("/members/1/landing2/de");
  const { fields } = landing.form("/members/1/signup", "signup_message");
  const query = new URLSearchParams(fields);
  query.set("signup_message", "Hallo & <b>schön</b> hier?");
  const tied = await browser.get(`/members/1/signup?${query}`);
  const terms = await click(browser, tied, "/pages/terms");
  const home = await click(browser, terms, "/");
  // The form of the home page would forget whom it was for.
  expect(home.text).not.toContain('name="date_of_birth.day"');
  const back = await click(browser, home, "/members/1/signup");
  expect(back.valueOf("signup_message")).toBe("Hallo & <b>schön</b> hier?");
  const wrong = await browser.send(back, "/members/1/signup", { ...signupFields("Landed Well"), name: "x" });
  expect(wrong.status).toBe(422);
  const typed = signupFields("Landed Well");
  const [one, two] = await Promise.all([
    browser.send(wrong, "/members/1/signup", typed),
    browser.send(wrong, "/members/1/signup", typed),
  ]);
  expect([one.status, two.status]).toEqual([303, 303]);
  expect(messages().filter(({ signup_message }) => signup_message === "Hallo & <b>schön</b> hier?")).toEqual([
    expect.objectContaining({ profile: 1 }),
  ]);
  expect(await timesInChat(browser, 1, "Hallo &amp; &lt;b&gt;schön&lt;/b&gt; hier?")).toBe(1);
});

test("LAND-07 a way to the signup by the bar leads beside the member who was promised, cookies or not", async () => {
  for (const cookies of [true, false]) {
    const browser = site.browser({ cookies });
    const landing = await browser.get("/members/2/landing/eng?ref=partner");
    const login = await click(browser, landing, "/login");
    const signup = await click(browser, login, "/signup");
    expect(signup.path).toBe("/members/2/signup");
  }
});

test("LAND-07 a yes on the stack of cards leads to the signup beside that member", async () => {
  const browser = site.browser();
  const end = await browser.get("/landers/swipe/eng?a=nynnn");
  const link = linksOf(end).find((href) => /^\/members\/\d+\/signup/.test(href)) ?? "";
  const signup = await browser.get(link);
  expect(signup.status).toBe(200);
  const member = Number(/\d+/.exec(link)?.[0]);
  const { action } = signup.form(`/members/${member}/signup`, "email");
  const typed = signupFields("Said yes", { signup_message: "Yes it is" });
  expect((await browser.send(signup, action, typed)).status).toBe(303);
  expect(await timesInChat(browser, member, "Yes it is")).toBe(1);
});

test("LAND-07 the match finder's answers are the search, the profile and the matches of the account", async () => {
  const browser = site.browser();
  const answers = new URLSearchParams(
    "step=5&gender=female&min_age=20&max_age=50&country=DE&countryregion=&interests=tea&interests=bondage&interests=nonsense",
  );
  const result = await browser.get(`/match-finder?${answers}`);
  const signup = await click(browser, result, "/signup");
  for (const answer of ["Women", "20 to 50 years", "Germany", "Tea", "Bondage"])
    expect(signup.words).toContain(answer);
  expect(signup.words).not.toContain("nonsense");
  const done = await browser.send(signup, "/signup", signupFields("Found by finder"));
  expect(done).toRedirectTo("/complete-signup");
  // Asked once: the first step that is open is another one.
  expect((await browser.get("/complete-signup")).words).toContain("Add your photos");
  const search = await browser.get("/members");
  expect(search.text).toMatch(/<option value="female" selected/);
  expect(search.text).toMatch(/<option value="DE" selected/);
  expect([search.valueOf("min_age"), search.valueOf("max_age")]).toEqual(["20", "50"]);
  const matches = await browser.get("/signup-matches");
  expect(matches.words).toMatch(/\d+ members? match/);
  // What is intimate waits, ticked, beside the agreement that it needs (SAFE-02).
  expect((await profileOf(browser)).interests).toEqual(["tea"]);
  const about = await browser.get("/complete-signup?step=about");
  for (const interest of ["tea", "bondage"])
    expect(about.text).toMatch(
      new RegExp(`value="${interest}"[^>]* checked|checked[^>]* value="${interest}"`),
    );
  const key = about.form("/complete-signup?step=about").fields.filter(([name]) => name === "_key");
  const untick: [string, string][] = [
    ["about_me", "Hello"],
    ["interests", "tea"],
  ];
  await browser.post("/complete-signup?step=about", [...key, ...untick]);
  const later = await browser.get("/complete-signup?step=about");
  expect(later.text).not.toMatch(/value="bondage"[^>]* checked|checked[^>]* value="bondage"/);
});

test.each([
  ["nobody's signature", "eyJtIjoxLCJ0IjoiU2VuZCBtZSBtb25leSJ9.AAAAAAAAAAAAAAAAAAAAAA"],
  ["no signature", "eyJtIjoxfQ"],
  ["markup", '"><script>alert(1)</script>.x'],
  ["a null byte", "\u0000.\u0000"],
  ["five kilobytes", "x".repeat(5_000)],
])(
  "LAND-07 a forged arrival (%s) is ignored: the usual signup, nobody tied to it, no link that carries it",
  async (_what, forged) => {
    const browser = site.browser();
    const page = await browser.get(`/signup?${new URLSearchParams({ arrival: forged })}`);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('class="promise');
    expect(page.text).not.toContain("<script>alert");
    expect(linksOf(page).filter((href) => href.includes("arrival="))).toEqual([]);
  },
);

test("LAND-07 an arrival about a member who is gone is a signup like any other", async () => {
  const browser = site.browser();
  const landing = await browser.get("/members/3/landing/eng");
  const login = await click(browser, landing, "/login");
  site.proxy.rule("/api/member.php", { kind: "answer", status: 404, body: { error: "profile_not_found" } });
  const signup = await click(browser, login, "/signup");
  expect(signup.path).toBe("/signup");
  expect(signup.text).toContain('name="password"');
});

test("LAND-07 the account has all that PHP could keep, and is made though the rest breaks", async () => {
  const browser = site.browser();
  const lander = await browser.get("/landers/iconslanding/eng?go=1&i=wine");
  const signup = await click(browser, lander, "/signup");
  site.proxy.rule("/api/profile.php", { kind: "answer", status: 500 });
  expect(await browser.send(signup, "/signup", signupFields("Half kept"))).toRedirectTo("/complete-signup");
});
