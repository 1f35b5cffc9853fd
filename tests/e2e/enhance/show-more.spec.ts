import { expect, openEnhanced, test } from "./strict-page";

test("SRCH-02 show more appends the next members without doubles, until there are no more", async ({
  page,
  site,
}) => {
  await openEnhanced(page, site, "/list");
  await page.getByRole("link", { name: "Show more" }).click();
  await expect(page.locator("li")).toHaveCount(5);
  await expect(page.getByText("2 more shown")).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/list?page=2`);
  await page.getByRole("link", { name: "Show more" }).click();
  await expect(page.locator("li")).toHaveCount(8);
  await expect(page.getByRole("link", { name: "Show more" })).toHaveCount(0);
  await expect(page.getByText("3 more shown")).toBeVisible();
  expect(site.count("GET", "/list", "document")).toBe(1);
});

test("SRCH-02 with the keyboard the focus goes to the first new member", async ({ page, site }) => {
  await openEnhanced(page, site, "/list");
  await page.getByRole("link", { name: "Show more" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Member 4" })).toBeFocused();
});

test("SRCH-02 members append by themselves as the end of the list comes near", async ({ page, site }) => {
  await openEnhanced(page, site, "/list?auto");
  await expect(page.locator("li")).toHaveCount(8);
});

test("SRCH-02 nothing loads by itself for people who save data", async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
  });
  await openEnhanced(page, site, "/list?auto");
  await page.waitForTimeout(400);
  await expect(page.locator("li")).toHaveCount(3);
});

test.describe("with a connection that dies", () => {
  test.use({ expectedErrors: [[/ERR_EMPTY_RESPONSE|ERR_CONNECTION/], { scope: "test" }] });

  test("SRCH-02 a page that cannot be fetched is navigated to", async ({ page, site }) => {
    await openEnhanced(page, site, "/list");
    site.drop = (request) => request.dest === "empty";
    await page.getByRole("link", { name: "Show more" }).click();
    await expect(page).toHaveURL(`${site.origin}/list?page=2`);
    await expect(page.locator("li")).toHaveCount(3);
    expect(site.count("GET", "/list", "document")).toBe(2);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("SRCH-02 show more is a link to the next page", async ({ page, site }) => {
    await page.goto(`${site.origin}/list`);
    await page.getByRole("link", { name: "Show more" }).click();
    await expect(page).toHaveURL(`${site.origin}/list?page=2`);
    await expect(page.locator("li").first()).toHaveText("Member 3");
  });
});
