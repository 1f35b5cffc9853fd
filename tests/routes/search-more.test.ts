import { beforeAll, expect, test } from "vitest";
import { INTIMATE_INTERESTS } from "#app/contract/values";
import "#tests/support/matchers";
import type { Browser, Page } from "#tests/support/http-client";
import { startSite } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite();
let member: Browser;
beforeAll(async () => {
  member = await site.member();
});

const askedFor = () => Object.fromEntries(site.proxy.requests("/api/members.php").at(-1)?.query ?? []);
const cardsOf = (page: Page, piece: string) => {
  const [, list = ""] = new RegExp(`data-piece="${piece}"[^>]*>([\\s\\S]*?)</ul>`).exec(page.text) ?? [];
  return [...list.matchAll(/id="m(\d+)"/g)].map(([, id]) => Number(id));
};
/** Texts and addresses of the chips. */
const chipsOf = (page: Page) =>
  new Map(
    [...page.text.matchAll(/<a class="chip" href="([^"]*)" aria-label="([^"]*)"/g)].map(
      ([, href = "", label = ""]) => [
        label.replace("Remove from the search: ", ""),
        href.replaceAll("&amp;", "&"),
      ],
    ),
  );

test("SRCH-03 few results come with similar members, named as such and none of them twice", async () => {
  const page = await member.get("/members?gender=all&country=NL&min_age=18&max_age=99");
  const found = cardsOf(page, "members");
  const similar = cardsOf(page, "similar");
  expect(found.length).toBeLessThan(12);
  expect(similar.length).toBeGreaterThan(0);
  expect(page.words).toContain("Similar members");
  expect(page.words).toContain("Few members match your search.");
  expect(found.filter((id) => similar.includes(id))).toEqual([]);
});

test("SRCH-03 a search that fits nobody says so, still shows members and leads to all of them", async () => {
  const page = await member.get("/members?gender=female&country=PL&min_age=98&max_age=99");
  expect(page.words).toContain("No members match this search");
  expect([...cardsOf(page, "similar"), ...cardsOf(page, "others")].length).toBeGreaterThan(0);
  expect(page.text).toContain('href="/members?gender=all"');
});

test("SRCH-03 members at hand are shown where even similar ones are few", async () => {
  const card = (id: number) => ({ id, name: `Member ${id}`, age: 30 });
  site.proxy.rule("/api/members.php", {
    kind: "answer",
    status: 200,
    body: {
      pageNumber: 1,
      results: [],
      numResults: 0,
      similar_results: [card(901)],
      similar_numResults: 1,
      otherCachedProfiles: [card(902), card(903)],
    },
  });
  const page = await member.get("/members?gender=all");
  expect(cardsOf(page, "similar")).toEqual([901]);
  expect(cardsOf(page, "others")).toEqual([902, 903]);
  expect(page.words).toContain("More members");
});

test("SRCH-03 an operator who sends neither similar nor other members is no fault", async () => {
  site.proxy.rule("/api/members.php", {
    kind: "answer",
    status: 200,
    body: { pageNumber: 1, results: [], numResults: 0 },
  });
  const page = await member.get("/members?gender=all");
  expect(page.status).toBe(200);
  expect(page.words).not.toContain("Similar members");
});

test("SRCH-01 each filter is a chip that leads to the same search without it", async () => {
  const page = await member.get(
    "/members?gender=female&country=NL&countryregion=Utrecht&min_age=20&max_age=60",
  );
  const chips = chipsOf(page);
  expect([...chips.keys()]).toEqual(["Women", "20 to 60", "Netherlands", "Utrecht"]);
  for (const [without, href] of chips) {
    const search = new URLSearchParams(href.split("?")[1]);
    const gone: Record<string, string[]> = {
      Women: ["gender"],
      Netherlands: ["country", "countryregion"],
      Utrecht: ["countryregion"],
      "20 to 60": ["min_age", "max_age"],
    };
    const all = ["gender", "country", "countryregion", "min_age", "max_age"];
    expect([...search.keys()], without).toEqual(all.filter((name) => !gone[without]?.includes(name)));
  }
});

test("SRCH-01 LOOK-01 what is not searched by is a chip too: it leads to the form, open, and the search stays as it is", async () => {
  const page = await member.get("/members?gender=female&country=NL");
  const [, href = "", text = ""] =
    /<li class="unset"><a class="chip" href="([^"]*)"><span>([^<]*)/.exec(page.text) ?? [];
  expect([text, href.replaceAll("&amp;", "&")]).toEqual([
    "Any age",
    "/members?gender=female&country=NL&change=1#min_age",
  ]);
  expect(page.text).not.toContain('<details class="filter" open');
  const form = await member.get(href.replaceAll("&amp;", "&"));
  expect(form.text).toContain('<details class="filter" open');
  expect([...chipsOf(form).keys()]).toEqual(["Women", "Netherlands"]);
});

test("SRCH-01 SAFE-01 a member reads on a card what both like, unless it is intimate; a stranger reads nothing of it", async () => {
  const likes = { id: 900, name: "Vera", shared_interests: [INTIMATE_INTERESTS[0], "hiking"] };
  const likesOnlyThat = { id: 901, name: "Wim", shared_interests: [INTIMATE_INTERESTS[0]] };
  site.proxy.rule("/api/members.php", {
    kind: "answer",
    status: 200,
    body: { pageNumber: 1, results: [likes, likesOnlyThat], numResults: 2 },
  });
  const page = await member.get("/members?gender=all");
  expect(page.words.match(/\S+, like you/g)).toEqual(["Hiking, like you"]);
  expect((await site.browser().get("/members?gender=all")).words).not.toContain(", like you");
});

test("SRCH-01 the last chip that is removed leaves no remembered search behind", async () => {
  const browser = await site.member();
  const [href = ""] = chipsOf(await browser.get("/members?min_age=30")).values();
  await browser.get(href);
  expect(askedFor()).not.toHaveProperty("min_age");
  await browser.get("/members");
  expect(askedFor()).not.toHaveProperty("min_age");
});

test("SRCH-02 the number of members found is told; next, previous and Show more are links to whole pages", async () => {
  const first = await member.get("/members?gender=all");
  expect(first.words).toMatch(/ \d+ members /);
  expect(first.words).toContain("Page 1 of 2");
  expect(first.text).toContain('rel="next" href="/members?gender=all&amp;page=2"');
  expect(first.text).not.toContain('rel="prev"');
  expect(first.text).toMatch(/href="\/members\?gender=all&amp;page=2"[^>]*>(?:<[^>]*>)*Show more/);
  const second = await member.get("/members?gender=all&page=2");
  expect(second.words).toContain("Page 2 of 2");
  expect(second.text).toContain('rel="prev" href="/members?gender=all"');
  expect(cardsOf(second, "members").filter((id) => cardsOf(first, "members").includes(id))).toEqual([]);
});

test("SRCH-01 regions can be chosen once a country is, and reach upstream", async () => {
  expect((await member.get("/members?gender=all&country=")).text).not.toContain('name="countryregion"');
  const chosen = await member.get("/members?gender=all&country=US");
  expect(chosen.text).toMatch(/<select name="countryregion"[\s\S]*?<option value="Alaska"/);
  await member.get("/members?gender=all&country=US&countryregion=Alaska");
  expect(askedFor()).toMatchObject({ country: "US", countryregion: "Alaska" });
});

test("PROF-07 photos of a search keep their place, fit the screen, are described, and load late below the fold", async () => {
  const { text } = await member.get("/members?gender=all");
  const photos = [...text.matchAll(/<img class="pic"[^>]*>/g)].map(([tag]) => tag);
  expect(photos.length).toBeGreaterThan(10);
  for (const tag of photos) {
    expect(tag).toMatch(/ width="[1-9]\d*" height="[1-9]\d*" alt="Photo of [^"]+"/);
    expect(tag).toMatch(/ src="\/media\/[^"]+" srcSet="[^"]+,[^"]+" sizes="[^"]+"/);
  }
  expect(photos[0]).not.toContain('loading="lazy"');
  expect(photos.at(-1)).toContain('loading="lazy"');
});

test("SRCH-02 an old link to a page that is no more leads to the last one there is", async () => {
  expect(await member.get("/members?gender=all&page=99")).toRedirectTo("/members?gender=all&page=2");
});

const HERE = "52.09,5.12";

test("SRCH-05 the location button searches where the device is, and keeps what else was chosen", async () => {
  const answer = await member.post("/members", { gender: "female", min_age: "25", max_age: "", here: HERE });
  expect(answer).toRedirectTo("/members?gender=female&min_age=25&country=NL&countryregion=Utrecht");
  const [asked] = site.proxy.requests("/api/geocode.php");
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({ lat: "52.09", lon: "5.12" });
});

test("SRCH-05 visitors may search where they are, too", async () => {
  expect(await site.browser().post("/members", { here: HERE })).toRedirectTo(
    "/members?country=NL&countryregion=Utrecht",
  );
});

test.each(["", "abc", "91,0", "0,181", "52.09", "NaN,NaN", "1e1,2", "0,0"])(
  "SRCH-05 at the place %j the search goes on by hand, with what was chosen",
  async (here) => {
    const answer = await member.post("/members", { gender: "female", country: "DE", min_age: "12", here });
    expect(answer).toRedirectTo("/members?gender=female&min_age=12&country=DE&not_located=1");
    const page = await member.follow(answer);
    expect(page.words).toContain("We could not find a place for your location.");
    expect(page.text).toMatch(/<details class="filter" open/);
    expect(page.valueOf("min_age")).toBe("12");
  },
);

test("SRCH-05 a lookup that fails is no error of the search", async () => {
  site.proxy.rule("/api/geocode.php", { kind: "garbled" });
  expect(await member.post("/members", { here: HERE })).toRedirectTo("/members?not_located=1");
});

test("SRCH-05 where the operator offers no search by country there is no location button", async () => {
  const other = await startSite({
    backend: { choices: { settings: { search_fields: ["gender", "min_age"] } } },
  });
  try {
    expect((await other.browser().get("/members")).text).not.toContain("rz-locate");
  } finally {
    await other.close();
  }
});
