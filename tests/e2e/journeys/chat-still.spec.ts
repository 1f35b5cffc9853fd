import { messageBox, messages, openChat, sendButton } from "./gestures";
import { MAX_SHIFT, sumOf, watchShifts } from "./layout-shift";
import { Member } from "./members";
import { takePremium } from "./prepared-members";
import { expect, test } from "./strict-test";

test.use({ viewport: { width: 1280, height: 800 } });

for (const reducedMotion of ["reduce", "no-preference"] as const) {
  test(`CHAT-15 CHAT-17 rows come up to the top of the list without anything that jumps, and who reads further down stays there (motion: ${reducedMotion})`, {
    tag: "@scripts",
  }, async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion });
    const tom = await Member.signUp("Tom");
    const others = await Promise.all(Array.from({ length: 9 }, () => Member.signUp("Una")));
    const [fifth, lowest, opened] = [others[4], others[0], others[8]];
    const late = await Member.signUp("Zoe");
    if (!fifth || !lowest || !opened) throw new Error("nobody is there");
    for (const other of others) await other.writes(tom, "First words.");
    await tom.enter(context);
    const shifts = await watchShifts(page);
    await openChat(page, opened.id, true);
    const rows = page.getByRole("region", { name: "Conversations" }).getByRole("listitem");
    await expect(rows).toHaveCount(9);
    const loaded = page.waitForResponse(/assets\/moves-/);
    await page.reload();
    await loaded;
    await shifts();
    await lowest.writes(tom, "From the bottom.");
    await expect(rows.first()).toContainText("From the bottom.");
    await fifth.writes(tom, "From the middle.");
    await expect(rows.first()).toContainText("From the middle.");
    await late.writes(tom, "I am new here.");
    await expect(rows.first()).toContainText("I am new here.");
    await opened.writes(tom, "A row and a bubble.");
    await expect(messages(page)).toHaveText(["First words.", "A row and a bubble."]);
    await expect(rows.first()).toContainText("A row and a bubble.");
    const seen = await shifts();
    expect(sumOf(seen), JSON.stringify(seen)).toBeLessThanOrEqual(MAX_SHIFT);

    await page.setViewportSize({ width: 1280, height: 500 });
    const read = rows.filter({ hasText: others[5]?.name ?? "" });
    await page.locator(".chat-list").evaluate((list) => list.scrollTo({ top: 360 }));
    await expect(read).toBeInViewport();
    const before = await read.boundingBox();
    await lowest.writes(tom, "Once more.");
    await expect(rows.first()).toContainText("Once more.");
    expect((await read.boundingBox())?.y).toBeCloseTo(before?.y ?? 0);
  });
}

for (const { where, top, shown } of [
  { where: "further up", top: -300, shown: "Number 7." },
  { where: "at the very top", top: -99_999, shown: "Number 1." },
]) {
  test(`CHAT-16 CHAT-17 a message that cannot leave says so without what is read jumping, at the end and ${where}`, {
    tag: "@scripts",
  }, async ({ page, context, watch }) => {
    watch.expectWords(/net::ERR_/);
    const tom = await Member.signUp("Tom");
    const writer = takePremium(22);
    for (let each = 0; each < 15; each += 1)
      await writer.writes(tom, `Number ${each}. A line to fill the screen.`);
    await tom.enter(context);
    const shifts = await watchShifts(page);
    // The first answer of its poll tells the page that scripts are answered here.
    const polled = page.waitForResponse(/\/chat\/updates\?after=/);
    await openChat(page, writer.id, true);
    await polled;
    // Only after half a second, as on a bad line.
    await page.route("**/chat/updates", (route) => setTimeout(() => route.abort(), 700));
    await messageBox(page).fill("It will have to wait.");
    await shifts();
    // Not a tap, within half a second of which everything may move.
    await sendButton(page).evaluate((button: HTMLElement) => button.click());
    const waiting = page.locator(".own[data-state=waiting]");
    await expect(waiting).toHaveCount(1);
    const seen = await shifts();
    expect(sumOf(seen), JSON.stringify(seen)).toBeLessThanOrEqual(MAX_SHIFT);
    await expect(waiting).toBeInViewport({ ratio: 1 });

    const read = messages(page).filter({ hasText: shown });
    await page.locator(".chat-scroll").evaluate((box, top) => box.scrollTo({ top }), top);
    await expect(read).toBeInViewport();
    const before = await read.boundingBox();
    await page.unroute("**/chat/updates");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(page.locator(".own[data-state=sent]")).toHaveCount(1);
    expect((await read.boundingBox())?.y).toBeCloseTo(before?.y ?? 0);
  });
}
