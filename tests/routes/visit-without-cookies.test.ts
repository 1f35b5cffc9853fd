import { expect, test } from "vitest";
import "#tests/support/matchers";
import type { Browser, Page } from "#tests/support/http-client";
import { signupFields } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite();

const RECORD = "network=n1&ref=r1&sub1=a";
/** An address in Switzerland: there four languages are on offer. */
const SWISS = { "accept-language": "en-CH" };

/** Addresses of our own pages that a page leads to. */
function linksOf(page: Page): string[] {
  const hrefs = [...page.text.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"/g)];
  return hrefs.map(([, href = ""]) => href.replaceAll("&amp;", "&"));
}

/** Follows the first link of a page to this path, as a click does. */
function click(browser: Browser, page: Page, path: string): Promise<Page> {
  const link = linksOf(page).find((href) => new URL(href, site.origin).pathname === path);
  if (link === undefined) throw new Error(`no link to ${path} on ${page.path}`);
  return browser.get(link);
}

function sentTracking(): unknown {
  const [signup] = site.proxy.requests("/api/signup.php");
  return (JSON.parse(String(signup?.body)) as { tracking: unknown }).tracking;
}

test("HOST-11 every link and form of a visitor without cookies carries the record", async () => {
  const browser = site.browser({ cookies: false });
  for (const path of ["/", "/members", "/signup", "/login", "/match-finder", "/reset-password"]) {
    const page = await browser.get(`${path}?${RECORD}`);
    const links = linksOf(page);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => new URL(link, site.origin).searchParams.get("ref") !== "r1")).toEqual([]);
    const forms = page.text.match(/<form\b/g)?.length ?? 0;
    const carried = page.text.match(
      /name="_visit" value="network=n1&amp;ref=r1&amp;sub1=a"|name="ref" value="r1"/g,
    );
    expect(carried?.length).toBe(forms);
  }
});

test("HOST-11 a visitor without cookies walks from page to page, and the record is still there", async () => {
  const browser = site.browser({ cookies: false });
  const home = await browser.get(`/?${RECORD}`);
  const members = await click(browser, home, "/members");
  const login = await click(browser, members, "/login");
  const signup = await click(browser, login, "/signup");
  // Even a refused form keeps it: the page that answers has no parameters in its address.
  const refused = await browser.send(signup, "/signup", signupFields("Carried one"));
  expect(refused.status).toBe(422);
  expect(linksOf(refused).every((link) => link.includes("ref=r1"))).toBe(true);

  // Cookies are allowed now, and the form is sent again from the page as it stands.
  const allowed = site.browser();
  await allowed.get("/signup");
  const done = await allowed.send(refused, "/signup", signupFields("Carried one"));
  expect(done.status).toBe(303);
  expect(sentTracking()).toEqual({ network: "n1", ref: "r1", sub1: "a" });
});

test("HOST-11 a search by form keeps the record of a visitor without cookies", async () => {
  const browser = site.browser({ cookies: false });
  const page = await browser.get(`/members?${RECORD}`);
  const { fields } = page.form("/members", "min_age");
  const found = await browser.get(`/members?${new URLSearchParams(fields)}`);
  expect(linksOf(found).every((link) => link.includes("ref=r1"))).toBe(true);
});

test("HOST-11 links are plain again as soon as a cookie came back", async () => {
  const browser = site.browser();
  await browser.get(`/?${RECORD}`);
  const second = await browser.get("/");
  expect(linksOf(second).some((link) => link.includes("ref="))).toBe(false);
  expect(second.text).not.toContain('name="_visit"');
  await browser.submit("/signup", signupFields("Cookie kept"));
  expect(sentTracking()).toEqual({ network: "n1", ref: "r1", sub1: "a" });
});

test("HOST-11 a redirect carries the record too", async () => {
  const answer = await site.browser({ cookies: false }).get(`/chats?${RECORD}`);
  expect(answer.status).toBe(303);
  expect(new URL(answer.location ?? "", site.origin).searchParams.get("ref")).toBe("r1");
});

test.each([
  ["five kilobytes", `ref=${"x".repeat(5_000)}`],
  ["braces alone", "ref={{}}&sub1={}"],
  ["control characters", "ref=%00%0d%0aX:%20y&sub1=%1b[31m"],
  ["markup", "ref=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&network=%3C/form%3E"],
  ["twice", "ref=a&ref=b"],
  ["arrays", "ref[]=a&sub1[x]=y"],
  ["a template", "ref=%24%26%241&sub2=$$"],
])("HOST-11 hostile values (%s) change nothing but themselves", async (_kind, query) => {
  const browser = site.browser({ cookies: false });
  const plain = await browser.get("/signup");
  const page = await browser.get(`/signup?${query}`);
  expect(page.status).toBe(200);
  expect(page.words).toBe(plain.words);
  expect(page.text).not.toContain("<script>alert");
  expect(page.text.match(/<form\b/g)?.length).toBe(plain.text.match(/<form\b/g)?.length);
  expect(page.text.match(/<\/form>/g)?.length).toBe(plain.text.match(/<\/form>/g)?.length);
  expect((await browser.send(page, "/signup", signupFields("Hostile"))).status).toBe(422);
});

test("HOST-12 a language chosen without cookies goes along by the address, from page to page and through a refused form", async () => {
  const browser = site.browser({ cookies: false, headers: SWISS });
  const page = await browser.get("/");
  const chosen = await browser.send(page, "/lang-config", { language: "de" });
  const german = await browser.follow(chosen);
  expect(german.text).toContain('<html lang="de"');
  const login = await click(browser, german, "/login");
  expect(login.text).toContain('<html lang="de"');
  const refused = await browser.send(login, "/login", { email: "a@example.org", password: "whatever it is" });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('<html lang="de"');
  const french = await browser.follow(await browser.send(refused, "/lang-config", { language: "fr" }));
  expect(french.text).toContain('<html lang="fr"');
  expect((await click(browser, french, "/signup")).text).toContain('<html lang="fr"');
});

test("HOST-12 with cookies a language chosen over one of the address wins", async () => {
  const browser = site.browser({ headers: SWISS });
  const german = await browser.get("/signup?lang=de");
  expect(german.text).toContain('<html lang="de"');
  const chosen = await browser.follow(await browser.send(german, "/lang-config", { language: "fr" }));
  expect(chosen.text).toContain('<html lang="fr"');
  expect((await browser.get("/login")).text).toContain('<html lang="fr"');
});

test("HOST-12 no page sends a browser without cookies in a circle", async () => {
  const browser = site.browser({ cookies: false });
  const pages = [
    "/",
    "/members",
    "/login",
    "/signup",
    "/match-finder",
    "/chats",
    "/likes",
    "/lang-config",
    "/credits",
  ];
  for (const path of pages) {
    for (const query of ["", "?lang=de", `?${RECORD}&lang=es`]) {
      let page = await browser.get(`${path}${query}`);
      for (let hops = 0; page.location !== undefined && hops < 3; hops += 1)
        page = await browser.get(page.location);
      expect(page.location, `${path}${query}`).toBeUndefined();
    }
  }
});
