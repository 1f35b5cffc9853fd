import { logIn } from "./gestures";
import { emailOf, Member, mailedLink, newName, PASSWORD } from "./members";
import { fictionalMembers } from "./operator-desk";
import { expect, test } from "./strict-test";

const NEW_PASSWORD = "four other words now";

test("ACCT-08 a member opens the settings from the account menu and finds every part of the account", {
  tag: ["@plain", "@routed"],
}, async ({ page, context }) => {
  const sara = await Member.signUp("Sara");
  await sara.enter(context);
  await page.goto("/members");
  await page.getByRole("navigation").locator("summary").click();
  await page.getByRole("link", { name: "Settings", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await expect(page.getByRole("main").getByRole("listitem")).toContainText([
    `Email address${sara.email}`,
    "Password",
    "Where you are logged in",
    "Emails from us",
    "LanguageEnglish",
    "Invisible modeYou are visible now.",
    "Search engines",
    "Orientation and intimate interests",
    "Blocked members",
    "Photos in conversations",
    "The Enter key in conversationsEnter sends your message.",
    "Read conversations offline",
    "Data use",
    "Your data",
    "Delete your account",
  ]);
  await page.locator("summary", { hasText: "Language" }).click();
  await page.getByRole("main").getByRole("button", { name: "Español" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ajustes");
});

test("ACCT-03 a member changes the password and is logged out elsewhere, not here", {
  tag: ["@routed", "@plain"],
}, async ({ page, context, openBrowser, watch }) => {
  watch.expect(422);
  const pia = await Member.signUp("Pia");
  await pia.enter(context);
  const phone = await openBrowser();
  await phone.goto("/login?next=/settings");
  await logIn(phone, pia.email);
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Settings");

  await page.goto("/settings");
  await page.getByRole("link", { name: "Password" }).click();
  const fill = async (old: string, again: string) => {
    await page.getByLabel("Old password").fill(old);
    await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel("New password again").fill(again);
    await page.getByRole("button", { name: "Save the new password" }).click();
  };
  await fill(PASSWORD, "something different");
  await expect(page.getByRole("alert")).toContainText("The entered passwords are not the same.");
  await fill("not my password", NEW_PASSWORD);
  await expect(page.getByRole("alert")).toContainText("Please check your old password.");
  await fill(PASSWORD, NEW_PASSWORD);
  await expect(page).toHaveURL("/settings");
  await expect(page.getByRole("status")).toContainText("Your new password is saved.");
  await phone.reload();
  await expect(phone).toHaveURL(/\/login/);
  await logIn(phone, pia.email, NEW_PASSWORD);
  await expect(phone).toHaveURL("/settings");
});

test("ACCT-03 a member moves to another address, and the link in the mail makes it count", {
  tag: ["@routed", "@plain"],
}, async ({ page, context, watch }) => {
  watch.expect(422);
  const ema = await Member.signUp("Ema");
  const other = await Member.signUp("Taken");
  await ema.enter(context);
  const fill = async (email: string) => {
    await page.getByLabel("New email address").fill(email);
    await page.getByLabel("Your password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Send the link" }).click();
  };
  await page.goto("/settings/email");
  await fill(other.email);
  await expect(page.getByRole("alert")).toContainText(
    "This email address already owns an account on this website.",
  );
  await expect(page.getByLabel("New email address")).toHaveValue(other.email);
  const wrong = `${newName("moved").replaceAll(" ", ".")}@gmial.com`;
  await fill(wrong);
  await expect(page.getByRole("status")).toContainText("Did you mean");
  const moved = emailOf(newName("Moved"));
  await fill(moved);
  await expect(page.getByRole("status")).toContainText("We sent a link to the new address.");
  const link = await mailedLink(moved, "/mail-change/do");
  await page.goto(`${link.pathname}${link.search}`);
  await page.getByRole("button", { name: "Confirm my new address" }).click();
  await page.goto("/settings");
  await expect(page.getByRole("main")).toContainText(moved);
});

test("ACCT-04 a member unticks e-mails, and takes them back by the link of a mail without a login", {
  tag: ["@routed", "@plain"],
}, async ({ page, context, openBrowser }) => {
  const nina = await Member.signUp("Nina");
  await nina.enter(context);
  await page.goto("/notifications");
  await page.getByLabel("Offers").uncheck();
  await page.getByRole("button", { name: "Save my choice" }).click();
  await expect(page.getByRole("status")).toContainText("Your choice is saved.");
  await expect(page.getByLabel("Offers")).not.toBeChecked();
  await expect(page.getByLabel("New messages")).toBeChecked();

  const link = await mailedLink(nina.email, "/notifications");
  const phone = await openBrowser();
  await phone.goto(`${link.pathname}${link.search}`);
  await expect(phone.getByLabel("Offers")).not.toBeChecked();
  await phone.getByLabel("Offers").check();
  await phone.getByRole("button", { name: "Save my choice" }).click();
  await expect(phone.getByRole("status")).toContainText("Your choice is saved.");
  await page.reload();
  await expect(page.getByLabel("Offers")).toBeChecked();
});

test("ACCT-05 an invisible member sees it on every page and is visible again at the press of a button", {
  tag: ["@routed", "@plain"],
}, async ({ page, context }) => {
  const iris = await Member.signUp("Iris");
  await iris.enter(context);
  await page.goto("/settings");
  await page.locator("summary", { hasText: "Invisible mode" }).click();
  await page.getByRole("button", { name: "Become invisible" }).click();
  await expect(page.getByRole("main")).toContainText("You are invisible now.");
  const mark = page.getByRole("link", { name: "Invisible", exact: true });
  for (const path of ["/members", "/chats"]) {
    await page.goto(path);
    await expect(mark).toBeVisible();
  }
  await mark.click();
  await expect(page).toHaveURL(/\/settings#invisible$/);
  await page.getByRole("button", { name: "Be visible again" }).click();
  await expect(page.getByRole("main")).toContainText("You are visible now.");
  await page.goto("/members");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(mark).toHaveCount(0);
});

test("ACCT-07 a member unblocks somebody from the list, and reads and downloads own data", {
  tag: ["@routed", "@plain"],
}, async ({ page, context }) => {
  const bea = await Member.signUp("Bea");
  const [kim] = fictionalMembers();
  if (!kim) throw new Error("no fictional member");
  await bea.blocksProfile(kim.id);
  await bea.enter(context);
  await page.goto("/settings/blocked");
  await expect(page.getByRole("listitem").filter({ hasText: kim.name })).toContainText(/fictional/i);
  await page.getByRole("button", { name: `Unblock ${kim.name}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You have not blocked anyone");

  await page.goto("/settings/data");
  const blocked = page.locator("details").filter({ hasText: "Members you blocked" });
  await blocked.locator("summary").click();
  await expect(blocked.getByText("Nothing is stored here.")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as a file (JSON)" }).click();
  expect((await download).suggestedFilename()).toMatch(/^rendez-\d{4}-\d{2}-\d{2}\.json$/);
});
