import type { Locator } from "@playwright/test";
import { logIn, openChat } from "./gestures";
import { Member } from "./members";
import { fictionalMember, memberWithManyPhotos } from "./operator-desk";
import { disabledMember } from "./prepared-members";
import { expect, test } from "./strict-test";

test("PROF-03 a fictional member is labelled on the card, on the profile and in the chat", {
  tag: ["@plain", "@routed"],
}, async ({ page, context, scripts }) => {
  const somebody = fictionalMember(3);
  const vera = await Member.signUp("Vera");
  await vera.enter(context);
  // Members of other tests crowd the first page of everybody; these are found by the country of the seeded ones.
  await page.goto("/members?gender=all&country=AT");
  const card = page
    .locator("[data-piece=members] > li")
    .filter({ has: page.locator("img") })
    .first();
  await expect(card.getByText("fictional profile")).toBeVisible();

  await page.goto(`/members/${somebody.id}`);
  await expect(page.getByRole("main").getByText("fictional profile").first()).toBeVisible();
  await openChat(page, somebody.id, scripts);
  await expect(page.getByRole("main").getByText("fictional profile", { exact: true })).toBeVisible();
  await expect(page.getByText("a meeting is not possible.")).toBeVisible();
});

test("PROF-03 a real member carries no such label", { tag: ["@plain", "@routed"] }, async ({
  page,
  context,
}) => {
  const vera = await Member.signUp("Vera");
  const real = await Member.signUp("Real");
  await vera.enter(context);
  await page.goto(`/members/${real.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(real.name);
  // The members shown below may well be fictional, and say so.
  const labels = page.getByRole("main").getByText("fictional profile");
  await expect(labels.and(page.locator(":not(.profile-related *)"))).toHaveCount(0);
});

test("PROF-01 LOOK-07 a profile shows who it is and what to do on a phone's first screen, then details and more members", {
  tag: "@plain",
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const somebody = fictionalMember(0);
  const main = page.getByRole("main");
  const last = page.getByRole("contentinfo").getByRole("link").last();
  for (const [reader, language, likeWord, writeWord] of [
    ["visitor", "de", "Liken", "Nachricht schreiben"],
    ["visitor", "en", "Like", "Write a message"],
    ["member", "en", "Like", "Write a message"],
  ] as const) {
    const isMember = reader === "member";
    if (isMember) await (await Member.signUp("Vera")).enter(context);
    await page.goto(`/members/${somebody.id}?lang=${language}`);
    const like = main.getByRole(isMember ? "button" : "link", { name: likeWord, exact: true });
    const write = main.getByRole("link", { name: writeWord });
    const photo = [".pic", "h1", ".place", ".fic"].map((one) => main.locator(`.profile-main ${one}`));
    for (const seen of [...photo, like, write]) await expectInSight(seen);
    // Read to its end, both actions are under the thumb, and nothing that takes the focus lies under them.
    await last.focus();
    for (const seen of [last, like, write]) await expectInSight(seen);
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`^${somebody.name}, \\d\\d$`));
  await expect(page.getByRole("img", { name: `Photo of ${somebody.name}`, exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Photos" }).getByRole("listitem").first()).toBeVisible();
  for (const heading of [`About ${somebody.name}`, "Details", "Interests", "More members"])
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
});

test("PROF-04 PROF-09 a visitor logs in to see more photos and comes back to the profile", {
  tag: ["@plain", "@routed"],
}, async ({ page }) => {
  const vera = await Member.signUp("Vera");
  const somebody = memberWithManyPhotos();
  await page.goto(`/members/${somebody}`);
  await expect(page.getByRole("link", { name: "Locked photo" }).first()).toBeVisible();
  await page.getByRole("link", { name: "Log in to see more photos" }).click();
  await logIn(page, vera.email);
  await expect(page).toHaveURL(`/members/${somebody}`);
});

test("PROF-09 a visitor who wants to write logs in and comes back to do it", {
  tag: ["@plain", "@routed"],
}, async ({ page }) => {
  const vera = await Member.signUp("Vera");
  const somebody = fictionalMember(1);
  await page.goto(`/members/${somebody.id}`);
  await page.getByRole("link", { name: "Write a message" }).click();
  await logIn(page, vera.email);
  await expect(page).toHaveURL(`/members/${somebody.id}/chat`);
});

test("PROF-05 a member who is blocked reads so on the profile and in the chat", {
  tag: ["@plain", "@routed"],
}, async ({ page, context, watch }) => {
  watch.expect(403);
  const vera = await Member.signUp("Vera");
  const wary = await Member.signUp("Wary");
  await wary.blocks(vera);
  await vera.enter(context);
  for (const path of [`/members/${wary.id}`, `/members/${wary.id}/chat`]) {
    await page.goto(path);
    await expect(
      page.getByText(`You're blocked by ${wary.name}. You do not have access to this page.`),
    ).toBeVisible();
  }
});

test("PROF-05 a profile that the operator disabled says so", { tag: ["@plain", "@routed"] }, async ({
  page,
  context,
  watch,
}) => {
  watch.expect(410);
  const vera = await Member.signUp("Vera");
  await vera.enter(context);
  await page.goto(`/members/${disabledMember().id}`);
  await expect(page.getByText("This profile is no longer available.")).toBeVisible();
});

/** All of it is in the window and nothing lies over its middle; a name on a photo lets taps through to the photo. */
async function expectInSight(what: Locator): Promise<void> {
  const hidden = await what.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isUncovered = seen !== null && (one.contains(seen) || seen.contains(one));
    if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) return `${top} to ${bottom} px`;
    return isUncovered || getComputedStyle(one).pointerEvents === "none" ? "" : `under ${seen?.outerHTML}`;
  });
  expect(hidden, `${what}`).toBe("");
}
