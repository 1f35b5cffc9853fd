import { beforeAll, expect, test } from "vitest";
import "#tests/support/matchers";
import type { Browser } from "#tests/support/http-client";
import { testSite } from "#tests/support/test-site";

const site = testSite();
let member: Browser;
beforeAll(async () => {
  member = await site.member();
});

const askedFor = () => Object.fromEntries(site.proxy.requests("/api/members.php").at(-1)?.query ?? []);

test("SRCH-01 the address is the search: its fields reach upstream and stand in the form again", async () => {
  const address = "/members?gender=male&country=NL&min_age=25&max_age=45";
  // So few are found that there is no second page: the last one there is answers.
  const answer = await member.get(`${address}&page=2`);
  expect(askedFor()).toEqual({
    gender: "male",
    country: "NL",
    min_age: "25",
    max_age: "45",
    pageNumber: "2",
    pageSize: "24",
  });
  expect(answer).toRedirectTo(address);
  const page = await member.follow(answer);
  expect(page.status).toBe(200);
  expect(page.valueOf("min_age")).toBe("25");
});

test.each([
  "gender=robot",
  "gender[]=male",
  "country=nl",
  "country=<script>",
  "country=NLD",
  "countryregion=%00",
  "countryregion=x",
  "min_age=abc",
  "min_age=-5",
  "min_age=17",
  "min_age=1e2",
  "min_age=99999999999999999999",
  "max_age=100",
  "min_age=%D9%A2%D9%A5",
  "page=0",
  "page=-1",
  "page=1e3",
  "page=99999999999",
  "page=abc",
  "pageNumber=5",
  "pageSize=100000",
  "min_age=50&max_age=20",
  "min_age=20&min_age=30",
  "%00=%00",
  "__proto__=1&constructor=2",
  `x=${"y".repeat(4_000)}`,
  "clear",
  "clear=1&country=NL",
  "q=%F0%9F%98%80",
  "&&==&",
  "%zz",
])("SRCH-01 the garbage ?%s is left out, never passed on, never an error", async (query) => {
  const page = await member.get(`/members?${query}`);
  expect(page.status).toBe(200);
  expect(page.text).not.toContain("<script>alert");
  const { min_age: min, max_age: max, ...others } = askedFor();
  for (const age of [min, max])
    if (age !== undefined) expect(Number(age)).toSatisfy((n: number) => n >= 18 && n <= 99);
  expect(others).toMatchObject({ pageSize: "24", pageNumber: expect.stringMatching(/^[1-9]\d{0,4}$/) });
  expect(Object.keys(others).sort().join()).toMatch(
    /^(country,)?(countryregion,)?(gender,)?(near,)?pageNumber,pageSize$/,
  );
});

test("SRCH-01 an age that cannot be meant is named beside its field, and what was typed stays", async () => {
  const page = await member.get("/members?min_age=12&max_age=45");
  expect(page.text).toContain('id="error-summary"');
  expect(page.valueOf("min_age")).toBe("12");
  expect(page.valueOf("max_age")).toBe("45");
});

test("SRCH-01 the last search is remembered, and clearing forgets it", async () => {
  const browser = await site.member();
  await browser.get("/members?country=DE&min_age=30");
  await browser.get("/members");
  expect(askedFor()).toMatchObject({ country: "DE", min_age: "30" });
  await browser.get("/members?clear");
  expect(askedFor()).not.toHaveProperty("country");
  await browser.get("/members");
  expect(askedFor()).not.toHaveProperty("country");
});

test.each(["country=XX", "country=NL&countryregion=Nowhere", "country=GB&min_age=5"])(
  "SRCH-01 a search that cannot be meant, ?%s, is not remembered: the last good one stays",
  async (query) => {
    const browser = await site.member();
    await browser.get("/members?country=DE&min_age=30");
    expect((await browser.get(`/members?${query}`)).status).toBe(200);
    expect(askedFor()).not.toMatchObject({ country: "XX" });
    await browser.get("/members");
    expect(askedFor()).toMatchObject({ country: "DE", min_age: "30" });
  },
);

test("SRCH-01 a forged search cookie is no error", async () => {
  for (const search of ["%", "country=<script>", "x".repeat(3_000), "min_age=5&max_age=1", "%00"]) {
    const page = await site.browser().get("/members", { headers: { cookie: `search=${search}` } });
    expect(page.status, search).toBe(200);
  }
});

test("LIKE-02 a like holds, a second one changes nothing, and it can be taken back", async () => {
  for (const sent of [1, 2]) {
    const answer = await member
      .submit("/members/2", { like: "2" }, { at: sent === 1 ? "/members/2" : "/members/3" })
      .catch(async () => member.post("/members/2", { like: "2" }));
    expect(answer).toRedirectTo("/members/2");
  }
  expect((await member.get("/likes/sent")).text.match(/id="m2"/g)).toHaveLength(1);
  expect(await member.post("/members/2", { unlike: "2" })).toRedirectTo("/members/2");
  expect(await member.post("/members/2", { unlike: "2" })).toRedirectTo("/members/2");
  expect((await member.get("/likes/sent")).text).not.toContain('id="m2"');
});

test("LIKE-02 a like from the list leads back to the same place of the list", async () => {
  const answer = await member.submit("/members?country=NL", { like: "5" }, { at: "/members?country=NL" });
  expect(answer).toRedirectTo("/members?country=NL#m5");
});

test("LIKE-02 two likes at once count once", async () => {
  const answers = await Promise.all([1, 2, 3].map(() => member.post("/members/4", { like: "4" })));
  for (const answer of answers) expect(answer.status).toBe(303);
  expect((await member.get("/likes/sent")).text.match(/id="m4"/g)).toHaveLength(1);
});

test("LIKE-02 a like that names another member than the page, or nobody, is refused", async () => {
  expect((await member.post("/members/2", { like: "3" })).status).toBe(400);
  expect((await member.post("/members/2", {})).status).toBe(400);
  expect((await member.post("/members", { like: "abc" })).status).toBe(400);
  expect(site.proxy.calls("/api/like.php")).toBe(0);
});

test("LIKE-02 a visitor's like asks for the login and comes back", async () => {
  const answer = await site.browser().post("/members/2", { like: "2" });
  expect(answer).toRedirectTo("/login?next=%2Fmembers%2F2");
});

test("LIKE-02 a member cannot like a member who is not there", async () => {
  const answer = await member.post("/members", { like: "9999999" });
  expect(answer.status).toBe(303);
  expect((await member.follow(answer)).words).toContain("You cannot do this with this member.");
});
