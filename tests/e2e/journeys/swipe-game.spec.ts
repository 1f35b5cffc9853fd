import type { Page } from "@playwright/test";
import { Member } from "./members";
import { expect, test } from "./strict-test";

// Seen with everything that moves, also by day.
test.use({ contextOptions: {} });

const shown = (page: Page) => page.locator(".swipe-card b");

test("LIKE-05 four likes by button, passes between them, then the time when more come", {
  tag: "@routed",
}, async ({ page, context, scripts }) => {
  const tom = await Member.signUp("Tom");
  // Some who are liked like back at once, and the page says so in front of everything, sooner or later.
  if (scripts)
    await page.addLocatorHandler(page.getByRole("dialog", { name: "New like!" }), () =>
      page.keyboard.press("Escape"),
    );
  await tom.enter(context);
  await page.goto("/likes");
  await page.getByRole("link", { name: "Swipe game" }).click();
  await expect(page.getByText("4 likes left today")).toBeVisible();
  const first = await shown(page).innerText();
  await page.getByRole("button", { name: /^Pass / }).click();
  await expect(shown(page)).not.toHaveText(first);
  for (const left of ["3 likes left today", "2 likes left today", "1 like left today"]) {
    await page.getByRole("button", { name: /^Like / }).click();
    await expect(page.getByText(left)).toBeVisible();
  }
  await page.getByRole("button", { name: /^Like / }).click();
  await expect(page.getByRole("heading", { name: "That was it for today" })).toBeVisible();
  await expect(page.locator("time")).toHaveAttribute("datetime", /T00:00:00\.000Z$/);
  await page.reload();
  await expect(page.getByRole("heading", { name: "That was it for today" })).toBeVisible();
  await page.getByRole("link", { name: "See your likes" }).click();
  await expect(page.locator("[data-piece=likes] > li")).toHaveCount(4);
});

test("LIKE-05 two who like each other in the game learn of it", { tag: "@routed" }, async ({
  page,
  context,
}) => {
  const tom = await Member.signUp("Tom");
  const liker = await tom.isLiked();
  await tom.enter(context);
  await page.goto("/swipe-game");
  const card = page.locator(`.swipe-card a[href="/members/${liker}"]`);
  for (let passed = 0; passed < 60 && !(await card.isVisible()); passed += 1) {
    const before = await shown(page).innerText();
    await page.getByRole("button", { name: /^Pass / }).click();
    await expect(shown(page)).not.toHaveText(before);
  }
  const [name = ""] = (await shown(page).innerText()).split(",");
  await page.getByRole("button", { name: /^Like / }).click();
  await expect(page.getByText(`You and ${name} like each other.`)).toBeVisible();
});

test("LIKE-05 the arrow keys and a drag decide as the buttons do; a tap opens the profile", {
  tag: "@scripts",
}, async ({ page, context }) => {
  const tom = await Member.signUp("Tom");
  await tom.enter(context);
  await page.goto("/swipe-game");
  await expect(page.getByText("4 likes left today")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const first = await shown(page).innerText();
  await page.keyboard.press("ArrowLeft");
  await expect(shown(page)).not.toHaveText(first);
  await expect(page.getByText("4 likes left today")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("3 likes left today")).toBeVisible();

  const box = await page.locator(".swipe-card").boundingBox();
  if (!box) throw new Error("no card");
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width, y, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText("2 likes left today")).toBeVisible();
  await expect(page).toHaveURL(/\/swipe-game$/);

  await page.locator(".swipe-card a").click();
  await expect(page).toHaveURL(/\/members\/\d+$/);
});
