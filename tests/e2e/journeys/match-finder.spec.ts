import type { Page } from "@playwright/test";
import { openBlockingBrowser } from "./cookies-blocked";
import { expect, test } from "./strict-test";

const question = (page: Page) => page.getByRole("heading", { level: 1 });
const next = (page: Page) => page.getByRole("button", { name: "Next" });

async function answerTo(page: Page, last: "ages" | "place"): Promise<void> {
  await page.goto("/match-finder");
  await page.getByRole("button", { name: "Women" }).click();
  if (last === "place") {
    await page.getByLabel("From age").fill("20");
    await page.getByLabel("To age").fill("70");
    await next(page).click();
  }
}

test("LAND-04 a visitor answers four questions, goes back to change one, and sees who fits", {
  tag: ["@routed", "@plain"],
}, async ({ page }) => {
  await answerTo(page, "place");
  await expect(question(page)).toHaveText("Where should they live?");
  await page.getByLabel("Country").selectOption("NL");
  await next(page).click();
  await expect(question(page)).toHaveText("Which region?");
  await next(page).click();
  await page.getByLabel("Music").check();
  await page.getByRole("link", { name: "Back" }).click();
  await page.getByLabel("Country").selectOption("");
  await next(page).click();
  await page.getByLabel("Hiking").check();
  await page.getByRole("button", { name: "Show my matches" }).click();
  // Interests only say who comes first, so nobody is counted by them.
  await expect(question(page)).toHaveText("Your answers are ready");
  await expect(page.getByRole("list", { name: "Members" }).getByRole("listitem").first()).toBeVisible();
  const answers = page.getByRole("list", { name: "Your answers" });
  await expect(answers).toContainText("Women");
  await expect(answers).toContainText("20 to 70 years");
  await page.goBack();
  await expect(question(page)).toHaveText("What do you enjoy?");
  await page.goForward();
  await answers.getByRole("link", { name: "Change: 20 to 70 years" }).click();
  await expect(page.getByLabel("From age")).toHaveValue("20");
  await page.goBack();
  await page.getByRole("link", { name: "Sign up for free" }).click();
  await expect(page).toHaveURL(/\/signup\?/);
  for (const answer of ["Women", "20 to 70 years", "Hiking"])
    await expect(page.getByRole("main")).toContainText(answer);
});

test("LAND-04 ages the wrong way round are named, and the other answers are kept", {
  tag: ["@routed", "@plain"],
}, async ({ page, watch }) => {
  watch.expect(422);
  await answerTo(page, "ages");
  await page.getByLabel("From age").fill("50");
  await page.getByLabel("To age").fill("30");
  await next(page).click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText(
    "The first age must not be higher than the second",
  );
  await expect(page.getByLabel("From age")).toHaveValue("50");
  await page.getByLabel("From age").fill("25");
  await next(page).click();
  await expect(question(page)).toHaveText("Where should they live?");
  await expect(page).toHaveURL(/gender=female/);
});

test("LAND-04 a visitor whose browser refuses cookies gets through all questions", {
  tag: ["@plain", "@routed"],
}, async ({ launchOptions, scripts, watch, baseURL }) => {
  const { context, close } = await openBlockingBrowser({ launchOptions, scripts });
  try {
    watch.context(context, baseURL ?? "");
    const page = await context.newPage();
    await answerTo(page, "place");
    await page.getByLabel("Country").selectOption("");
    await next(page).click();
    await page.getByRole("button", { name: "Show my matches" }).click();
    await expect(question(page)).toHaveText(/^\d+ members? match(es)?$/);
  } finally {
    await close();
  }
});

test("LAND-04 the questions fit a phone of 320 pixels and its result too", {
  tag: ["@plain", "@whole"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const ages = "gender=all&min_age=18&max_age=99";
  for (const query of ["", `step=3&${ages}`, `step=4&${ages}&country=`, `step=5&${ages}&country=`]) {
    await page.goto(`/match-finder?${query}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(320);
  }
});
