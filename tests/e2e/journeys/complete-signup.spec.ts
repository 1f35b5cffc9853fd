import type { Page } from "@playwright/test";
import { jpeg } from "#tests/support/pictures";
import { createButton, fillSignup, openMail } from "./gestures";
import { emailOf, Member, mailedLink, newName, PASSWORD } from "./members";
import { expect, test } from "./strict-test";

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const save = (page: Page) => page.getByRole("button", { name: "Save and continue" });
const skip = (page: Page) => page.getByRole("button", { name: /^Skip/ });

/** Signs up by the form of the signup page and arrives at the first step. */
async function arrive(page: Page, name: string): Promise<void> {
  await page.goto("/signup");
  await fillSignup(page, { name });
  await createButton(page).click();
  await expect(title(page)).toHaveText("Who would you like to meet?");
  await page.getByRole("group", { name: "Looking for" }).getByLabel("Women").check();
  await save(page).click();
  await expect(title(page)).toHaveText("Add your photos");
}

test("SIGN-02 SIGN-06 SIGN-10 SIGN-07 a newcomer goes from the signup through every step to a confirmed account", {
  tag: "@routed",
}, async ({ page, openBrowser }) => {
  const name = newName("Step");
  await arrive(page, name);
  await expect(page.getByText("Step 2 of 6")).toBeAttached();
  const photo = { name: "me.jpg", mimeType: "image/jpeg", buffer: await jpeg() };
  await page.getByLabel("Choose photos").setInputFiles(photo);
  await page.getByRole("button", { name: "Add photos" }).click();

  await expect(title(page)).toHaveText("Where do you live?");
  await page.getByLabel("Country").selectOption({ label: "Switzerland" });
  await page.getByRole("button", { name: "Show regions" }).click();
  await page.getByLabel("Canton").selectOption({ label: "Bern" });
  await page.getByLabel("City").fill("Thun");
  await page.getByLabel("City").press("Enter");

  await expect(title(page)).toHaveText("More about you");
  await page.getByRole("group", { name: "I am a" }).getByLabel("Woman", { exact: true }).check();
  await page.getByLabel("Hair").selectOption({ label: "Dark blond" });
  await page.getByLabel("What are you here for?").fill("Somebody to hike with");
  await save(page).click();

  await expect(title(page)).toHaveText("In your own words");
  await page.getByLabel("About me").fill("I like mountains.\nAnd lakes.");
  await page.getByText("Active and outdoors").click();
  await page.getByLabel("Hiking").check();
  await save(page).click();

  await expect(title(page)).toHaveText("Confirm your email");
  await expect(page.getByRole("main")).toContainText(emailOf(name));
  const elsewhere = await openBrowser();
  await openMail(elsewhere, emailOf(name));
  await elsewhere.getByRole("button", { name: "Confirm my account" }).click();
  await expect(title(elsewhere)).toHaveText("Your account is confirmed");

  await page.reload();
  await expect(title(page)).toHaveText("Your email is confirmed");
  await page.getByRole("link", { name: "See your matches" }).click();
  await expect(title(page)).toHaveText("Your matches");
  const cards = page.getByRole("list", { name: "Your matches" }).getByRole("listitem");
  await expect(cards.first()).toContainText("fictional");
});

test("SIGN-02 a newcomer who leaves goes on later where the steps stopped, and back shows what was saved", {
  tag: ["@routed", "@plain"],
}, async ({ page }) => {
  await arrive(page, newName("Later"));
  await skip(page).click();
  await page.getByLabel("Country").selectOption({ label: "Spain" });
  await page.getByLabel("City").fill("Vigo");
  await save(page).click();
  await expect(title(page)).toHaveText("More about you");
  await page.goto("/members");
  await page.goto("/complete-signup");
  await expect(title(page)).toHaveText("More about you");
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByLabel("City")).toHaveValue("Vigo");
  await page.goBack();
  await expect(title(page)).toHaveText("More about you");
});

test("SIGN-02 LOOK-04 a mistake on a step is named on top, and everything typed is still there", {
  tag: ["@routed", "@plain"],
}, async ({ page, watch }) => {
  watch.expect(422);
  await arrive(page, newName("Mistake"));
  await skip(page).click();
  await page.getByLabel("City").fill("x".repeat(90));
  await save(page).click();
  await page.getByRole("alert").getByRole("link", { name: "Use at most 80 characters" }).click();
  await expect(page.getByLabel("City")).toBeFocused();
  await expect(page.getByLabel("City")).toHaveValue("x".repeat(90));
});

test("SIGN-02 a newcomer who mistyped the address gets the link at the right one", {
  tag: ["@routed", "@plain"],
}, async ({ page, context, watch }) => {
  watch.expect(422);
  const vera = await Member.signUp("Vera", { confirmed: false });
  await vera.enter(context);
  const right = `right.${vera.email}`;
  await page.goto("/complete-signup?step=confirm");
  await page.getByText("Wrong address?").click();
  await page.getByLabel("New email address").fill(right);
  await page.getByLabel("Password", { exact: true }).fill("not my password");
  await page.getByRole("button", { name: "Send the link to this address" }).click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText("Please check your old password.");
  await expect(page.getByLabel("New email address")).toHaveValue(right);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Send the link to this address" }).click();
  await expect(page.getByText("We sent a link to the new address.")).toBeVisible();
  expect((await mailedLink(right, "/mail-change/do")).searchParams.get("code")).toBeTruthy();
});

test("SIGN-02 the location button is there only where the device can tell its place", {
  tag: "@whole",
}, async ({ page, context, scripts }) => {
  const olga = await Member.signUp("Olga", { confirmed: false });
  await olga.enter(context);
  await page.goto("/complete-signup?step=location");
  const button = page.getByRole("button", { name: "Use my location" });
  if (scripts) await expect(button).toBeVisible();
  else await expect(button).toBeHidden();
});

test("SIGN-02 a newcomer lets the device tell the place, checks it and saves", { tag: "@scripts" }, async ({
  page,
  context,
}) => {
  const rosa = await Member.signUp("Rosa", { confirmed: false });
  await rosa.enter(context);
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 52.3702, longitude: 4.8952 });
  await page.goto("/complete-signup?step=location");
  await page.getByRole("button", { name: "Use my location" }).click();
  await expect(
    page.getByRole("status").getByText(/^We found .*Netherlands\. Check it and save\.$/),
  ).toBeVisible();
  await expect(page.getByLabel("Country")).toHaveValue("NL");
  await save(page).click();
  await expect(title(page)).toHaveText("More about you");
});

test("SIGN-02 a refused or unknown place is said plainly", { tag: ["@scripts", "@whole"] }, async ({
  page,
  context,
  watch,
}) => {
  watch.expect(422);
  const tove = await Member.signUp("Tove", { confirmed: false });
  await tove.enter(context);
  await page.goto("/complete-signup?step=location");
  await page.getByRole("button", { name: "Use my location" }).click();
  await expect(page.getByText("Your browser does not share your location with us.")).toBeVisible();
  await context.grantPermissions(["geolocation"]);
  // The middle of the Pacific.
  await context.setGeolocation({ latitude: -48.88, longitude: -123.39 });
  await page.getByRole("button", { name: "Use my location" }).click();
  await expect(page.getByText("We could not find a place for your location.")).toBeVisible();
});
