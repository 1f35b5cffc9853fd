import type { Page } from "@playwright/test";
import { checkButton, logIn, messageBox, messages, sendButton } from "./gestures";
import { holdScripts } from "./held-back";
import { Member, newName } from "./members";
import { countMessages } from "./operator-desk";
import { expect, test } from "./strict-test";

const YEAR_MS = 366 * 24 * 3_600_000;

const elementsRun = (page: Page) => page.waitForFunction(() => customElements.get("rz-menu") !== undefined);

/** What browsers do to a page that they translate: each text goes into two elements of its own. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest("script,style,textarea")) continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(`«${text.data}»`);
    }
  });
}

const translated = (page: Page) => page.locator("main font font");

test("REACH-03 APP-06 a page that is translated before React comes stays as it is, and what is typed too; a message is sent once", {
  tag: "@scripts",
}, async ({ page, context }) => {
  const [tom, una] = await Promise.all([Member.signUp("Tom"), Member.signUp("Una")]);
  await una.writes(tom, "Good evening");
  await tom.enter(context);
  const scripts = await holdScripts(context);
  await page.goto(`/members/${una.id}/chat`, { waitUntil: "domcontentloaded" });
  // By its name it is not found any more: that is translated too.
  const box = page.locator("#text");
  const text = newName("Translated");
  await box.pressSequentially(text);
  await translate(page);
  scripts.open();
  await elementsRun(page);
  await expect(box).toHaveValue(text);
  await expect(box).toBeFocused();
  await expect(messages(page)).toHaveText(["«Good evening»"]);
  expect(await translated(page).count()).toBeGreaterThan(5);
  expect(await page.locator("html").count()).toBe(1);
  // What React would have taken away is there, and works.
  await page.getByRole("button", { name: "«Check for new messages»" }).click();
  await expect(box).toHaveValue(text);
  await expect(checkButton(page)).toHaveCount(0);

  // And once more where React has the page already.
  await elementsRun(page);
  await translate(page);
  await page.getByRole("button", { name: /Send message/ }).click();
  await expect(page.locator(".own").filter({ hasText: text })).toHaveCount(1);
  await expect.poll(() => countMessages(text)).toBe(1);
  await expect(box).toHaveValue("");
});

test("REACH-03 APP-06 where React fails on a page later the page stays, with what is typed, and its forms go on", {
  tag: "@scripts",
}, async ({ page, context, watch }) => {
  watch.provokes(/^console: RangeError: no such locale/, /^exception: no such locale/);
  const [tom, una] = await Promise.all([Member.signUp("Tom"), Member.signUp("Una")]);
  await una.writes(tom, "Good evening");
  await tom.enter(context);
  await context.addInitScript(() => {
    Intl.DateTimeFormat = class {
      constructor() {
        throw new RangeError("no such locale");
      }
    } as never;
  });
  const scripts = await holdScripts(context);
  await page.goto(`/members/${una.id}/chat`, { waitUntil: "domcontentloaded" });
  const text = newName("Late");
  await messageBox(page).pressSequentially(text);
  scripts.open();
  await elementsRun(page);
  await expect(messages(page)).toHaveText(["Good evening"]);
  await expect(messageBox(page)).toHaveValue(text);
  await expect(page.getByText(/Application Error|An error has occurred/)).toHaveCount(0);
  await sendButton(page).click();
  await expect(messages(page)).toHaveText(["Good evening", text]);
  // Here it fails too, and what is looked at is the page that comes back.
  await elementsRun(page);
  expect(countMessages(text)).toBe(1);
});

test("APP-06 with a clock that is a year ahead, and with cookies that are deleted while somebody writes, nothing typed is lost", {
  tag: "@scripts",
}, async ({ page, context }) => {
  await page.clock.install({ time: Date.now() + YEAR_MS });
  const [tom, una] = await Promise.all([Member.signUp("Tom"), Member.signUp("Una")]);
  await tom.enter(context);
  await page.goto(`/members/${una.id}/chat`);
  await elementsRun(page);
  const first = newName("Ahead");
  await messageBox(page).fill(first);
  await sendButton(page).click();
  await expect(page.locator(".own[data-state=sent]").filter({ hasText: first })).toHaveCount(1);

  const text = newName("Cookieless");
  await messageBox(page).fill(text);
  await context.clearCookies();
  await sendButton(page).click();
  const opened = context.waitForEvent("page");
  await page.getByRole("alert").getByRole("link", { name: "Log in" }).click();
  const login = await opened;
  await logIn(login, tom.email);
  await login.waitForURL(/\/members/);
  await login.close();
  // A tab that comes to the front again says so; one of Playwright's was never behind.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(messages(page).filter({ hasText: text })).toHaveCount(1);
  await expect.poll(() => countMessages(text)).toBe(1);

  await page.goto(`/members/${una.id}`);
  await elementsRun(page);
  await context.clearCookies();
  await page.getByRole("button", { name: "Like", exact: true }).click();
  await expect(page).toHaveURL(/\/login\?/);
});
