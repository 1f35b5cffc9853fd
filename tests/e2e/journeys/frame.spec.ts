import { badge, openAccountMenu, topBar } from "./gestures";
import { Member } from "./members";
import { takePremium } from "./prepared-members";
import { expect, test } from "./strict-test";

test("NAV-01 pages have navigation and footer; a chat fills the screen without a footer", {
  tag: "@plain",
}, async ({ page, context }) => {
  const kim = await Member.signUp("Kim");
  await kim.enter(context);
  await page.goto("/members");
  await expect(topBar(page)).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("For adults only (18+).");
  await page.goto("/chats");
  await expect(topBar(page)).toBeVisible();
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
});

test("NAV-03 the logo leads visitors home and members to the members", { tag: "@plain" }, async ({
  page,
  context,
}) => {
  const logo = page.getByRole("banner").getByRole("link", { name: "Rendez" });
  await page.goto("/login");
  await logo.click();
  await expect(page).toHaveURL("/");
  const kim = await Member.signUp("Kim");
  await kim.enter(context);
  await page.goto("/likes");
  await logo.click();
  await expect(page).toHaveURL("/members");
});

test("NAV-04 free members are offered Premium, premium members their credits", { tag: "@plain" }, async ({
  page,
  context,
  openBrowser,
}) => {
  const kim = await Member.signUp("Kim");
  await kim.enter(context);
  await page.goto("/members");
  const entries = topBar(page).locator("ul[data-piece] > li > a");
  await expect(entries).toHaveText([/Search members/, /Messages/, /Likes/, /Get Premium/]);
  const rich = takePremium(30);
  const other = await openBrowser();
  await rich.enter(other.context());
  await other.goto("/members");
  await expect(topBar(other).locator("ul[data-piece] > li > a")).toHaveText([
    /Search members/,
    /Messages/,
    /Likes/,
    /Credits/,
  ]);
});

test("NAV-02 NAV-05 a hundred unread messages are 99+ on the badge and counted in the title", {
  tag: "@plain",
}, async ({ page, context }) => {
  const kim = await Member.signUp("Kim");
  const fan = takePremium(200);
  for (let count = 1; count <= 99; count += 1) await fan.writes(kim, `Message ${count}`);
  await kim.enter(context);
  await page.goto("/members");
  await expect(badge(page, "unread")).toHaveText("99");
  await fan.writes(kim, "The hundredth");
  await fan.likes(kim);
  await page.goto("/members");
  await expect(badge(page, "unread")).toHaveText("99+");
  await expect(badge(page, "likes")).toHaveText("1");
  await expect(page).toHaveTitle(/^\(101\) Search members/);
});

test("NAV-05 NAV-02 a member without news has neither badges nor a number in the title", {
  tag: "@plain",
}, async ({ page, context }) => {
  const kim = await Member.signUp("Kim");
  await kim.enter(context);
  await page.goto("/members");
  await expect(badge(page, "unread")).toBeHidden();
  await expect(badge(page, "likes")).toBeHidden();
  await expect(page).toHaveTitle(/^Search members/);
});

for (const [credits, look] of [
  [11, undefined],
  [10, "badge-warning"],
  [0, "badge-danger"],
] as const) {
  test(`NAV-06 a premium member with ${credits} credits sees ${look ? `them as a ${look}` : "no badge"}`, {
    tag: "@plain",
  }, async ({ page, context }) => {
    const kim = takePremium(credits);
    await kim.enter(context);
    await page.goto("/members");
    const number = topBar(page)
      .getByRole("link", { name: /Credits/ })
      .locator(".badge");
    if (!look) return expect(number).toHaveCount(0);
    await expect(number).toHaveText(String(credits));
    await expect(number).toHaveClass(new RegExp(look));
  });
}

test("NAV-07 the menus of account and language open", async ({ page, context }) => {
  const kim = await Member.signUp("Kim");
  await kim.enter(context);
  await page.goto("/members");
  await expect(page.getByRole("button", { name: "Logout" })).toBeHidden();
  await openAccountMenu(page);
  await expect(topBar(page).getByRole("link", { name: "My profile" })).toBeVisible();
  await expect(topBar(page).getByRole("link", { name: "Settings" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(topBar(page).locator("summary")).toContainText(kim.name);
  await page.getByLabel("Language", { exact: true }).click();
  await expect(page.getByRole("button", { name: "Español" })).toBeVisible();
});

test("NAV-07 visitors see the login instead; while signing up is completed there is no account area", {
  tag: "@plain",
}, async ({ page, context }) => {
  await page.goto("/members");
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toHaveAttribute(
    "href",
    "/login",
  );
  const kim = await Member.signUp("Kim", { confirmed: false });
  await kim.enter(context);
  await page.goto("/complete-signup");
  await expect(page.getByRole("button", { name: "Logout" })).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toHaveCount(0);
});

test("NAV-09 the footer leads to terms, privacy, prices, complaints and help", { tag: "@plain" }, async ({
  page,
}) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const name of ["Terms", "Privacy", "Cookies", "Pricing", "Complaints", "FAQ"])
    await expect(footer.getByRole("link", { name, exact: true })).toBeVisible();
  await expect(footer).toContainText("+31200000000");
});

// tests/routes/not-found.test.ts asks for many more.
for (const path of ["/nowhere", "/members/999999999"]) {
  test(`NAV-11 a member who opens ${path} reads that the page could not be found, with a way home`, {
    tag: "@plain",
  }, async ({ page, context, watch }) => {
    watch.expect(404);
    const kim = await Member.signUp("Kim");
    await kim.enter(context);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "This page could not be found" })).toBeVisible();
    await page.getByRole("link", { name: "Back to the home page" }).click();
    await expect(page).toHaveURL("/members");
  });
}

test("NAV-14 a toast is at most 350 px wide, and as wide as a small phone lets it", {
  tag: "@plain",
}, async ({ page, context }) => {
  const kim = await Member.signUp("Kim");
  await kim.enter(context);
  await page.setViewportSize({ width: 1280, height: 700 });
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/complete-signup");
    await kim.enter(context);
    await page.goto("/logout");
    await page.getByRole("main").getByRole("button", { name: "Log out" }).click();
    const box = await page.locator(".flash").boundingBox();
    expect(box?.width).toBeLessThanOrEqual(Math.min(350, width));
    await kim.returns();
    await kim.enter(context);
  }
});

test("NAV-14 the navigation lies under the thumb below 768 px and on top from there", {
  tag: "@plain",
}, async ({ page, context }) => {
  const kim = await Member.signUp("Kim");
  await kim.enter(context);
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto("/members");
  expect((await topBar(page).boundingBox())?.y).toBeGreaterThan(600);
  await page.setViewportSize({ width: 768, height: 800 });
  expect((await topBar(page).boundingBox())?.y).toBeLessThan(100);
});
