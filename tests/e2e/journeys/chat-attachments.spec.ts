import type { Locator, Page } from "@playwright/test";
import { jpeg, noisyJpeg } from "#tests/support/pictures";
import { messageBox, messages, openChat, say, waitForMessage } from "./gestures";
import { Member } from "./members";
import { fictionalMember } from "./operator-desk";
import { takePremium } from "./prepared-members";
import { expect, test } from "./strict-test";

const panel = (page: Page) => page.locator("summary").filter({ hasText: "Photo, GIF or gift" });
const photoField = (page: Page) => page.getByLabel(/^Choose (other )?photos/);
const photoButton = (page: Page) => page.getByRole("button", { name: /^Send (\d )?photos?/ });
const photos = (page: Page) => page.locator(".sent-photo img");

async function choosePhoto(page: Page): Promise<void> {
  await panel(page).click();
  const buffer = await jpeg(700, 500);
  await photoField(page).setInputFiles({ name: "beach.jpg", mimeType: "image/jpeg", buffer });
}

/** Whether a picture's bytes have arrived. */
async function expectLoaded(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0)))
    .toBeGreaterThan(0);
}

/** Over the conversation: chosen, its price and what is left read, sent, and what is typed stays in its box. */
async function sendsGift(page: Page): Promise<void> {
  const address = page.url();
  await panel(page).click();
  await page.getByRole("button", { name: "Gift 5 credits" }).click();
  const give = page.getByRole("dialog", { name: "A gift for" });
  await expect(give).toBeVisible();
  await page.goBack();
  await expect(give).toHaveCount(0);
  await page.getByRole("button", { name: "Gift 5 credits" }).click();
  await give.getByRole("link", { name: "Heart balloon" }).click();
  await expect(page.getByRole("dialog")).toContainText(/Your credits now\s*11\s*Afterward\s*6/);
  await page.getByRole("button", { name: "Send gift · 5 credits" }).click();
  await expectLoaded(page.getByRole("img", { name: "Gift: Heart balloon" }));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "6 credits left" }).first()).toBeVisible();
  await expect(messageBox(page)).toHaveValue("From the beach");
  await expect(messageBox(page)).toBeFocused();
  expect(page.url()).toBe(address);
}

test("CHAT-02 CHAT-03 CHAT-05 CHAT-19 CHAT-20 SAFE-07 a member sends a photo and its partner opens it, without losing the words being typed", {
  tag: "@routed",
}, async ({ page, context, openBrowser, scripts, violationsOf }) => {
  const anna = takePremium(13);
  const bert = await Member.signUp("Bert");
  await anna.enter(context);
  const other = await openBrowser();
  await bert.enter(other.context());
  await openChat(other, anna.id, scripts);

  await openChat(page, bert.id, scripts);
  await messageBox(page).fill("From the beach");
  await choosePhoto(page);
  if (scripts) {
    await expectLoaded(page.getByRole("img", { name: "The photo you chose" }));
    await expect(page.locator(".attach-chosen")).toContainText(/^beach\.jpg · [\d.]+ kB/);
    const buffer = await noisyJpeg(2_400, 1_800);
    const beach = { name: "beach.jpg", mimeType: "image/jpeg", buffer: await jpeg(700, 500) };
    await photoField(page).setInputFiles([beach, { name: "large.jpg", mimeType: "image/jpeg", buffer }]);
    await expect(photoButton(page)).toHaveText("Send 2 photos · 4 credits");
    await page.getByRole("button", { name: "Remove photo: beach.jpg" }).click();
    await expect(page.locator(".attach-chosen")).toHaveCount(1);
    // Made smaller here, before it travels.
    const width = (picture: HTMLImageElement) => picture.naturalWidth;
    await expect.poll(() => page.locator(".attach-chosen img").evaluate(width)).toBe(1_600);
    await expect(page.locator(".attach-chosen")).toContainText(/^large\.jpg · [\d.]+ (kB|MB)/);
  }
  await expect(photoButton(page)).toHaveText("Send photo · 2 credits");
  await photoButton(page).click();
  await expectLoaded(photos(page));
  await expect(photos(page)).toHaveAttribute("width", scripts ? "960" : "700");
  await expect(photos(page)).toHaveAttribute("alt", "Photo, shown large when opened");
  await expect(messageBox(page)).toHaveValue("From the beach");

  if (scripts) await sendsGift(page);

  const open = other.getByRole("button", { name: "Open photo" });
  await waitForMessage(other, scripts, open);
  await expect(photos(other)).toHaveCount(0);
  await open.click();
  await expectLoaded(photos(other));
  await photos(other).click();
  const shown = other.getByRole("heading", { name: `Photo from ${anna.name}` });
  await expect(shown).toBeVisible();
  await expect(other.getByRole("link", { name: "Report member" }).last()).toBeVisible();
  expect(await violationsOf(other)).toEqual([]);
  // Back closes the photo and leaves the conversation where it was.
  await other.goBack();
  await expect(shown).toHaveCount(0);
  await expect(photos(other)).toBeVisible();
});

test("CHAT-05 a photo without credits is not sent, and the words stay", { tag: "@routed" }, async ({
  page,
  context,
  scripts,
  watch,
}) => {
  watch.expect(402);
  const tom = await Member.signUp("Tom");
  await tom.enter(context);
  await openChat(page, fictionalMember(1).id, scripts);
  await messageBox(page).fill("These words");
  await choosePhoto(page);
  await photoButton(page).click();
  await expect(page.getByRole("alert")).toContainText("You do not have enough credits...");
  await expect(page.getByRole("link", { name: "Buy credits" })).toBeVisible();
  await expect(messageBox(page)).toHaveValue("These words");
  await expect(photos(page)).toHaveCount(0);
});

test("CHAT-02 a file that is no picture is refused in plain words", { tag: ["@routed", "@whole"] }, async ({
  page,
  context,
  scripts,
  watch,
}) => {
  watch.expect(422);
  const tom = await Member.signUp("Tom");
  await tom.enter(context);
  await openChat(page, fictionalMember(1).id, scripts);
  await panel(page).click();
  if (scripts) {
    // Offered when there is something to send.
    await expect(photoButton(page)).toHaveCount(0);
  } else {
    await photoButton(page).click();
    await expect(page.getByRole("alert")).toContainText("Choose a photo first");
    await panel(page).click();
  }
  const buffer = Buffer.from("<svg/>");
  await photoField(page).setInputFiles({ name: "trick.jpg", mimeType: "image/jpeg", buffer });
  await photoButton(page).click();
  await expect(page.getByRole("alert")).toContainText("trick.jpg is not a picture that we can read.");
});

test("CHAT-06 CHAT-16 a photo that finds no connection stays visible, and is sent once when it is back; a text that an earlier page left goes from the conversation beside it", {
  tag: "@scripts",
}, async ({ page, context, scripts, watch }) => {
  watch.expectWords(/net::ERR_/);
  const anna = takePremium(14);
  await anna.enter(context);
  await openChat(page, fictionalMember(8).id, scripts);
  await choosePhoto(page);
  await expect(page.locator(".attach-chosen img")).toBeVisible();
  await context.setOffline(true);
  await photoButton(page).click();
  await expect(page.locator(".own[data-state=waiting] img")).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator(".own[data-state=sent]")).toHaveCount(1);
  await expectLoaded(photos(page));

  await page.evaluate(
    (name) => {
      const key = document.querySelector<HTMLInputElement>("form:has(textarea) [name=_key]")?.value;
      const left = { id: "a", text: "From the train", key, atMs: Date.now() - 60_000 };
      localStorage.setItem(name, JSON.stringify([left]));
    },
    `outbox.${anna.id}.${fictionalMember(8).id}`,
  );
  await openChat(page, fictionalMember(9).id, scripts);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await openChat(page, fictionalMember(8).id, scripts);
  await expect(page.locator(".bub.own p")).toHaveText("From the train");
});

test("PROF-02 CHAT-14 a gift is chosen on a profile, its price is read, and it lands in the conversation", {
  tag: ["@routed", "@plain"],
}, async ({ page, context, openBrowser, scripts, violationsOf }) => {
  const anna = takePremium(15);
  const bert = await Member.signUp("Bert");
  await anna.enter(context);
  await page.goto(`/members/${bert.id}`);
  await page.getByRole("link", { name: "Send a gift", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`A gift for ${bert.name}`);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("link", { name: "Heart balloon" }).click();
  await expect(page.getByRole("main")).toContainText(/Your credits now\s*15\s*Afterward\s*10/);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Send gift · 5 credits" }).click();
  await expect(page).toHaveURL(/\/chats\/\d+$/);
  await expectLoaded(page.getByRole("img", { name: "Gift: Heart balloon" }));

  const other = await openBrowser();
  await bert.enter(other.context());
  await openChat(other, anna.id, scripts);
  await expectLoaded(other.getByRole("img", { name: "Gift: Heart balloon" }));
});

test("CHAT-05 a gift that is too dear shows the way to credits instead of a button", {
  tag: ["@plain", "@routed"],
}, async ({ page, context }) => {
  const tom = await Member.signUp("Tom");
  const somebody = fictionalMember(2);
  await tom.enter(context);
  await page.goto(`/members/${somebody.id}/gift`);
  await expect(page.getByRole("main")).toContainText("fictional profile");
  await page.getByRole("link", { name: "Ring" }).click();
  await expect(page.getByText("You do not have enough credits...")).toBeVisible();
  await expect(page.getByRole("link", { name: "Buy credits" })).toHaveAttribute("href", "/credits");
  await expect(page.getByRole("button", { name: /Send gift/ })).toHaveCount(0);
});

test("CHAT-13 a GIF is searched from the chat, sent, and seen by the partner, while words wait in the box", {
  tag: ["@routed", "@whole"],
}, async ({ page, context, openBrowser, scripts, violationsOf }) => {
  const anna = await Member.signUp("Anna");
  const bert = await Member.signUp("Bert");
  await anna.enter(context);
  await openChat(page, bert.id, scripts);
  await messageBox(page).fill("How are you");
  await panel(page).click();
  await page.getByRole("button", { name: "GIF free" }).click();
  await expect(page.getByRole("heading", { name: `A GIF for ${bert.name}` })).toBeVisible();
  await page.getByLabel("Search for").fill("coff");
  await page.locator(".give").getByRole("button", { name: "Search" }).click();
  expect(await violationsOf(page)).toEqual([]);
  await expect(page.getByRole("list", { name: "GIFs found" }).getByRole("button")).toHaveCount(1);
  await page.getByRole("button", { name: "Good morning, coffee" }).click();
  // With scripts nobody leaves the conversation.
  await expect(page).toHaveURL(scripts ? /\/members\/\d+\/chat$/ : /\/chats\/\d+/);
  await expectLoaded(page.getByRole("img", { name: "GIF: Good morning, coffee" }));
  await expect(messageBox(page)).toHaveValue("How are you");
  await say(page, "How are you");
  await expect(messages(page)).toHaveText(["How are you"]);

  const other = await openBrowser();
  await bert.enter(other.context());
  await openChat(other, anna.id, scripts);
  await expectLoaded(other.getByRole("img", { name: "GIF: Good morning, coffee" }));
});

test("CHAT-13 CHAT-06 what became of a GIF is said after its panel was closed, and nothing is lost without a connection", {
  tag: ["@scripts", "@whole"],
}, async ({ page, context, scripts, watch }) => {
  watch.expect(422);
  watch.expectWords(/net::ERR_/);
  const anna = await Member.signUp("Anna");
  await anna.enter(context);
  await openChat(page, fictionalMember(1).id, scripts);
  await messageBox(page).fill("These words");
  const gifs = page.locator("dialog.give-panel");
  const openGifs = async () => {
    if ((await page.locator(".attach[open]").count()) === 0) await panel(page).click();
    await page.getByRole("button", { name: "GIF free" }).click();
  };
  await openGifs();
  await expect(gifs.getByRole("heading", { level: 1 })).toBeVisible();
  let answer = () => {};
  const closed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const body = `<div data-piece="give"><h1>A GIF</h1><p role="alert">Not sent</p></div>`;
  await page.route("**/gif*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await closed;
    return route.fulfill({ status: 422, contentType: "text/html", body });
  });
  const posted = page.waitForRequest((request) => request.method() === "POST" && /gif/.test(request.url()));
  await gifs.locator("li button").first().click();
  await posted;
  await page.keyboard.press("Escape");
  await expect(gifs).toHaveCount(0);
  answer();
  await expect(gifs.getByRole("alert")).toHaveText("Not sent");
  await page.keyboard.press("Escape");

  await context.setOffline(true);
  await openGifs();
  await expect(gifs.getByRole("alert")).not.toBeEmpty();
  await page.keyboard.press("Escape");
  await expect(messageBox(page)).toHaveValue("These words");
});
