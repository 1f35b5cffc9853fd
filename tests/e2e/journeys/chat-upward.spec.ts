import { messages, openChat } from "./gestures";
import { MAX_SHIFT, sumOf, watchShifts } from "./layout-shift";
import { watchDrawing, watchPlace, writtenTo } from "./long-talk";
import { expect, test } from "./strict-test";

// A phone whose pixels are no whole ones of the page.
test.use({ deviceScaleFactor: 1.25, viewport: { width: 360, height: 740 } });

/** The page, three parts that are loaded above it, and some more messages. */
const MESSAGES = 125;

test("CHAT-11 CHAT-17 with scripts older messages come while scrolling up, and what is being read stays where it is, on the way back too", {
  tag: "@scripts",
}, async ({ page, context, scripts }) => {
  const { anna, writer } = await writtenTo(MESSAGES, 130);
  await anna.reads(writer);
  await anna.enter(context);
  await openChat(page, writer.id, scripts);
  await expect(messages(page)).toHaveCount(30);
  const place = await watchPlace(page);
  const mostAtOnce = await watchDrawing(page);
  await page.mouse.move(180, 400);
  await expect(async () => {
    for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, -400);
    await expect(messages(page)).toHaveCount(MESSAGES, { timeout: 200 });
  }).toPass();
  // Thirty in one task keep a phone from all else for 0.1 s.
  expect(await mostAtOnce()).toBeLessThanOrEqual(6);
  const newest = messages(page).last();
  await expect(async () => {
    for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, 400);
    await expect(newest).toBeInViewport({ timeout: 200 });
  }).toPass();
  const { movedPx, scrolledPx } = await place();
  expect(movedPx).toBeLessThanOrEqual(1);
  // A turn of the wheel, not a whole part.
  expect(scrolledPx).toBeLessThan(3_000);

  const read = messages(page).filter({ hasText: "Number 100." });
  await read.scrollIntoViewIfNeeded();
  await expect(read).toBeInViewport();
  const before = (await read.boundingBox())?.y ?? 0;
  await writer.writes(anna, "A new one below.");
  await expect(messages(page)).toHaveCount(MESSAGES + 1, { timeout: 60_000 });
  expect(Math.abs(((await read.boundingBox())?.y ?? 0) - before)).toBeLessThan(3);
  await page.getByRole("button", { name: "New messages" }).click();
  await expect(newest).toBeInViewport();
  await expect(page.getByRole("button", { name: "New messages" })).toHaveCount(0);
});

for (const older of [1, 20]) {
  test(`CHAT-11 CHAT-17 the oldest messages, ${older} of them, take their place without anything that jumps for who waits at the top`, {
    tag: "@scripts",
  }, async ({ page, context, scripts }) => {
    const { anna, writer } = await writtenTo(30 + older, 30 + older + 5);
    await anna.reads(writer);
    await anna.enter(context);
    const shifts = await watchShifts(page);
    await openChat(page, writer.id, scripts);
    await shifts();
    await page.locator(".chat-scroll").evaluate((box) => box.scrollTo({ top: -box.scrollHeight }));
    const read = messages(page).filter({ hasText: `Number ${older + 2}.` });
    const before = await read.boundingBox();
    await expect(messages(page)).toHaveCount(30 + older);
    await expect(page.locator(".rising")).toHaveCount(0);
    expect((await read.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    const seen = await shifts();
    expect(sumOf(seen), JSON.stringify(seen)).toBeLessThanOrEqual(MAX_SHIFT);
  });
}
