import { openBlockingBrowser } from "./cookies-blocked";
import { logIn } from "./gestures";
import { emailOf, Member, mailedLink, newName } from "./members";
import { expect, test } from "./strict-test";

const NEW_PASSWORD = "four other words now";

async function openLink(page: { goto(url: string): Promise<unknown> }, email: string, path: string) {
  const link = await mailedLink(email, path);
  await page.goto(`${link.pathname}${link.search}`);
}

test("AUTH-03 a member who forgot the password gets a new one by mail, in a browser that keeps no cookies", {
  tag: ["@routed", "@plain"],
}, async ({ launchOptions, page, watch, scripts }) => {
  watch.expect(401, 410, 422);
  const { email } = await Member.signUp("Fara");
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(page.getByRole("main")).toContainText(
    `We sent a link to ${email.slice(0, 2)}***@example.org.`,
  );
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your inbox");

  const other = await openBlockingBrowser({ launchOptions, scripts });
  try {
    watch.context(other.context, new URL(page.url()).origin);
    const phone = await other.context.newPage();
    await openLink(phone, email, "/reset-password/do");
    await phone.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
    await phone.getByLabel("New password again").fill("something different");
    await phone.getByRole("button", { name: "Save the new password" }).click();
    await expect(phone.getByRole("alert")).toContainText("The entered passwords are not the same.");
    await phone.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
    await phone.getByLabel("New password again").fill(NEW_PASSWORD);
    await phone.getByRole("button", { name: "Save the new password" }).dblclick();
    await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Your new password is saved");
    await phone.reload();
    await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Your new password is saved");

    // Said before anything is typed.
    await openLink(phone, email, "/reset-password/do");
    await expect(phone.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
    await phone.getByRole("link", { name: "Request a new email" }).click();
    await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Forgot your password?");
  } finally {
    await other.close();
  }
  await page.goto("/login");
  await logIn(page, email);
  await expect(page.getByRole("alert")).toHaveText("Login failed, please try again");
  await logIn(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL("/members");
});

test("AUTH-03 an address nobody has is named beside its field, and a fourth mail waits until tomorrow", {
  tag: ["@routed", "@plain"],
}, async ({ page, watch }) => {
  watch.expect(422, 429);
  const { email } = await Member.signUp("Fenna");
  const unknown = emailOf(newName("Nobody"));
  await page.goto("/reset-password");
  await page.getByLabel("Email").fill(unknown);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText("E-mail address not found");
  await expect(page.getByLabel("Email")).toHaveValue(unknown);
  for (const _ of [1, 2, 3]) {
    await page.goto("/reset-password");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send me the link" }).click();
    await expect(page).toHaveURL(/sent=/);
  }
  await page.getByRole("link", { name: "Request a new email" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Too many password reset emails sent, please try again tomorrow.",
  );
});

test("AUTH-04 a member's new address counts from the button on, and the link says when it was used before", {
  tag: ["@routed", "@plain"],
}, async ({ page, watch }) => {
  watch.expect(401, 409, 410);
  const mara = await Member.signUp("Mara");
  const moved = `moved.${mara.email}`;
  await mara.movesTo(moved);
  await openLink(page, moved, "/mail-change/do");
  await page.getByRole("button", { name: "Confirm my new address" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your new address is confirmed");
  await openLink(page, moved, "/mail-change/do");
  await page.getByRole("button", { name: "Confirm my new address" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link has already been used");
  await page.goto("/mail-change/do?code=");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link is not valid");
  await page.goto("/login");
  await logIn(page, mara.email);
  await expect(page.getByRole("alert")).toHaveText("Login failed, please try again");
  await logIn(page, moved);
  await expect(page).toHaveURL("/members");
});

test("SIGN-04 a member who deleted the account and comes back takes it back by mail", {
  tag: ["@routed", "@plain"],
}, async ({ page, watch }) => {
  watch.expect(403, 410);
  const rita = await Member.signUp("Rita");
  await rita.deletesAccount();
  await page.goto("/account-deleted");
  await expect(page.getByRole("main")).toContainText("You can undo everything for 14 days.");
  await page.goto("/login");
  await logIn(page, rita.email);
  await page.getByRole("alert").getByRole("link", { name: "Restore my account" }).click();
  await page.getByLabel("Email").fill(rita.email);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your inbox");
  await openLink(page, rita.email, "/reactivate/do");
  await page.getByRole("button", { name: "Restore my account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account is back");
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await logIn(page, rita.email);
  await expect(page).toHaveURL("/members");
});
