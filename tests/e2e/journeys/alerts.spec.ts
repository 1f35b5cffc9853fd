import { isSameDocument, markDocument } from "./gestures";
import { Member } from "./members";
import { expect, test } from "./strict-test";

test("ACCT-09 a member without photo and words is told so, sends it away, and it stays away", {
  tag: "@routed",
}, async ({ page, context, scripts }) => {
  const lou = await Member.signUp("Lou");
  await lou.enter(context);
  await page.goto("/members?gender=all");
  const alert = page.getByRole("link", { name: "Tell others about you" });
  if (scripts) await page.waitForFunction(() => customElements.get("rz-menu") !== undefined);
  await markDocument(page);
  // The offer of the first hours comes first.
  await page.getByRole("button", { name: "Do not show again" }).click();
  await expect(alert).toBeVisible();
  await expect(alert).toHaveAttribute("href", "/profile");
  await page.getByRole("button", { name: "Do not show again" }).click();
  await expect(alert).toBeHidden();
  await expect(page).toHaveURL("/members?gender=all");
  expect(await isSameDocument(page)).toBe(scripts);
  for (const path of ["/likes", "/premium", "/members"]) {
    await page.goto(path);
    await expect(alert).toBeHidden();
  }
});

test("ACCT-09 on a page that lives in the browser an alert is sent away too", { tag: "@routed" }, async ({
  page,
  context,
}) => {
  const lou = await Member.signUp("Lou");
  await lou.enter(context);
  await page.goto("/likes/sent");
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Do not show again" }).click();
  await expect(page.getByText("Act Fast")).toBeHidden();
  await expect(page).toHaveURL("/likes/sent");
});
