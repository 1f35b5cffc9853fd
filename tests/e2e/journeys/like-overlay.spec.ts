import type { Page } from "@playwright/test";
import { isSameDocument, markDocument } from "./gestures";
import { Member } from "./members";
import { expect, test } from "./strict-test";

const overlay = (page: Page) => page.getByRole("dialog", { name: "New like!" });
const start = (page: Page) => overlay(page).getByRole("link", { name: "Start a conversation" });
const photo = (page: Page) => overlay(page).getByRole("link", { name: "Open the profile" });

/** Lou and Ann: Ann likes Lou already. */
async function pair() {
  const lou = await Member.signUp("Lou");
  const ann = await Member.signUp("Ann");
  await ann.likes(lou);
  return { lou, ann };
}

/** On a page whose clock stands still. */
async function openAtRest(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.waitForFunction(() => customElements.get("rz-badges") !== undefined);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets time pass in steps, so that what an answer started gets its turn, until this is seen. */
async function passTimeUntil(page: Page, seen: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(5_000);
    await seen();
  }).toPass({ timeout: 60_000, intervals: [50] });
}

test("LIKE-03 a like that makes a match is shown full screen, and a click anywhere closes it", async ({
  page,
  context,
  scripts,
}) => {
  const { lou, ann } = await pair();
  await lou.enter(context);
  await page.goto(`/members/${ann.id}`);
  if (scripts) await page.waitForFunction(() => customElements.get("rz-menu") !== undefined);
  await markDocument(page);
  await page.getByRole("button", { name: "Like", exact: true }).click();
  await expect(overlay(page)).toContainText(`You and ${ann.name} like each other.`);
  expect(await isSameDocument(page)).toBe(scripts);
  const size = page.viewportSize();
  await expect(async () => {
    expect(await overlay(page).boundingBox()).toMatchObject({ x: 0, y: 0, ...size });
  }).toPass();
  // Beside the words, on the ground.
  await overlay(page)
    .getByText("New like!")
    .click({ position: { x: 2, y: 2 }, force: true });
  await expect(overlay(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: ann.name })).toBeVisible();
  await page.reload();
  await expect(overlay(page)).toBeHidden();
});

test("LIKE-03 its photo leads to the profile, its button to a conversation that is marked as starting", {
  tag: ["@routed", "@whole"],
}, async ({ page, context }) => {
  const { lou, ann } = await pair();
  await lou.enter(context);
  await page.goto("/likes/new");
  await expect(overlay(page)).toContainText(`${ann.name} likes you.`);
  await photo(page).click();
  await expect(page).toHaveURL(`/likes/m/${ann.id}`);

  await ann.likes(lou);
  await page.getByRole("button", { name: "Like", exact: true }).click();
  await start(page).click();
  await expect(page).toHaveURL(`/members/${ann.id}/chat?starting=1`);
  const conversations = page.getByRole("region", { name: "Conversations" });
  const row = conversations.getByRole("listitem").first();
  await expect(row).toContainText(ann.name);
  await expect(row).toContainText("New conversation");
  await expect(conversations).not.toContainText("No conversation found");
});

test("LIKE-03 photo and button tell which profile was meant and close nothing; the keyboard stays inside", {
  tag: "@scripts",
}, async ({ page, context }) => {
  const { lou, ann } = await pair();
  await lou.enter(context);
  await page.goto(`/members/${ann.id}`);
  await page.waitForFunction(() => customElements.get("rz-menu") !== undefined);
  await page.evaluate(() => {
    const told: unknown[] = [];
    for (const type of ["rz-match-photo", "rz-match-start"])
      document.addEventListener(type, (event) => told.push([type, (event as CustomEvent).detail]));
    Object.assign(window, { told });
    document.addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest("dialog a")) event.preventDefault();
    });
  });
  await page.getByRole("button", { name: "Like", exact: true }).click();
  await expect(page.locator("dialog.match:modal")).toBeVisible();
  await photo(page).click();
  await expect(overlay(page)).toBeVisible();
  await start(page).click();
  await expect(overlay(page)).toBeVisible();
  await expect(overlay(page)).toContainText("Starting the conversation");
  expect(await page.evaluate("told")).toEqual([
    ["rz-match-photo", { profile: ann.id }],
    ["rz-match-start", { profile: ann.id }],
  ]);
  for (let pressed = 0; pressed < 7; pressed += 1) {
    await page.keyboard.press("Tab");
    const isOutside = await page.evaluate(() =>
      Boolean(document.activeElement?.closest(".page > *:not(.flashes)")),
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(overlay(page)).toBeHidden();
});

test("LIKE-03 a like that comes in meanwhile is shown when the badges learn of it, once", {
  tag: "@scripts",
}, async ({ page, context }) => {
  const lou = await Member.signUp("Lou");
  const ann = await Member.signUp("Ann");
  await lou.enter(context);
  await lou.sentOfferAway(context);
  await openAtRest(page, "/members");
  await ann.likes(lou);
  const modal = page.locator("dialog.match:modal");
  await passTimeUntil(page, () => expect(modal).toContainText(`${ann.name} likes you.`, { timeout: 500 }));
  await expect(async () => {
    await page.mouse.click(5, 5);
    await expect(overlay(page)).toBeHidden({ timeout: 500 });
  }).toPass();
  const asked = page.waitForResponse("**/badges");
  await page.clock.fastForward(61_000);
  await asked;
  await expect(overlay(page)).toBeHidden();
  await page.clock.resume();
});

test("LIKE-03 nobody is interrupted while typing; the like is shown afterwards", { tag: "@scripts" }, async ({
  page,
  context,
}) => {
  const lou = await Member.signUp("Lou");
  const ann = await Member.signUp("Ann");
  await lou.enter(context);
  await lou.sentOfferAway(context);
  await openAtRest(page, "/members");
  const field = page.locator("main [name=min_age]");
  await page.locator("main details:has([name=min_age])").evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });
  await field.focus();
  await expect(field).toBeFocused();
  await ann.likes(lou);
  const badge = page.locator("[data-badge=likes]").first();
  await passTimeUntil(page, () => expect(badge).toHaveText("1", { timeout: 500 }));
  await page.waitForLoadState("networkidle");
  await expect(overlay(page)).toBeHidden();
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    // Spares the minute until the badges ask by themselves.
    document.dispatchEvent(new Event("rz-news"));
  });
  await passTimeUntil(page, () => expect(overlay(page)).toBeVisible({ timeout: 500 }));
  await page.clock.resume();
});

test("LIKE-03 on the likes page the poll of the likes brings it up", { tag: "@scripts" }, async ({
  page,
  context,
}) => {
  const lou = await Member.signUp("Lou");
  const ann = await Member.signUp("Ann");
  await lou.enter(context);
  await lou.sentOfferAway(context);
  await openAtRest(page, "/likes");
  // The badges' own turn is over, and the next a minute away.
  await page.clock.runFor(6_000);
  await page.waitForLoadState("networkidle");
  await ann.likes(lou);
  let passedMs = 0;
  await expect(async () => {
    await page.clock.runFor(2_000);
    passedMs += 2_000;
    await expect(overlay(page)).toContainText(`${ann.name} likes you.`, { timeout: 500 });
  }).toPass({ timeout: 60_000, intervals: [50] });
  // Before the badges would have asked again by themselves.
  expect(passedMs).toBeLessThan(60_000);
  await page.clock.resume();
});

test("LIKE-03 without a profile upstream is asked for one, and the likes are there", {
  tag: ["@routed", "@whole"],
}, async ({ page, context }) => {
  const lou = await Member.signUp("Lou");
  await lou.enter(context);
  await page.goto("/likes/new");
  await expect(page.getByRole("heading", { name: "No new likes" })).toBeVisible();
  await page.getByRole("button", { name: "See who likes you" }).click();
  await expect(overlay(page)).toContainText("likes you.");
  await expect(overlay(page).locator(".fic")).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(page).toHaveURL("/likes");
  await expect(page.locator("[data-piece=likes] > li")).toHaveCount(1);
});

test("LIKE-03 with scripts the overlay without a profile asks by itself, and likes reload 500 ms later", {
  tag: "@scripts",
}, async ({ page, context }) => {
  const lou = await Member.signUp("Lou");
  await lou.enter(context);
  await lou.sentOfferAway(context);
  // Upstream counts a like that its list does not name.
  await page.route("**/badges", (route) => route.fulfill({ json: { unread: 0, newLikes: 1, credits: 0 } }), {
    times: 1,
  });
  await openAtRest(page, "/likes");
  // Answered once time stands still again, so that the 500 ms begin where they can be counted.
  let hasAsked = false;
  let answer = () => {};
  const isAtRest = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/likes/new", async (route) => {
    if (route.request().method() === "POST") {
      hasAsked = true;
      await isAtRest;
    }
    await route.continue();
  });
  await passTimeUntil(page, async () => expect(hasAsked).toBe(true));
  answer();
  await expect(page.locator("dialog.match:modal")).toBeVisible();
  const reloaded = page.waitForRequest("**/likes/received/updates");
  await page.clock.runFor(500);
  await reloaded;
  await expect(page.locator("[data-piece=likes] > li")).toHaveCount(1);
  await page.clock.resume();
});
