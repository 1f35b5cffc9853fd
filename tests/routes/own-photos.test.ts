import sharp from "sharp";
import { expect, test } from "vitest";
import "#tests/support/matchers";
import type { Browser, Page } from "#tests/support/http-client";
import * as made from "#tests/support/pictures";
import { signupFields, startSite } from "#tests/support/start-site";
import { newcomer, testSite } from "#tests/support/test-site";

const site = testSite();

const HERE = "/profile/photos";
let signups = 0;

async function signUp(): Promise<Browser> {
  signups += 1;
  const browser = await newcomer(site, `Photo ${signups}`);
  return browser;
}

const keyOf = (page: Page) => page.form(HERE, "_key").fields.find(([name]) => name === "_key")?.[1] ?? "";

type Files = readonly (readonly [name: string, bytes: Buffer, type?: string])[];

async function upload(browser: Browser, files: Files): Promise<Page> {
  const _key = keyOf(await browser.get(HERE));
  const { headers, body } = await made.multipart({ _key, intent: "upload" }, files);
  return browser.ask("POST", HERE, {
    headers: { ...headers, "sec-fetch-site": "same-origin", origin: site.origin },
    body,
  });
}

async function change(browser: Browser, intent: string, page?: Page): Promise<Page> {
  return browser.post(HERE, { _key: keyOf(page ?? (await browser.get(HERE))), intent });
}

interface Kept {
  profile: { main_image: { id: number } | null; num_photos: number };
  photos: { id: number; match: string; status: string }[];
}

/** What upstream keeps. */
async function kept(browser: Browser): Promise<Kept> {
  const cookie = `auth.session=${await browser.cookie("auth.session")}`;
  return (
    await fetch(`${site.backend.origin}/api/profile.php`, { headers: { cookie } })
  ).json() as Promise<Kept>;
}

/** A picture's file as its owner can ask for it. */
async function stored(browser: Browser, match: string | undefined): Promise<Response> {
  const cookie = `auth.session=${await browser.cookie("auth.session")}`;
  return fetch(`${site.backend.origin}/media/${match}`, { headers: { cookie } });
}

const idsOf = async (browser: Browser) => (await kept(browser)).photos.map(({ id }) => id);

async function withPhotos(count: number): Promise<Browser> {
  const browser = await signUp();
  const files = await Promise.all(
    Array.from({ length: count }, async (_, n) => [`${n}.jpg`, await made.jpeg(300 + n, 400)] as const),
  );
  expect(await upload(browser, files)).toRedirectTo(HERE);
  return browser;
}

test("ACCT-02 a member adds several photos at once and reads how many more fit", async () => {
  const browser = await signUp();
  const empty = await browser.get(HERE);
  expect(empty.words).toContain("Photos: 0 of 3");
  expect(empty.words).toContain("Premium members can have up to 25 photos.");
  expect(empty.text).toMatch(/<input[^>]*type="file"[^>]*accept="image\/jpeg,[^>]*multiple/);
  expect(empty.text).toMatch(/<input[^>]*type="file"[^>]*capture="user"/);
  const answer = await upload(browser, [
    ["a.jpg", await made.jpeg()],
    ["b.png", await made.png(), "image/png"],
  ]);
  expect(answer).toRedirectTo(HERE);
  const after = await browser.follow(answer);
  expect(after.words).toContain("Your photos were added.");
  expect(after.words).toContain("Photos: 2 of 3");
  const { profile, photos } = await kept(browser);
  expect(profile.main_image?.id).toBe(photos[0]?.id);
  expect(photos.map(({ status }) => status)).toEqual(["active", "active"]);
});

test("ACCT-02 a premium member can have 25 and is offered nothing", async () => {
  const premium = await site.member();
  const page = await premium.get(HERE);
  expect(page.words).toContain("of 25");
  expect(page.words).not.toContain("Premium members can have");
});

test("ACCT-02 each file of a post is told by its name: kind by content, never by name", async () => {
  const browser = await signUp();
  const page = await upload(browser, [
    ["really-a-png.heic", await made.png(300, 300), "image/heic"],
    ["really-heic.jpg", made.sidewaysHeic()],
    ["page.jpg", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["nothing.jpg", Buffer.alloc(0)],
    ["huge.png", await made.pngDeclaring(65_535, 65_535)],
    ["webp.jpg", await made.picture(300, 300).webp().toBuffer()],
  ]);
  expect(page.status).toBe(422);
  for (const told of [
    "really-a-png.heic was added.",
    "really-heic.jpg was added.",
    "page.jpg is not a picture that we can read.",
    "nothing.jpg is empty.",
    "huge.png has more pixels than we can take.",
    "webp.jpg was added.",
  ])
    expect(page.words).toContain(told);
  expect(await idsOf(browser)).toHaveLength(3);
});

test("ACCT-02 nothing of where and how a photo was taken leaves the site", async () => {
  const browser = await signUp();
  await upload(browser, [["DCIM-home.jpg", await made.taggedJpeg()]]);
  const [request] = site.proxy.requests("/api/photo.php");
  expect(request?.body.length).toBeGreaterThan(1_000);
  for (const canary of ["Exif", "GPS", "CanaryPhone", made.CANARY_XMP, "DCIM-home"])
    expect(request?.body.includes(canary), canary).toBe(false);
  const [photo] = (await kept(browser)).photos;
  const { exif, xmp, iptc } = await sharp(
    await (await stored(browser, photo?.match)).arrayBuffer(),
  ).metadata();
  expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
});

test("ACCT-02 one photo more than fits is refused by name, and a full page offers no field", async () => {
  const browser = await withPhotos(2);
  const page = await upload(browser, [
    ["third.jpg", await made.jpeg(500, 500)],
    ["fourth.jpg", await made.jpeg(501, 500)],
  ]);
  expect(page.status).toBe(422);
  expect(page.words).toContain("third.jpg was added.");
  expect(page.words).toContain("fourth.jpg was not added: you can have 3 photos.");
  const full = await browser.get(HERE);
  expect(full.text).not.toContain('type="file"');
  expect(full.words).toContain("Premium members can have up to 25 photos.");
});

test("ACCT-02 the main photo can be chosen and the order changed, the same twice", async () => {
  const browser = await withPhotos(3);
  const [a = 0, b = 0, c = 0] = await idsOf(browser);
  const page = await browser.get(HERE);
  for (const _ of [1, 2]) {
    expect(await change(browser, `main:${c}`, page)).toRedirectTo(HERE);
    expect(await idsOf(browser)).toEqual([c, a, b]);
  }
  expect((await kept(browser)).profile.main_image?.id).toBe(c);
  for (const _ of [1, 2]) {
    await change(browser, `move:${b}:1`, page);
    expect(await idsOf(browser)).toEqual([c, b, a]);
  }
  await change(browser, `move:${b}:999`);
  expect(await idsOf(browser)).toEqual([c, a, b]);
});

test("ACCT-02 deleting is asked first; the next photo becomes the main one, and deleting twice is harmless", async () => {
  const browser = await withPhotos(2);
  const [first = 0, second = 0] = await idsOf(browser);
  const [{ match } = { match: "" }] = (await kept(browser)).photos;
  expect((await stored(browser, match)).status).toBe(200);
  const question = await browser.get(`${HERE}?delete=${first}`);
  expect(question.words).toContain("Delete this photo?");
  expect(question.words).toContain("The next one takes its place.");
  expect(await idsOf(browser)).toEqual([first, second]);
  const gone = await browser.send(question, HERE, { intent: `delete:${first}` });
  expect(gone).toRedirectTo(HERE);
  expect(await idsOf(browser)).toEqual([second]);
  expect((await kept(browser)).profile).toMatchObject({ main_image: { id: second }, num_photos: 1 });
  expect((await stored(browser, match)).status).toBe(404);
  // Another tab still shows the question.
  expect(await browser.send(question, HERE, { intent: `delete:${first}` })).toRedirectTo(HERE);
  expect(await idsOf(browser)).toEqual([second]);
  expect(await browser.get(`${HERE}?delete=${first}`)).toRedirectTo(HERE);
  await change(browser, `delete:${second}`);
  expect((await kept(browser)).profile).toMatchObject({ main_image: null, num_photos: 0 });
});

test("ACCT-02 nobody touches another member's photos", async () => {
  const owner = await withPhotos(2);
  const [first = 0, second = 0] = await idsOf(owner);
  const other = await withPhotos(1);
  const answer = await change(other, `main:${second}`);
  expect([answer.status, answer.words.includes("This photo no longer exists.")]).toEqual([404, true]);
  expect((await change(other, `move:${second}:0`)).status).toBe(404);
  await change(other, `delete:${first}`);
  expect(await other.get(`${HERE}?delete=${first}`)).toRedirectTo(HERE);
  expect(await idsOf(owner)).toEqual([first, second]);
  expect(await idsOf(other)).toHaveLength(1);
});

test.each(["main:", "main:x", "delete:0", "move:1:2:3", "everything", "main:99999999999999999999"])(
  "ACCT-02 the intent %j changes nothing",
  async (intent) => {
    const browser = await withPhotos(1);
    const before = await kept(browser);
    expect((await change(browser, intent)).status).toBe(422);
    expect(await kept(browser)).toEqual(before);
  },
);

test("ACCT-02 an old page, no file, and an operator who is away are told, and nothing is changed", async () => {
  const browser = await withPhotos(2);
  const [, second = 0] = await idsOf(browser);
  const before = await kept(browser);
  const page = await browser.get(HERE);
  expect((await browser.post(HERE, { _key: "photos~old", intent: `delete:${second}` })).status).toBe(422);
  const none = await upload(browser, [["", Buffer.alloc(0)]]);
  expect([none.status, none.words.includes("Choose a photo first")]).toEqual([422, true]);
  site.proxy.rule("/api/photo.php", { kind: "answer", status: 500, body: {} });
  const failed = await change(browser, `main:${second}`, page);
  expect(failed.status).toBe(502);
  expect(failed.words).toContain("An error occured, please try again later.");
  expect(await kept(browser)).toEqual(before);
});

test("ACCT-02 where photos are checked first, only the owner sees a new one, and reads so", async () => {
  const checked = await startSite({ backend: { choices: { photosAreChecked: true } } });
  try {
    const owner = checked.browser();
    await owner.submit("/signup", signupFields("Checked"));
    const _key = keyOf(await owner.get(HERE));
    const { headers, body } = await made.multipart({ _key }, [["a.jpg", await made.jpeg()]]);
    const origin = { "sec-fetch-site": "same-origin", origin: checked.origin };
    await owner.ask("POST", HERE, { headers: { ...headers, ...origin }, body });
    const page = await owner.get(HERE);
    expect(page.words).toContain("This photo is being checked. Others cannot see it yet.");
    expect(page.words).toContain("Photos: 1 of 3");
    const id = /href="\/members\/(\d+)"/.exec((await owner.get("/profile")).text)?.[1];
    const another = checked.browser();
    await another.submit("/signup", signupFields("Another"));
    const cookie = `auth.session=${await another.cookie("auth.session")}`;
    const seen = await fetch(`${checked.backend.origin}/api/member.php?id=${id}`, { headers: { cookie } });
    expect(await seen.json()).toMatchObject({ profile: { main_image: null }, photos: [] });
  } finally {
    await checked.close();
  }
});

test("ACCT-02 files that are too large together get a page that says so", async () => {
  const browser = await signUp();
  const page = await upload(browser, [["large.jpg", Buffer.alloc(26_000_000)]]);
  expect(page.status).toBe(413);
  expect(page.words).toContain("Nothing was saved.");
});

test("ACCT-02 HOST-06 an upload after the login ended leads to the login and back", async () => {
  const browser = await signUp();
  site.proxy.rule("/api/photo.php", {
    kind: "answer",
    status: 403,
    body: { error: "forbidden", data: { authentication_required: true } },
  });
  const page = await upload(browser, [["a.jpg", await made.jpeg()]]);
  expect(page.status).toBe(303);
  expect(page.location).toMatch(/^\/login\?next=%2Fprofile%2Fphotos/);
  expect(page).toSetCookie("auth.session", /Max-Age=0/);
});
