import { logIn, openAccountMenu, topBar } from "./gestures";
import { Member } from "./members";
import { expect, test } from "./strict-test";

test("AUTH-01 a wrong password is answered plainly; the address stays, the password does not", {
  tag: ["@routed", "@plain"],
}, async ({ page, watch }) => {
  watch.expect(401);
  const { email } = await Member.signUp("Lea");
  await page.goto("/login");
  await logIn(page, email, "not my password");
  await expect(page.getByRole("alert")).toHaveText("Login failed, please try again");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await logIn(page, email);
  await expect(page).toHaveURL("/members");
});

test("AUTH-01 an account is blocked for some minutes after five wrong passwords, also for the right one", {
  tag: ["@routed", "@plain"],
}, async ({ page, watch }) => {
  watch.expect(401, 429);
  const { email } = await Member.signUp("Lena");
  await page.goto("/login");
  for (let tries = 0; tries < 5; tries += 1) {
    await logIn(page, email, `wrong ${tries}`);
    await expect(page.getByRole("alert")).toHaveText("Login failed, please try again");
  }
  await logIn(page, email);
  await expect(page.getByRole("alert")).toHaveText(
    "Too many incorrect attempts, account blocked for 15 min.",
  );
});

test("AUTH-05 a visitor who asks for a page of the members area logs in and gets there", {
  tag: ["@routed", "@plain"],
}, async ({ page }) => {
  const { email } = await Member.signUp("Lisa");
  await page.goto("/likes/matches");
  await expect(page).toHaveURL(/^[^?]*\/login\?next=/);
  await logIn(page, email);
  await expect(page).toHaveURL("/likes/matches");
});

test("AUTH-01 a login never leads to another site", { tag: ["@routed", "@plain"] }, async ({ page }) => {
  const { email } = await Member.signUp("Lotte");
  await page.goto("/login?next=//elsewhere.example/");
  await logIn(page, email);
  await expect(page).toHaveURL("/members");
});

test("AUTH-02 a member logs out by the menu; the logout's address alone changes nothing", {
  tag: "@routed",
}, async ({ page, context }) => {
  const lara = await Member.signUp("Lara");
  await lara.enter(context);
  await page.goto("/logout");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log out");
  await page.goto("/members");
  await expect(topBar(page)).toBeVisible();

  await openAccountMenu(page);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("status").filter({ hasText: "You are logged out." })).toBeVisible();
  await page.goto("/likes");
  await expect(page).toHaveURL(/\/login/);
});

test("HOME-01 a member who opens the home page or the login is taken to the members", {
  tag: ["@plain", "@routed"],
}, async ({ page, context }) => {
  const mia = await Member.signUp("Mia");
  await mia.enter(context);
  for (const path of ["/", "/login", "/signup"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/members");
  }
});
