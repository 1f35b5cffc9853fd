import { messageBox, messages, openChat, say } from "./gestures";
import { Member } from "./members";
import { expect, test } from "./strict-test";

/** What happens elsewhere while a conversation is open. */
test("CHAT-12 with scripts a partner who blocks meanwhile is named at once, until the block is lifted, and the text stays", {
  tag: "@scripts",
}, async ({ page, context, scripts }) => {
  const tom = await Member.signUp("Tom");
  const una = await Member.signUp("Una");
  await tom.enter(context);
  await openChat(page, una.id, scripts);
  await messageBox(page).fill("I was about to say");
  await una.blocks(tom);
  const blocked = page.getByRole("alert").filter({ hasText: `You're blocked by ${una.name}` });
  await expect(blocked).toBeVisible({ timeout: 60_000 });
  await expect(messageBox(page)).toHaveValue("I was about to say");
  await una.unblocks(tom);
  await expect(blocked).toHaveCount(0, { timeout: 60_000 });
  await expect(messageBox(page)).toHaveValue("I was about to say");
});

test("CHAT-08 with scripts a conversation that is removed on another device leaves this one with a word, and the text stays", {
  tag: "@scripts",
}, async ({ page, context, scripts }) => {
  const tom = await Member.signUp("Tom");
  const una = await Member.signUp("Una");
  await tom.enter(context);
  await tom.writes(una, "Before it was removed.");
  await openChat(page, una.id, scripts);
  await expect(messages(page)).toHaveText(["Before it was removed."]);
  await messageBox(page).fill("I was about to say");
  await tom.removes(una);
  const word = page.getByRole("alert").filter({ hasText: "This conversation was removed." });
  await expect(word).toBeVisible({ timeout: 60_000 });
  await expect(messages(page)).toHaveCount(0);
  await expect(messageBox(page)).toHaveValue("I was about to say");
  await say(page, "A new beginning.");
  await expect(messages(page)).toHaveText(["A new beginning."]);
  await expect(word).toHaveCount(0);
});

test("CHAT-20 a conversation that stays open over midnight calls its messages yesterday's", {
  tag: "@scripts",
}, async ({ page, context, scripts }) => {
  const tom = await Member.signUp("Tom");
  const una = await Member.signUp("Una");
  await tom.enter(context);
  await tom.writes(una, "Good night.");
  await page.clock.install();
  await openChat(page, una.id, scripts);
  const day = page.getByText(/^(Today|Yesterday)$/);
  await expect(day).toHaveText("Today");
  await page.clock.fastForward("24:00:00");
  await expect(day).toHaveText("Yesterday", { timeout: 60_000 });
});

test("CHAT-15 NAV-05 what the first poll counts is in badge and title, however late their script comes", {
  tag: "@scripts",
}, async ({ page, context, scripts }) => {
  const tom = await Member.signUp("Tom");
  const una = await Member.signUp("Una");
  const ivy = await Member.signUp("Ivy");
  await tom.enter(context);
  await una.writes(tom, "Hello.");
  let comes = () => {};
  const later = new Promise<void>((resolve) => (comes = resolve));
  await page.route(/\/assets\/enhance-[^/]*\.js$/, async (route) => {
    await later;
    await route.continue();
  });
  await page.route(/\/chat\/updates/, async (route) => {
    await ivy.writes(tom, "Me too.");
    await page.unroute(/\/chat\/updates/);
    await route.continue();
  });
  const polled = page.waitForResponse(/\/chat\/updates/);
  await openChat(page, una.id, scripts);
  await (await polled).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  comes();
  await expect(page).toHaveTitle(/^\(1\) /);
});

test("CHAT-08 CHAT-15 with scripts a conversation that was removed and begun anew while nobody looked shows only what is there", {
  tag: "@scripts",
}, async ({ page, context, scripts }) => {
  const tom = await Member.signUp("Tom");
  const una = await Member.signUp("Una");
  await tom.enter(context);
  await tom.writes(una, "Before it was removed.");
  // As while the page is hidden: nothing is asked in between.
  let looks = () => {};
  const away = new Promise<void>((resolve) => (looks = resolve));
  await page.route(/\/chat\/updates/, async (route) => {
    await away;
    await route.continue();
  });
  await openChat(page, una.id, scripts);
  await expect(messages(page)).toHaveText(["Before it was removed."]);
  await messageBox(page).fill("I was about to say");
  await tom.removes(una);
  await una.writes(tom, "Anew.");
  looks();
  await expect(messages(page)).toHaveText(["Anew."], { timeout: 60_000 });
  await expect(page.getByText("This conversation was removed.")).toHaveCount(0);
  await expect(messageBox(page)).toHaveValue("I was about to say");
});

test("CHAT-12 ACCT-07 with scripts whom one blocked on another device is named as that, and unblocking leads back to the text", {
  tag: "@scripts",
}, async ({ page, context, scripts }) => {
  const tom = await Member.signUp("Tom");
  const una = await Member.signUp("Una");
  await tom.enter(context);
  await tom.writes(una, "Good evening.");
  await openChat(page, una.id, scripts);
  await messageBox(page).fill("I was about to say");
  await tom.blocks(una);
  const word = page.getByRole("alert").filter({ hasText: `You blocked ${una.name}.` });
  await expect(word).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("no longer here")).toHaveCount(0);
  await page.getByRole("link", { name: `Unblock ${una.name}` }).click();
  await page.getByRole("button", { name: `Unblock ${una.name}` }).click();
  await expect(page).toHaveURL(`/members/${una.id}/chat`);
  await expect(messageBox(page)).toHaveValue("I was about to say");
  await expect(page.getByText("You blocked")).toHaveCount(0);
});
