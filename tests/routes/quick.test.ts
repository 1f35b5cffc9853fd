import { beforeAll, expect, test } from "vitest";
import "#tests/support/matchers";
import type { Browser } from "#tests/support/http-client";
import { testSite } from "#tests/support/test-site";

const site = testSite();
let member: Browser;
beforeAll(async () => {
  member = await site.member();
});

const SEARCH = "/members?gender=all";
const LOOKED_AT = [
  "/members?country=DE&min_age=30",
  SEARCH,
  "/members/2",
  "/members/2/photos/1",
  "/members/2/chat",
  "/members/3/chat",
  "/chats",
  "/likes",
  "/likes/sent",
  "/swipe-game",
  "/profile",
  "/profile/photos",
  "/settings",
  "/settings/blocked",
  "/notifications",
  "/credits",
  "/premium",
  "/transactions",
  "/offer",
  "/lang-config",
  "/data-use",
  "/pages/terms",
  "/badges",
  "/not-there",
];

test("REACH-07 looking at a member's page sets no cookie, so that Back may show the page that was left", async () => {
  for (const path of LOOKED_AT) {
    const page = await member.get(path);
    expect(page.setCookies, path).toEqual([]);
  }
});

test("REACH-07 the last search and the last conversation are remembered without a cookie, for this login", async () => {
  const own = await site.member();
  await own.get("/members?country=DE&min_age=30");
  expect((await own.get("/members")).valueOf("min_age")).toBe("30");
  expect((await (await site.member()).get("/members")).valueOf("min_age")).toBe("");
});

test("REACH-07 a like that a script sends is answered with its heart alone; without a script with the page", async () => {
  const page = await member.get(SEARCH);
  const id = /data-piece="like-(\d+)"/.exec(page.text)?.[1] ?? "";
  const asked = { headers: { "x-piece": `like-${id}` } };
  // No redirect between: on a line of 400 ms that is a second way there and back.
  const piece = await member.send(page, "/members", { like: id }, asked);
  expect(piece.status).toBe(200);
  expect(site.proxy.calls("/api/like.php")).toBe(1);
  expect(piece.headers.get("content-type")).toContain("text/html");
  expect(piece.text).toMatch(
    new RegExp(`<button[^>]* name="unlike" value="${id}"[^>]*>[\\s\\S]*Unlike[\\s\\S]*</button>`),
  );
  expect(piece.text.match(/data-piece="/g)?.length).toBe(3);
  for (const part of ["<title>", 'data-piece="flash"', 'data-piece="badges"'])
    expect(piece.text).toContain(part);
  const whole = await member.get(SEARCH);
  expect(whole.text).toContain("</html>");
  expect(piece.text.length).toBeLessThan(whole.text.length / 5);
  expect(whole.text).toContain(
    piece.text.slice(piece.text.indexOf("<button"), piece.text.indexOf("</button>")),
  );
});

test("REACH-07 what was done is said once in such an answer, and a form that leads elsewhere is redirected", async () => {
  const own = await site.member();
  const asked = { headers: { "x-piece": "data-use" } };
  const elsewhere = await own.send(await own.get("/settings"), "/data-use", { use: "full" }, asked);
  expect(elsewhere).toRedirectTo("/settings#data-use");
  const settings = await own.get("/settings");
  const { fields } = settings.form("/settings", "invisible");
  const done = await own.post("/settings", fields, { headers: { "x-piece": "flash" } });
  expect(done.status).toBe(200);
  expect(done.words).toContain("nvisible");
  expect(await own.cookie("flash")).toBeUndefined();
  expect((await own.get("/settings")).text).not.toContain('role="status"');
  await own.post("/settings", [...(await own.get("/settings")).form("/settings", "invisible").fields]);
});

test("REACH-07 neither the counts in the bar, nor a like by script, nor a poll without news keeps a page from Back", async () => {
  const counts = await member.get("/badges");
  const page = await member.get(SEARCH);
  const id = /data-piece="like-(\d+)"/.exec(page.text)?.[1] ?? "";
  const liked = await member.send(page, "/members", { like: id }, { headers: { "x-piece": `like-${id}` } });
  const news = await member.get("/likes/received/updates");
  const etag = news.headers.get("etag") ?? "";
  const quiet = await member.get("/likes/received/updates", { headers: { "if-none-match": etag } });
  expect(quiet.status).toBe(304);
  for (const answer of [counts, liked, quiet])
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
  // What members say and who they are stays out of every cache.
  for (const answer of [page, news]) expect(answer.headers.get("cache-control")).toBe("private, no-store");
});

test("REACH-07 where a piece is missing, or is no name of one, the whole page comes", async () => {
  for (const asked of [
    "like-999999",
    "members like-999999",
    '"><script>',
    "x".repeat(100),
    "a b c d e f g h i j k l",
  ]) {
    const page = await member.get(SEARCH, { headers: { "x-piece": asked } });
    expect(page.text, asked).toContain("</html>");
    expect(page.text, asked).not.toContain("999999");
  }
});

test("REACH-07 a piece that holds others of its kind comes whole", async () => {
  const piece = await member.get("/members/2", { headers: { "x-piece": "actions" } });
  const opened = piece.text.match(/<section\b/g)?.length;
  expect(opened).toBeGreaterThan(0);
  expect(piece.text.match(/<\/section>/g)?.length).toBe(opened);
  // The last that stands in it.
  expect(piece.words).toContain("photos");
});

test("REACH-07 a page names files of a photo as wide as its cards need, and loads late what is below", async () => {
  const { text } = await member.get(SEARCH);
  for (const [index, card] of text.split('<li class="mc"').slice(1).entries()) {
    const [tag] = /<img class="pic"[^>]*>/.exec(card) ?? [];
    if (!tag) continue;
    const widths = [...tag.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
    expect(widths).toEqual([240, 360, 480, 600]);
    expect(tag.includes('loading="lazy"')).toBe(index >= 4);
    expect(tag.includes('fetchpriority="high"')).toBe(index < 4);
    // Two columns between the page's edges: a wider guess fetches the next larger file.
    expect(tag).toContain("calc(50vw - 22px)");
  }
});
