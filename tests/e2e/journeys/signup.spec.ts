import { createButton, fillSignup, messages, openMail, say } from "./gestures";
import { emailOf, Member, mailedLink, newName, PASSWORD } from "./members";
import { countAccounts } from "./operator-desk";
import { expect, test } from "./strict-test";

test("SIGN-01 LOOK-04 a newcomer who mistypes sees what is wrong on top, finds the fields by it and keeps what was typed", {
  tag: "@routed",
}, async ({ page, watch, scripts }) => {
  watch.expect(422);
  await page.goto("/signup");
  await fillSignup(page, { name: "@nora", email: "nora@gmial.co", birth: ["4", "5", "2020"] });
  await page.getByLabel("Email").fill("nora@gmial");
  await createButton(page).click();

  const summary = page.getByRole("alert");
  await expect(summary.getByRole("heading")).toHaveText("Please check this");
  await expect(summary.getByRole("link")).toHaveText([
    "Invalid email",
    "Your name may not start with @",
    "Enter your date of birth (18+)",
  ]);
  await expect(page.getByLabel("Name")).toHaveValue("@nora");
  await expect(page.getByLabel("Email")).toHaveValue("nora@gmial");
  await expect(page.getByLabel("Year")).toHaveValue("2020");
  // No page brings it back; a script that kept the page has it still.
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(scripts ? PASSWORD : "");
  await expect(page.getByLabel("Email")).toBeFocused();
  await summary.getByRole("link", { name: "Invalid email" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("SIGN-01 LAND-07 on a phone the way from a lander asks one thing a screen, loses nothing by Back or a mistake, and ends in a first message", {
  tag: "@scripts",
}, async ({ page, watch }) => {
  watch.expect(422);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/landers/gallery/eng");
  await page.locator('main a[href^="/signup"]').first().click();
  const next = page.getByRole("button", { name: "Continue" });
  const [email, name] = [page.getByLabel("Email", { exact: true }), page.getByLabel("Name", { exact: true })];
  const [day, password] = [page.getByLabel("Day"), page.getByLabel("Password", { exact: true })];
  await expect(next).toBeVisible();
  await expect(name).toBeHidden();
  const called = newName("Nora");
  // A mistyped provider is asked about in its step, before anything is sent, and corrected by one tap.
  const mailbox = emailOf(called).split("@")[0];
  await email.fill(`${mailbox}@gmial.com`);
  await email.press("Enter");
  await page.getByRole("button", { name: `Use ${mailbox}@gmail.com` }).click();
  await expect(email).toHaveValue(`${mailbox}@gmail.com`);
  await email.fill(emailOf(called));
  await email.press("Enter");
  await expect(name).toBeFocused();
  // Of the seed's members: said in its step, before anything is sent.
  await name.fill("Alex");
  await name.press("Enter");
  await expect(page.getByText("This name is taken. Choose another one")).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill(called);
  await page.goBack();
  await expect(email).toHaveValue(emailOf(called));
  await next.click();
  await expect(name).toHaveValue(called);
  await next.click();
  await day.fill("31");
  await page.getByLabel("Month").fill("2");
  await page.getByLabel("Year").fill("1990");
  await next.click();
  await password.fill("liverpool1");
  await expect(page.getByText("Easy to guess. Make it longer.")).toBeVisible();
  await password.fill(PASSWORD);
  await expect(page.getByText("Hard to guess. Good.")).toBeVisible();
  await createButton(page).click();
  // In its step, with the focus in it.
  await expect(page.getByText("Invalid date of birth.").first()).toBeVisible();
  await expect(day).toBeFocused();
  await expect(password).toBeHidden();
  await day.fill("28");
  await next.click();
  await expect(password).toHaveValue(PASSWORD);
  await createButton(page).click();
  await expect(page).toHaveURL(/\/complete-signup/);
  await page.goto("/members/1/chat");
  await say(page, "I saw you in the gallery");
  await expect(messages(page).filter({ hasText: "I saw you in the gallery" })).toBeVisible();
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

test("SIGN-08 a member who has not confirmed is reminded in the search and gets the mail again", {
  tag: ["@routed", "@plain"],
}, async ({ page, context }) => {
  const ida = await Member.signUp("Ida", { confirmed: false });
  await ida.enter(context);
  await page.goto("/members");
  const first = await mailedLink(ida.email, "/activate");
  await page.getByRole("link", { name: "Please confirm your email address." }).click();
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
