import type { Page } from "@playwright/test";
import type { FixtureSite } from "./fixture-server";
import { expect, openEnhanced, setHidden, test } from "./strict-page";

const START = new Date("2026-01-01T12:00:00Z");

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: START });
  // Nothing runs but what a test lets run: a slow machine counts no milliseconds of its own.
  await page.clock.pauseAt(new Date(START.getTime() + 1_000));
});

/** Lets the time pass after which the page asks again; not a moment before. Gives what it shows then. */
async function asksAfter(page: Page, site: FixtureSite, ms: number, text: string): Promise<void> {
  const before = site.state.orderAsked;
  site.state.orderText = text;
  await page.clock.runFor(ms - 1);
  expect(site.state.orderAsked).toBe(before);
  await page.clock.runFor(1);
  await expect(page.getByText(text)).toBeVisible();
  expect(site.state.orderAsked).toBe(before + 1);
}

test("PAY-03 the page of an open order asks after 2 s, then half as long again each time, never more than 30 s apart", async ({
  page,
  site,
}) => {
  await openEnhanced(page, site, "/order");
  for (const [nth, ms] of [2_000, 3_000, 4_500, 6_750, 10_125].entries()) {
    await asksAfter(page, site, ms, `Answer ${nth}`);
  }
  for (let nth = 5; nth < 8; nth += 1) {
    const before = site.state.orderAsked;
    site.state.orderText = `Answer ${nth}`;
    await page.clock.runFor(30_000);
    await expect(page.getByText(`Answer ${nth}`)).toBeVisible();
    expect(site.state.orderAsked).toBeGreaterThan(before);
  }
  await asksAfter(page, site, 30_000, "Still 30 s");
});

test("PAY-03 a settled order is told in place with the badges of its moment, and the page asks no more", async ({
  page,
  site,
}) => {
  await openEnhanced(page, site, "/order");
  await page.evaluate(() => document.documentElement.setAttribute("data-still-here", ""));
  Object.assign(site.state, { orderOpen: false, orderText: "Complete", unread: 9 });
  await page.clock.runFor(2_000);
  await expect(page.getByText("Complete")).toBeVisible();
  await expect(page.locator("[data-badge=unread]")).toHaveText("9");
  await expect(page.locator("html[data-still-here] [aria-live=polite]:not([data-open])")).toBeVisible();
  await page.clock.runFor(600_000);
  expect(site.state.orderAsked).toBe(2);
});

test("PAY-03 an answer that says the same leaves the page alone, with the focus in it", async ({
  page,
  site,
}) => {
  await openEnhanced(page, site, "/order");
  const link = page.getByRole("link", { name: "Look again" });
  await link.focus();
  // The third time it is asked for, the second answer has been looked at.
  await expect(async () => {
    await page.clock.runFor(500);
    expect(site.state.orderAsked).toBeGreaterThan(2);
  }).toPass({ intervals: [50] });
  await expect(link).toBeFocused();
});

test("PAY-03 in a hidden tab nothing is asked, and at once when it is shown again", async ({
  page,
  site,
}) => {
  await openEnhanced(page, site, "/order");
  await setHidden(page, true);
  await page.clock.runFor(300_000);
  expect(site.state.orderAsked).toBe(1);
  site.state.orderText = "Meanwhile";
  await setHidden(page, false);
  await page.clock.runFor(1);
  await expect(page.getByText("Meanwhile")).toBeVisible();
  expect(site.state.orderAsked).toBe(2);
});

test.describe("with a server that does not answer", () => {
  test.use({ expectedErrors: [[/ERR_EMPTY_RESPONSE|ERR_CONNECTION/], { scope: "test" }] });

  test("PAY-03 a lost answer changes nothing, and the page goes on asking", async ({ page, site }) => {
    await openEnhanced(page, site, "/order");
    site.drop = ({ path }) => path === "/order";
    const lost = page.waitForEvent("requestfailed");
    await page.clock.runFor(2_000);
    await lost;
    await expect(page.getByText("Being processed")).toBeVisible();
    site.drop = () => false;
    site.state.orderText = "Back again";
    await expect(async () => {
      await page.clock.runFor(3_000);
      await expect(page.getByText("Back again")).toBeVisible({ timeout: 500 });
    }).toPass();
  });
});

test("PAY-08 PAY-12 what an offer makes is asked for again when its clock ends, once", async ({
  page,
  site,
}) => {
  Object.assign(site.state, { orderOpen: false, orderText: "25% off" });
  await openEnhanced(page, site, "/order?seconds=60");
  const asked = site.state.orderAsked;
  site.state.orderText = "The usual price";
  await page.clock.runFor(58_000);
  expect(site.state.orderAsked).toBe(asked);
  await page.clock.runFor(3_000);
  await expect(page.getByText("The usual price")).toBeVisible();
  await page.clock.runFor(120_000);
  expect(site.state.orderAsked).toBe(asked + 1);
});
