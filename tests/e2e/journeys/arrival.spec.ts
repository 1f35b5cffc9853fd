import type { Page } from "@playwright/test";
import { type RunningSite, startSite } from "#tests/support/site-processes";
import { openCookielessDoor } from "./cookieless-door";
import { emailOf, Member, newName, PASSWORD } from "./members";
import { countAccounts } from "./operator-desk";
import { expect, test } from "./strict-test";

test("HOME-01 on a small phone faces and the one field that begins the signup are in the first view, and the home page tells what it costs", {
  tag: "@plain",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await expect(page.getByRole("list", { name: "Members" }).getByRole("listitem").first()).toBeInViewport({
    // A border half a pixel outside of its row is cut off by it.
    ratio: 0.99,
  });
  await expect(page.getByLabel("Email", { exact: true })).toBeInViewport({ ratio: 0.99 });
  await expect(page.getByRole("button", { name: "Continue" })).toBeInViewport({ ratio: 0.99 });
  await expect(page.getByText("From $1.35 a message")).toBeVisible();
  await page.getByText("Are all profiles real people?").click();
  await expect(page.getByText("No, and we say so.")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("HOME-01 nothing on the home page scrolls sideways at 320 px in German", {
  tag: ["@plain", "@whole"],
}, async ({ openBrowser }) => {
  const page = await openBrowser({ locale: "de-DE" });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("HOME-04 on a wide screen Sign up opens a modal over the page; without scripts it is the page", async ({
  page,
  scripts,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // The home page loads no script before its link is pointed at.
  for (const path of ["/members", "/"]) {
    await page.goto(path);
    const link = page.getByRole("banner").getByRole("link", { name: "Sign up" });
    await link.hover();
    // Before the part of the scripts for it is there, the link leads to the page.
    await page.waitForLoadState("networkidle");
    await link.click();
    if (!scripts) {
      await expect(page).toHaveURL("/signup");
      continue;
    }
    const modal = page.getByRole("dialog", { name: "Sign up for free" });
    await expect(modal).toBeVisible();
    await expect(page).toHaveURL(path);
    await page.keyboard.press("Escape");
    await expect(modal).toHaveCount(0);
  }
});

test("HOME-04 a signup under way stays open on backdrop and Escape, shows its errors, and ends in an account", {
  tag: "@scripts",
}, async ({ page, watch }) => {
  watch.expect(422);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/members/1");
  // Before the part of the scripts for it is there, the link leads to the page.
  await page.waitForLoadState("networkidle");
  await page.getByRole("banner").getByRole("link", { name: "Sign up" }).click();
  const modal = page.getByRole("dialog", { name: "Sign up for free" });
  const name = newName("Modal");
  await modal.getByLabel("Name", { exact: true }).fill(name);
  await page.waitForFunction(() => customElements.get("rz-dialog") !== undefined);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Escape");
  await page.mouse.click(20, 400);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Escape");
  await expect(modal.getByLabel("Name", { exact: true })).toHaveValue(name);

  await modal.getByLabel("Email", { exact: true }).fill(emailOf(name));
  await modal.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await modal.getByLabel("Day").fill("31");
  await modal.getByLabel("Month").fill("2");
  await modal.getByLabel("Year").fill("1990");
  await modal.getByRole("button", { name: "Create my account" }).click();
  await expect(modal.getByText("Invalid date of birth.").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(modal.getByLabel("Name", { exact: true })).toHaveValue(name);
  await expect(page).toHaveURL("/members/1");

  await modal.getByLabel("Day").fill("28");
  await modal.getByLabel("Password", { exact: true }).fill(PASSWORD);
  // What is done is told for as long as the answer is waited for, and not before or after.
  const told = modal.getByText("Creating account");
  await expect(told).toBeHidden();
  let answer = () => {};
  const waited = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/signup", async (route) => {
    await waited;
    await route.continue();
  });
  await modal.getByRole("button", { name: "Create my account" }).click();
  await expect(told).toBeVisible();
  answer();
  await expect(page).toHaveURL(/\/complete-signup/);
  await expect(page.getByText("Creating account")).toHaveCount(0);
  expect(countAccounts(emailOf(name))).toBe(1);
});

test("HOME-04 on a smartphone Sign up is the page, held upright or not", { tag: "@plain" }, async ({
  page,
}) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await page.goto("/members");
    // Before the part of the scripts for it is there, the link leads to the page.
    await page.waitForLoadState("networkidle");
    await page.getByRole("banner").getByRole("link", { name: "Sign up" }).click();
    await expect(page).toHaveURL("/signup");
  }
});

test("HOME-04 a member who opens the signup is sent to the members", { tag: ["@plain", "@routed"] }, async ({
  page,
  context,
}) => {
  const kim = await Member.signUp("Kim");
  await kim.enter(context);
  await page.goto("/signup");
  await expect(page).toHaveURL("/members");
});

test("HOME-06 a complaint with a mistake comes back as typed, and is confirmed with a number in the end", {
  tag: ["@routed", "@plain"],
}, async ({ page, watch }) => {
  watch.expect(422);
  await page.goto("/complaints");
  await page.getByLabel("Your name").fill("Nora");
  await page.getByLabel("Your email address").fill("nora@example");
  await page.getByLabel("A payment or credits").check();
  await page.getByLabel("What happened?").fill("Paid twice.\nOn Monday.");
  await page.getByRole("button", { name: "Send the complaint" }).click();
  await expect(page.getByText("Invalid email").first()).toBeVisible();
  await expect(page.getByLabel("What happened?")).toHaveValue("Paid twice.\nOn Monday.");
  await expect(page.getByLabel("A payment or credits")).toBeChecked();
  await page.getByLabel("Your email address").fill("nora@example.org");
  await page.getByRole("button", { name: "Send the complaint" }).click();
  await expect(page.getByRole("heading", { name: "We received your complaint" })).toBeVisible();
  const number = await page.getByRole("main").locator(".price").innerText();
  expect(number).toMatch(/^C/);
  await page.reload();
  await expect(page.getByRole("main").locator(".price")).toHaveText(number);
});

test("HOME-07 a visitor finds language and country in the footer, chooses both, and is back where they were", {
  tag: ["@routed", "@plain"],
}, async ({ openBrowser }) => {
  const page = await openBrowser({ locale: "en-CA" });
  await page.goto("/members?gender=female");
  await page.getByRole("contentinfo").getByRole("link", { name: "Language and country" }).click();
  await page.getByLabel("Français").check();
  await page.getByLabel("Country").selectOption({ label: "Switzerland" });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL("/members?gender=female");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.goto("/");
  await expect(page.getByText(/1,20.CHF/).first()).toBeVisible();
});

test.describe("HOME-02 where visitors from Germany are warned", () => {
  // One site for these, so that they run in one worker.
  test.describe.configure({ mode: "default" });
  let site: RunningSite;
  test.beforeAll(async () => {
    // Its members' pictures are drawn first.
    site = await startSite({ settings: { enable_site_entry_popup: "yes", site_entry_countries: ["DE"] } });
  });
  test.afterAll(() => site.stop());

  test("HOME-02 the warning covers the page until its form is sent, and does not come again", async ({
    openBrowser,
    violationsOf,
  }) => {
    const page = await openBrowser({ locale: "de-DE", origin: site.origin });
    for (const path of ["/members", "/"]) {
      await page.goto(path);
      const warning = page.getByRole("dialog", { name: "Wichtig" });
      await expect(warning).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(warning).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    }
    await page.goto("/members?gender=female");
    await page.getByRole("button", { name: /18 oder älter/ }).click();
    await expect(page).toHaveURL(`${site.origin}/members?gender=female`);
    for (const path of ["/members", "/", "/login"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("#site-entry-warning")).toHaveCount(0);
    }
  });

  test("HOME-02 without scripts, or on pages without them, the keyboard reaches nothing beneath", async ({
    openBrowser,
  }) => {
    const page = await openBrowser({ locale: "de-DE", origin: site.origin });
    await page.goto("/login");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: /18 oder älter/ })).toBeFocused();
    await expect(page.locator("#email")).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(page.locator("#email")).toBeVisible();
  });

  test("HOME-02 the installed app is not warned", { tag: "@plain" }, async ({ openBrowser }) => {
    const page = await openBrowser({ locale: "de-DE", origin: site.origin });
    await asInstalled(page);
    await page.goto("/members");
    await expect(page.locator("#site-entry-warning")).toBeHidden();
    await page.getByRole("list", { name: "Mitglieder" }).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/members\/\d+$/);
  });
});

test("HOME-07 where cookies are refused, language and country are carried by the address", {
  tag: ["@plain", "@routed"],
}, async ({ openBrowser }) => {
  const door = await openCookielessDoor();
  try {
    const page = await openBrowser({ locale: "en-CA", origin: door.origin });
    await page.goto("/lang-config");
    await page.getByLabel("Français").check();
    await page.getByLabel("Country").selectOption({ label: "Switzerland" });
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page.getByText(/1,20.CHF/).first()).toBeVisible();
    await page.close();
  } finally {
    await door.close();
  }
});

test("NAV-09 the installed app's footer keeps terms, privacy, complaints and support", {
  tag: "@plain",
}, async ({ page }) => {
  await asInstalled(page);
  await page.goto("/members");
  const footer = page.getByRole("contentinfo");
  for (const name of ["Terms", "Privacy", "Complaints", "Support"])
    await expect(footer.getByRole("link", { name, exact: true })).toBeVisible();
  for (const name of ["Ban policy", "Cookies", "Sign up", "Return policy"])
    await expect(footer.getByRole("link", { name, exact: true })).toBeHidden();
  await expect(footer).toContainText("For adults only (18+).");
});

/** Chromium emulates every media feature but this one: rules and conditions for the installed app hold as if it were. */
async function asInstalled(page: Page): Promise<void> {
  await page.route(/\/members$|\.css$/, async (route) => {
    try {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll(/\(display-mode:\s*standalone\)/g, "(min-width: 1em)");
      await route.fulfill({ response: answer, body });
    } catch {
      // The test is over, and its page with it.
    }
  });
}
