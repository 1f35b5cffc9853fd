import { expect, openEnhanced, setHidden, test } from "./strict-page";

const LONG = "#long";

test.describe("with scripts", () => {
  test.beforeEach(({ page }) => page.clock.install());

  test("PAY-08 the countdown ticks once per second in two-digit strings", async ({ page, site }) => {
    await openEnhanced(page, site, "/countdown");
    await page.clock.pauseAt(Date.now() + 60_000);
    const before = await page.locator(LONG).textContent();
    expect(before).toMatch(/^0[01]:\d\d:\d\d$/);
    await page.clock.runFor(1_000);
    const seconds = (text: string | null) =>
      (text ?? "").split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
    expect(seconds(await page.locator(LONG).textContent())).toBe(seconds(before) - 1);
    await page.clock.runFor(60_000);
    expect(seconds(await page.locator(LONG).textContent())).toBe(seconds(before) - 61);
  });

  test("PAY-08 the countdown ends once at zero and then stands still", async ({ page, site }) => {
    await page.addInitScript(() => {
      document.addEventListener("rz-countdown-end", (event) => {
        const ended = event.target as HTMLElement;
        ended.dataset.times = `${Number(ended.dataset.times ?? 0) + 1}`;
      });
    });
    await openEnhanced(page, site, "/countdown");
    await page.clock.runFor(10_000);
    const short = page.locator("#short");
    await expect(short).toHaveText("00");
    await expect(short).toHaveAttribute("data-ended", "");
    await page.clock.runFor(10_000);
    await expect(short).toHaveAttribute("data-times", "1");
  });

  test("PAY-08 the device's clock plays no part", async ({ page, site }) => {
    await openEnhanced(page, site, "/countdown");
    await page.evaluate(() => {
      Date.now = () => 4_102_444_800_000;
    });
    await page.clock.runFor(2_000);
    await expect(page.locator("#part")).toHaveText("89");
  });

  test("PAY-08 the clock stops in a hidden tab, is right when shown again, and gives no time back when moved", async ({
    page,
    site,
  }) => {
    await openEnhanced(page, site, "/countdown");
    await setHidden(page, true);
    const before = await page.locator("#part").textContent();
    await page.clock.runFor(600_000);
    await expect(page.locator("#part")).toHaveText(before ?? "");
    await setHidden(page, false);
    await expect(page.locator("#part")).toHaveText("79");
    await page.locator("#part").evaluate((element) => document.body.append(element));
    await expect(page.locator("#part")).toHaveText("79");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("PAY-08 the time left at load stands", async ({ page, site }) => {
    await page.goto(`${site.origin}/countdown`);
    await expect(page.locator(LONG)).toHaveText("01:01:01");
  });
});

test("PAY-08 scripts that start late count from the server's answer, not from their own start", async ({
  page,
  site,
}) => {
  await page.route("**/assets/*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_200));
    await route.continue();
  });
  await openEnhanced(page, site, "/countdown");
  expect(await page.locator("#short").getAttribute("data-ended")).toBe("");
});
