import { expect, openEnhanced, test } from "./strict-page";

const BAR = "rz-loading-bar";

test("NAV-10 the loading bar appears 200 ms after a click on a link and runs for 5 s", async ({
  page,
  site,
}) => {
  await page.clock.install();
  await openEnhanced(page, site, "/links");
  // Time stands still but for what the test lets pass: a slow machine takes none away.
  await page.clock.pauseAt(Date.now() + 60_000);
  // An answer without content (204) leaves the page where it is, so that its bar can be watched.
  await page.getByRole("link", { name: "Nothing" }).click();
  await page.clock.runFor(100);
  await expect(page.locator(BAR)).not.toHaveClass(/is-running/);
  await page.clock.runFor(150);
  await expect(page.locator(BAR)).toHaveClass(/is-running/);
  await page.clock.runFor(4_000);
  await expect(page.locator(BAR)).toHaveClass(/is-running/);
  await page.clock.runFor(1_500);
  await expect(page.locator(BAR)).not.toHaveClass(/is-running/);
});

test("NAV-10 jumps within the page and downloads show no bar", async ({ page, site }) => {
  await page.clock.install();
  await openEnhanced(page, site, "/links");
  await page.getByRole("link", { name: "Jump" }).click();
  await page.clock.runFor(1_000);
  await expect(page.locator(BAR)).not.toHaveClass(/is-running/);
  await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Download" }).click()]);
  await page.clock.runFor(1_000);
  await expect(page.locator(BAR)).not.toHaveClass(/is-running/);
});

test("NAV-10 a slow swap shows the bar, and its answer hides it", async ({ page, site }) => {
  site.delayMs = 1_200;
  await openEnhanced(page, site, "/like");
  await page.getByRole("button", { name: "Like", exact: true }).click();
  await expect(page.locator(BAR)).toHaveClass(/is-running/);
  await expect(page.locator(`${BAR} > div`)).toHaveClass(/is-running/);
  await expect(page.getByRole("button", { name: "Unlike" })).toBeVisible();
  await expect(page.locator(BAR)).not.toHaveClass(/is-running/);
});

test("NAV-10 a page that comes back from the cache shows no bar", async ({ page, site }) => {
  await openEnhanced(page, site, "/links");
  await page.getByRole("link", { name: "Nothing" }).click();
  await expect(page.locator(BAR)).toHaveClass(/is-running/);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(page.locator(BAR)).not.toHaveClass(/is-running/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("links navigate and no bar is in the way", async ({ page, site }) => {
    await page.goto(`${site.origin}/links`);
    await page.getByRole("link", { name: "Slow" }).click();
    await expect(page.getByRole("heading", { name: "Slow page" })).toBeVisible();
    await expect(page.locator(BAR)).not.toHaveClass(/is-running/);
  });
});
