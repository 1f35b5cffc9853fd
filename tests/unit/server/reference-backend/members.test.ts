import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedMembers } from "#server/reference-backend/seed/members";
import { ReferenceSite, until } from "./reference-site";

let site: ReferenceSite;
const seeds = seedMembers(24, Date.now());
beforeAll(async () => {
  site = await ReferenceSite.start();
});
afterAll(() => site.stop());

type Card = { id: number; gender: string; country: string; age: number; fictional: boolean };

test("SRCH-02 pages of a search hold every member once, in an order that stays", async () => {
  const visitor = site.visitor();
  const ids: number[] = [];
  for (let page = 1; page <= 4; page++) {
    const { body } = await visitor.get(`/api/members.php?pageNumber=${page}&pageSize=10`);
    expect(body.pageNumber).toBe(page);
    expect(body.numResults).toBe(26);
    ids.push(...body.results.map((card: Card) => card.id));
  }
  expect(ids).toHaveLength(26);
  expect(new Set(ids).size).toBe(26);
  const all = await visitor.get("/api/members.php?pageSize=48");
  expect(all.body.results.map((card: Card) => card.id)).toEqual(ids);
});

test("SRCH-01 filters by gender, country and age hold for every result", async () => {
  const { body } = await site
    .visitor()
    .get("/api/members.php?gender=female&country=NL&min_age=25&max_age=60");
  for (const card of body.results as Card[]) {
    expect(card).toMatchObject({ gender: "female", country: "NL" });
    expect(card.age).toBeGreaterThanOrEqual(25);
    expect(card.age).toBeLessThanOrEqual(60);
  }
  const expected = seeds.filter((seed) => seed.gender === "female" && seed.country === "NL");
  expect(body.numResults).toBeLessThanOrEqual(expected.length + 1);
});

test("SRCH-03 few results come with similar ones that are not among them", async () => {
  const { body } = await site.visitor().get("/api/members.php?country=NL&countryregion=Zeeland");
  expect(body.numResults).toBeLessThan(12);
  expect(body.similar_results.length).toBeGreaterThan(0);
  const ids = new Set(body.results.map((card: Card) => card.id));
  for (const card of body.similar_results as Card[]) expect(ids.has(card.id)).toBe(false);
});

test("a member finds whom the own gender and sexuality look for, and never the own profile", async () => {
  const robin = await site.member("free@demo.example");
  const { body } = await robin.get("/api/members.php?pageSize=48");
  for (const card of body.results as Card[]) expect(card.gender).toBe("female");
  const everybody = await robin.get("/api/members.php?gender=&pageSize=48");
  expect(everybody.body.numResults).toBe(26);
});

test("PROF-03 every seeded profile says that it is fictional", async () => {
  const { body } = await site.visitor().get("/api/members.php?pageSize=48");
  const fictional = (body.results as Card[]).filter((card) => card.fictional);
  expect(fictional.map((card) => card.id).sort((a, b) => a - b)).toEqual(seeds.map((seed) => seed.id));
});

test("PROF-04 a locked photo is a number: no answer names its file", async () => {
  const seed = seeds.find(({ photos }) => photos.length > 3) ?? seeds[0];
  const tokens = seed?.photos.slice(1).map((photo) => photo.token) ?? [];
  expect(tokens.length).toBeGreaterThan(0);
  const visitor = await site.visitor().get(`/api/member.php?id=${seed?.id}`);
  expect(visitor.body.photos).toHaveLength(1);
  expect(visitor.body.num_locked_photos).toBe(tokens.length);
  for (const token of tokens) expect(JSON.stringify(visitor.body)).not.toContain(token);

  const free = await site.member("free@demo.example");
  const freeView = await free.get(`/api/member.php?id=${seed?.id}`);
  expect(freeView.body.photos).toHaveLength(Math.min(3, tokens.length + 1));
  for (const token of tokens.slice(2)) expect(JSON.stringify(freeView.body)).not.toContain(token);

  const premium = await site.member("premium@demo.example");
  const premiumView = await premium.get(`/api/member.php?id=${seed?.id}`);
  expect(premiumView.body.photos).toHaveLength(tokens.length + 1);
  expect(premiumView.body.num_locked_photos).toBe(0);
  for (const token of tokens) expect(JSON.stringify(premiumView.body)).toContain(token);
});

test("PROF-07 pictures are served for good, and nothing outside their folder", async () => {
  const { body } = await site.visitor().get("/api/member.php?id=1");
  const image = body.photos[0];
  expect(image.variants.map((variant: { width: number }) => variant.width)).toEqual([
    160, 240, 360, 480, 600, 720,
  ]);
  const { origin } = site.backend;
  const response = await fetch(`${origin}/media/${image.match}`, { headers: { accept: "image/webp" } });
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toContain("immutable");
  expect(response.headers.get("content-type")).toBe("image/webp");
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
  const outside = await readdir(site.dataDir);
  expect(outside).toContain("reference.db");
  for (const path of ["..%2freference.db", "%2e%2e/reference.db", join("m", "..%5c..", "reference.db")]) {
    expect((await fetch(`${origin}/media/${path}`)).status).toBe(404);
  }
});

test("LIKE-02 a like is new until it is seen, and mutual likes match", async () => {
  const [uma, vic] = [await site.signUp("Uma"), await site.signUp("Vic")];
  expect((await uma.put("/api/like.php", { profile: vic.id })).body.match).toBe(false);
  expect((await uma.put("/api/like.php", { profile: vic.id })).body.match).toBe(false);
  const likes = await vic.get("/api/likes.php");
  expect(likes.body.liked_by).toHaveLength(1);
  expect(likes.body.liked_by[0]).toMatchObject({ id: uma.id, like_new: true, name: "Uma" });
  expect((await vic.get("/api/user.php")).body.totals.new_likes).toBe(1);
  await vic.put("/api/like-seen.php", { profile: uma.id });
  expect((await vic.get("/api/user.php")).body.totals.new_likes).toBe(0);
  expect((await vic.put("/api/like.php", { profile: uma.id })).body.match).toBe(true);
  await vic.delete("/api/like.php", { profile: uma.id });
  expect((await vic.get("/api/likes.php")).body.profiles).toEqual([]);
  expect((await uma.put("/api/like.php", { profile: uma.id })).body.error).toBe("own_profile");
});

test("some fictional members like back", async () => {
  const wes = await site.signUp("Wes");
  for (const { id } of seeds) await wes.put("/api/like.php", { profile: id });
  const back = await until(async () => {
    const { liked_by: likedBy } = (await wes.get("/api/likes.php")).body;
    return likedBy.length > 0 ? likedBy : undefined;
  });
  expect(back.length).toBeLessThan(seeds.length);
});

test("LIKE-03 auto-like gives the newest unseen like, else makes one by a fictional member", async () => {
  const xia = await site.signUp("Xia");
  const { body } = await xia.get("/api/auto-like.php");
  const [first] = (await xia.get("/api/likes.php")).body.liked_by;
  expect(first).toMatchObject({ id: body.id, like_new: true, fictional: true });
  expect((await xia.get("/api/auto-like.php")).body.id).toBe(body.id);
});

test("a report is answered with a reference, once per key", async () => {
  const yan = await site.signUp("Yan");
  const ask = () => yan.post("/api/report.php", { profile: 1, reason: "fake" }, { key: "report" });
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(first.body.reference).toMatch(/^R-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  expect(second.body).toEqual(first.body);
});

test("a profile keeps what is saved and refuses values that do not exist", async () => {
  const zoe = await site.signUp("Zoe");
  const saved = await zoe.put("/api/profile.php", {
    country: "NL",
    region: "Zeeland",
    city: "Goes",
    interests: ["tea", "reading"],
    hair_color: "red",
  });
  expect(saved.body.profile).toMatchObject({
    country: "NL",
    region: "Zeeland",
    interests: ["tea", "reading"],
  });
  const refused = await zoe.put("/api/profile.php", { hair_color: "green" });
  expect(refused.body).toEqual({ error: "field_invalid", field: "hair_color" });
  const moved = await zoe.put("/api/profile.php", { country: "BE" });
  expect(moved.body.profile).toMatchObject({ country: "BE", region: null });
});

test("settings tell the domain asked for; wrong methods and unknown paths say so", async () => {
  const visitor = site.visitor();
  const { body } = await visitor.get("/api/settings.php?domain=date.example.de");
  expect(body.settings).toMatchObject({ domain: "date.example.de", domain_language: "de", min_age: 18 });
  const wrong = await visitor.ask("PATCH", "/api/user.php");
  expect(wrong.status).toBe(405);
  expect(wrong.headers.get("allow")).toBe("POST, GET, PUT");
  expect((await visitor.get("/api/unknown.php")).status).toBe(404);
  expect((await visitor.get("/api/member.php?id=x")).body).toEqual({ error: "bad_request", field: "id" });
});

test("the outbox page needs no script and escapes what members wrote", async () => {
  await site.signUp("<b>Bold</b>");
  const response = await fetch(`${site.backend.origin}/outbox`);
  const html = await response.text();
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(html).toContain("&lt;b&gt;Bold&lt;/b&gt;");
  expect(html).not.toContain("<script");
  expect(html).toMatch(/<a class="go" href="http:\/\/127\.0\.0\.1:\d+\/activate\?code=/);
});
