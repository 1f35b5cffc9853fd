import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedMembers } from "#server/reference-backend/seed/members";
import * as made from "#tests/support/pictures";
import { type Answer, ReferenceSite, type Visitor } from "./reference-site";

let site: ReferenceSite;
let premium: Visitor;
const ids = seedMembers(24, Date.now()).map(({ id }) => id);
const [one = 0, two = 0, three = 0, four = 0] = ids;
beforeAll(async () => {
  site = await ReferenceSite.start();
  premium = await site.member("premium@demo.example");
});
afterAll(() => site.stop());

async function sendPhoto(from: Visitor, profile: number, bytes: Buffer, key?: string): Promise<Answer> {
  const { headers, body } = await made.multipart({ profile: String(profile) }, [["a.jpg", bytes]]);
  const response = await fetch(`${site.backend.origin}/api/message.php?photo=1`, {
    method: "POST",
    headers: { ...headers, Cookie: from.cookie ?? "", ...(key && { "Idempotency-Key": key }) },
    body: new Uint8Array(body),
  });
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text), cookies: [], headers: response.headers };
}

const creditsOf = async (of: Visitor): Promise<number> => (await of.get("/api/user.php")).body.user.credits;
/** Those the member sent: fictional members answer meanwhile. */
const sentTo = async (of: Visitor, profile: number): Promise<unknown[]> =>
  (await of.get(`/api/chat.php?profile=${profile}`)).body.messages.filter(({ own }: { own: boolean }) => own);

test("CHAT-03 CHAT-05 a photo costs its credits once per key and lies under a path of its own", async () => {
  const before = await creditsOf(premium);
  const bytes = await made.jpeg(700, 500);
  const first = await sendPhoto(premium, one, bytes, "photo-1");
  const again = await sendPhoto(premium, one, bytes, "photo-1");
  expect(again.body).toEqual(first.body);
  expect(first.body.credits).toBe(before - 2);
  const { message } = first.body;
  expect(message).toMatchObject({ kind: "photo", text: "", own: true, image: { width: 700, height: 500 } });
  expect(message.image.match).toMatch(/^c\/\d+\/[0-9a-f]{20}-\d+\.webp$/);
  expect(existsSync(join(site.dataDir, "pictures", message.image.match))).toBe(true);
  expect((await sendPhoto(premium, one, await made.jpeg(300, 300), "photo-1")).body.error).toBe("key_reused");
  expect(await sentTo(premium, one)).toHaveLength(1);
});

test("CHAT-05 a photo that is not sent costs nothing and leaves no file behind", async () => {
  const free = await site.signUp("No credits");
  const refused = await sendPhoto(free, one, await made.jpeg(300, 300));
  expect([refused.status, refused.body]).toEqual([
    402,
    { error: "not_enough_credits", credits: 0, costs: 2 },
  ]);
  const before = await creditsOf(premium);
  expect((await sendPhoto(premium, one, Buffer.from("words"))).body).toEqual({
    error: "photo_refused",
    reason: "not_a_picture",
  });
  expect((await sendPhoto(premium, 999_999, await made.jpeg())).body.error).toBe("profile_not_found");
  expect(await creditsOf(premium)).toBe(before);
  const folders = readdirSync(join(site.dataDir, "pictures", "c"));
  expect(folders).toHaveLength(1);
});

test("CHAT-05 many photos and gifts at once never cost more than there is", async () => {
  const member = await site.member("premium@demo.example");
  const bytes = await made.jpeg(300, 300);
  const before = await creditsOf(member);
  const answers = await Promise.all([
    ...Array.from({ length: 12 }, () => member.post("/api/message.php?gift=1", { profile: two, gift: 1 })),
    ...Array.from({ length: 4 }, () => sendPhoto(member, two, bytes)),
  ]);
  const paid = answers.filter(({ status }) => status === 200);
  const spent = paid.reduce((sum, { body }) => sum + (body.message.kind === "gift" ? 5 : 2), 0);
  expect(await creditsOf(member)).toBe(before - spent);
  expect(await creditsOf(member)).toBeGreaterThanOrEqual(0);
  expect(await sentTo(member, two)).toHaveLength(paid.length);
});

test("CHAT-03 a gift is named in each reader's language, and one that does not exist is refused", async () => {
  const { gifts } = (await premium.get("/api/gifts.php?language=de")).body;
  expect(gifts).toHaveLength(8);
  expect(gifts[2]).toEqual({ id: 3, name: "Teddybär", match: "g/teddy.webp", credits: 5 });
  const unknown = await premium.post("/api/message.php?gift=1", { profile: three, gift: 99 });
  expect([unknown.status, unknown.body.error]).toEqual([404, "gift_not_found"]);
});

test("CHAT-13 CHAT-09 a GIF's name is kept as it is and costs what a text costs, free messages included", async () => {
  const free = await site.signUp("Gif sender");
  const answer = await free.post("/api/message.php?gif=1", { profile: four, gif: "far-abc-200x150" });
  expect(answer.body.message).toMatchObject({ kind: "gif", gif: "far-abc-200x150" });
  expect((await free.get(`/api/chat.php?profile=${four}`)).body.free_messages_left).toBe(4);
  const tooLong = await free.post("/api/message.php?gif=1", { profile: four, gif: "x".repeat(101) });
  expect(tooLong.status).toBe(400);
});

test("CHAT-12 nothing reaches somebody who blocked the sender", async () => {
  const [sender, blocker] = [await site.signUp("Sender"), await site.signUp("Blocker")];
  await blocker.put("/api/block.php", { profile: sender.id });
  const gif = await sender.post("/api/message.php?gif=1", { profile: blocker.id, gif: "own-hello" });
  const gift = await sender.post("/api/message.php?gift=1", { profile: blocker.id, gift: 1 });
  for (const { status, body } of [gif, gift, await sendPhoto(sender, blocker.id, await made.jpeg())]) {
    expect([status, body.error]).toEqual([403, "blocked"]);
  }
});
