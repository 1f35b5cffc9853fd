import { expect, test } from "vitest";
import "#tests/support/matchers";
import { startSite } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite({ env: { TRUSTED_PROXIES: "127.0.0.1", CARRIED_COOKIES: "PHPSESSID" } });

const COMPANY = { companyinfo: { company_name: "Cookie Ltd" } };

/** A page whose upstream call answers with these Set-Cookie lines; company data is asked once a site. */
async function answeredWith(lines: string[], headers: Record<string, string> = {}) {
  const browser = site.browser({ headers });
  site.proxy.rule("/api/members.php", {
    kind: "answer",
    headers: { "set-cookie": lines },
    body: { results: [], numResults: 0, pageNumber: 1 },
  });
  return browser.get("/members");
}

test("HOST-02 a login cookie arrives as first-party cookie with its lifetime", async () => {
  const page = await answeredWith([
    "auth.session=a%20b=c; Domain=php.internal; Path=/api; Max-Age=3600; SameSite=None; Secure",
  ]);
  expect(page).toSetCookie(
    "auth.session",
    /^auth\.session=a%20b=c; Path=\/; Max-Age=3600; Expires=[^;]+ GMT; HttpOnly; SameSite=Lax$/,
  );
});

test("HOST-02 without a lifetime a login cookie lasts 30 days, and on https it is Secure", async () => {
  const page = await answeredWith(["auth.session=x"], { "x-forwarded-proto": "https" });
  expect(page).toSetCookie("auth.session", /; Max-Age=2592000; .*; SameSite=Lax; Secure$/);
});

test("HOST-02 several cookies of one answer all survive, a comma in a date included", async () => {
  const page = await answeredWith([
    "auth.one=1; Expires=Wed, 01 Jan 2098 00:00:00 GMT",
    "auth.two=2; Expires=Wed, 01 Jan 2098 00:00:00 GMT",
    "PHPSESSID=3",
    "auth.three=3",
  ]);
  for (const name of ["auth.one", "auth.two", "auth.three", "PHPSESSID"]) expect(page).toSetCookie(name);
});

test("HOST-02 other names never reach the browser", async () => {
  const page = await answeredWith(["tracker=1", "Auth.x=1", "authx=1", "__Host-auth.y=1", "auth.ok=1"]);
  expect(page.setCookies.map((line) => line.split("=")[0]).sort()).toEqual(["auth.ok"]);
});

test("HOST-02 a deletion is passed on with the attributes the browser knows the cookie by", async () => {
  const page = await answeredWith([
    "auth.session=gone; Max-Age=0; Path=/api; Domain=php.internal",
    "auth.old=deleted; Expires=Thu, 01-Jan-1970 00:00:01 GMT; path=/api",
  ]);
  for (const name of ["auth.session", "auth.old"]) {
    expect(page).toSetCookie(name, /; Path=\/; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly/);
  }
});

test("HOST-02 the last of one name wins", async () => {
  const page = await answeredWith(["auth.session=first", "auth.session=second"]);
  expect(page).toSetCookie("auth.session", /^auth\.session=second;/);
});

test("HOST-02 a redirect carries the cookies of the login that led to it", async () => {
  const browser = site.browser();
  const page = await browser.submit("/login", { email: "premium@demo.example", password: "rendez-demo" });
  expect(page).toRedirectTo("/members");
  expect(page).toSetCookie("auth.session", /HttpOnly; SameSite=Lax$/);
});

test("HOST-02 cookies of a settings answer that is kept for others stay with the one who got them", async () => {
  site.proxy.rule("/api/companyinfo.php", {
    kind: "answer",
    headers: { "set-cookie": "auth.shared=mine" },
    body: COMPANY,
  });
  const fresh = await startSite();
  try {
    fresh.proxy.rule("/api/companyinfo.php", {
      kind: "answer",
      headers: { "set-cookie": "auth.shared=mine" },
      body: COMPANY,
    });
    expect(await fresh.browser().get("/signup")).toSetCookie("auth.shared");
    expect((await fresh.browser().get("/signup")).setCookies.join()).not.toContain("auth.shared");
  } finally {
    await fresh.close();
  }
});
