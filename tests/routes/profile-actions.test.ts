import { beforeAll, expect, test } from "vitest";
import "#tests/support/matchers";
import type { Browser } from "#tests/support/http-client";
import { testSite } from "#tests/support/test-site";

const site = testSite();
let premium: Browser;
let free: Browser;
beforeAll(async () => {
  [premium, free] = await Promise.all([site.member(), site.member("free@demo.example")]);
});

const sent = (path: string) => site.proxy.requests(path).map(({ body }) => JSON.parse(String(body)));

/** Somebody with more photos than free members may see. */
async function manyPhotos(): Promise<{ id: number; files: string[] }> {
  for (let id = 1; id <= 24; id += 1) {
    const page = await premium.get(`/members/${id}`);
    const numbers = [...page.text.matchAll(/\/photos\/(\d+)"/g)].map(([, number]) => Number(number));
    const count = Math.max(...numbers);
    if (count < 4) continue;
    const pages = await Promise.all(
      Array.from({ length: count }, (_, index) => premium.get(`/members/${id}/photos/${index + 1}`)),
    );
    const files = pages.map(({ text }) => /<figure[\s\S]*?src="([^"]+)"/.exec(text)?.[1] ?? "");
    return { id, files };
  }
  throw new Error("nobody has four photos");
}

test("PROF-02 a profile offers the photo count, a like, a gift, a message, a block and a report", async () => {
  const page = await premium.get("/members/2");
  expect(page.text).toMatch(/href="\/members\/2\/photos\/1"[^>]*>[\s\S]*?\d photos?</);
  for (const path of ["chat", "gift", "block", "report"])
    expect(page.text).toContain(`href="/members/2/${path}"`);
  expect(page.form("/members/2", "_key").fields.map(([name]) => name)).toContain("_key");
});

test("PROF-02 a block says first what is lost, then hides the profile and deletes chat and likes", async () => {
  const member = await site.member("unconfirmed@demo.example");
  await member.post("/members/6", { like: "6" });
  const page = await member.get("/members/6/block");
  for (const words of [
    "no longer see the profile",
    "can no longer see your profile",
    "conversation",
    "likes",
    "do not come back",
  ])
    expect(page.words).toContain(words);
  expect(sent("/api/block.php")).toHaveLength(0);

  const answer = await member.send(page, "/members/6/block", { intent: "block" });
  expect(answer).toRedirectTo("/members");
  expect(sent("/api/block.php")).toEqual([{ profile: 6 }]);
  expect((await member.follow(answer)).words).toContain("is blocked.");
  expect((await member.get("/likes/sent")).text).not.toContain('id="m6"');
  expect((await member.get("/members?gender=all")).text).not.toContain('id="m6"');

  const hidden = await member.get("/members/6");
  expect(hidden.words).toContain("You blocked");
  expect(hidden.text).not.toContain("/members/6/chat");
  expect(hidden.text).not.toMatch(/<img[^>]+\/m\/6\//);
  expect(await member.get("/members/6/photos/1")).toRedirectTo("/members/6");

  const back = await member.send(hidden, "/members/6/block", { intent: "unblock" });
  expect(back).toRedirectTo("/members/6");
  const again = await member.follow(back);
  expect(again.words).toContain("is no longer blocked.");
  expect(again.text).toContain("/members/6/chat");
});

test("PROF-02 blocking twice changes nothing, and the page then offers to unblock", async () => {
  const member = await site.member("unconfirmed@demo.example");
  const page = await member.get("/members/7/block");
  for (const _ of [1, 2]) {
    const answer = await member.send(page, "/members/7/block", { intent: "block" });
    expect(answer).toRedirectTo("/members");
  }
  const asked = await member.get("/members/7/block");
  expect(asked.words).toContain("Unblock");
  await member.send(asked, "/members/7/block", { intent: "unblock" });
});

test("PROF-02 a block needs the page's own form: a forged key blocks nobody", async () => {
  const answer = await premium.post("/members/8/block", { _key: "block~forged", intent: "block" });
  expect(answer.status).toBe(422);
  expect(answer.words).toContain("This page was open for a long time");
  expect(site.proxy.calls("/api/block.php")).toBe(0);
});

test.each(["/members/999999/block", "/members/0/block", "/members/x/block", "/members/999999/photos/1"])(
  "PROF-02 %s is not found",
  async (path) => {
    expect((await premium.get(path)).status).toBe(404);
  },
);

test("PROF-02 nobody blocks or reports the own profile", async () => {
  const own = /href="\/profile"/;
  const page = await premium.get("/members?gender=all");
  expect(page.text).toMatch(own);
  for (let id = 25; id <= 27; id += 1) {
    const profile = await premium.get(`/members/${id}`);
    if (!profile.words.includes("This is your own profile")) continue;
    expect(profile.text).not.toContain(`/members/${id}/block`);
    expect((await premium.get(`/members/${id}/block`)).status).toBe(404);
    expect((await premium.get(`/members/${id}/report`)).status).toBe(404);
    return;
  }
  throw new Error("the own profile was not found");
});

test("PROF-04 the file of a locked photo is refused to visitors and free members, also to who knows its address", async () => {
  const { id, files } = await manyPhotos();
  expect(new Set(files).size).toBe(files.length);
  const visitor = site.browser();
  const statuses = async (browser: Browser) =>
    Promise.all(files.map(async (file) => (await browser.get(file)).status));
  expect(await statuses(visitor)).toEqual(files.map((_, index) => (index === 0 ? 200 : 404)));
  expect(await statuses(free)).toEqual(files.map((_, index) => (index < 3 ? 200 : 404)));
  expect(await statuses(premium)).toEqual(files.map(() => 200));

  for (const [browser, seen] of [
    [visitor, 1],
    [free, 3],
  ] as const) {
    const page = await browser.get(`/members/${id}`);
    for (const file of files.slice(seen)) expect(page.text).not.toContain(file.replace(/-\d+\.webp$/, ""));
  }
});

test("PROF-04 a photo that only some may see is never kept by shared caches", async () => {
  const { files } = await manyPhotos();
  const [main = "", second = ""] = files;
  expect((await premium.get(main)).headers.get("cache-control")).toContain("public");
  expect((await premium.get(second)).headers.get("cache-control")).toMatch(/^private/);
  expect((await premium.get(second)).setCookies).toEqual([]);
});

test("PROF-04 PROF-09 a locked photo's page sends visitors to the login and tells free members of Premium", async () => {
  const { id, files } = await manyPhotos();
  const path = `/members/${id}/photos/${files.length}`;
  expect(await site.browser().get(path)).toRedirectTo(`/login?next=${encodeURIComponent(path)}`);
  const page = await free.get(path);
  expect(page.status).toBe(403);
  expect(page.words).toContain("Only for Premium members");
  expect(page.text).toContain('href="/premium"');
  expect(page.text).not.toContain("<figure");
  const seen = await premium.get(path);
  expect(seen.status).toBe(200);
  expect(seen.words).toContain(`${files.length} of ${files.length}`);
  expect(seen.text).toMatch(/href="\/members\/\d+\/report\?about=photo-\d+"/);
  const first = await premium.get(`/members/${id}/photos/1`);
  expect(first.text).toContain(`href="/members/${id}/photos/2"`);
  expect(first.words).toContain("fictional profile");
  expect((await premium.get(`/members/${id}/photos/${files.length + 1}`)).status).toBe(404);
});

test("PROF-04 a photo's page holds the others for a swipe, the wanted one first and none that is locked", async () => {
  const { id, files } = await manyPhotos();
  const filesOn = ({ text }: { text: string }) =>
    [...text.matchAll(/<figure[\s\S]*?src="([^"]+)"/g)].map(([, file]) => file);
  const [first, second, ...others] = files;
  expect(filesOn(await premium.get(`/members/${id}/photos/2`))).toEqual([second, ...others, first]);
  expect(filesOn(await free.get(`/members/${id}/photos/1`))).toEqual(files.slice(0, 3));
  expect(filesOn(await site.browser().get(`/members/${id}/photos/1`))).toEqual([first]);
});

test("PROF-09 each action of a visitor leads to the login and comes back to do it", async () => {
  const page = await site.browser().get("/members/2");
  for (const next of [
    "/members/2/chat",
    "/members/2/gift",
    "/members/2/block",
    "/members/2/report",
    "/members/2?do=like",
  ])
    expect(page.text).toContain(`href="/login?next=${encodeURIComponent(next)}"`);
  expect(page.text).toContain('href="/members/2/signup"');
  expect((await premium.get("/members/3?do=like")).words).toContain("You are logged in. Now you can like");
});

test("PROF-06 opening a liked profile clears its new-like flag and no other's, and the page counts it no more", async () => {
  const member = await site.member("free@demo.example");
  const likes = (likers: number[]) => ({
    kind: "answer" as const,
    status: 200,
    body: { profiles: [], liked_by: likers.map((id) => ({ id, like_new: true })) },
  });
  site.proxy.rule("/api/likes.php", likes([2, 3]));
  const page = await member.get("/likes/m/2");
  expect(page.status).toBe(200);
  expect(sent("/api/like-seen.php")).toEqual([{ profile: 2 }]);
  site.proxy.reset();
  site.proxy.rule("/api/likes.php", likes([3]));
  expect((await member.get("/likes/m/2")).status).toBe(200);
  expect(site.proxy.calls("/api/like-seen.php")).toBe(0);
});

test("PROF-08 a member with a cam page has a teaser that says where it leads; nobody else has one", async () => {
  const page = await premium.get("/members/3");
  expect(page.words).toContain("is also on cam");
  expect(page.words).toContain("on another site, with prices and rules of its own");
  expect(page.text).toMatch(/rel="[^"]*nofollow[^"]*noopener[^"]*" href="https:\/\/cams\.example\/3"/);
  expect((await premium.get("/members/4")).words).not.toContain("is also on cam");
});
