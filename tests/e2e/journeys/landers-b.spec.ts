import { startSite } from "#tests/support/site-processes";
import { expect, test } from "./strict-test";

const LANDERS = ["maplanding", "socialnetwork", "transitionsvideolanding", "video"];

for (const name of LANDERS) {
  test(`LAND-02 a visitor of ${name} sees what it is about and goes on to sign up`, {
    tag: ["@plain", "@routed"],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/landers/${name}/de`);
    await expect(page.locator('.pic[src*="/media/"]').first()).toBeInViewport({ ratio: 0.7 });
    const headline = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    await expect(page.getByText(headline, { exact: true }).last()).toBeInViewport();
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 760 });
      const sidewaysPx = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sidewaysPx).toBe(0);
    }
    await page.getByRole("link", { name: "Kostenlos registrieren" }).click();
    await expect(page).toHaveURL(/\/signup/);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });
}

test("LAND-05 nothing moves for a visitor who wants no motion, and no film is loaded", {
  tag: "@plain",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const films: string[] = [];
  page.on("request", (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
  });
  const moving: Record<string, number> = {};
  for (const name of LANDERS) {
    await page.goto(`/landers/${name}/eng`);
    await page.waitForLoadState("networkidle");
    moving[name] = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );
    await expect(page.locator("video[autoplay]:visible")).toHaveCount(0);
  }
  expect(moving).toEqual(Object.fromEntries(LANDERS.map((name) => [name, 0])));
  expect(films).toEqual([]);
});

test("LAND-05 who wants a still scene picks one, with no script at all", {
  tag: "@plain",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/landers/transitionsvideolanding/eng");
  await page.getByRole("radio", { name: "Second scene, still" }).check();
  await expect(page.getByRole("heading", { name: "Take your time" })).toBeVisible();
  await expect(page.locator(".sc-title")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
});

test("LAND-02 landers are whole pages where members are hidden from visitors", {
  tag: ["@plain", "@routed"],
}, async ({ openBrowser }) => {
  const hidden = await startSite({ settings: { logged_out_search: "none" } });
  try {
    const page = await openBrowser({ origin: hidden.origin });
    for (const name of LANDERS) {
      await page.goto(`/landers/${name}/eng`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("figure")).toHaveCount(0);
      await expect(page.getByRole("link", { name: "Sign up for free" })).toBeVisible();
    }
  } finally {
    await hidden.stop();
  }
});
