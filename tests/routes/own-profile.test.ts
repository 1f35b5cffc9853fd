import { expect, test } from "vitest";
import "#tests/support/matchers";
import type { Browser, Page } from "#tests/support/http-client";
import { signupFields, startSite } from "#tests/support/start-site";
import { newcomer, testSite } from "#tests/support/test-site";

const site = testSite();

let signups = 0;

async function signUp(): Promise<{ browser: Browser; name: string }> {
  signups += 1;
  const name = `Profile ${signups}`;
  const browser = await newcomer(site, name);
  return { browser, name };
}

type Fields = Record<string, string> | [string, string][];

/** Sends a form that holds one part alone, as a cut or an older page does. */
async function save(browser: Browser, section: string, fields: Fields, page?: Page): Promise<Page> {
  const opened = page ?? (await browser.get("/profile"));
  const key = opened.form("/profile", "section").fields.filter(([name]) => name === "_key");
  const typed = Array.isArray(fields) ? fields : Object.entries(fields);
  return browser.post("/profile", [...key, ["section", section], ...typed]);
}

/** Sends the page's whole form as a browser does, with these fields changed. */
async function saveAll(browser: Browser, typed: [string, string][], page?: Page): Promise<Page> {
  const { fields } = (page ?? (await browser.get("/profile"))).form("/profile", "section");
  const kept = fields.filter(([name]) => !typed.some(([field]) => field === name));
  return browser.post("/profile", [...kept, ...typed]);
}

/** What upstream keeps of the member. */
async function profileOf(browser: Browser): Promise<Record<string, unknown>> {
  const cookie = `auth.session=${await browser.cookie("auth.session")}`;
  const answer = await fetch(`${site.backend.origin}/api/profile.php`, { headers: { cookie } });
  return ((await answer.json()) as { profile: Record<string, unknown> }).profile;
}

const BORN = { "date_of_birth.day": "3", "date_of_birth.month": "4", "date_of_birth.year": "1988" };

test("ACCT-01 a member sees the own profile in short, what is missing, and where others see it", async () => {
  const { browser, name } = await signUp();
  const page = await browser.get("/profile");
  expect(page.status).toBe(200);
  expect(page.words).toContain(name);
  expect(page.words).toMatch(/\d+ of \d+ filled in/);
  const { id } = await profileOf(browser);
  expect(page.text).toContain(`href="/members/${id}"`);
  for (const part of ["words", "place", "interests", "looks", "life"]) {
    expect(page.text).toMatch(new RegExp(`<a [^>]*href="#${part}"`));
    expect(page.text).toContain(`id="${part}"`);
  }
});

test("ACCT-01 every field of the specification is changed in one form and saved at once", async () => {
  const { browser, name } = await signUp();
  const answer = await saveAll(browser, [
    ["name", `${name} B`],
    ...Object.entries(BORN),
    ["gender", "female"],
    ["sexuality", "bi"],
    ["intimate_consent", "1"],
    ["country", "PL"],
    ["region", "mazowieckie"],
    ["city", "Radom"],
    ["about_me", "I like <b>lakes</b>.\r\nAnd you?"],
    ["interests", "hiking"],
    ["interests", "tea"],
    ["body_type", "slim"],
    ["hair_color", "dark_blond"],
    ["eye_color", "hazel"],
    ["tattoos", "A small one"],
    ["relationship_status", "living_together"],
    ["reason_for_signup", "Good talks"],
  ]);
  expect(answer).toRedirectTo("/profile");
  expect((await browser.follow(answer)).words).toContain("Your profile was saved.");
  expect(site.proxy.calls("/api/profile.php")).toBe(1);
  expect(await profileOf(browser)).toMatchObject({
    name: `${name} B`,
    date_of_birth: "1988-04-03",
    gender: "female",
    sexuality: "bi",
    country: "PL",
    city: "Radom",
    about_me: "I like <b>lakes</b>.\nAnd you?",
    interests: ["hiking", "tea"],
    body_type: "slim",
    hair_color: "dark_blond",
    eye_color: "hazel",
    tattoos: "A small one",
    relationship_status: "living_together",
    reason_for_signup: "Good talks",
  });
  const page = await browser.get("/profile");
  expect(page.text).not.toContain("<b>lakes</b>");
  expect(page.words).toMatch(/Active and outdoors 1 chosen .*Food and drink 1 chosen/);
  expect(page.text.match(/<form[^>]*action="\/profile"/g)).toHaveLength(1);
});

test("ACCT-01 a form as it was shown asks nothing of upstream, whatever else somebody saved meanwhile", async () => {
  const { browser } = await signUp();
  await saveAll(browser, [["about_me", "Two lines\r\nof mine"]]);
  const [first, second] = [await browser.get("/profile"), await browser.get("/profile")];
  const before = site.proxy.calls("/api/profile.php");
  expect(await saveAll(browser, [], first)).toRedirectTo("/profile");
  expect(site.proxy.calls("/api/profile.php")).toBe(before);
  await saveAll(browser, [["about_me", "From the first tab"]], first);
  await saveAll(browser, [["eye_color", "green"]], second);
  expect(await profileOf(browser)).toMatchObject({ about_me: "From the first tab", eye_color: "green" });
});

test("ACCT-01 LOOK-04 one mistake saves nothing of the form, and all that was typed stays, saved by the next try", async () => {
  const { browser, name } = await signUp();
  const before = await profileOf(browser);
  const refused = await saveAll(browser, [
    ["name", "x"],
    ["about_me", "Typed beside it"],
    ["interests", "tea"],
  ]);
  expect([refused.status, refused.valueOf("about_me")]).toEqual([422, "Typed beside it"]);
  expect(refused.text).toMatch(/<a [^>]*href="#name">Use 2 to 30 characters/);
  expect(await profileOf(browser)).toEqual(before);
  expect(await saveAll(browser, [["name", name]], refused)).toRedirectTo("/profile");
  expect(await profileOf(browser)).toMatchObject({ name, about_me: "Typed beside it", interests: ["tea"] });
});

test("ACCT-01 every value list of the specification is offered", async () => {
  const { browser } = await signUp();
  const { text } = await browser.get("/profile");
  const counts = { gender: 2, sexuality: 5, body_type: 4, relationship_status: 7, interests: 51 };
  for (const [name, count] of Object.entries(counts))
    expect([...text.matchAll(new RegExp(`<input[^>]*name="${name}"`, "g"))], name).toHaveLength(count);
  const optionsOf = (name: string) => [
    ...(new RegExp(`<select[^>]*name="${name}"[\\s\\S]*?</select>`).exec(text)?.[0] ?? "").matchAll(
      /<option/g,
    ),
  ];
  expect(optionsOf("hair_color")).toHaveLength(12);
  expect(optionsOf("eye_color")).toHaveLength(7);
});

test.each([
  ["CH", "Canton"],
  ["PL", "Voivodeship"],
  ["US", "State"],
  ["NL", "Province"],
])("ACCT-01 in %s the regions are called %s, shown by a button that saves nothing", async (country, word) => {
  const { browser } = await signUp();
  const page = await save(browser, "place", { country, city: "Kept", intent: "regions" });
  expect(page.status).toBe(200);
  expect(page.text).toMatch(new RegExp(`<label for="region">${word}</label>`));
  expect(page.valueOf("city")).toBe("Kept");
  expect((await profileOf(browser)).city ?? null).toBeNull();
});

test("ACCT-01 a region of another country is refused by name, and a new country drops the old region", async () => {
  const { browser } = await signUp();
  await save(browser, "place", { country: "NL", region: "Utrecht", city: "Amersfoort" });
  const wrong = await save(browser, "place", { country: "CH", region: "Utrecht", city: "Chur" });
  expect(wrong.status).toBe(422);
  expect(wrong.words).toContain("Choose a region of this country");
  expect(await profileOf(browser)).toMatchObject({ country: "NL", city: "Amersfoort" });
  await save(browser, "place", { country: "CH", city: "Chur" });
  const after = await profileOf(browser);
  expect([after.country, after.region ?? null]).toEqual(["CH", null]);
});

test.each([
  [{ name: "@anna" }, "Your name may not start with @"],
  [{ name: "x" }, "Use 2 to 30 characters"],
  [{ name: "" }, "Enter a name"],
  [{ "date_of_birth.year": "2019" }, "Enter your date of birth (18+)"],
  [{ "date_of_birth.day": "31", "date_of_birth.month": "2" }, "Invalid date of birth."],
  [{ gender: "robot" }, "Choose from the list"],
])("ACCT-01 %j is refused in words, and nothing typed is lost", async (wrong, text) => {
  const { browser, name } = await signUp();
  const before = await profileOf(browser);
  const page = await save(browser, "basics", { name, ...BORN, gender: "male", ...wrong });
  expect(page.status).toBe(422);
  expect(page.words).toContain(text);
  const typed = { name, ...BORN, ...wrong } as Record<string, string>;
  for (const field of ["name", ...Object.keys(BORN)]) expect(page.valueOf(field)).toBe(typed[field]);
  expect(await profileOf(browser)).toEqual(before);
});

test("ACCT-01 a name that is the e-mail address or somebody else's is refused", async () => {
  const { browser, name } = await signUp();
  const email = signupFields(name).email ?? "";
  const same = await save(browser, "basics", { name: email.toUpperCase(), ...BORN });
  expect([same.status, same.words.includes("Your name may not be your email address")]).toEqual([422, true]);
  const other = await signUp();
  const taken = await save(browser, "basics", { name: other.name.toUpperCase(), ...BORN });
  expect([taken.status, taken.words.includes("This name is taken.")]).toEqual([409, true]);
  expect((await profileOf(browser)).name).toBe(name);
});

test("ACCT-01 texts are counted in code points, and one too many is refused with the text kept", async () => {
  const { browser } = await signUp();
  expect((await save(browser, "words", { about_me: "😀".repeat(2000) })).status).toBe(303);
  const page = await save(browser, "words", { about_me: `${"😀".repeat(2000)}x` });
  expect(page.status).toBe(422);
  expect(page.words).toContain("Use at most 2000 characters");
  expect(page.valueOf("about_me")).toBe(`${"😀".repeat(2000)}x`);
});

test("ACCT-01 an emptied field is cleared, and a part saves nothing of another one", async () => {
  const { browser } = await signUp();
  await save(browser, "looks", { hair_color: "red", tattoos: "Many", body_type: "slim" });
  await save(browser, "words", { about_me: "Hello", hair_color: "black" });
  await save(browser, "looks", { hair_color: "", tattoos: "", body_type: "" });
  const profile = await profileOf(browser);
  expect([profile.hair_color, profile.tattoos, profile.body_type].map((value) => value ?? null)).toEqual([
    null,
    null,
    null,
  ]);
  expect(profile.about_me).toBe("Hello");
});

test("ACCT-01 unknown interests, parts and old pages save nothing", async () => {
  const { browser } = await signUp();
  const before = await profileOf(browser);
  expect((await save(browser, "interests", { interests: "crime" })).status).toBe(422);
  expect((await save(browser, "everything", { about_me: "x" })).status).toBe(422);
  const stale = await browser.post("/profile", { _key: "profile~old", section: "words", about_me: "Typed" });
  expect([stale.status, stale.valueOf("about_me")]).toEqual([422, "Typed"]);
  expect(await profileOf(browser)).toEqual(before);
});

test("ACCT-01 in two tabs each part keeps what was saved last, and the other parts", async () => {
  const { browser } = await signUp();
  const [first, second] = [await browser.get("/profile"), await browser.get("/profile")];
  await save(browser, "words", { about_me: "From the first tab" }, first);
  await save(browser, "looks", { eye_color: "green" }, second);
  expect(await profileOf(browser)).toMatchObject({ about_me: "From the first tab", eye_color: "green" });
});

test("ACCT-01 the device's place is put into the form, and saved only by the member", async () => {
  const { browser } = await signUp();
  const found = await save(browser, "place", { here: "52.37,4.90", country: "", city: "" });
  expect(found.status).toBe(200);
  expect(found.words).toMatch(/We found .*Netherlands\. Check it and save\./);
  const lost = await save(browser, "place", { here: "-48.88,-123.39", country: "NL", city: "Typed" });
  expect([lost.status, lost.valueOf("city")]).toEqual([422, "Typed"]);
  expect((await profileOf(browser)).city ?? null).toBeNull();
});

test("ACCT-01 while the operator's side is away the text stays in the form", async () => {
  const { browser } = await signUp();
  const page = await browser.get("/profile");
  site.proxy.rule("/api/profile.php", { kind: "answer", status: 500, body: {} });
  const answer = await save(browser, "words", { about_me: "Do not lose me" }, page);
  expect([answer.status, answer.valueOf("about_me")]).toEqual([502, "Do not lose me"]);
  expect(answer.words).toContain("An error occured, please try again later.");
});

test("ACCT-01 ACCT-02 visitors are led to the login and back", async () => {
  const visitor = site.browser();
  expect(await visitor.get("/profile")).toRedirectTo("/login?next=%2Fprofile");
  expect(await visitor.get("/profile/photos")).toRedirectTo("/login?next=%2Fprofile%2Fphotos");
});

test("ACCT-01 fields the operator lets nobody see are not asked, and what they held stays", async () => {
  const settings = { visible_profile_fields: ["city", "hair_color"] };
  const plain = await startSite({ backend: { choices: { settings } } });
  try {
    const browser = plain.browser();
    await browser.submit("/signup", signupFields("Plain"));
    const page = await browser.get("/profile");
    for (const field of ["name", "gender", "country", "city", "hair_color"])
      expect(page.text).toMatch(new RegExp(`name="${field}"`));
    for (const field of ["sexuality", "about_me", "interests", "eye_color", "tattoos", "reason_for_signup"])
      expect(page.text).not.toMatch(new RegExp(`name="${field}"`));
    expect(page.words).toMatch(/\d of 4 filled in/);
  } finally {
    await plain.close();
  }
});
