import { brotliCompressSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import "#tests/support/matchers";
import type { Browser, Page } from "#tests/support/http-client";
import { testSite } from "#tests/support/test-site";

const site = testSite();
let member: Browser;
beforeAll(async () => {
  member = await site.member();
});

const SAVING = { headers: { "save-data": "on" } };
const PICTURE_ACCEPT = "image/avif,image/webp,image/*,*/*;q=0.8";
const SEARCH = "/members?gender=all";

const tagsOf = (page: Page, name: string) =>
  [...page.text.matchAll(new RegExp(`<${name}\\b[^>]*>`, "g"))].map(([tag]) => tag);
const valueIn = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];
const picturesOf = (page: Page) =>
  tagsOf(page, "img").filter((tag) => valueIn(tag, "src")?.startsWith("/media/"));

/** Bytes of a file as it travels. */
async function weightOf(path: string): Promise<number> {
  const accept = path.startsWith("/media/") ? PICTURE_ACCEPT : "*/*";
  const answer = await fetch(`${site.origin}${path}`, { headers: { accept } });
  expect(answer.status, path).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return answer.headers.has("content-encoding") ? brotliCompressSync(bytes).length : bytes.length;
}

/** Everything a page makes a browser load: itself, styles, scripts, icons, pictures. */
async function wholeWeightOf(page: Page): Promise<number> {
  const linked = [
    ...tagsOf(page, "link")
      .filter((tag) => /rel="(stylesheet|icon)"/.test(tag))
      .map((tag) => valueIn(tag, "href")),
    ...tagsOf(page, "script").map((tag) => valueIn(tag, "src")),
    ...tagsOf(page, "use").map((tag) => valueIn(tag, "href")?.replace(/#.*/, "")),
    ...tagsOf(page, "img").map((tag) => valueIn(tag, "src")),
  ];
  const files = [...new Set(linked.filter((path) => path !== undefined && path !== ""))];
  const weights = await Promise.all(files.map((path) => weightOf(path ?? "")));
  return weights.reduce((sum, bytes) => sum + bytes, brotliCompressSync(page.text).length);
}

test("REACH-06 a search with Save-Data weighs less than 60 KB in all: small pictures of the first view alone", async () => {
  const page = await member.get(SEARCH, SAVING);
  const pictures = picturesOf(page).filter((tag) => tag.includes('class="pic"'));
  const firstCards = page.text.split('<li class="mc"').slice(1, 5);
  expect(pictures).toEqual(firstCards.flatMap((card) => /<img class="pic"[^>]*>/.exec(card) ?? []));
  expect(pictures.length).toBeGreaterThan(1);
  for (const tag of pictures) {
    expect(valueIn(tag, "src")).toMatch(/-240\.webp$/);
    expect(valueIn(tag, "srcset")).toBeUndefined();
    expect(valueIn(tag, "loading")).toBeUndefined();
  }
  expect(await wholeWeightOf(page)).toBeLessThan(60_000);
  expect(page.words).toContain("Less is shown to save data.");
});

test("REACH-06 the page's own link shows its pictures, small ones, without a script", async () => {
  const page = await member.get(SEARCH, SAVING);
  const here = tagsOf(page, "a")
    .map((tag) => valueIn(tag, "href"))
    .find((href) => href?.includes("pictures="));
  const asked = await member.get(here?.replaceAll("&amp;", "&") ?? "", SAVING);
  const pictures = picturesOf(asked).filter((tag) => tag.includes('class="pic"'));
  expect(pictures.length).toBeGreaterThan(10);
  for (const tag of pictures) expect(valueIn(tag, "src")).toMatch(/-240\.webp$/);
  expect(asked.words).toContain("Less is shown");
});

test("REACH-06 the switch in the settings holds for every page, and is turned back there", async () => {
  const own = await site.member();
  const switched = await own.send(await own.get("/settings"), "/data-use", { use: "less" });
  expect(switched).toRedirectTo("/settings#data-use");
  expect(switched).toSetCookie("data_use", /data_use=less;.*HttpOnly; SameSite=Lax/);
  for (const path of [SEARCH, "/likes", "/chats", "/members/2", "/swipe-game"]) {
    const page = await own.get(path);
    expect(page.words, path).toContain("Less is shown to save data.");
    expect(page.text, path).toContain('data-less=""');
    expect(
      picturesOf(page).filter((tag) => valueIn(tag, "srcset")),
      path,
    ).toEqual([]);
  }
  await own.send(await own.get("/settings"), "/data-use", { use: "full" });
  const page = await own.get(SEARCH, SAVING);
  expect(page.words).not.toContain("Less is shown");
  expect(picturesOf(page).length).toBeGreaterThan(10);
});

test("REACH-06 visitors choose on a page of its own; those who share pages get the one they chose", async () => {
  const visitor = site.browser();
  const page = await visitor.get("/", SAVING);
  expect(page.headers.get("vary")).toContain("Save-Data");
  expect(page.words).toContain("Less is shown");
  const change = tagsOf(page, "a")
    .map((tag) => valueIn(tag, "href"))
    .find((href) => href?.startsWith("/data-use"));
  const choice = await visitor.get(change ?? "", SAVING);
  const back = await visitor.send(choice, "/data-use", { use: "full" });
  expect(back).toRedirectTo("/");
  expect((await visitor.get("/", SAVING)).words).not.toContain("Less is shown");
  expect((await site.browser().get("/")).words).not.toContain("Less is shown");
});

test("REACH-06 visitors find the choice beside that of language and country", async () => {
  const page = await site.browser().get("/lang-config?next=%2Fpricing");
  expect(page.text).toContain('href="/data-use?next=%2Fpricing"');
});

test("REACH-06 no film starts where less data is used", async () => {
  const visitor = site.browser();
  for (const path of ["/landers/video", "/landers/transitionsvideolanding"]) {
    expect((await visitor.get(path)).text, path).toMatch(/<video[^>]*autoplay/i);
    expect((await visitor.get(path, SAVING)).text, path).not.toMatch(/<video[^>]*autoplay/i);
  }
});

test("REACH-06 a choice that leads elsewhere leads home", async () => {
  const visitor = site.browser();
  const page = await visitor.get("/data-use?next=https://evil.example/");
  expect(await visitor.send(page, "/data-use", { use: "less" })).toRedirectTo("/");
});
