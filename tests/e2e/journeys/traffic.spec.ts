import { openBlockingBrowser } from "./cookies-blocked";
import { createButton, fillSignup, logIn } from "./gestures";
import { emailOf, Member, newName } from "./members";
import { trackingOf } from "./operator-desk";
import { expect, test } from "./strict-test";

const RECORD = "network=n1&ref={r1}&aff_sub=a";

test("HOST-11 a partner's record is kept for the visit and sent with the signup", {
  tag: ["@routed", "@plain"],
}, async ({ page }) => {
  const name = newName("Tara");
  await page.goto(`/?${RECORD}`);
  await page.goto("/members");
  await page.goto("/signup");
  await fillSignup(page, { name });
  await createButton(page).click();
  await expect(page).toHaveURL(/\/complete-signup/);
  expect(trackingOf(emailOf(name))).toEqual({ network: "n1", ref: "r1", sub1: "a" });
});

test("HOST-11 HOST-12 with cookies switched off a visitor keeps record and language, and hears plainly what signup and login need", {
  tag: ["@routed", "@plain"],
}, async ({ launchOptions, scripts, watch, baseURL }) => {
  watch.expect(422);
  const { email } = await Member.signUp("Tess");
  // A browser of Switzerland: four languages are on offer there.
  const { context, close } = await openBlockingBrowser({ launchOptions, scripts, locale: "en-CH" });
  try {
    watch.context(context, baseURL ?? "");
    const page = await context.newPage();
    await page.goto(`/?${RECORD}`);
    expect(await context.cookies()).toEqual([]);
    await page.getByRole("banner").getByRole("link", { name: "Log in" }).click();
    await expect(page).toHaveURL(/[?&]ref=r1/);
    await logIn(page, email);
    await expect(page.getByRole("alert")).toContainText("Allow cookies for this site");
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");

    await page.getByRole("link", { name: "No account yet? Sign up for free" }).click();
    await expect(page).toHaveURL(/\/signup\?.*ref=r1/);
    const name = newName("Tilda");
    await fillSignup(page, { name });
    await createButton(page).click();
    await expect(page.getByRole("alert")).toContainText("Allow cookies for this site");
    await expect(page.getByLabel("Name")).toHaveValue(name);
    await expect(page.getByLabel("Year")).toHaveValue("1990");

    await page.getByLabel("Language", { exact: true }).click();
    await page.getByRole("button", { name: "Deutsch" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await page.getByRole("banner").getByRole("link", { name: "Einloggen" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page).toHaveURL(/ref=r1.*lang=de|lang=de.*ref=r1/);
    await page.goto("/members?gender=all");
    await expect(page.locator("[data-piece=members] > li").first()).toBeVisible();
    await page.goto("/chats");
    await expect(page).toHaveURL(/\/login\?next=/);
  } finally {
    await close();
  }
});
