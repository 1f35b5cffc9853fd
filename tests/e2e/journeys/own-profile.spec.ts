import type { Page } from "@playwright/test";
import { Member } from "./members";
import { expect, test } from "./strict-test";

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save my profile" }).click();
const saved = (page: Page) => page.getByRole("status").filter({ hasText: "Your profile was saved." });

test("ACCT-01 a member fills in the profile, saves it once, and others see it", { tag: "@routed" }, async ({
  page,
  context,
  openBrowser,
  violationsOf,
}) => {
  const anna = await Member.signUp("Anna");
  await anna.enter(context);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My profile");
  await expect(page.getByRole("heading", { name: new RegExp(anna.name) })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("link", { name: "Hair", exact: true }).click();
  await expect(part(page, "What you look like")).toBeInViewport();

  const words = part(page, "In your own words");
  await words.getByLabel("About me").fill("I like mountains.\nAnd lakes.");
  const interests = part(page, "Interests");
  await interests.getByText("Active and outdoors").click();
  await interests.getByLabel("Hiking").check();

  const place = part(page, "Where you live");
  await place.getByLabel("Country").selectOption({ label: "Switzerland" });
  await place.getByRole("button", { name: "Show regions" }).click();
  await place.getByLabel("Canton").selectOption({ label: "Bern" });
  await place.getByLabel("City").fill("Thun");
  await place.getByLabel("City").press("Enter");
  await expect(saved(page)).toBeVisible();
  await expect(interests.getByText("1 chosen")).toBeVisible();
  await expect(page.getByText("Thun, Bern")).toBeVisible();

  const other = await openBrowser();
  const bea = await Member.signUp("Bea");
  await bea.enter(other.context());
  await other.goto(`/members/${anna.id}`);
  await expect(other.getByRole("main")).toContainText("I like mountains.");
  await expect(other.getByRole("main")).toContainText("Thun, Bern");
  await expect(other.getByRole("main").getByText("Hiking")).toBeVisible();

  await page.getByRole("link", { name: "Preview" }).click();
  await expect(page.getByRole("main")).toContainText("This is how others see it.");
});

test("ACCT-01 LOOK-04 a mistake is named in its part, and everything typed is still there", {
  tag: ["@routed", "@whole"],
}, async ({ page, context, watch }) => {
  watch.expect(422);
  const carla = await Member.signUp("Carla");
  await carla.enter(context);
  await page.goto("/profile");
  const basics = part(page, "About you");
  await basics.getByLabel("Name").fill("@carla");
  await basics.getByLabel("Year").fill("1991");
  await save(page);
  await page.getByRole("alert").getByRole("link", { name: "Your name may not start with @" }).click();
  await expect(basics.getByLabel("Name")).toBeFocused();
  await expect(basics.getByLabel("Name")).toHaveValue("@carla");
  await expect(basics.getByLabel("Year")).toHaveValue("1991");
});

test("ACCT-01 a text typed before the login ended is there again after it", {
  tag: ["@routed", "@whole"],
}, async ({ page, context }) => {
  const dora = await Member.signUp("Dora");
  await dora.enter(context);
  await page.goto("/profile");
  await dora.leavesEverywhere();
  const words = part(page, "In your own words");
  await words.getByLabel("About me").fill("A long story");
  await save(page);
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel("Email").fill(dora.email);
  await page.getByLabel("Password", { exact: true }).fill("four plain words here");
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/profile/);
  await expect(page.getByLabel("About me")).toHaveValue("A long story");
});

test("ACCT-01 regions of another country come into the form, which keeps what was typed elsewhere", {
  tag: "@scripts",
}, async ({ page, context }) => {
  const elsa = await Member.signUp("Elsa");
  await elsa.enter(context);
  await page.goto("/profile");
  await page.getByLabel("About me").fill("Not saved yet");
  await page.getByLabel("Country").selectOption({ label: "Switzerland" });
  await page.getByRole("button", { name: "Show regions" }).click();
  await page.getByLabel("Canton").selectOption({ label: "Bern" });
  await expect(page.getByLabel("About me")).toHaveValue("Not saved yet");
  await page.getByLabel("Hair").selectOption({ label: "Red" });
  await save(page);
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole("link", { name: "Hair", exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel("About me")).toHaveValue("Not saved yet");
  await expect(page.getByLabel("Hair")).toHaveValue("red");
});

test("ACCT-01 the device tells the place, the member checks and saves it", {
  tag: ["@scripts", "@whole"],
}, async ({ page, context }) => {
  const finja = await Member.signUp("Finja");
  await finja.enter(context);
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 52.3702, longitude: 4.8952 });
  await page.goto("/profile");
  await page.getByRole("button", { name: "Use my location" }).click();
  await expect(page.getByText(/^We found .*Netherlands\. Check it and save\.$/)).toBeVisible();
  await expect(page.getByLabel("Country")).toHaveValue("NL");
  await save(page);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Country")).toHaveValue("NL");
});
