import { createButton, fillSignup, openMail } from "./gestures";
import { emailOf, Member, mailedLink, newName, PASSWORD } from "./members";
import { countAccounts } from "./operator-desk";
import { expect, test } from "./strict-test";

test("SIGN-01 LOOK-04 a newcomer who mistypes sees what is wrong on top, finds the fields by it and keeps what was typed", async ({
  page,
  watch,
}) => {
  watch.expect(422);
  await page.goto("/signup");
  await fillSignup(page, { name: "@nora", email: "nora@gmial.co", birth: ["4", "5", "2020"] });
  await page.getByLabel("Email").fill("nora@gmial");
  await createButton(page).click();

  const summary = page.getByRole("alert");
  await expect(summary.getByRole("heading")).toHaveText("Please check this");
  await expect(summary.getByRole("link")).toHaveText([
    "Your name may not start with @",
    "Invalid email",
    "Enter your date of birth (18+)",
  ]);
  await expect(page.getByLabel("Name")).toHaveValue("@nora");
  await expect(page.getByLabel("Email")).toHaveValue("nora@gmial");
  await expect(page.getByLabel("Year")).toHaveValue("2020");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await summary.getByRole("link", { name: "Invalid email" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("SIGN-01 a mistyped mail provider is corrected by one tap", { tag: "@routed" }, async ({
  page,
  watch,
}) => {
  watch.expect(422);
  await page.goto("/signup");
  const name = newName("Nora");
  const mailbox = emailOf(name).split("@")[0];
  await fillSignup(page, { name, email: `${mailbox}@gmail` });
  await createButton(page).click();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: `Use ${mailbox}@gmail.com` }).click();
  await expect(page).toHaveURL(/\/complete-signup/);
});

test("SIGN-01 a newcomer born on the 31st of February is told that there is no such day", {
  tag: ["@routed", "@plain"],
}, async ({ page, watch }) => {
  watch.expect(422);
  await page.goto("/signup");
  await fillSignup(page, { name: newName("Nora"), birth: ["31", "2", "1990"] });
  await createButton(page).click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText("Invalid date of birth.");
});

test("SIGN-04 a member who signs up once more is shown the way to the login", {
  tag: ["@routed", "@plain"],
}, async ({ page, watch }) => {
  watch.expect(409);
  const { email } = await Member.signUp("Ellen");
  await page.goto("/signup");
  await fillSignup(page, { name: newName("Ellen"), email });
  await createButton(page).click();
  const notice = page.getByRole("alert");
  await expect(notice).toContainText("An account with this address already exists.");
  await notice.getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL("/login");
});

test("SIGN-09 a newcomer who presses the button twice, goes back and reloads has one account", {
  tag: ["@routed", "@whole"],
}, async ({ page }) => {
  const name = newName("Dora");
  await page.goto("/signup");
  await fillSignup(page, { name });
  await createButton(page).dblclick();
  await expect(page).toHaveURL(/\/complete-signup/);
  await page.reload();
  await page.goBack();
  // Logged in now: the signup is not for members.
  await expect(page).toHaveURL("/members");
  expect(countAccounts(emailOf(name))).toBe(1);
});

test("SIGN-08 a member who has not confirmed is reminded on every page and gets the mail again", {
  tag: ["@routed", "@plain"],
}, async ({ page, context }) => {
  const ida = await Member.signUp("Ida", { confirmed: false });
  await ida.enter(context);
  await page.goto("/members");
  const first = await mailedLink(ida.email, "/activate");
  await page.getByText("Please confirm your email address.").isVisible();
  await page.getByRole("link", { name: "Send the email again" }).click();
  await page.getByRole("button", { name: "Send the email again" }).click();
  await expect(page.getByText("We sent the email again.")).toBeVisible();
  expect((await mailedLink(ida.email, "/activate")).href).not.toBe(first.href);
});

test("SIGN-07 a link that was used before says that the activation failed and whom to ask", {
  tag: ["@plain", "@routed"],
}, async ({ page, watch }) => {
  watch.expect(410);
  const { email } = await Member.signUp("Ute", { confirmed: true });
  await openMail(page, email);
  await page.getByRole("button", { name: "Confirm my account" }).click();
  await expect(page.getByRole("heading", { name: "Activation failed" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("support@demo.example");
});
