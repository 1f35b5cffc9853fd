import { badge, logIn, openChat } from "./gestures";
import { Member } from "./members";
import { fictionalMember, memberWithManyPhotos } from "./operator-desk";
import { takePremium } from "./prepared-members";
import { expect, test } from "./strict-test";

test("PROF-02 a member likes from the profile and takes it back", { tag: ["@routed", "@whole"] }, async ({
  page,
  context,
}) => {
  const vera = await Member.signUp("Vera");
  const real = await Member.signUp("Real");
  await vera.enter(context);
  await page.goto(`/members/${real.id}`);
  await page.getByRole("button", { name: "Like", exact: true }).click();
  await expect(page.getByText(`You like ${real.name}`, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Unlike" }).click();
  await expect(page.getByRole("button", { name: "Like", exact: true })).toBeVisible();
});

test("PROF-02 a block is asked for, hides the profile and can be taken back", { tag: "@routed" }, async ({
  page,
  context,
}) => {
  const vera = await Member.signUp("Vera");
  const wary = await Member.signUp("Wary");
  await vera.likes(wary);
  await vera.writes(wary, "Hello there");
  await vera.enter(context);
  await page.goto(`/members/${wary.id}`);
  await page.getByRole("link", { name: "Block" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Block ${wary.name}?`);
  await expect(page.getByText("Your conversation is deleted.")).toBeVisible();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL(`/members/${wary.id}`);

  await page.getByRole("link", { name: "Block" }).click();
  await page.getByRole("button", { name: `Block ${wary.name}` }).click();
  await expect(page).toHaveURL("/members");
  await expect(page.getByText(`${wary.name} is blocked.`)).toBeVisible();
  await page.goto("/chats");
  await expect(page.getByRole("main").getByText(wary.name)).toHaveCount(0);
  await page.goto("/likes/sent");
  await expect(page.getByRole("main").getByText(wary.name)).toHaveCount(0);

  await page.goto(`/members/${wary.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`You blocked ${wary.name}`);
  await page.getByRole("button", { name: "Unblock" }).click();
  await expect(page.getByText(`${wary.name} is no longer blocked.`)).toBeVisible();
  await expect(page.getByRole("link", { name: "Write a message" })).toBeVisible();
});

test("PROF-02 a report ends with a reference and offers to block", { tag: ["@routed", "@plain"] }, async ({
  page,
  context,
  watch,
}) => {
  watch.expect(422);
  const vera = await Member.signUp("Vera");
  const rude = await Member.signUp("Rude");
  await vera.enter(context);
  await page.goto(`/members/${rude.id}`);
  await page.getByRole("link", { name: "Report", exact: true }).click();
  await page.getByLabel("What happened?").fill("Words I would not repeat.");
  await page.getByLabel("Insults or harassment").check();
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We received your report");
  await expect(page.getByText(/^R-[A-Z2-9]{4}-[A-Z2-9]{4}$/)).toBeVisible();
  await page.getByRole("link", { name: `Block ${rude.name}` }).click();
  await page.getByRole("button", { name: `Block ${rude.name}` }).click();
  await expect(page.getByText(`${rude.name} is blocked.`)).toBeVisible();
});

test("PROF-04 a premium member looks through all photos, one page each, and can report one", {
  tag: ["@plain", "@routed"],
}, async ({ page, context }) => {
  const premium = takePremium(20);
  await premium.enter(context);
  const id = memberWithManyPhotos();
  await page.goto(`/members/${id}`);
  await expect(page.getByText(/(is|are) locked/)).toHaveCount(0);
  await page.getByRole("link", { name: /^\d photos$/ }).click();
  // The wanted photo stands first; the others wait for a swipe.
  const wanted = page.getByRole("main").getByRole("listitem").first();
  const photo = wanted.getByRole("figure").getByRole("img");
  const seen = new Set<string>();
  const next = wanted.getByRole("link", { name: "Next", exact: true });
  for (let number = 1; ; number += 1) {
    await expect(page).toHaveURL(`/members/${id}/photos/${number}`);
    await expect(wanted.getByText("fictional profile")).toBeVisible();
    await expect(async () =>
      expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0),
    ).toPass();
    seen.add((await photo.getAttribute("src")) ?? "");
    if ((await next.count()) === 0) break;
    await next.click();
  }
  expect(seen.size).toBeGreaterThan(3);
  await wanted.getByRole("link", { name: "Report this photo" }).click();
  await expect(page.getByText("This is about a photo of")).toBeVisible();
});

test("PROF-04 PROF-09 a free member reads at a locked photo that it is for Premium only", {
  tag: ["@plain", "@routed"],
}, async ({ page, context, watch }) => {
  watch.expect(403);
  const vera = await Member.signUp("Vera");
  await vera.enter(context);
  const id = memberWithManyPhotos();
  await page.goto(`/members/${id}`);
  await page.getByRole("link", { name: "Locked photo" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Only for Premium members");
  await expect(page.getByRole("main").getByRole("img")).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Get Premium" }).click();
  await expect(page).toHaveURL("/premium");
});

test("PROF-09 a visitor who wants to like logs in and comes back to do it", {
  tag: ["@routed", "@plain"],
}, async ({ page }) => {
  const vera = await Member.signUp("Vera");
  const real = await Member.signUp("Real");
  await page.goto(`/members/${real.id}`);
  await page.getByRole("link", { name: "Like", exact: true }).click();
  await logIn(page, vera.email);
  await expect(page.getByText(`You are logged in. Now you can like ${real.name}.`)).toBeVisible();
  const like = page.getByRole("button", { name: "Like", exact: true });
  await expect(like).toBeFocused();
  await like.click();
  await expect(page.getByText(`You like ${real.name}`, { exact: true })).toBeVisible();
});

test("PROF-09 a visitor without an account signs up from the profile", {
  tag: ["@routed", "@plain"],
}, async ({ page }) => {
  const somebody = fictionalMember(2);
  await page.goto(`/members/${somebody.id}`);
  await page.getByRole("main").getByRole("link", { name: "Sign up for free" }).click();
  await expect(page).toHaveURL(`/members/${somebody.id}/signup`);
  await expect(page.getByRole("button", { name: "Create my account" })).toBeVisible();
});

test("PROF-06 opening one of two new likes leaves the other one new", { tag: ["@routed", "@plain"] }, async ({
  page,
  context,
}) => {
  const [vera, first, second] = await Promise.all(
    ["Vera", "First", "Second"].map((name) => Member.signUp(name)),
  );
  if (!vera || !first || !second) throw new Error("three members were asked for");
  await first.likes(vera);
  await second.likes(vera);
  await vera.enter(context);
  await page.goto("/members");
  await expect(badge(page, "likes").first()).toContainText("2");
  await page.goto(`/likes/m/${first.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(first.name);
  await expect(badge(page, "likes").first()).toContainText("1");
  await page.goto(`/members/${second.id}`);
  await expect(badge(page, "likes").first()).toContainText("1");
});

test("PROF-08 a cam page is announced with what it is, and opens only by the member's own click", {
  tag: ["@plain", "@routed"],
}, async ({ page }) => {
  await page.goto("/members/3");
  await expect(page.getByRole("heading", { name: /is also on cam$/ })).toBeVisible();
  const link = page.getByRole("link", { name: "Go to the cam page" });
  await expect(link).toHaveAttribute("href", /^https:\/\/cams\.example\//);
  await expect(link).toHaveAttribute("rel", /noopener/);
});

test("PROF-02 a chat of both is gone after a block, for the other one too", {
  tag: ["@routed", "@plain"],
}, async ({ page, context, scripts, watch }) => {
  watch.expect(403);
  const vera = await Member.signUp("Vera");
  const wary = await Member.signUp("Wary");
  await vera.writes(wary, "Hello there");
  await wary.blocks(vera);
  await vera.enter(context);
  await page.goto("/chats");
  await expect(page.getByRole("main").getByText(wary.name)).toHaveCount(0);
  const somebody = fictionalMember(4);
  await openChat(page, somebody.id, scripts);
  await page.goto(`/members/${wary.id}/chat`);
  await expect(page.getByText(`You're blocked by ${wary.name}.`)).toBeVisible();
});
