import { createButton, fillSignup, messages, openChat } from "./gestures";
import { emailOf, newName } from "./members";
import { countAccounts, countMessages, fictionalMember } from "./operator-desk";
import { disabledMember } from "./prepared-members";
import { expect, test } from "./strict-test";

test("LAND-01 a visitor's first line goes through the signup into the chat with that member, once", {
  tag: ["@routed", "@plain"],
}, async ({ page, scripts }) => {
  const { id, name: partner } = fictionalMember(3);
  const name = newName("Lea");
  const line = `Hello ${partner}, a line of ${name}`;
  await page.goto(`/members/${id}/landing2/eng`);
  await page.getByLabel(`Your first line to ${partner}`).fill(line);
  await page.getByRole("button", { name: "Continue to sign up" }).click();
  await expect(page.getByLabel(`Your first message to ${partner}`)).toHaveValue(line);
  await expect(page.getByText("fictional profile", { exact: true })).toBeVisible();
  await fillSignup(page, { name });
  await createButton(page).dblclick();
  await expect(page).toHaveURL(/\/complete-signup/);
  await openChat(page, id, scripts);
  await expect(messages(page).filter({ hasText: line })).toHaveCount(1);
  expect(countMessages(line)).toBe(1);
  expect(countAccounts(emailOf(name))).toBe(1);
});

for (const [landing, button] of [
  ["landing", "Write to"],
  ["landing3/eng", "Write to"],
] as const) {
  test(`LAND-01 ${landing} leads to the signup beside that member`, { tag: ["@plain", "@routed"] }, async ({
    page,
  }) => {
    const { id, name } = fictionalMember(4);
    await page.goto(`/members/${id}/${landing}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    await page.getByRole("link", { name: `${button} ${name}` }).click();
    await expect(page).toHaveURL(new RegExp(`/members/${id}/signup`));
    await expect(page.getByLabel(`Your first message to ${name}`)).toHaveValue("");
    await expect(page.getByRole("complementary")).toContainText(name);
  });
}

test("LAND-01 one of the lines on offer is in the signup's form, to be changed or sent", {
  tag: ["@plain", "@routed"],
}, async ({ page }) => {
  const { id, name } = fictionalMember(5);
  await page.goto(`/members/${id}/landing2`);
  await page.getByRole("link", { name: `Hi ${name}, coffee or wine?` }).click();
  await expect(page.getByLabel(`Your first message to ${name}`)).toHaveValue(`Hi ${name}, coffee or wine?`);
});

test("LAND-01 a landing of somebody whom the operator disabled says so", {
  tag: ["@plain", "@routed"],
}, async ({ page, watch }) => {
  watch.expect(404, 410);
  await page.goto(`/members/${disabledMember().id}/landing`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile not available");
});

test("LAND-05 with reduced motion nothing moves on a landing, and without it something does", {
  tag: "@plain",
}, async ({ page }) => {
  const { id } = fictionalMember(6);
  const moving = () =>
    page.evaluate(
      () => document.getAnimations().filter((one) => one.effect?.getComputedTiming().activeDuration).length,
    );
  for (const landing of ["landing", "landing2", "landing3"]) {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`/members/${id}/${landing}`);
    expect(await moving(), landing).toBe(0);
    const named = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll("main *")].filter(
            (one) => getComputedStyle(one).animationName !== "none",
          ).length,
      );
    expect(await named(), landing).toBe(0);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect(await named(), landing).toBeGreaterThan(0);
  }
});

test("LAND-01 the pages fit a narrow phone", { tag: ["@plain", "@whole"] }, async ({ page }) => {
  const { id } = fictionalMember(7);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const kind of ["landing", "landing2/milf-de", "landing3/de", "signup?lang=de"]) {
    await page.goto(`/members/${id}/${kind}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), kind).toBe(320);
  }
});
