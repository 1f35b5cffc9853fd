import { openBlockingBrowser } from "./cookies-blocked";
import { createButton, fillSignup, logIn } from "./gestures";
import { Member, newName } from "./members";
import { expect, test } from "./strict-test";
import { theSite } from "./the-site";

test("APP-06 HOST-12 scripts that find cookies and storage refused do their work, and the site says why nobody can log in", {
  tag: "@scripts",
}, async ({ launchOptions, watch }) => {
  watch.expect(422);
  const { email } = await Member.signUp("Cara");
  const { context, close } = await openBlockingBrowser({ launchOptions, scripts: true });
  try {
    watch.context(context, theSite.origin);
    const page = await context.newPage();
    const readsStorage = () =>
      page.evaluate(() => {
        try {
          return String(localStorage.length);
        } catch (refusal) {
          return (refusal as DOMException).name;
        }
      });
    // Chromium's first renderer can be up before it hears of the setting.
    await expect(async () => {
      await page.goto("/members?gender=all");
      expect(await readsStorage()).toBe("SecurityError");
    }).toPass();
    const cards = page.locator("[data-piece=members] > li");
    await page.getByRole("link", { name: "Show more" }).scrollIntoViewIfNeeded();
    await expect(async () => expect(await cards.count()).toBeGreaterThan(24)).toPass();
    await page.getByText("Change search").click();
    await page.getByLabel("From age").fill("33");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL(/min_age=33/);
    await cards.first().getByRole("link").click();
    await expect(page).toHaveURL(/\/members\/\d+/);
    await page.getByLabel("Language", { exact: true }).click();
    await page.getByRole("banner").getByRole("button", { name: "Español" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");

    // Wide screens open the signup over the page, where the refusal stands too.
    await page.goto("/members?gender=all&lang=en");
    await page.waitForFunction(() => customElements.get("rz-menu") !== undefined);
    await page.getByRole("banner").getByRole("link", { name: "Sign up" }).click();
    const name = newName("Cleo");
    await fillSignup(page, { name });
    await createButton(page).click();
    await expect(page.getByRole("alert")).toContainText("Allow cookies for this site");
    await expect(page.getByLabel("Name")).toHaveValue(name);

    await page.goto("/login");
    await logIn(page, email);
    await expect(page.getByRole("alert")).toContainText("Allow cookies for this site");
    await expect(page.getByLabel("Email")).toHaveValue(email);
  } finally {
    await close();
  }
});
