import type { Page } from "@playwright/test";
import { jpeg, noisyJpeg, png } from "#tests/support/pictures";
import { Member } from "./members";
import { expect, test } from "./strict-test";

const told = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const photos = (page: Page) => page.getByRole("main").getByRole("img", { name: /^Your photo number/ });

async function file(name: string, bytes: Promise<Buffer>, mimeType = "image/jpeg") {
  return { name, mimeType, buffer: await bytes };
}

test("ACCT-02 a member adds photos, chooses the main one, orders and deletes them", {
  tag: "@routed",
}, async ({ page, context, violationsOf }) => {
  const gina = await Member.signUp("Gina");
  await gina.enter(context);
  await page.goto("/profile");
  await page.getByRole("main").getByRole("link", { name: "Add a photo" }).click();
  await expect(page.getByText("Photos: 0 of 3")).toBeVisible();
  await page
    .getByLabel("Choose photos")
    .setInputFiles([
      await file("one.jpg", jpeg(600, 800)),
      await file("two.png", png(500, 700), "image/png"),
    ]);
  await page.getByRole("button", { name: "Add photos" }).click();
  await expect(told(page, "Your photos were added.")).toBeVisible();
  await expect(photos(page)).toHaveCount(2);
  expect(await violationsOf(page)).toEqual([]);

  const sources = () =>
    photos(page).evaluateAll((images) => images.map((image) => image.getAttribute("src")));
  const [first, second] = await sources();
  await page.getByRole("button", { name: /^Make main photo/ }).click();
  await expect(told(page, "This is your main photo now.")).toBeVisible();
  expect(await sources()).toEqual([second, first]);
  await page.getByRole("button", { name: "Move photo 2 forward" }).click();
  await expect(told(page, "The order was changed.")).toBeVisible();
  expect(await sources()).toEqual([first, second]);

  await page.getByRole("link", { name: "Delete photo 1" }).click();
  await expect(page.getByRole("heading", { name: "Delete this photo?" })).toBeVisible();
  await page.getByRole("button", { name: "Delete photo", exact: true }).click();
  await expect(told(page, "The photo was deleted.")).toBeVisible();
  await expect(photos(page)).toHaveCount(1);
  await page.reload();
  expect(await sources()).toEqual([second]);
});

test("ACCT-02 what is no picture is told by its name while the others are added", {
  tag: ["@routed", "@whole"],
}, async ({ page, context, watch }) => {
  watch.expect(422);
  const hanna = await Member.signUp("Hanna");
  await hanna.enter(context);
  await page.goto("/profile/photos");
  await page
    .getByLabel("Choose photos")
    .setInputFiles([
      await file("good.jpg", jpeg()),
      await file("text.jpg", Promise.resolve(Buffer.from("no picture at all"))),
    ]);
  await page.getByRole("button", { name: "Add photos" }).click();
  await expect(page.getByText("good.jpg was added.")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("text.jpg is not a picture that we can read.");
  await expect(photos(page)).toHaveCount(1);
});

test("ACCT-02 a question about a photo can be taken back", { tag: ["@routed", "@plain"] }, async ({
  page,
  context,
}) => {
  const ida = await Member.signUp("Ida");
  await ida.enter(context);
  await page.goto("/profile/photos");
  await page.getByLabel("Choose photos").setInputFiles([await file("one.jpg", jpeg())]);
  await page.getByRole("button", { name: "Add photos" }).click();
  await page.getByRole("link", { name: "Delete photo 1" }).click();
  await page.getByRole("link", { name: "Keep it" }).click();
  await expect(page.getByRole("heading", { name: "Delete this photo?" })).toBeHidden();
  await expect(photos(page)).toHaveCount(1);
});

test("ACCT-02 chosen pictures are shown before they are sent, and sending says how far it is", {
  tag: "@scripts",
}, async ({ page, context }) => {
  const jana = await Member.signUp("Jana");
  await jana.enter(context);
  await page.goto("/profile/photos");
  const large = await noisyJpeg(2400, 1800);
  await page.getByLabel("Choose photos").setInputFiles([await file("mine.jpg", Promise.resolve(large))]);
  const preview = page.getByRole("img", { name: "mine.jpg" });
  await expect(preview).toBeVisible();
  await expect(preview).toHaveJSProperty("complete", true);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let sentBytes = 0;
  await page.route("**/profile/photos", async (route) => {
    sentBytes = route.request().postDataBuffer()?.length ?? 0;
    await held;
    await route.continue();
  });
  const button = page.getByRole("button", { name: "Add photos" });
  await button.click();
  await expect(page.getByRole("progressbar", { name: "Add photos" })).toBeVisible();
  await expect(page.getByText(/^Sending… (0|50|100)%$/)).toBeVisible();
  await expect(button).toHaveAttribute("aria-disabled", "true");
  // Made smaller on the way: the photo of a phone takes a slow line minutes.
  await expect.poll(() => sentBytes).toBeGreaterThan(10_000);
  expect(sentBytes).toBeLessThan(large.length / 2);
  release();
  await expect(told(page, "Your photos were added.")).toBeVisible();
  await expect(photos(page)).toHaveCount(1);
  await expect(preview).toHaveCount(0);
  await page.reload();
  await expect(photos(page)).toHaveCount(1);
});
