import type { Page } from "@playwright/test";
import { Member } from "./members";
import { expect, test } from "./strict-test";

const CARDS = "[data-piece=members] > li";

const idsOf = (page: Page) => page.locator(CARDS).evaluateAll((cards) => cards.map((card) => card.id));
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((card) => Math.round(card.getBoundingClientRect().top));

test("SRCH-03 similar members stand under a heading of their own where few fit", {
  tag: ["@plain", "@routed"],
}, async ({ page }) => {
  await page.goto("/members?gender=female&country=PL&min_age=98");
  await expect(page.getByRole("heading", { name: "No members match this search" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^(Similar|More) members$/ }).first()).toBeVisible();
  await page.getByRole("link", { name: "Show all members" }).click();
  await expect(page.locator(CARDS)).toHaveCount(24);
});

test("SRCH-01 a filter is taken away by its chip", { tag: ["@plain", "@routed"] }, async ({ page }) => {
  await page.goto("/members?gender=female&country=NL&min_age=20");
  await page.getByRole("link", { name: "Remove from the search: Netherlands" }).click();
  await expect(page).toHaveURL("/members?gender=female&min_age=20");
  await expect(page.getByRole("link", { name: "Remove from the search: Women" })).toBeVisible();
});

test("SRCH-04 going back to a page of the search shows the same members at the same place", {
  tag: "@plain",
}, async ({ page }) => {
  // Newcomers of other journeys join the search now and then: without one in between it stays as it was.
  await expect(async () => {
    await page.goto("/members?gender=all&page=2");
    const ids = await idsOf(page);
    // Far from the end, where scripts would append the next page.
    const one = ids[2] ?? "";
    await page
      .locator(`#${one}`)
      .evaluate((card) => card.scrollIntoView({ block: "start", behavior: "instant" }));
    const top = await topOf(page, one);
    await page.locator(`#${one} a`).click();
    await expect(page).toHaveURL(/\/members\/\d+$/);
    await page.goBack();
    await expect(page).toHaveURL(/page=2/);
    expect(await idsOf(page)).toEqual(ids);
    await expect(async () => expect(Math.abs((await topOf(page, one)) - top)).toBeLessThan(5)).toPass({
      timeout: 10_000,
    });
  }).toPass({ timeout: 90_000 });
});

test("SRCH-04 members that were appended are there again after going back, at the same place", {
  tag: "@scripts",
}, async ({ page }) => {
  // As above.
  await expect(async () => {
    await page.goto("/members?gender=all");
    await page.getByRole("link", { name: "Show more" }).scrollIntoViewIfNeeded();
    await expect(async () => expect(await page.locator(CARDS).count()).toBeGreaterThan(24)).toPass();
    // Without the pointer near the end nothing more is appended while the test looks.
    const far = (await idsOf(page))[25] ?? "";
    await page.locator(`#${far}`).scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    const ids = await idsOf(page);
    const address = page.url();
    const top = await topOf(page, far);
    await page.locator(`#${far} a`).click();
    await expect(page).toHaveURL(/\/members\/\d+$/);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(async () => expect(await idsOf(page)).toEqual(ids)).toPass({ timeout: 10_000 });
    await expect(async () => expect(Math.abs((await topOf(page, far)) - top)).toBeLessThan(5)).toPass({
      timeout: 10_000,
    });
  }).toPass({ timeout: 90_000 });
});

test("SRCH-02 LIKE-02 an appended member is liked in place, twice over", { tag: "@scripts" }, async ({
  page,
  context,
}) => {
  const vera = await Member.signUp("Vera");
  await vera.enter(context);
  await page.goto("/members?gender=all");
  await page.getByRole("link", { name: "Show more" }).scrollIntoViewIfNeeded();
  await expect(async () => expect(await page.locator(CARDS).count()).toBeGreaterThan(24)).toPass();
  await page.evaluate(() => document.documentElement.setAttribute("data-still-here", ""));
  const card = page.locator(CARDS).nth(25);
  await card.getByRole("button", { name: /^Like / }).click();
  await card.getByRole("button", { name: /^Unlike/ }).click();
  await expect(card.getByRole("button", { name: /^Like / })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-still-here", "");
});

test("SRCH-05 without scripts or a location the place is chosen by hand", async ({ page, scripts }) => {
  await page.goto("/members");
  await page.getByText("Change search").click();
  const button = page.getByRole("button", { name: "Use my location" });
  if (scripts) await expect(button).toBeVisible();
  else await expect(button).toBeHidden();
  await page.getByLabel("Country").selectOption("NL");
  await page.getByLabel("From age").fill("25");
  await page.getByLabel("From age").press("Enter");
  await expect(page).toHaveURL(/country=NL.*min_age=25/);
});

test.describe("a device that knows where it is", () => {
  test.use({ geolocation: { latitude: 52.09, longitude: 5.12 }, permissions: ["geolocation"] });

  test("SRCH-05 the location button searches there and keeps what was chosen", { tag: "@scripts" }, async ({
    page,
  }) => {
    await page.goto("/members");
    await page.getByText("Change search").click();
    await page.getByLabel("From age").fill("25");
    await page.getByRole("button", { name: "Use my location" }).click();
    await expect(page).toHaveURL(/min_age=25&country=NL&countryregion=Utrecht/);
    await expect(page.getByRole("link", { name: "Remove from the search: Utrecht" })).toBeVisible();
  });
});

test.describe("a device that may not tell where it is", () => {
  test.use({ permissions: [] });

  test("SRCH-05 a refused location is said, and the lists are still there", { tag: "@scripts" }, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_found, failed) =>
        failed?.({ code: 1, message: "" } as GeolocationPositionError);
    });
    await page.goto("/members");
    await page.getByText("Change search").click();
    await page.getByRole("button", { name: "Use my location" }).click();
    await expect(page.getByText("Your browser does not share your location with us.")).toBeVisible();
    await expect(page.getByLabel("Country")).toBeVisible();
  });
});
