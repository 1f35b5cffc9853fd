import { afterAll, beforeAll, expect, test } from "vitest";
import { ReferenceSite } from "./reference-site";

let site: ReferenceSite;
beforeAll(async () => {
  site = await ReferenceSite.start();
});
afterAll(() => site.stop());

const next = async (member: Awaited<ReturnType<ReferenceSite["signUp"]>>) =>
  (await member.get("/api/swipe.php")).body;

test("LIKE-05 four likes a day, then a moment when more come; passes are free", async () => {
  const tom = await site.signUp("Swiper");
  const seen = new Set<number>();
  for (const left of [3, 2, 1, 0]) {
    const { profile } = await next(tom);
    seen.add(profile.id);
    const answer = await tom.post("/api/swipe.php", { profile: profile.id, like: true });
    expect(answer.body).toMatchObject({ likes_left: left });
  }
  const { profile, likes_left, next_day } = await next(tom);
  expect(likes_left).toBe(0);
  expect(seen.size).toBe(4);
  expect(seen.has(profile.id)).toBe(false);
  const refused = await tom.post("/api/swipe.php", { profile: profile.id, like: true });
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ error: "no_likes_left", next_day });
  expect((await tom.post("/api/swipe.php", { profile: profile.id, like: false })).status).toBe(200);
  expect((await next(tom)).profile.id).not.toBe(profile.id);

  expect(Date.parse(next_day) % 86_400_000).toBe(0);
  site.aheadMs = Date.parse(next_day) - Date.now() + 1;
  try {
    expect((await next(tom)).likes_left).toBe(4);
  } finally {
    site.aheadMs = 0;
  }
});

test("LIKE-05 the same like twice counts once, and a late pass takes no like back", async () => {
  const ann = await site.signUp("Twice");
  const { profile } = await next(ann);
  await ann.post("/api/swipe.php", { profile: profile.id, like: true });
  const again = await ann.post("/api/swipe.php", { profile: profile.id, like: true });
  expect(again.body.likes_left).toBe(3);
  await ann.post("/api/swipe.php", { profile: profile.id, like: false });
  const likes = await ann.get("/api/likes.php");
  expect(likes.body.profiles.map((card: { id: number }) => card.id)).toEqual([profile.id]);
  expect((await next(ann)).likes_left).toBe(3);
});

test("LIKE-05 who was liked, blocked or is oneself is never shown", async () => {
  const kim = await site.signUp("Chooser");
  const { profile: first } = await next(kim);
  await kim.put("/api/like.php", { profile: first.id });
  const { profile: second } = await next(kim);
  expect(second.id).not.toBe(first.id);
  await kim.put("/api/block.php", { profile: second.id });
  const { profile: third } = await next(kim);
  expect([first.id, second.id, kim.id]).not.toContain(third.id);
  expect((await kim.post("/api/swipe.php", { profile: kim.id, like: true })).status).not.toBe(200);
});
