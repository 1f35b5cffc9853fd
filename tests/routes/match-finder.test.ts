import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { startSite } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite();

const AGES = "gender=female&min_age=20&max_age=60";
const DONE = `step=5&${AGES}&country=&interests=music&interests=hiking`;

test("LAND-04 the four questions come one by one, and every answer goes along without a cookie", async () => {
  const browser = site.browser({ cookies: false });
  const first = await browser.get("/match-finder");
  expect(first.words).toContain("Who would you like to meet?");
  const answers: [string, Record<string, string>][] = [
    ["What age range?", { gender: "female" }],
    ["Where should they live?", { min_age: "20", max_age: "60" }],
    ["Which region?", { country: "NL" }],
    ["What do you enjoy?", { countryregion: "" }],
    ["No exact matches", { interests: "music" }],
  ];
  let page = first;
  for (const [next, answer] of answers) {
    const [name = ""] = Object.keys(answer);
    // Buttons and selects are no fields of the page until somebody touches them.
    const { fields } = page.form("/match-finder", "step");
    const kept = fields.filter(([field]) => !(field in answer));
    page = await browser.get(`/match-finder?${new URLSearchParams([...kept, ...Object.entries(answer)])}`);
    expect(page.status, name).toBe(200);
    expect(page.words).toContain(next);
  }
  const query = site.proxy.requests("/api/members.php").at(-1)?.query;
  expect(Object.fromEntries(query ?? [])).toMatchObject({
    gender: "female",
    min_age: "20",
    max_age: "60",
    country: "NL",
    interests: "music",
  });
});

test("LAND-04 it ends in members who fit and a signup, and each answer can be changed with the others kept", async () => {
  const page = await site.browser().get(`/match-finder?${DONE}`);
  expect(page.words).toContain("fictional profile");
  expect(page.text).toMatch(/href="\/members\/\d+[?"]/);
  expect(page.text).toContain('href="/signup?arrival=');
  const change = /href="(\/match-finder\?step=2[^"]*)"/.exec(page.text)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const ages = await site.browser().get(change);
  expect(ages.valueOf("min_age")).toBe("20");
  expect(ages.form("/match-finder", "step").fields).toContainEqual(["interests", "hiking"]);
});

test("LAND-04 members who share the most interests come first", async () => {
  const page = await site
    .browser()
    .get(`/match-finder?step=5&gender=all&min_age=18&max_age=99&country=&interests=music`);
  const ids = [...page.text.matchAll(/href="\/members\/(\d+)[?"]/g)].map(([, id]) => id);
  const shares = await Promise.all(
    ids.map(async (id) => {
      const answer = await fetch(`${site.backend.origin}/api/member.php?id=${id}`);
      const { profile } = (await answer.json()) as { profile: { interests?: string[] } };
      return profile.interests?.includes("music") ?? false;
    }),
  );
  expect(shares).toContain(true);
  expect(shares.lastIndexOf(true)).toBeLessThan(
    shares.includes(false) ? shares.indexOf(false) : shares.length,
  );
});

test.each([
  ["no answer", "step=2", "Choose one of the answers"],
  ["two answers", "step=2&gender=male&gender=female", "Choose one of the answers"],
  ["markup", "step=2&gender=%3Cscript%3E", "Choose one of the answers"],
  ["children", "step=3&gender=all&min_age=5&max_age=17", "Enter an age from 18 to 99"],
  [
    "ages the wrong way round",
    "step=3&gender=all&min_age=50&max_age=20",
    "must not be higher than the second",
  ],
  ["no such country", `step=4&${AGES}&country=Atlantis`, "Choose a country from the list"],
  ["no such region", `step=4&${AGES}&country=NL&countryregion=%00`, "Choose a region from the list"],
  ["no such interest", `step=5&${AGES}&country=&interests=%22%3E`, "Choose interests from the list"],
])("LAND-04 with %s the question is asked again, and says why", async (_kind, query, words) => {
  const page = await site.browser().get(`/match-finder?${query}`);
  expect(page.status).toBe(422);
  expect(page.words).toContain(words);
  expect(page.text).not.toContain("<script>");
  expect(site.proxy.calls("/api/members.php")).toBe(0);
});

test.each(["step=99", "step=-1", "step[]=2", "step=2e0", "x=1", `y=${"z".repeat(5_000)}`])(
  "LAND-04 the address ?%s begins with the first question",
  async (query) => {
    const page = await site.browser().get(`/match-finder?${query}`);
    expect(page.status).toBe(200);
    expect(page.words).toContain("Who would you like to meet?");
  },
);

test("LAND-04 where visitors may not search, the result leads to the signup and shows nobody", async () => {
  const closed = await startSite({
    backend: { choices: { settings: { logged_out_search: "none", logged_out_search_trafficsource: false } } },
  });
  try {
    const page = await closed.browser().get(`/match-finder?${DONE}`);
    expect(page.status).toBe(200);
    expect(page.words).toContain("Members are shown to members");
    expect(page.text).not.toMatch(/href="\/members\/\d+[?"]/);
    expect(page.text).toContain('href="/signup?');
    expect(closed.proxy.calls("/api/members.php")).toBe(0);
  } finally {
    await closed.close();
  }
});

test("LAND-04 when nobody can be fetched the way to the signup is still there", async () => {
  site.proxy.rule("/api/members.php", { kind: "answer", status: 404, body: {} });
  const page = await site.browser().get(`/match-finder?${DONE}`);
  expect(page.status).toBe(200);
  expect(page.text).toContain('href="/signup?');
});

test("LAND-04 members use it too, and are led to the search instead of the signup", async () => {
  const page = await (await site.member()).get(`/match-finder?${DONE}`);
  expect(page.status).toBe(200);
  expect(page.text).not.toContain('href="/signup');
});

test("LAND-04 each of its pages is small and loads no script", async () => {
  const steps = ["", `step=3&${AGES}`, `step=4&${AGES}&country=`, DONE];
  for (const query of steps) {
    const page = await site.browser().get(`/match-finder?${query}`);
    expect(brotliCompressSync(page.text).length).toBeLessThan(13_000);
    expect(page.text).not.toMatch(/<script[^>]*\ssrc=/);
  }
});
