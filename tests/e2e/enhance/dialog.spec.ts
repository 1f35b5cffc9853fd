import { expect, openEnhanced, test } from "./strict-page";

test("a dialog closes on its backdrop and gives the focus back", async ({ page, site }) => {
  await openEnhanced(page, site, "/dialogs");
  await page.getByRole("button", { name: "Open plain" }).click();
  await expect(page.getByText("Plain words")).toBeVisible();
  await page.getByText("Plain words").click();
  await expect(page.getByText("Plain words")).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(page.getByText("Plain words")).toBeHidden();
  await expect(page.getByRole("button", { name: "Open plain" })).toBeFocused();
});

test("a locked dialog stays until it is answered", async ({ page, site }) => {
  await openEnhanced(page, site, "/dialogs");
  await page.getByRole("button", { name: "Open locked" }).click();
  await page.mouse.click(5, 5);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Escape");
  await expect(page.getByText("Locked words")).toBeVisible();
  await page.getByRole("button", { name: "I agree" }).click();
  await expect(page.getByText("Locked words")).toBeHidden();
});

test("browsers without invoker commands open and close the same dialog", async ({ page, site }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, "command");
    Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
    addEventListener("command", (event) => event.preventDefault(), true);
  });
  await openEnhanced(page, site, "/dialogs");
  await page.getByRole("button", { name: "Open plain" }).click();
  await expect(page.getByText("Plain words")).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("Plain words")).toBeHidden();
});

test("a dialog link shows the piece of its page, and its form works in there", async ({ page, site }) => {
  await openEnhanced(page, site, "/dialogs");
  await page.getByRole("link", { name: "Report" }).click();
  const dialog = page.getByRole("dialog", { name: "Report Ann" });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/dialogs`);
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByText("Reference 123")).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/dialogs`);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.locator("dialog[data-page]")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Report" })).toBeFocused();
});

test("a dialog link with a condition is a link where the condition does not hold", async ({ page, site }) => {
  await openEnhanced(page, site, "/dialogs");
  await page.getByRole("link", { name: "On a wall" }).click();
  await expect(page).toHaveURL(`${site.origin}/report`);
});

test("a form that locks its dialog can be left until something is typed, and then only by its button", async ({
  page,
  site,
}) => {
  await openEnhanced(page, site, "/dialogs");
  const dialog = page.getByRole("dialog", { name: "Join us" });
  await page.getByRole("link", { name: "Join" }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("link", { name: "Join" }).click();
  await dialog.getByLabel("Name").fill("Nora");
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Escape");
  await expect(dialog.getByLabel("Name")).toHaveValue("Nora");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
});

test("a dialog that is open in the page becomes modal where its condition holds", async ({ page, site }) => {
  await openEnhanced(page, site, "/entry");
  await expect(page.locator("#entry:modal")).toBeVisible();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Escape");
  await expect(page.locator("#entry:modal")).toBeVisible();
  await page.setViewportSize({ width: 500, height: 700 });
  await openEnhanced(page, site, "/entry");
  await page.getByRole("button", { name: "Beneath" }).click();
  await expect(page.locator("#entry:modal")).toHaveCount(0);
});

test("a dialog link whose page lacks the piece is followed", async ({ page, site }) => {
  await openEnhanced(page, site, "/dialogs");
  await page.getByRole("link", { name: "Broken" }).click();
  await expect(page).toHaveURL(`${site.origin}/slow`);
});

test.describe("with a connection that dies", () => {
  test.use({ expectedErrors: [[/ERR_EMPTY_RESPONSE|ERR_CONNECTION/], { scope: "test" }] });

  test("a report that may not have arrived says so inside the dialog", async ({ page, site }) => {
    await openEnhanced(page, site, "/dialogs");
    await page.getByRole("link", { name: "Report" }).click();
    const dialog = page.getByRole("dialog", { name: "Report Ann" });
    await expect(dialog).toBeVisible();
    site.drop = () => true;
    await dialog.getByRole("button", { name: "Send report" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("Not confirmed. Check before trying again.");
    await expect(dialog.getByRole("button", { name: "Send report" })).toBeVisible();
  });

  test("a dialog link that cannot be fetched is followed", async ({ page, site }) => {
    await openEnhanced(page, site, "/dialogs");
    site.drop = (request) => request.path === "/report" && request.dest === "empty";
    await page.getByRole("link", { name: "Report" }).click();
    await expect(page).toHaveURL(`${site.origin}/report`);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a dialog link is a page, and its form answers there", async ({ page, site }) => {
    await page.goto(`${site.origin}/dialogs`);
    await page.getByRole("link", { name: "Report" }).click();
    await page.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByText("Reference 123")).toBeVisible();
  });
});
