import { logIn } from "./gestures";
import { Member, mailedLink, PASSWORD } from "./members";
import { expect, test } from "./strict-test";

test("ACCT-06 a member leaves with a reason, confirms by password, and comes back by mail", {
  tag: ["@routed", "@plain"],
}, async ({ page, context, watch }) => {
  watch.expect(403, 422);
  const lena = await Member.signUp("Lena");
  await lena.enter(context);
  await page.goto("/settings");
  await page.getByRole("link", { name: "Delete your account" }).click();
  await expect(page.getByRole("radio", { name: "I would rather not say" })).toBeChecked();
  await page.getByRole("radio", { name: "I have no time" }).check();
  await page.getByLabel("Is there anything else you want to tell us?").fill("It was nice.");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Really delete your account?");
  await page.getByLabel("Your password", { exact: true }).fill("not my password");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("alert")).toContainText("Please check your old password.");
  await page.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Delete my account" }).dblclick();
  await expect(page).toHaveURL(/\/account-deleted\?until=/);
  await expect(page.getByRole("main")).toContainText("You can undo everything");
  await page.goto("/settings");
  await expect(page).toHaveURL(/\/login/);

  const link = await mailedLink(lena.email, "/reactivate/do");
  await page.goto(`${link.pathname}${link.search}`);
  await page.getByRole("button", { name: "Restore my account" }).click();
  await page.goto("/login");
  await logIn(page, lena.email);
  await expect(page).toHaveURL("/members");
});

test("ACCT-06 a member who thinks better of it keeps the account with one press", {
  tag: ["@routed", "@plain"],
}, async ({ page, context }) => {
  const kira = await Member.signUp("Kira");
  await kira.enter(context);
  await page.goto("/settings/delete");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("link", { name: "Keep my account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
});
