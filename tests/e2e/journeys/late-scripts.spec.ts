import type { Page } from "@playwright/test";
import { visit } from "./core-journeys";
import { checkButton, messageBox, messages, openAccountMenu, sendButton, topBar } from "./gestures";
import { type Gate, holdPosts, holdScripts } from "./held-back";
import { Member, newName } from "./members";
import { countMessages } from "./operator-desk";
import { expect, test } from "./strict-test";

// Each waits for the scripts of several pages.

/** The custom elements' file, which React asks for when it has taken a page over. */
const ELEMENTS = /\/assets\/enhance-[\w-]{8}\.js$/;

/** The scripts arrive, and React takes the page over where it does; the next page waits for them again. */
async function arrive(page: Page, gate: Gate): Promise<void> {
  // The page itself cannot be asked while its own post is under way.
  const arrived = page.waitForEvent("requestfinished", (request) => ELEMENTS.test(request.url()));
  gate.open();
  await arrived;
  gate.close();
}

/** The same on a page that posts nothing, until they have run. */
async function run(page: Page, gate: Gate): Promise<void> {
  await arrive(page, gate);
  await page.waitForFunction(() => customElements.get("rz-menu") !== undefined);
}

test("APP-06 what people type before the scripts arrive stays as it is", { tag: "@scripts" }, async ({
  page,
  context,
}) => {
  const [tom, una] = await Promise.all([Member.signUp("Tom"), Member.signUp("Una")]);
  await tom.enter(context);
  const gate = await holdScripts(context);

  await visit(page, "/members?gender=all");
  await page.getByText("Change search").click();
  await page.getByLabel("Looking for").selectOption("female");
  await page.getByLabel("From age").fill("33");
  await run(page, gate);
  await expect(page.getByLabel("Looking for")).toHaveValue("female");
  await page.getByLabel("To age").fill("77");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/gender=female.*min_age=33.*max_age=77/);

  await visit(page, `/members/${una.id}/report`);
  const told = page.getByLabel("What happened?");
  await told.pressSequentially("He wrote");
  await run(page, gate);
  await told.pressSequentially(" to me");
  await expect(told).toHaveValue("He wrote to me");

  await visit(page, `/members/${una.id}/chat`);
  const text = newName("Early");
  await messageBox(page).pressSequentially(text);
  await expect(checkButton(page)).toBeVisible();
  const place = await messageBox(page).boundingBox();
  await run(page, gate);
  await expect(checkButton(page)).toHaveCount(0);
  // What goes leaves its room to what comes.
  expect(await messageBox(page).boundingBox()).toEqual(place);
  await expect(messageBox(page)).toHaveValue(text);
  await expect(messageBox(page)).toBeFocused();
  await sendButton(page).click();
  await expect(page.locator(".own[data-state=sent]")).toContainText(text);
  await expect(messageBox(page)).toHaveValue("");
  expect(countMessages(text)).toBe(1);
});

test("APP-06 what people press before the scripts arrive is done once, also when these come before the answer", {
  tag: "@scripts",
}, async ({ page, context }) => {
  const [tom, una] = await Promise.all([Member.signUp("Tom"), Member.signUp("Una")]);
  await tom.enter(context);
  const scripts = await holdScripts(context);
  const posts = await holdPosts(page);
  const pressEarly = async (name: string | RegExp) => {
    const asked = page.waitForRequest((request) => request.method() === "POST");
    await page.getByRole("button", { name, exact: true }).click({ noWaitAfter: true });
    await asked;
    await arrive(page, scripts);
  };

  await visit(page, `/members/${una.id}`);
  await pressEarly("Like");
  posts.open();
  await expect(page.getByText(`You like ${una.name}`, { exact: true })).toBeVisible();
  posts.close();

  await openAccountMenu(page);
  await run(page, scripts);
  await expect(topBar(page).getByRole("link", { name: "My profile" })).toBeVisible();

  await visit(page, "/swipe-game");
  const card = page.locator(".swipe-card b");
  const first = await card.innerText();
  await pressEarly(/^Like /);
  posts.open();
  await expect(page.getByText("3 likes left today")).toBeVisible();
  await expect(card).not.toHaveText(first);
  posts.close();

  await visit(page, `/members/${una.id}/chat`);
  const text = newName("Pressed");
  await messageBox(page).fill(text);
  await pressEarly(/^Send message/);
  posts.open();
  await expect(messages(page).filter({ hasText: text })).toHaveCount(1);
  await run(page, scripts);
  await expect(checkButton(page)).toHaveCount(0);
  await expect(messageBox(page)).toHaveValue("");
  await expect(page.locator(".own").filter({ hasText: text })).toHaveCount(1);
  expect(countMessages(text)).toBe(1);
});
