import type { Page } from "@playwright/test";
import { startSite } from "#tests/support/site-processes";
import { expect, test } from "./strict-test";

const PHONE = { width: 360, height: 740 };
const BUDGET_BYTES = 170_000;

/** Each lander with the words of its call. */
const LANDERS = [
  ["swipe", "Sign up for free"],
  ["alonetonight", "Find someone to talk to"],
  ["collagelanding", "Sign up for free"],
  ["gallery", "Sign up for free"],
  ["iconslanding", "Sign up for free"],
] as const;

/** Elements of the page itself that the style sheet moves, whether or not they have come to rest. */
const movedOn = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("main *")].filter((element) =>
        [undefined, "::before", "::after"].some(
          (part) => getComputedStyle(element, part).animationName !== "none",
        ),
      ).length,
  );
const yes = (page: Page) => page.getByRole("button", { name: "Yes" });
const no = (page: Page) => page.getByRole("button", { name: "No" });

for (const [name, call] of LANDERS) {
  const path = `/landers/${name}/eng`;

  test(`LAND-02 LAND-05 a visitor of ${name} sees one headline and gets to the signup`, {
    tag: ["@plain", "@routed"],
  }, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("script")).toHaveCount(0);
    await expect(page.locator('.pic[src*="/media/"]').first()).toBeInViewport({ ratio: 0.7 });
    if (name === "iconslanding") await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("main").getByRole("link", { name: call }).first().click();
    await expect(page).toHaveURL(/\/signup/);
  });

  // By day axe and narrow windows are accessibility.spec.ts's; the weight with all pictures is looked at by night.
  test(`LAND-02 ${name} fits a small phone, weighs little and can be read at night`, {
    tag: ["@plain", "@whole"],
  }, async ({ page, context, violationsOf }) => {
    const network = await context.newCDPSession(page);
    await network.send("Network.enable");
    let bytes = 0;
    network.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await page.goto(`/landers/${name}/milf-de?go=1`, { waitUntil: "load" });
    expect(bytes).toBeGreaterThan(5_000);
    expect(bytes).toBeLessThan(BUDGET_BYTES);
    expect(await violationsOf(page)).toEqual([]);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      const sidewaysPx = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sidewaysPx, `${width} px`).toBe(0);
    }
  });
}

test("LAND-05 every lander moves, and stands still where less motion is wished", {
  tag: "@plain",
}, async ({ page }) => {
  const moved: Record<string, boolean[]> = {};
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    for (const [name] of LANDERS) {
      await page.goto(`/landers/${name}/eng${reducedMotion === "reduce" ? "?a=y" : ""}`);
      moved[name] = [...(moved[name] ?? []), (await movedOn(page)) > 0];
    }
  }
  expect(moved).toEqual(Object.fromEntries(LANDERS.map(([name]) => [name, [true, false]])));
});

test("LAND-02 nothing jumps while a lander loads", { tag: "@scripts" }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  const jumped: string[] = [];
  for (const [name] of LANDERS) {
    await page.goto(`/landers/${name}/eng`, { waitUntil: "load" });
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
          }).observe({ type: "layout-shift", buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    if (shift >= 0.02) jumped.push(`${name} by ${shift}`);
  }
  expect(jumped).toEqual([]);
});

test("LAND-02 a visitor goes through the stack of cards, back once, and reads an honest end", {
  tag: ["@plain", "@routed"],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/landers/swipe/eng");
  const top = page.locator(".sw-top b");
  const first = (await top.innerText()).split(",")[0] ?? "";
  await yes(page).click();
  await expect(page.getByText("2 of 5")).toBeVisible();
  await expect(top).not.toContainText(first);
  await page.getByRole("link", { name: "Back one card" }).click();
  await expect(top).toContainText(first);
  await yes(page).click();
  for (const number of [2, 3, 4, 5]) {
    await expect(page.getByText(`${number} of 5`)).toBeVisible();
    await no(page).click();
  }
  await expect(page.getByRole("heading", { name: "That was a first look" })).toBeVisible();
  await expect(page.getByText(`You said yes to: ${first}.`)).toBeVisible();
  await expect(page.getByText("Nobody was told, and nothing was saved.")).toBeVisible();
  await page.getByRole("link", { name: "Start again" }).click();
  await expect(page.getByText("1 of 5")).toBeVisible();
});

test("LAND-02 a visitor chooses tiles, sees them again, changes them and signs up", {
  tag: ["@plain", "@routed"],
}, async ({ page }) => {
  await page.goto("/landers/iconslanding/eng");
  await page.getByLabel("Wine").check();
  await page.getByLabel("Music").check();
  await page.getByRole("button", { name: "Continue" }).click();
  const chosen = page.getByRole("main").getByRole("listitem");
  await expect(chosen).toHaveText(["Music", "Wine"]);
  await page.getByRole("link", { name: "Change it" }).click();
  await expect(page.getByLabel("Wine")).toBeChecked();
  await page.getByLabel("Wine").uncheck();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(chosen).toHaveText(["Music"]);
  await page.getByRole("main").getByRole("link", { name: "Sign up for free" }).click();
  await expect(page).toHaveURL(/\/signup/);
});

test("LAND-02 a visitor walks along the gallery's wall by links and reaches the door", {
  tag: "@plain",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(PHONE);
  await page.goto("/landers/gallery/eng");
  const leftOf = async (name: string) =>
    Math.round((await page.locator(name).boundingBox())?.x ?? Number.NaN);
  await page.getByRole("link", { name: "See the pictures" }).click();
  await expect.poll(() => leftOf("#room-1")).toBe(0);
  await page.getByRole("navigation", { name: "Rooms" }).getByRole("link", { name: "Sign up" }).click();
  await expect.poll(() => leftOf("#door")).toBe(0);
  await expect(page.getByRole("heading", { name: "See more after signing up" })).toBeInViewport();
});

test("LAND-02 where visitors may not see members the landers show drawings and stay usable", {
  tag: ["@plain", "@routed"],
}, async ({ openBrowser, violationsOf }) => {
  test.slow();
  const closed = await startSite({
    settings: { logged_out_search: "none", logged_out_search_trafficsource: false },
  });
  try {
    const page = await openBrowser({ origin: closed.origin });
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const [name] of LANDERS) {
      await page.goto(`/landers/${name}/eng`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator('img[src*="/media/"]')).toHaveCount(0);
      expect(await violationsOf(page)).toEqual([]);
    }
    await page.goto("/landers/swipe/eng");
    await expect(page.locator(".sw-top")).toContainText("Sunset by the sea");
    await yes(page).click();
    await expect(page.locator(".sw-top")).toContainText("Cooking together");
  } finally {
    await closed.stop();
  }
});
