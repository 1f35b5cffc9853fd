import { openCookielessDoor } from "./cookieless-door";
import { createButton, fillSignup, logIn } from "./gestures";
import { Member, newName } from "./members";
import { expect, test } from "./strict-test";

test("HOST-12 a browser that refuses cookies is told so at login and signup, and looks around all the same", {
  tag: ["@routed", "@plain"],
}, async ({ openBrowser, watch }) => {
  watch.expect(422);
  const { email } = await Member.signUp("Cara");
  const door = await openCookielessDoor();
  try {
    const page = await openBrowser({ origin: door.origin });
    await page.goto("/login");
    await logIn(page, email);
    await expect(page.getByRole("alert")).toContainText("Allow cookies for this site");
    await expect(page.getByLabel("Email")).toHaveValue(email);

    const name = newName("Cleo");
    await page.goto("/signup");
    await fillSignup(page, { name });
    await createButton(page).click();
    await expect(page.getByRole("alert")).toContainText("Allow cookies for this site");
    await expect(page.getByLabel("Name")).toHaveValue(name);
    await expect(page.getByLabel("Year")).toHaveValue("1990");

    await page.goto("/members?gender=all");
    await expect(page.locator("[data-piece=members] > li").first()).toBeVisible();
    await page.getByLabel("Language", { exact: true }).click();
    await page.getByRole("button", { name: "Español" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  } finally {
    await door.close();
  }
});
