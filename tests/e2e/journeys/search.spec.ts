import { Member } from "./members";
import { expect, test } from "./strict-test";

const CARDS = "[data-piece=members] > li";

test("SRCH-01 a search is an address: somebody who gets the link sees the same members", {
  tag: ["@plain", "@routed"],
}, async ({ page, openBrowser }) => {
  await page.goto("/members");
  await page.getByText("Change search").click();
  await page.getByLabel("Looking for").selectOption("male");
  await page.getByLabel("From age").fill("25");
  await page.getByLabel("To age").fill("70");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/gender=male.*min_age=25.*max_age=70/);
  const names = await page.locator(`${CARDS} b`).allInnerTexts();
  expect(names.length).toBeGreaterThan(0);

  const friend = await openBrowser();
  await friend.goto(page.url());
  await expect(friend.locator(`${CARDS} b`)).toHaveText(names);
});

test("SRCH-01 a search is remembered until it is cleared", { tag: ["@routed", "@plain"] }, async ({
  page,
}) => {
  await page.goto("/members?gender=female&min_age=30");
  await page.goto("/members");
  await expect(page.locator("#gender")).toHaveValue("female");
  await expect(page.locator("#min_age")).toHaveValue("30");
  await page.getByText("Change search").click();
  await page.getByRole("link", { name: "Clear search" }).click();
  await page.goto("/members");
  await expect(page.locator("#min_age")).toHaveValue("");
});

test("SRCH-01 regions can be chosen once a country is", { tag: "@routed" }, async ({ page }) => {
  await page.goto("/members");
  await page.getByText("Change search").click();
  await page.getByLabel("Country").selectOption("US");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  // On a wide screen the filters stand beside the members, with nothing to open.
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(page.getByText("Change search")).toBeHidden();
  const form = await page.getByRole("button", { name: "Search", exact: true }).boundingBox();
  const card = await page.locator(CARDS).first().boundingBox();
  expect(form && card && form.x + form.width).toBeLessThan(card?.x ?? 0);
  await page.getByLabel("Region").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/country=US.*countryregion=/);
});

test("SRCH-02 LOOK-07 four whole cards stand on a phone's first screen, below what is searched for", {
  tag: "@plain",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/members?gender=all&min_age=18&max_age=99");
  const fourth = await page.locator(CARDS).nth(3).boundingBox();
  expect(fourth && fourth.y + fourth.height).toBeLessThanOrEqual(740);
});

test("SRCH-02 the pages of a search are reached by next and previous", {
  tag: ["@plain", "@routed"],
}, async ({ page, scripts }) => {
  const search = "/members?gender=all&min_age=18&max_age=99";
  await page.goto(search);
  const pages = page.getByRole("navigation", { name: "Pages" });
  await expect(pages).toContainText(/Page 1 of \d/);
  await expect(pages.getByRole("link", { name: "Previous" })).toHaveCount(0);
  // With scripts one goes on by Show more.
  if (scripts) await page.goto(`${search}&page=2`);
  else await pages.getByRole("link", { name: "Next" }).click();
  await expect(pages).toContainText(/Page 2 of \d/);
  await pages.getByRole("link", { name: "Previous" }).click();
  await expect(page).toHaveURL(/max_age=99$/);
});

test("SRCH-02 more members are shown below, or on a page of their own without scripts", {
  tag: "@routed",
}, async ({ page, scripts }) => {
  await page.goto("/members?gender=all");
  if (scripts) {
    await page.getByRole("link", { name: "Show more" }).scrollIntoViewIfNeeded();
    await expect(async () => expect(await page.locator(CARDS).count()).toBeGreaterThan(24)).toPass();
    const ids = await page.locator(CARDS).evaluateAll((cards) => cards.map((card) => card.id));
    expect(new Set(ids).size).toBe(ids.length);
  } else {
    await expect(page.locator(CARDS)).toHaveCount(24);
    await page.getByRole("link", { name: "Show more" }).click();
    await expect(page.locator(CARDS).first()).toBeVisible();
  }
  await expect(page).toHaveURL(/page=\d/);
});

test("SRCH-02 the number of members found is told, and nobody is no error", {
  tag: ["@plain", "@routed"],
}, async ({ page }) => {
  await page.goto("/members?gender=all");
  await expect(page.getByText(/^\d+ members$/)).toBeVisible();
  await page.goto("/members?gender=female&country=PL&min_age=98");
  await expect(page.getByRole("heading", { name: "No members match this search" })).toBeVisible();
});

test("SRCH-01 LOOK-04 ages in the wrong order are named and kept", { tag: ["@routed", "@plain"] }, async ({
  page,
}) => {
  await page.goto("/members");
  await page.getByText("Change search").click();
  await page.getByLabel("From age").fill("60");
  await page.getByLabel("To age").fill("30");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText(
    "The first age must not be higher than the second",
  );
  await expect(page.getByLabel("From age")).toHaveValue("60");
  await expect(page.getByLabel("To age")).toHaveValue("30");
});

test("PROF-07 photos keep their place, fit the screen, are described, and load late below the fold", {
  tag: ["@plain", "@routed"],
}, async ({ page, context }) => {
  const vera = await Member.signUp("Vera");
  await vera.enter(context);
  await page.goto("/members?gender=all");
  const photos = await page.locator(`${CARDS} img`).evaluateAll((images) =>
    images.map((image) => ({
      width: Number(image.getAttribute("width")),
      height: Number(image.getAttribute("height")),
      alt: image.getAttribute("alt") ?? "",
      src: image.getAttribute("src") ?? "",
      widths: image.getAttribute("srcset")?.split(",").length ?? 0,
      sizes: image.getAttribute("sizes"),
      loading: image.getAttribute("loading"),
    })),
  );
  expect(photos.length).toBeGreaterThan(10);
  for (const photo of photos) {
    expect(photo.width).toBeGreaterThan(0);
    expect(photo.height).toBeGreaterThan(0);
    expect(photo.alt).toMatch(/^Photo of .+/);
    expect(photo.src).toMatch(/^\/media\//);
    expect(photo.widths).toBeGreaterThan(1);
    expect(photo.sizes).toBeTruthy();
  }
  expect(photos[0]?.loading).toBeNull();
  expect(photos.at(-1)?.loading).toBe("lazy");
});
