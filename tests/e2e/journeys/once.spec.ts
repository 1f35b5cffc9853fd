import { logIn, messageBox, messages, openChat, say, sendButton } from "./gestures";
import { Member, newName } from "./members";
import { countMessages, fictionalMember } from "./operator-desk";
import { expect, test } from "./strict-test";

test("CHAT-06 a message whose button is pressed twice is sent once; reload and back send nothing", async ({
  page,
  context,
  scripts,
}) => {
  const tom = await Member.signUp("Tom");
  await tom.enter(context);
  const text = newName("Twice");
  await openChat(page, fictionalMember(8).id, scripts);
  await messageBox(page).fill(text);
  await sendButton(page).dblclick();
  await expect(messages(page).filter({ hasText: text })).toHaveCount(1);
  await page.reload();
  await expect(messages(page).filter({ hasText: text })).toHaveCount(1);
  await page.goto("/members");
  await page.goBack();
  await expect(messages(page).filter({ hasText: text })).toHaveCount(1);
  expect(countMessages(text)).toBe(1);
});

test("CHAT-06 a message whose answer was lost is there once after the member tries again", {
  tag: "@routed",
}, async ({ page, context, scripts, watch }) => {
  watch.expectWords(/net::ERR_/);
  const tom = await Member.signUp("Tom");
  await tom.enter(context);
  const text = newName("Lost");
  await openChat(page, fictionalMember(9).id, scripts);
  let lost = false;
  await page.route("**/members/*/chat**", async (route) => {
    if (route.request().method() !== "POST" || lost) return route.fallback();
    lost = true;
    await route.fetch({ maxRedirects: 0 });
    await route.abort("connectionreset");
  });
  const cut = page.waitForEvent("requestfailed", (request) => request.method() === "POST");
  await say(page, text);
  await cut;
  if (scripts) {
    // The next look for news finds the message by its key; until then it says that it was not sent.
    await expect(messages(page).filter({ hasText: text })).toHaveCount(1);
    const again = page.getByRole("button", { name: "Try again" });
    await expect(again.or(page.locator(".own[data-state=sent]")).first()).toBeVisible();
    if (await again.isVisible()) await again.click({ timeout: 1_000 }).catch(() => undefined);
  } else {
    // The browser's own error page: reloading it posts the same form once more.
    await expect(() => page.reload()).toPass();
  }
  await expect(page.locator(".own[data-state=sent]").filter({ hasText: text })).toHaveCount(1);
  expect(countMessages(text)).toBe(1);
});

test("CHAT-06 AUTH-05 a login that ended in between loses no text: it waits in the box after the next login", {
  tag: "@routed",
}, async ({ page, context, scripts }) => {
  const tom = await Member.signUp("Tom");
  await tom.enter(context);
  const text = newName("Kept");
  const somebody = fictionalMember(11);
  await openChat(page, somebody.id, scripts);
  await tom.leavesEverywhere();
  await say(page, text);
  // With scripts it waits in the page, which is left all the same here.
  if (scripts) await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, tom.email);
  await expect(page).toHaveURL(new RegExp(`/members/${somebody.id}/chat`));
  // With scripts it stands there as not sent: another page may still be about to send it.
  if (scripts)
    await page
      .locator(".own[data-state=failed]", { hasText: text })
      .getByRole("button", { name: "Edit" })
      .click();
  await expect(messageBox(page)).toHaveValue(text);
  expect(countMessages(text)).toBe(0);
});
