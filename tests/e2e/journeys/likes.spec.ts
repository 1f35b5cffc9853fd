import { badge, isSameDocument, markDocument, topBar } from "./gestures";
import { Member } from "./members";
import { expect, test } from "./strict-test";

test("LIKE-02 a member likes from the search and takes it back; with scripts the page stays", {
  tag: "@routed",
}, async ({ page, context, scripts }) => {
  const lou = await Member.signUp("Lou");
  await lou.enter(context);
  await page.goto("/members?gender=all");
  if (scripts) await page.waitForFunction(() => customElements.get("rz-menu") !== undefined);
  const card = page.locator("[data-piece=members] > li").nth(5);
  const name = (await card.locator("b").innerText()).split(",")[0];
  await markDocument(page);
  await card.getByRole("button", { name: `Like ${name}` }).click();
  const unlike = card.getByRole("button", { name: `Unlike ${name}` });
  await expect(unlike).toBeVisible();
  expect(await isSameDocument(page)).toBe(scripts);

  await page.goto("/likes/sent");
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: name })).toBeVisible();
  await page.goto("/members?gender=all");
  // The heart is empty at once; the list knows it when the site has answered.
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await unlike.click();
  await expect(card.getByRole("button", { name: `Like ${name}` })).toBeVisible();
  await answered;
  await page.goto("/likes/sent");
  await expect(page.getByRole("heading", { name: "You have not liked anyone yet" })).toBeVisible();
});

test("LIKE-01 PROF-06 NAV-02 new likes come first; opening one makes it an old one", {
  tag: "@routed",
}, async ({ page, context }) => {
  const lou = await Member.signUp("Lou");
  const ann = await Member.signUp("Ann");
  const bea = await Member.signUp("Bea");
  await ann.likes(lou);
  await bea.likes(lou);
  await lou.enter(context);
  await page.goto("/members");
  await expect(badge(page, "likes")).toHaveText("2");
  await expect(page).toHaveTitle(/^\(2\) /);

  await topBar(page).getByRole("link", { name: "Likes" }).click();
  const cards = page.locator("[data-piece=likes] > li");
  await expect(cards.filter({ hasText: "New" })).toHaveCount(2);
  const first = (await cards.first().locator("b").innerText()).startsWith(ann.name) ? ann : bea;
  const second = first === ann ? bea : ann;
  await cards.first().getByRole("link").click();
  await expect(page).toHaveURL(`/likes/m/${first.id}`);

  await page.goto("/likes");
  await expect(cards.first()).toContainText(second.name);
  await expect(cards.first()).toContainText("New");
  await expect(cards.nth(1)).toContainText(first.name);
  await expect(cards.nth(1)).not.toContainText("New");
  await expect(badge(page, "likes")).toHaveText("1");
});

test("LIKE-01 with scripts a like that comes in meanwhile appears by itself", { tag: "@scripts" }, async ({
  page,
  context,
}) => {
  const lou = await Member.signUp("Lou");
  const ann = await Member.signUp("Ann");
  await lou.enter(context);
  await lou.sentOfferAway(context);
  await page.clock.install();
  await page.goto("/likes");
  await expect(page.getByRole("heading", { name: "No likes yet" })).toBeVisible();
  await ann.likes(lou);
  await expect(async () => {
    await page.clock.fastForward(16_000);
    await expect(page.locator("[data-piece=likes]").getByText(ann.name)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  // The overlay of that like may come as well: with its styles.
  await page.waitForLoadState("networkidle");
});

test("LIKE-02 two who like each other are a match", { tag: ["@routed", "@plain"] }, async ({
  page,
  context,
}) => {
  const lou = await Member.signUp("Lou");
  const ann = await Member.signUp("Ann");
  await ann.likes(lou);
  await lou.enter(context);
  await page.goto(`/members/${ann.id}`);
  await page.getByRole("button", { name: "Like", exact: true }).click();
  await expect(page.getByText("You like each other")).toBeVisible();
  await page.goto("/likes/matches");
  await expect(page.getByRole("main").getByText(ann.name)).toBeVisible();
});
