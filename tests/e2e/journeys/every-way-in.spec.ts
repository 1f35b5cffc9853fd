import type { Page } from "@playwright/test";
import { LANGUAGE_LIST, LANGUAGES } from "#app/i18n/languages";
import { LANDERS } from "#tests/support/landers";
import { messages } from "./gestures";
import { emailOf, newName, PASSWORD } from "./members";
import { countMessages, fictionalMember } from "./operator-desk";
import { expect, test } from "./strict-test";

// One thing a screen, which scripts alone make of the signup; arrival.test.ts walks the same ways without any.
const PHONE = { width: 360, height: 740 };

/** One address asks after more names here than people do, and is told so: that limit has tests of its own. */
const TOO_OFTEN = 429;

/** The visible link of a page that leads into the signup. */
const toSignup = (page: Page) => page.locator('main a[href*="/signup"]:visible').first();

/** The signup as a phone shows it, whatever its language: Enter leads from one screen to the next. */
async function signUp(page: Page, name: string): Promise<void> {
  await page.locator("#email").fill(emailOf(name));
  await page.locator("#email").press("Enter");
  await expect(page.locator("#name")).toBeFocused();
  await page.locator("#name").fill(name);
  await page.locator("#name").press("Enter");
  await page.locator('[name="date_of_birth.day"]').fill("4");
  await page.locator('[name="date_of_birth.month"]').fill("5");
  await page.locator('[name="date_of_birth.year"]').fill("1990");
  await page.locator('[name="date_of_birth.year"]').press("Enter");
  await page.locator("#password").fill(PASSWORD);
  await page.locator("#password").press("Enter");
  await expect(page).toHaveURL(/\/complete-signup/);
}

for (const language of LANGUAGE_LIST) {
  const { slug, htmlLang } = LANGUAGES[language];

  test(`LAND-07 in ${language} each lander leads, with scripts, to the first message to whom it shows`, {
    tag: ["@scripts", "@whole"],
  }, async ({ openBrowser, watch }) => {
    watch.expect(TOO_OFTEN);
    for (const lander of LANDERS) {
      const page = await openBrowser();
      await page.setViewportSize(PHONE);
      await page.goto(`/landers/${lander}/milf-${slug}?go=1&i=wine`);
      const html = await page.content();
      const member = Number(/\/media\/m\/(\d+)\//.exec(html)?.[1] ?? 1);
      await toSignup(page).click();
      const name = newName("Way");
      // Beside a member the first screen is the message.
      const first = page.locator('[name="signup_message"]');
      await expect(page.locator("[data-next]")).toBeVisible();
      if (await first.isVisible()) {
        await first.fill(`Hello from ${lander} of ${name}`);
        await page.locator("[data-next]").click();
      }
      await signUp(page, name);
      await page.goto(`/members/${member}/chat`);
      await expect(page.locator("html")).toHaveAttribute("lang", htmlLang);
      const line = `I saw you on ${lander}, ${name}`;
      await page.locator('textarea[name="text"]').fill(line);
      await page.locator('button[value="send"]').click();
      await expect(messages(page).filter({ hasText: line })).toBeVisible();
      await page.context().close();
    }
  });

  test(`LAND-07 in ${language} a line typed on a landing is, with scripts, sent once to the member it was for`, {
    tag: ["@scripts", "@whole"],
  }, async ({ openBrowser, watch }) => {
    watch.expect(TOO_OFTEN);
    const { id } = fictionalMember(3);
    const page = await openBrowser();
    await page.setViewportSize(PHONE);
    await page.goto(`/members/${id}/landing2/${slug}`);
    const name = newName("Line");
    const line = `Hello, a line of ${name}`;
    await page.locator('[name="signup_message"]').fill(line);
    await page.locator('form:has([name="signup_message"]) button[type="submit"]').click();
    await expect(page.locator('[name="signup_message"]')).toHaveValue(line);
    // The first screen holds its button too.
    await expect(page.locator("[data-next]")).toBeInViewport({ ratio: 0.99 });
    await page.locator("[data-next]").click();
    await signUp(page, name);
    await page.goto(`/members/${id}/chat`);
    await expect(page.locator("html")).toHaveAttribute("lang", htmlLang);
    await expect(messages(page).filter({ hasText: line })).toHaveCount(1);
    expect(countMessages(line)).toBe(1);
  });
}
