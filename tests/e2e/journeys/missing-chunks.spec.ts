import type { Page } from "@playwright/test";
import { Member } from "./members";
import { expect, test } from "./strict-test";

/** The page belongs to React now. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => "__remixRouter" in window && customElements.get("rz-menu") !== undefined);
}

function navigate(page: Page, to: string): Promise<unknown> {
  return page.evaluate((path) => {
    const { __remixRouter } = window as unknown as { __remixRouter: { navigate(to: string): void } };
    __remixRouter.navigate(path);
  }, to);
}

test("NAV-12 a missing chunk of the next page keeps nobody from it: one document, no reload", {
  tag: "@scripts",
}, async ({ page, context }) => {
  const lou = await Member.signUp("Lou");
  await lou.enter(context);
  await page.route(/\/assets\/member-[\w-]{8}\.js$/, (route) => route.abort());
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.goto("/likes");
  await hydrated(page);
  await navigate(page, "/members/2?t=0");
  await expect(page).toHaveURL("/members/2?t=0");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(documents).toEqual(["/likes", "/members/2"]);

  await page.goBack();
  await hydrated(page);
  await expect(page).toHaveURL("/likes");
});
