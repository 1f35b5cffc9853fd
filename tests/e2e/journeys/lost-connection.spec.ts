import { Member } from "./members";
import { expect, test } from "./strict-test";

/** What members do in the page goes nowhere: it says so, keeps everything, and goes on once there is a connection. */
test("APP-06 LIKE-05 who loses the connection keeps the page, is told, and goes on where it ended", {
  tag: "@scripts",
}, async ({ page, context, watch }) => {
  watch.provokes(/^console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED /);
  const [tom, una] = await Promise.all([Member.signUp("Tom"), Member.signUp("Una")]);
  await tom.enter(context);
  const told = page.getByRole("alert").filter({ hasText: "No connection. Nothing was lost" });
  const ready = () => page.waitForFunction(() => customElements.get("rz-menu") !== undefined);

  await page.goto(`/members/${una.id}`);
  await ready();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Like", exact: true }).click();
  await expect(told).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Like", exact: true }).click();
  await expect(page.getByText(`You like ${una.name}`, { exact: true })).toBeVisible();

  await page.goto("/swipe-game");
  await ready();
  const card = page.locator(".swipe-card b");
  const first = await card.innerText();
  await context.setOffline(true);
  await page.getByRole("button", { name: /^Like / }).click();
  await expect(told).toBeVisible();
  await expect(card).toHaveText(first);
  await expect(page.getByText("4 likes left today")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: /^Like / }).click();
  await expect(page.getByText("3 likes left today")).toBeVisible();
  await expect(card).not.toHaveText(first);
  await expect(told).toHaveCount(0);
});
