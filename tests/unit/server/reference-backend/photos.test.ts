import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as made from "#tests/support/pictures";
import { type Answer, ReferenceSite, type Visitor } from "./reference-site";

let site: ReferenceSite;
beforeAll(async () => {
  site = await ReferenceSite.start();
});
afterAll(() => site.stop());

async function upload(member: Visitor, bytes: Buffer, key?: string): Promise<Answer> {
  const { headers, body } = await made.multipart({}, [["photo.jpg", bytes]]);
  const response = await fetch(`${site.backend.origin}/api/photo.php`, {
    method: "POST",
    headers: { ...headers, Cookie: member.cookie ?? "", ...(key && { "Idempotency-Key": key }) },
    body: new Uint8Array(body),
  });
  return { status: response.status, body: await response.json(), cookies: [], headers: response.headers };
}

const photosOf = async (member: Visitor): Promise<{ id: number; match: string }[]> =>
  (await member.get("/api/profile.php")).body.photos;
const idsOf = async (member: Visitor) => (await photosOf(member)).map(({ id }) => id);
const mainOf = async (member: Visitor) =>
  (await member.get("/api/user.php")).body.user.profile.main_image?.id;
const folderOf = (id: number) => join(site.dataDir, "pictures", "m", String(id));

test("SIGN-02 a member's first photo becomes the main one and is served in several sizes", async () => {
  const member = await site.signUp("First photo");
  const { status, body } = await upload(member, await made.jpeg(1200, 1600));
  expect(status).toBe(200);
  expect(body.photo).toMatchObject({ status: "active", width: 960, height: 1280 });
  expect(body.photo.color).toMatch(/^#[0-9a-f]{6}$/);
  expect(body.photo.variants.map(({ width }: { width: number }) => width)).toEqual([
    160, 240, 360, 480, 600, 960,
  ]);
  for (const { match, width } of body.photo.variants) {
    const file = await fetch(`${site.backend.origin}/media/${match}`, { headers: { accept: "image/webp" } });
    expect(file.headers.get("content-type")).toBe("image/webp");
    expect((await sharp(Buffer.from(await file.arrayBuffer())).metadata()).width).toBe(width);
  }
  expect(await mainOf(member)).toBe(body.photo.id);
  const seen = (await site.visitor().get(`/api/member.php?id=${member.id}`)).body;
  expect(seen.profile.main_image.id).toBe(body.photo.id);
});

test("SIGN-02 a small photo is not blown up, and its path cannot be counted", async () => {
  const member = await site.signUp("Small photo");
  const { body } = await upload(member, await made.jpeg(300, 200));
  expect(body.photo.variants.map(({ width }: { width: number }) => width)).toEqual([160, 240, 300]);
  expect(body.photo.match).toMatch(/^m\/\d+\/[0-9a-f]{20}-300\.webp$/);
});

test("SIGN-02 free members may have three photos, premium members twenty-five", async () => {
  const member = await site.signUp("Three photos");
  const bytes = await made.jpeg(150, 150);
  for (let count = 0; count < 3; count += 1) expect((await upload(member, bytes)).status).toBe(200);
  const refused = await upload(member, bytes);
  expect([refused.status, refused.body]).toEqual([402, { error: "photo_limit", limit: 3 }]);
  expect((await member.get("/api/profile.php")).body.max_photos).toBe(3);
  expect(readdirSync(folderOf(member.id))).toHaveLength(3);

  const premium = await site.member("premium@demo.example");
  expect((await premium.get("/api/profile.php")).body.max_photos).toBe(25);
  for (let count = 0; count < 4; count += 1) expect((await upload(premium, bytes)).status).toBe(200);
});

test("SIGN-02 many photos at once never become more than are allowed", async () => {
  const member = await site.signUp("All at once");
  const bytes = await made.jpeg(150, 150);
  const answers = await Promise.all(Array.from({ length: 6 }, () => upload(member, bytes)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(await idsOf(member)).toHaveLength(3);
  // The pictures of those that were refused are gone as well.
  expect(readdirSync(folderOf(member.id))).toHaveLength(3);
});

test("SIGN-02 the same key adds a photo once; another photo with it is no repetition", async () => {
  const member = await site.signUp("Keyed photo");
  const bytes = await made.jpeg(150, 150);
  const [first, again] = [await upload(member, bytes, "photo-key"), await upload(member, bytes, "photo-key")];
  expect(again.body.photo.id).toBe(first.body.photo.id);
  expect((await upload(member, await made.jpeg(160, 160), "photo-key")).status).toBe(422);
  expect(await idsOf(member)).toHaveLength(1);
});

test("SIGN-02 photos can be put in order, and the first one is the main one", async () => {
  const member = await site.signUp("In order");
  const bytes = await made.jpeg(150, 150);
  for (let count = 0; count < 3; count += 1) await upload(member, bytes);
  const [one = 0, two = 0, three = 0] = await idsOf(member);
  await member.put("/api/photo.php", { photo: three, main: true });
  expect(await idsOf(member)).toEqual([three, one, two]);
  expect(await mainOf(member)).toBe(three);
  await member.put("/api/photo.php", { photo: three, position: 1 });
  expect(await idsOf(member)).toEqual([one, three, two]);
  expect(await mainOf(member)).toBe(one);
  await member.put("/api/photo.php", { photo: one, position: 99 });
  expect(await idsOf(member)).toEqual([three, two, one]);
  await member.put("/api/photo.php", { photo: two, position: -5 });
  expect(await idsOf(member)).toEqual([two, three, one]);
});

test("SIGN-02 deleting the main photo makes the next one the main one, and its files are gone", async () => {
  const member = await site.signUp("Deletes");
  const bytes = await made.jpeg(150, 150);
  for (let count = 0; count < 2; count += 1) await upload(member, bytes);
  const [main, next] = await photosOf(member);
  expect(existsSync(join(site.dataDir, "pictures", main?.match ?? ""))).toBe(true);
  for (let count = 0; count < 2; count += 1) {
    expect((await member.delete("/api/photo.php", { photo: main?.id })).status).toBe(200);
  }
  expect(await mainOf(member)).toBe(next?.id);
  expect(existsSync(join(site.dataDir, "pictures", main?.match ?? ""))).toBe(false);
  await member.delete("/api/photo.php", { photo: next?.id });
  expect(await mainOf(member)).toBeUndefined();
});

test("SIGN-02 nobody changes or deletes another member's photo", async () => {
  const [owner, other] = [await site.signUp("Owner"), await site.signUp("Other")];
  const { body } = await upload(owner, await made.jpeg(150, 150));
  const { id } = body.photo;
  expect((await other.put("/api/photo.php", { photo: id, main: true })).body.error).toBe("photo_not_found");
  await other.delete("/api/photo.php", { photo: id });
  expect(await idsOf(owner)).toEqual([id]);
  expect((await upload(site.visitor(), await made.jpeg())).status).toBe(403);
});

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ["text", () => Buffer.from("<script>alert(1)</script>"), "not_a_picture"],
  ["nothing", () => Buffer.alloc(0), "not_a_picture"],
  [
    "an SVG",
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    "not_a_picture",
  ],
  ["a stamp of 40 pixels", () => made.jpeg(40, 40), "too_small"],
  ["11 MB", () => Buffer.alloc(11_000_000), "too_large"],
  ["65535 × 65535 declared pixels", () => made.jpegDeclaring(65_535, 65_535), "not_a_picture"],
])("SIGN-02 %s is no photo for the back end either", async (_, bytes, reason) => {
  const member = await site.member("free@demo.example");
  const refused = await upload(member, await bytes());
  expect([refused.status, refused.body]).toEqual([422, { error: "photo_refused", reason }]);
});

test("SIGN-02 the photos of an account that is deleted for good leave the disk", async () => {
  const ended = await ReferenceSite.start();
  try {
    const member = await ended.signUp("Leaves");
    const { headers, body } = await made.multipart({}, [["photo.jpg", await made.jpeg(150, 150)]]);
    await fetch(`${ended.backend.origin}/api/photo.php`, {
      method: "POST",
      headers: { ...headers, Cookie: member.cookie ?? "" },
      body: new Uint8Array(body),
    });
    const folder = join(ended.dataDir, "pictures", "m", String(member.id));
    const [file = ""] = readdirSync(folder);
    expect((await readFile(join(folder, file))).length).toBeGreaterThan(0);
    await member.delete("/api/account.php", { password: "a long enough one" });
    ended.aheadMs = 15 * 86_400_000;
    await ended.restart();
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    await ended.stop();
  }
}, 60_000);
