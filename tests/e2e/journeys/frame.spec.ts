import { openAccountMenu, topBar } from "./gestures";
import { Member } from "./members";
import { expect, test } from "./strict-test";

test("NAV-07 the menus of account and language open", async ({ page, context }) => {
  const kim = await Member.signUp("Kim");
  await kim.enter(context);
  await page.goto("/members");
  await expect(page.getByRole("button", { name: "Log out" })).toBeHidden();
  await openAccountMenu(page);
  await expect(topBar(page).getByRole("link", { name: "My profile" })).toBeVisible();
  await expect(topBar(page).getByRole("link", { name: "Settings" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  await expect(topBar(page).locator("summary")).toContainText(kim.name);
  await page.getByLabel("Language", { exact: true }).click();
  await expect(page.getByRole("button", { name: "Español" })).toBeVisible();
});

test("NAV-14 a toast is at most 350 px wide, and as wide as a small phone lets it", {
  tag: "@plain",
}, async ({ page, context }) => {
  const kim = await Member.signUp("Kim");
  await kim.enter(context);
  await page.setViewportSize({ width: 1280, height: 700 });
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/complete-signup");
    await kim.enter(context);
    await page.goto("/logout");
    await page.getByRole("main").getByRole("button", { name: "Log out" }).click();
    const box = await page.locator(".flash").boundingBox();
    expect(box?.width).toBeLessThanOrEqual(Math.min(350, width));
    await kim.returns();
    await kim.enter(context);
  }
});

test("NAV-14 the navigation lies under the thumb below 768 px and on top from there", {
  tag: "@plain",
}, async ({ page, context }) => {
  const kim = await Member.signUp("Kim");
  await kim.enter(context);
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto("/members");
  expect((await topBar(page).boundingBox())?.y).toBeGreaterThan(600);
  await page.setViewportSize({ width: 768, height: 800 });
  expect((await topBar(page).boundingBox())?.y).toBeLessThan(100);
});
