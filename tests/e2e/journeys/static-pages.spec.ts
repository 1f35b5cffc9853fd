import type { Page } from "@playwright/test";
import { Member } from "./members";
import { expect, test } from "./strict-test";

/** Links of the footer, by their English names, and the pages behind them, whose texts tests/routes/static-pages.test.ts reads. */
const PAGES = [
  ["Terms", "terms"],
  ["Privacy", "privacy"],
  ["Cookies", "cookies"],
  ["Ban policy", "ban"],
  ["Return policy", "return-policy"],
  ["FAQ", "faq"],
  ["Support", "service"],
  ["2257 compliance statement", "2257-compliance-statement"],
] as const;

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("HOME-05 the footer leads to every page of texts, and one of them on by its table of contents", {
  tag: ["@plain", "@routed"],
}, async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const [link, name] of PAGES)
    await expect(footer.getByRole("link", { name: link, exact: true })).toHaveAttribute(
      "href",
      `/pages/${name}`,
    );
  await footer.getByRole("link", { name: "Terms", exact: true }).click();
  await expect(page).toHaveURL("/pages/terms");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms");
  await expect(page.getByRole("main").locator("time")).toHaveText(/^\w+ \d{1,2}, 20\d\d$/);
  const last = page.getByRole("navigation", { name: "On this page" }).getByRole("link").last();
  const heading = await last.innerText();
  await last.click();
  await expect(page.getByRole("heading", { level: 2, name: heading, exact: true })).toBeInViewport();
});

test("HOME-05 a member comes from the terms to the return policy and still finds the own menu", {
  tag: ["@plain", "@routed"],
}, async ({ page, context }) => {
  const kim = await Member.signUp("Kim");
  await kim.enter(context);
  await page.goto("/pages/terms");
  await page.getByRole("main").getByRole("link", { name: "return policy" }).click();
  await expect(page).toHaveURL("/pages/return-policy");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
});

test("HOME-05 LOOK-01 a German visitor with a narrow phone reads the longest page without moving sideways", {
  tag: ["@plain", "@whole"],
}, async ({ openBrowser, violationsOf }) => {
  const page = await openBrowser({ locale: "de-DE" });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const name of ["terms", "cookies"]) {
    await page.goto(`/pages/${name}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    expect(await sideways(page)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
  }
});

test("HOME-05 a printed page holds the text and the company, not the menus", { tag: "@plain" }, async ({
  page,
}) => {
  await page.goto("/pages/terms");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toContainText("Rendez Demo B.V.");
});
