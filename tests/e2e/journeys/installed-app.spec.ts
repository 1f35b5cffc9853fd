import type { BrowserContext } from "@playwright/test";
import { Member } from "./members";
import { expect, test } from "./strict-test";

/** Makes pages believe that they run as an installed app. */
async function install(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query.includes("standalone") ? "all" : query);
  });
}

test("NAV-08 in the installed app a member goes back by the page's own button", { tag: "@scripts" }, async ({
  page,
  context,
}) => {
  await install(context);
  const lou = await Member.signUp("Lou");
  await lou.enter(context);
  const back = page.getByRole("button", { name: "Back", exact: true });
  await page.goto("/members");
  await page.waitForFunction(() => customElements.get("rz-menu") !== undefined);
  await expect(back).toHaveCount(0);
  for (const path of ["/members/2", "/likes/sent", "/likes/m/2"]) {
    await page.goto(path);
    await expect(back).toBeVisible();
    await back.click();
    await expect(page).toHaveURL("/members");
  }
});

test("NAV-08 there is no such button in a browser's window, nor where there is nothing to go back to", {
  tag: "@scripts",
}, async ({ page, context, openBrowser }) => {
  const lou = await Member.signUp("Lou");
  await lou.enter(context);
  await page.goto("/members");
  await page.goto("/members/2");
  await page.waitForFunction(() => customElements.get("rz-back") !== undefined);
  await expect(page.locator("rz-back")).toBeHidden();

  const app = await openBrowser();
  await install(app.context());
  await lou.enter(app.context());
  // A page opened by a link begins its history anew.
  await app.goto("/members");
  const [opened] = await Promise.all([
    app.context().waitForEvent("page"),
    app.evaluate(() => window.open("/members/2", "_blank", "noopener")),
  ]);
  await opened.waitForFunction(() => customElements.get("rz-back") !== undefined);
  expect(await opened.evaluate(() => history.length)).toBe(1);
  await expect(opened.locator("rz-back")).toBeHidden();
});
