import { expect, test } from "vitest";
import "#tests/support/matchers";
import type { Browser, Page } from "#tests/support/http-client";
import { signupFields, startSite } from "#tests/support/start-site";
import { newcomer, testSite } from "#tests/support/test-site";

const site = testSite();

const STEP = "/complete-signup?step=";
const TITLES = {
  meet: "Who would you like to meet?",
  photo: "Add your photos",
  location: "Where do you live?",
  personal: "More about you",
  about: "In your own words",
  confirm: "Confirm your email",
} as const;

type Fields = Record<string, string> | [string, string][];

/** Opens a step and sends its form with these fields and no others. */
async function fill(browser: Browser, step: string, fields: Fields): Promise<Page> {
  const page = await browser.get(`${STEP}${step}`);
  const key = page.form(`${STEP}${step}`).fields.filter(([name]) => name === "_key");
  return browser.post(`${STEP}${step}`, [
    ...key,
    ...(Array.isArray(fields) ? fields : Object.entries(fields)),
  ]);
}

const skip = (browser: Browser, step: string) => fill(browser, step, { intent: "skip" });

async function titleOf(browser: Browser, path = "/complete-signup"): Promise<string | undefined> {
  return /<h1[^>]*>([^<]*)/.exec((await browser.get(path)).text)?.[1];
}

/** What upstream keeps of the member. */
async function profileOf(browser: Browser): Promise<Record<string, unknown>> {
  const cookie = `auth.session=${await browser.cookie("auth.session")}`;
  const answer = await fetch(`${site.backend.origin}/api/profile.php`, { headers: { cookie } });
  return ((await answer.json()) as { profile: Record<string, unknown> }).profile;
}

test("SIGN-02 each step is saved as it is done and leads on to the next", async () => {
  const browser = await newcomer(site, "Step by step");
  expect(await titleOf(browser)).toBe(TITLES.meet);
  const meet = { gender: "male", min_age: "30", max_age: "" };
  expect(await fill(browser, "meet", meet)).toRedirectTo(`${STEP}photo`);
  expect(await skip(browser, "photo")).toRedirectTo(`${STEP}location`);
  const location = { country: "NL", city: "Utrecht" };
  expect(await fill(browser, "location", location)).toRedirectTo(`${STEP}personal`);
  const personal = { gender: "female", hair_color: "dark_brown", tattoos: "a swallow" };
  expect(await fill(browser, "personal", personal)).toRedirectTo(`${STEP}about`);
  const about: [string, string][] = [
    ["about_me", "Line one\r\nline two"],
    ["interests", "tea"],
    ["interests", "beach"],
  ];
  expect(await fill(browser, "about", about)).toRedirectTo(`${STEP}confirm`);
  expect(await profileOf(browser)).toMatchObject({
    ...location,
    ...personal,
    about_me: "Line one\nline two",
    interests: ["tea", "beach"],
  });
});

test("SIGN-02 a member who leaves comes back to the first step neither done nor skipped", async () => {
  const browser = await newcomer(site, "Comes back");
  await skip(browser, "meet");
  await skip(browser, "photo");
  await fill(browser, "location", { country: "DE", city: "Köln" });
  expect(await titleOf(browser)).toBe(TITLES.personal);
  await skip(browser, "personal");
  await skip(browser, "about");
  expect(await titleOf(browser)).toBe(TITLES.confirm);
});

test("SIGN-02 in another browser the profile tells what is done, and what was skipped is asked again", async () => {
  const first = await newcomer(site, "Two browsers");
  await skip(first, "meet");
  await skip(first, "photo");
  await fill(first, "location", { country: "FR", city: "Lyon" });
  const second = site.browser();
  await second.submit("/login", { email: "twobrowsers@example.org", password: "a long enough one" });
  expect(await titleOf(second)).toBe(TITLES.meet);
  await skip(second, "meet");
  await skip(second, "photo");
  expect(await titleOf(second)).toBe(TITLES.personal);
});

test("SIGN-02 the steps one member skipped say nothing about the next member of the same browser", async () => {
  const browser = await newcomer(site, "First of two");
  await skip(browser, "meet");
  const cookie = await browser.cookie("steps");
  const other = await newcomer(site, "Second of two");
  await other.jar.setCookie(`steps=${cookie}; Path=/`, site.origin);
  expect(await titleOf(other)).toBe(TITLES.meet);
});

test.each(["", "?step=push", "?step=nonsense", "?step=", "?step=confirm%00", "?step[]=about", "?kept=x"])(
  "SIGN-02 the address /complete-signup%s shows the first open step",
  async (query) => {
    const browser = await newcomer(site, `Address ${query.length}`.slice(0, 30));
    expect(await titleOf(browser, `/complete-signup${query}`)).toBe(TITLES.meet);
  },
);

test("SIGN-02 the dots count the push prompt only where the operator sends notifications", async () => {
  const pushing = await startSite({ backend: { choices: { settings: { push_public_key: "BNcRdreALRF" } } } });
  try {
    const browser = pushing.browser();
    await browser.submit("/signup", signupFields("Has push key"));
    const page = await browser.get(`${STEP}about`);
    expect(page.words).toContain("Step 5 of 7");
    expect((await browser.get(`${STEP}confirm`)).words).toContain("Step 7 of 7");
  } finally {
    await pushing.close();
  }
});

test("SIGN-02 regions follow the chosen country by a button, with everything typed kept and nothing saved", async () => {
  const browser = await newcomer(site, "Looks for regions");
  const answer = await fill(browser, "location", {
    country: "CH",
    city: "Bern",
    intent: "regions",
  });
  expect(answer.status).toBe(200);
  expect(answer.words).toContain("Canton");
  expect(answer.text).toMatch(/<option value="CH" selected="">/);
  expect(answer.valueOf("city")).toBe("Bern");
  expect(site.proxy.requests("/api/profile.php").filter(({ method }) => method === "PUT")).toHaveLength(0);
});

test("SIGN-02 a region of another country is refused in plain words and the right regions are shown", async () => {
  const browser = await newcomer(site, "Wrong region");
  const answer = await fill(browser, "location", { country: "CH", region: "Utrecht", city: "Bern" });
  expect(answer.status).toBe(422);
  expect(answer.words).toContain("Choose a region of this country");
  expect(answer.text).toContain('href="#region"');
  expect(answer.text).toMatch(/<option value="Bern">/);
  expect(answer.valueOf("city")).toBe("Bern");
});

test("SIGN-02 a device's place is filled in to be checked, and a place nobody knows is said plainly", async () => {
  const browser = await newcomer(site, "Has a device");
  const known = { geocode: { country: "NL", countryregion: "Utrecht", city: "Zeist" } };
  site.proxy.rule("/api/geocode.php", { kind: "answer", body: known });
  const found = await fill(browser, "location", { here: "52.09,5.23", city: "" });
  expect(found.status).toBe(200);
  expect(found.words).toContain("We found Zeist, Utrecht, Netherlands. Check it and save.");
  expect(found.valueOf("city")).toBe("Zeist");
  expect(site.proxy.requests("/api/geocode.php")[0]?.query.get("lat")).toBe("52.09");

  for (const answer of [{ geocode: false }, { geocode: { country: "AQ" } }]) {
    site.proxy.reset();
    site.proxy.rule("/api/geocode.php", { kind: "answer", body: answer });
    const unknown = await fill(browser, "location", { here: "52.09,5.23", city: "Typed" });
    expect(unknown.status).toBe(422);
    expect(unknown.words).toContain("We could not find a place for your location.");
    expect(unknown.valueOf("city")).toBe("Typed");
  }
});

test("SIGN-02 an upstream that fails loses nothing that was typed", async () => {
  const browser = await newcomer(site, "Upstream away");
  site.proxy.rule("/api/profile.php", { kind: "answer", status: 500, body: {} });
  const answer = await fill(browser, "about", { about_me: "A long story" });
  expect(answer.status).toBe(502);
  expect(answer.words).toContain("An error occured, please try again later.");
  expect(answer.valueOf("about_me")).toBe("A long story");
});

test("SIGN-02 a login that ended in between keeps what was typed", async () => {
  const browser = await newcomer(site, "Login ended");
  await browser.jar.removeAllCookies();
  const asked = await browser.post(`${STEP}about`, [
    ["about_me", "Kept for later"],
    ["interests", "tea"],
    ["interests", "art"],
  ]);
  expect(asked.location).toMatch(/^\/login\?next=/);
  const back = await browser.send(await browser.follow(asked), "/login", {
    email: "loginended@example.org",
    password: "a long enough one",
  });
  const again = await browser.follow(back);
  expect(again.valueOf("about_me")).toBe("Kept for later");
  expect(again.text.match(/checked=""/g)).toHaveLength(2);
});

test("SIGN-02 emptied fields are cleared, and a country's region goes with the country", async () => {
  const browser = await newcomer(site, "Changes mind");
  await fill(browser, "about", { about_me: "First" });
  await fill(browser, "about", { about_me: "" });
  await fill(browser, "location", { country: "NL", region: "Utrecht" });
  await fill(browser, "location", { country: "BE" });
  const profile = await profileOf(browser);
  expect([profile.about_me ?? "", profile.country, profile.region ?? ""]).toEqual(["", "BE", ""]);
});

test("SIGN-02 NAV-07 a form of a page that is too old is shown again, and the account area stays hidden", async () => {
  const browser = await newcomer(site, "Old page");
  const answer = await browser.post(`${STEP}about`, { about_me: "Still here", _key: "steps~old" });
  expect(answer.status).toBe(422);
  expect(answer.valueOf("about_me")).toBe("Still here");
  expect(answer.text).not.toContain('action="/logout"');
});
