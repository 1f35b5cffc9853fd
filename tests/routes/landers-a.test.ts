import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import "#tests/support/matchers";
import { LANGUAGE_LIST, LANGUAGES, type Language } from "#app/i18n/languages";
import { translatorFor } from "#app/i18n/translator.server";
import type { Page } from "#tests/support/http-client";
import { testSite } from "#tests/support/test-site";

const BUDGET_BYTES = 13_000;
const NICHES = ["", "she-", "bdsm-", "bbw-", "gilf-", "milf-", "gay-"];

const NAMES = ["swipe", "alonetonight", "collagelanding", "gallery", "iconslanding"] as const;

const site = testSite();

const landerWords = (language: Language) => translatorFor(language).words("landers");
const headlineOf = (page: Page) =>
  (/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(page.text)?.[1] ?? "")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'")
    .trim();
const picturesOn = (page: Page) => page.text.match(/<img\b[^>]*\/media\//g) ?? [];
const labelsOn = (page: Page) => page.text.match(/class="fic"/g) ?? [];

describe.each(NAMES)("the lander %s", (name) => {
  test.each(LANGUAGE_LIST)(
    "LAND-02 LAND-03 LAND-05 LOOK-01 is a whole page in %s without a script",
    async (language) => {
      const page = await site.browser().get(`/landers/${name}/${LANGUAGES[language].slug}`);
      expect(page.status).toBe(200);
      expect(page.text).toContain(`<html lang="${language}"`);
      expect(headlineOf(page)).toBe(landerWords(language).promise[name]);
      expect(page.words).toContain(landerWords(language).free);
      expect(page.text).toContain(`href="/signup?lang=${language}&amp;arrival=`);
      expect(page.text).not.toMatch(/<script|\sstyle=|\son[a-z]+=/);
      expect(gzipSync(page.text).length).toBeLessThan(BUDGET_BYTES);
    },
  );

  test("LAND-03 says in each of the seven niches whom it is for", async () => {
    for (const [at, prefix] of NICHES.entries()) {
      const page = await site.browser().get(`/landers/${name}/${prefix}de`);
      const words = landerWords("de");
      expect(page.words, prefix).toContain(words[`label_${at + 1}` as "label_1"]);
      // The general niche has nothing of its own to say: the lander's promise stands alone.
      const said = page.words.includes(words[`pitch_${at + 1}` as "pitch_1"]);
      expect(said, prefix).toBe(prefix !== "");
      // Nobody may be shown under the words of the second: the heap asks about evenings instead.
      const nobody = name === "collagelanding" && prefix === "she-";
      expect(headlineOf(page), prefix).toBe(nobody ? words.collage.ideas_question : words.promise[name]);
    }
  });

  test.each(["xx", "milf", "MILF-de", "en", "milf-en", "eng%00", "..%2Feng"])(
    "LAND-03 has no page under the unknown slug %s",
    async (slug) => {
      expect((await site.browser().get(`/landers/${name}/${slug}`)).status).toBe(404);
    },
  );

  test("LAND-02 without a slug speaks the browser's language", async () => {
    const page = await site.browser({ headers: { "accept-language": "nl" } }).get(`/landers/${name}`);
    expect(headlineOf(page)).toBe(landerWords("nl").promise[name]);
  });

  test("LAND-02 sends members to the search", async () => {
    const member = await site.member();
    expect(await member.get(`/landers/${name}/eng`)).toRedirectTo("/members");
  });

  test("LAND-02 labels every fictional member it shows", async () => {
    const page = await site.browser().get(`/landers/${name}/eng?go=1`);
    expect(labelsOn(page)).toHaveLength(picturesOn(page).length);
    expect(picturesOn(page).length).toBeGreaterThan(0);
  });

  test("LAND-02 is a page though the operator's side does not tell any members", async () => {
    site.proxy.rule("/api/members.php", { kind: "answer", status: 500 });
    const page = await site.browser().get(`/landers/${name}/eng?go=1`);
    expect(page.status).toBe(200);
    expect(picturesOn(page)).toEqual([]);
    expect(page.text).toContain('href="/signup?lang=en&amp;arrival=');
  });

  test("LAND-02 takes hostile values for what they are: nothing", async () => {
    const usual = headlineOf(await site.browser().get(`/landers/${name}/eng`));
    for (const query of [
      "a=%3Cscript%3E",
      `a=${"y".repeat(4_000)}`,
      "a=yyx",
      "a[]=y&a=",
      "i=%22%3E%3Cimg%20src%3Dx%3E&i=__proto__&i=constructor",
      "lang=%3Cu%3E&ref=%22%3E%3Cu%3E",
    ]) {
      const page = await site.browser().get(`/landers/${name}/eng?${query}`);
      expect(page.status, query).toBe(200);
      expect(headlineOf(page), query).toBe(usual);
      expect(page.text, query).not.toMatch(/<script|<u>|src=x/);
    }
  });
});

describe("LAND-02 on a site that hides its members from visitors", () => {
  const closed = testSite({
    backend: {
      choices: { settings: { logged_out_search: "none", logged_out_search_trafficsource: false } },
    },
  });

  test.each(NAMES)("LAND-02 the lander %s shows no member and is still a page", async (name) => {
    const page = await closed.browser().get(`/landers/${name}/pl?go=1&i=wine`);
    expect(page.status).toBe(200);
    expect(picturesOn(page)).toEqual([]);
    expect(labelsOn(page)).toEqual([]);
    expect(page.text).toContain('href="/signup?lang=pl&amp;arrival=');
    expect(closed.proxy.calls("/api/members.php")).toBe(0);
  });

  test("LAND-02 the card stack asks about evenings instead", async () => {
    const words = translatorFor("en").words("landers").swipe;
    const first = await closed.browser().get("/landers/swipe/eng");
    expect(first.words).toContain(words.idea_sea);
    const last = await closed.browser().get("/landers/swipe/eng?a=ynnny");
    expect(last.words).toContain(`You said yes to: ${words.idea_sea} and ${words.idea_road}.`);
    expect(last.words).toContain(words.end_ideas);
  });
});

test("LAND-02 the answers of the card stack live in the address: five cards, then the way in", async () => {
  const words = translatorFor("en").words("landers").swipe;
  const visitor = site.browser({ cookies: false });
  const names: string[] = [];
  let answers = "";
  for (const answer of ["y", "n", "y", "n", "n"]) {
    const page = await visitor.get(`/landers/swipe/eng${answers && `?a=${answers}`}`);
    expect(page.words).toContain(`${answers.length + 1} of 5`);
    expect(page.text).toContain(`name="a" value="${answers}y"`);
    expect(page.text).toContain(`name="a" value="${answers}n"`);
    const [, back] = /<a [^>]*href="([^"]+)"[^>]*>(?:(?!<\/a>)[\s\S])*Back one card/.exec(page.text) ?? [];
    const before = back && new URLSearchParams(back.replaceAll("&amp;", "&").split("?")[1]).get("a");
    expect(before ?? "").toBe(answers.slice(0, -1));
    names.push(/class="sw-top">[\s\S]*?<b>([^<,]+)/.exec(page.text)?.[1] ?? "");
    answers += answer;
  }
  expect(new Set(names).size).toBe(5);
  const end = await visitor.get(`/landers/swipe/eng?a=${answers}`);
  expect(end.words).toContain(`You said yes to: ${names[0]} and ${names[2]}.`);
  expect(end.words).toContain(words.end_members);
  expect(end.text).toContain(`href="/landers/swipe/eng?arrival=`);
  expect(site.proxy.requests().filter(({ method }) => method !== "GET")).toEqual([]);
});

test("LAND-02 who likes nobody is told what there is, not that somebody waits", async () => {
  const page = await site.browser().get("/landers/swipe/de?a=nnnnn");
  expect(page.words).toContain(translatorFor("de").words("landers").swipe.end_none);
});

test("LAND-02 where a visitor came from stays in the address from card to card and tile to tile", async () => {
  const visitor = site.browser({ cookies: false });
  const card = await visitor.get("/landers/swipe/eng?network=net1&ref=r%22%3E2&lang=fr");
  const own = card.form("/landers/swipe/eng").fields.filter(([name]) => name !== "arrival");
  expect(own).toEqual([
    ["network", "net1"],
    ["ref", 'r">2'],
    ["lang", "fr"],
  ]);
  const next = await visitor.get("/landers/swipe/eng?a=y&network=net1&lang=fr");
  expect(next.text).toContain('href="/landers/swipe/eng?network=net1&amp;lang=fr&amp;arrival=');
  const tiles = await visitor.get("/landers/iconslanding/eng?go=1&i=wine&network=net1");
  expect(tiles.text).toContain('href="/landers/iconslanding/eng?i=wine&amp;network=net1&amp;arrival=');
});

test("LAND-02 chosen tiles are shown on the way to the signup and can be changed", async () => {
  const names = translatorFor("fr").words("values");
  const words = translatorFor("fr").words("landers").icons;
  const visitor = site.browser();
  const chosen = await visitor.get("/landers/iconslanding/fr?i=wine&i=music&i=wine&i=nonsense&go=1");
  expect(headlineOf(chosen)).toBe(words.chosen_title);
  const list = /<ul class="ic-chosen">([\s\S]*?)<\/ul>/.exec(chosen.text)?.[1] ?? "";
  expect([...list.matchAll(/<span>([^<]+)/g)].map(([, text]) => text)).toEqual([
    names.interest_music,
    names.interest_wine,
  ]);
  const again = await visitor.get("/landers/iconslanding/fr?i=music&i=wine");
  expect(again.text.match(/<input[^>]*\schecked/g)).toHaveLength(2);
  expect((await visitor.get("/landers/iconslanding/fr?go=1")).words).toContain(words.none);
});
