import { messageBox, messages, openChat, say } from "./gestures";
import { Member } from "./members";
import { expect, test } from "./strict-test";

/** The list of conversations beside the one that is open, as wide screens show it. */
test.use({ viewport: { width: 1280, height: 800 } });

test("CHAT-01 CHAT-15 beside a first message stands its row, marked as the one that is open, right after it is sent", async ({
  page,
  context,
  scripts,
}) => {
  const tom = await Member.signUp("Tom");
  const una = await Member.signUp("Una");
  await tom.enter(context);
  await openChat(page, una.id, scripts);
  await say(page, "The very first line.");
  await expect(messages(page)).toHaveText(["The very first line."]);
  const row = page.locator(".chat-list a.conv");
  await expect(row).toHaveCount(1, { timeout: 3_000 });
  await expect(row).toContainText("The very first line.");
  await expect(row).toHaveAttribute("aria-current", "page");
});

test("CHAT-15 CHAT-18 after a first message from elsewhere the list beside it leads away and back", {
  tag: "@scripts",
}, async ({ page, context, scripts }) => {
  const tom = await Member.signUp("Tom");
  const una = await Member.signUp("Una");
  const ivy = await Member.signUp("Ivy");
  await tom.enter(context);
  await ivy.writes(tom, "Hello Tom.");
  await openChat(page, una.id, scripts);
  await una.writes(tom, "You first?");
  const row = page.locator(".chat-list a.conv");
  await expect(row).toHaveCount(2, { timeout: 30_000 });
  await expect(row.first()).toHaveAttribute("aria-current", "page");
  await messageBox(page).fill("half a line");
  await row.nth(1).click();
  await expect(messages(page)).toHaveText(["Hello Tom."]);
  await page.locator(".chat-list a.conv").filter({ hasText: "Una" }).click();
  await expect(messages(page)).toHaveText(["You first?"]);
  await expect(messageBox(page)).toHaveValue("half a line");
});
