import { expect, openEnhanced, test } from "./strict-page";

const START = new Date("2026-01-01T12:00:00Z");

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: START });
  await page.clock.pauseAt(new Date(START.getTime() + 1_000));
});

test("PAY-09 the modal comes after 40 s and not a second before, never into somebody's typing, and a closed one is sent away", async ({
  page,
  site,
}) => {
  await openEnhanced(page, site, "/offer?seconds=3600");
  const modal = page.getByRole("dialog", { name: "25% off" });
  await page.getByLabel("Search").focus();
  await page.clock.runFor(45_000);
  await expect(modal).toBeHidden();
  await page.getByLabel("Search").blur();
  await page.clock.runFor(1_000);
  await expect(modal).toBeVisible();
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(modal).toBeHidden();
  await expect.poll(() => site.count("POST", "/offer")).toBe(1);
});

test("PAY-08 PAY-09 at zero the modal closes by itself, and one that would come later never opens", async ({
  page,
  site,
}) => {
  await openEnhanced(page, site, "/offer?seconds=50");
  const modal = page.getByRole("dialog", { name: "25% off" });
  await page.clock.runFor(39_000);
  await expect(modal).toBeHidden();
  await page.clock.runFor(1_500);
  await expect(modal).toBeVisible();
  await page.clock.runFor(12_000);
  await expect(modal).toBeHidden();
  await page.evaluate(() => sessionStorage.clear());
  await openEnhanced(page, site, "/offer?seconds=20");
  await page.clock.runFor(60_000);
  await expect(modal).toBeHidden();
});
