import { expect, openEnhanced, test } from "./strict-page";

test("a menu closes on Escape with the focus back, and on a click elsewhere", async ({ page, site }) => {
  await openEnhanced(page, site, "/menus");
  const item = page.getByRole("link", { name: "First one" });
  await page.getByText("First", { exact: true }).click();
  await expect(item).toBeVisible();
  await item.focus();
  await page.keyboard.press("Escape");
  await expect(item).toBeHidden();
  await expect(page.locator("summary").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(item).toBeVisible();
  await page.getByText("Elsewhere").click();
  await expect(item).toBeHidden();
});

test("opening a menu closes the other one", async ({ page, site }) => {
  await openEnhanced(page, site, "/menus");
  await page.getByText("First", { exact: true }).click();
  // Its own "toggle" comes a task later, and would close what was opened before it came.
  await page.evaluate(() => new Promise((settled) => setTimeout(settled, 50)));
  await page
    .locator("details")
    .nth(1)
    .evaluate((details: HTMLDetailsElement) => {
      details.open = true;
    });
  await expect(page.getByRole("link", { name: "Second one" })).toBeVisible();
  await expect(page.getByRole("link", { name: "First one" })).toBeHidden();
});

test("arrow keys open a menu and move around in it; leaving it closes it", async ({ page, site }) => {
  await openEnhanced(page, site, "/menus");
  await page.locator("summary").first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("link", { name: "First one" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: "First two" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("link", { name: "First one" })).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Tab");
  await expect(page.locator("summary").nth(1)).toBeFocused();
  await expect(page.getByRole("link", { name: "First one" })).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a menu opens and its link works", async ({ page, site }) => {
    await page.goto(`${site.origin}/menus`);
    await page.getByText("First", { exact: true }).click();
    await page.getByRole("link", { name: "First one" }).click();
    await expect(page).toHaveURL(`${site.origin}/like`);
  });
});
