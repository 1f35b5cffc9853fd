import { Member } from "./members";
import { expect, test } from "./strict-test";

test("HOME-08 a visitor finds the prices from the footer and signs up from there", {
  tag: ["@plain", "@routed"],
}, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();
  await expect(page.getByRole("heading", { name: "Prices", level: 1 })).toBeVisible();
  await expect(page.getByRole("list", { name: "Credit packages" }).getByRole("listitem")).toHaveCount(4);
  await expect(page.getByText("Popular")).toHaveCount(1);
  await page.getByRole("main").getByRole("link", { name: "Sign up for free" }).click();
  await expect(page).toHaveURL(/\/signup/);
});

test("HOME-08 NAV-04 a free member reads what premium brings", { tag: ["@plain", "@routed"] }, async ({
  page,
  context,
}) => {
  const tom = await Member.signUp("Tom");
  await tom.enter(context);
  await page.goto("/members");
  await page.getByRole("link", { name: "Get Premium" }).first().click();
  await expect(page.getByRole("heading", { name: "Premium", level: 1 })).toBeVisible();
  await expect(page.getByText("See all photos of all members")).toBeVisible();
  await expect(page.getByRole("link", { name: "Buy 35 credits" })).toHaveAttribute("href", /^\/credits\/2\b/);
});
