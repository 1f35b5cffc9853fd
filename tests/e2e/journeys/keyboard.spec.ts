import type { Locator, Page } from "@playwright/test";
import { messages, topBar } from "./gestures";
import { Member, newName, PASSWORD } from "./members";
import { fictionalMember } from "./operator-desk";
import { expect, test } from "./strict-test";

/** Longer than any page's way to what is looked for. */
const MAX_STEPS = 60;

/** Walks there by Tab alone; what has the focus can be seen to have it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((one) => one === document.activeElement).catch(() => false)) {
      expect(await hasRing(target), "the focus can be seen").toBe(true);
      return;
    }
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Whether the focused element, or the card around it, is drawn with a ring; a field shows its caret and border too. */
function hasRing(target: Locator): Promise<boolean> {
  return target.evaluate((one) => {
    if (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement) return true;
    const isDrawn = (element: Element | null) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    };
    return isDrawn(one) || isDrawn(one.parentElement);
  });
}

test("LOOK-02 by keyboard alone a member logs in, skips to the search and likes somebody", {
  tag: "@same",
}, async ({ page }) => {
  const { email } = await Member.signUp("Keyla");
  await page.goto("/login");
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/members");

  await tabTo(page, page.getByRole("link", { name: "Skip to content" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  const { id, name } = fictionalMember(3);
  await page.goto(`/members/${id}`);
  const like = page.getByRole("button", { name: "Like", exact: true });
  await tabTo(page, like);
  await page.keyboard.press("Space");
  await expect(page.getByText(`You like ${name}`)).toBeVisible();
});

test("LOOK-02 by keyboard alone a member opens a conversation from a profile and writes", {
  tag: "@same",
}, async ({ page, context }) => {
  await (await Member.signUp("Keyla")).enter(context);
  const { id, name } = fictionalMember(5);
  await page.goto(`/members/${id}`);
  await tabTo(page, page.getByRole("link", { name: "Write a message" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await tabTo(page, page.getByLabel("Message", { exact: true }));
  const text = newName("Typed");
  await page.keyboard.type(text);
  await tabTo(page, page.getByRole("button", { name: /^Send message/ }));
  await page.keyboard.press("Enter");
  await expect(messages(page).filter({ hasText: text })).toHaveCount(1);
});

test("LOOK-02 the menu opens and closes by keyboard and gives the focus back", async ({
  page,
  context,
  scripts,
}) => {
  await (await Member.signUp("Menna")).enter(context);
  await page.goto("/settings");
  if (scripts) await page.waitForFunction(() => customElements.get("rz-menu") !== undefined);
  const summary = topBar(page).locator("summary");
  await tabTo(page, summary);
  await page.keyboard.press("Enter");
  const profile = topBar(page).getByRole("link", { name: "My profile" });
  await expect(profile).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(profile).toBeFocused();
  if (scripts) await page.keyboard.press("Escape");
  else {
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Space");
  }
  await expect(profile).toBeHidden();
  await expect(summary).toBeFocused();
});

test("LOOK-02 a dialog keeps the focus, closes by Escape and gives it back", { tag: "@scripts" }, async ({
  page,
}) => {
  await page.goto("/members?gender=all");
  // Before the part of the scripts for it is there, the link leads to the page.
  await page.waitForLoadState("networkidle");
  const signup = page.getByRole("banner").getByRole("link", { name: "Sign up" });
  await tabTo(page, signup);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  for (let steps = 0; steps < 20; steps += 1) await page.keyboard.press("Tab");
  const isInside = () => page.evaluate(() => !document.querySelector(".page :focus:not(dialog *)"));
  expect(await isInside()).toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(signup).toBeFocused();
});

test("LOOK-02 LIKE-05 the swipe game is played by keys, and the focus stays where it was", {
  tag: "@same",
}, async ({ page, context, scripts }) => {
  await (await Member.signUp("Swanny")).enter(context);
  await page.goto("/swipe-game");
  if (scripts) await page.waitForLoadState("networkidle");
  const name = page.locator(".swipe-card b");
  const first = await name.innerText();
  const like = page.getByRole("button", { name: /^Like / });
  await tabTo(page, like);
  await page.keyboard.press("Enter");
  await expect(page.getByText("3 likes left today")).toBeVisible();
  await expect(name).not.toHaveText(first);
  if (!scripts) return;
  await expect(like).toBeFocused();
  const second = await name.innerText();
  await page.keyboard.press("ArrowLeft");
  await expect(name).not.toHaveText(second);
  await expect(like).toBeFocused();
});
