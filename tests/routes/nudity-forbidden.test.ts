import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import "#tests/support/matchers";
import { openDatabase } from "#server/reference-backend/database/open";
import type { Browser } from "#tests/support/http-client";
import { editJson } from "#tests/support/odd-php";
import * as made from "#tests/support/pictures";
import { newcomer, testSite } from "#tests/support/test-site";

const site = testSite({
  backend: {
    choices: {
      settings: { nudity_forbidden: 1, enable_site_entry_popup: "yes", site_entry_countries: ["NL"] },
      photosAreChecked: true,
    },
  },
});

const WAITING = "This photo is being checked. Others cannot see it yet.";
const RULE = "No nudity and no sexual content: such photos and texts are removed.";

const ANSWERS = "gender=all&min_age=18&max_age=99&country=";

/** Every photo of the answer waits. */
const asPending = editJson((json) =>
  JSON.parse(JSON.stringify(json).replaceAll('"status":"active","match"', '"status":"pending","match"')),
);

let member: Browser;
beforeAll(async () => {
  member = await newcomer(site, "Plain Member");
});

async function upload(browser: Browser): Promise<void> {
  const page = await browser.get("/profile/photos");
  const { fields } = page.form("/profile/photos", "_key");
  const { headers, body } = await made.multipart({ ...Object.fromEntries(fields), intent: "upload" }, [
    ["face.jpg", await made.jpeg(700, 500)],
  ]);
  await browser.ask("POST", "/profile/photos", {
    headers: { ...headers, "sec-fetch-site": "same-origin" },
    body,
  });
}

const picturesOf = (text: string) => [...text.matchAll(/\/media\/m\/[\w./-]+/g)].map(([address]) => address);

test("SAFE-10 where nudity is forbidden no intimate interest is offered, shown or searched for", async () => {
  for (const path of ["/profile", "/complete-signup?step=about", `/match-finder?step=4&${ANSWERS}`]) {
    const { text } = await member.get(path);
    expect(text, path).toContain('value="tea"');
    expect(text, path).not.toMatch(/value="(bondage|analsex|lingerie)"/);
  }
  const odd = { interests: ["bondage", "tea"] };
  site.proxy.rule(
    "/api/member.php",
    editJson((json) => ({ ...json, profile: { ...(json.profile as object), ...odd } })),
  );
  const profile = await member.get("/members/4");
  expect(profile.words).toContain("Tea");
  expect(profile.words).not.toContain("Bondage");
  await member.get(`/match-finder?step=5&${ANSWERS}&interests=tea`);
  const refused = await member.get(`/match-finder?step=5&${ANSWERS}&interests=bondage`);
  expect(refused.status).toBe(422);
  const asked = site.proxy.requests("/api/members.php").map(({ query }) => query.get("interests"));
  expect(asked).toEqual(["tea"]);
});

test("SAFE-10 the words follow: the entry warning, the terms, and what may be uploaded", async () => {
  const visitor = site.browser({ headers: { "accept-language": "nl-NL" } });
  const warning = (await visitor.get("/?lang=en")).words;
  expect(warning).toContain("This site is for adults (18+).");
  expect(warning).not.toContain("sexual content");
  for (const path of ["/pages/terms", "/profile/photos", "/complete-signup?step=photo", "/members/4/chat"])
    expect((await member.get(path)).words, path).toContain(RULE);
});

test("SAFE-10 a photo that waits is its owner's alone, until PHP says that it is published", async () => {
  const owner = await newcomer(site, "Waiting Owner");
  await upload(owner);
  const own = await owner.get("/profile/photos");
  expect(own.words).toContain(WAITING);
  const [address = ""] = picturesOf(own.text);
  expect((await owner.get(address)).status).toBe(200);
  expect((await member.get(address)).status).toBe(404);
  const profile = await owner.get("/profile");
  expect(profile.words).toContain(WAITING);
  expect(picturesOf(profile.text)).not.toEqual([]);
  const id = /href="\/members\/(\d+)"/.exec(profile.text)?.[1] ?? "";
  expect(picturesOf((await member.get(`/members/${id}`)).text)).not.toContain(address);

  const db = await openDatabase(join(site.dataDir, "..", "backend"));
  const photo = await db
    .selectFrom("photos")
    .select("id")
    .where("member_id", "=", Number(id))
    .executeTakeFirstOrThrow();
  await db.updateTable("photos").set({ status: "active" }).where("id", "=", photo.id).execute();
  await db
    .updateTable("members")
    .set({ main_photo_id: photo.id, num_photos: 1 })
    .where("id", "=", Number(id))
    .execute();
  await db.destroy();
  expect((await owner.get("/profile/photos")).words).not.toContain(WAITING);
  expect(picturesOf((await member.get(`/members/${id}`)).text)).toContain(address);
});

test("SAFE-10 a photo that PHP names pending is in nobody else's page, whatever else PHP sends", async () => {
  expect(picturesOf((await member.get("/members/4")).text)).not.toEqual([]);
  for (const path of ["/api/member.php", "/api/members.php", "/api/chat.php", "/api/chats.php"])
    site.proxy.rule(path, asPending);
  const visitor = site.browser();
  const pages = ["/members/4", "/members/4/photos/1", "/members?gender=female", "/members/4/chat"];
  for (const path of pages) expect(picturesOf((await member.get(path)).text), path).toEqual([]);
  for (const path of ["/members/4", "/members/4/landing", "/members?gender=female"])
    expect(picturesOf((await visitor.get(path)).text), path).toEqual([]);
});

test("SAFE-10 a photo in a conversation that waits is seen by who sent it, and said to the other", async () => {
  const image = { match: "c/1/waiting.webp", status: "pending", width: 700, height: 500 };
  const date = "2026-01-31T12:00:00Z";
  const answer = (own: number) =>
    editJson((json) => ({
      ...json,
      messages: [{ id: 512, conversation: { id: 9 }, kind: "photo", own, date, image }],
    }));
  site.proxy.rule("/api/chat.php", answer(0));
  const others = await member.get("/members/4/chat");
  expect(others.words).toContain("This photo is being checked.");
  expect(others.text).not.toContain("waiting.webp");
  site.proxy.rule("/api/chat.php", answer(1));
  const own = await member.get("/members/4/chat");
  expect(own.text).toContain("waiting.webp");
  expect(own.words).toContain(WAITING);
});
