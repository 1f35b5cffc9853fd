import { badge, checkButton, messageBox, messages, openChat, say, topBar, waitForMessage } from "./gestures";
import { Member } from "./members";
import { fictionalMember } from "./operator-desk";
import { takePremium } from "./prepared-members";
import { expect, test } from "./strict-test";

test("CHAT-03 a member writes and reads the answer, with day and time", { tag: "@routed" }, async ({
  page,
  context,
  scripts,
}) => {
  const tom = await Member.signUp("Tom");
  await tom.enter(context);
  await openChat(page, fictionalMember(4).id, scripts);
  await say(page, "What do you like to cook?");
  await expect(messages(page).first()).toHaveText("What do you like to cook?");
  await waitForMessage(page, scripts, messages(page).nth(1));
  await expect(page.getByText("Today", { exact: true })).toBeVisible();
  await expect(
    page
      .locator(".msgs time")
      .filter({ hasText: /^\d?\d:\d\d\s[AP]M$/ })
      .first(),
  ).toBeVisible();
});

test("CHAT-04 CHAT-15 NAV-02 the list is live, and opening a conversation reads it: badge, title and list follow", {
  tag: "@routed",
}, async ({ page, context, scripts }) => {
  const tom = await Member.signUp("Tom");
  const una = await Member.signUp("Una");
  await tom.enter(context);
  await page.goto("/chats");
  await expect(page.getByRole("main")).toContainText("No conversations yet");
  await una.writes(tom, "Are you there?");
  await una.writes(tom, "I am at the lake.");
  if (!scripts) await page.goto("/chats");
  await expect(page).toHaveTitle(/^\(2\) Messages/);
  await expect(badge(page, "unread")).toHaveText("2");
  const row = page.getByRole("region", { name: "Conversations" }).getByRole("link", { name: una.name });
  await expect(row).toContainText("2");
  await expect(row).toContainText("I am at the lake.");
  await row.click();
  await expect(messages(page)).toHaveText(["Are you there?", "I am at the lake."]);
  await expect(page).toHaveTitle(/^Conversation with/);
  await expect(badge(page, "unread")).toBeHidden();
  await page.goto("/members");
  await expect(badge(page, "unread")).toBeHidden();
});

test("CHAT-02 CHAT-05 what a message costs and how long it may be stands beside the box", {
  tag: "@routed",
}, async ({ page, context, openBrowser, scripts }) => {
  const somebody = fictionalMember(5).id;
  const tom = await Member.signUp("Tom");
  await tom.enter(context);
  await openChat(page, somebody, scripts);
  await expect(page.getByRole("main")).toContainText("5 free messages left");
  await expect(messageBox(page)).toHaveAttribute("maxlength", "1000"); // UTF-16 units: 500 emoji fit

  const rich = takePremium(7);
  const other = await openBrowser();
  await rich.enter(other.context());
  await openChat(other, somebody, scripts);
  await expect(other.getByRole("button", { name: "Send message · 1 credit" })).toBeVisible();
  await expect(
    other
      .getByRole("banner")
      .or(other.locator(".chat-head"))
      .getByRole("link", { name: "7 credits left" })
      .last(),
  ).toBeVisible();
});

test("CHAT-02 a message that is too long is refused and stays in the box", { tag: "@routed" }, async ({
  page,
  context,
  scripts,
  watch,
}) => {
  watch.expect(422);
  const tom = await Member.signUp("Tom");
  await tom.enter(context);
  await openChat(page, fictionalMember(5).id, scripts);
  const long = "ä".repeat(501);
  // A browser that knows no maxlength.
  await messageBox(page).evaluate((box) => box.removeAttribute("maxlength"));
  await say(page, long);
  await expect(page.getByRole("alert")).toContainText("Use at most 500 characters");
  await expect(messageBox(page)).toHaveValue(long);
});

test("CHAT-05 without credits the text is kept and credits are offered", { tag: "@routed" }, async ({
  page,
  context,
  scripts,
  watch,
}) => {
  watch.expect(402);
  const tom = takePremium(0);
  await tom.enter(context);
  await openChat(page, fictionalMember(6).id, scripts);
  await say(page, "I would love to.");
  await expect(page.getByRole("alert")).toContainText("You do not have enough credits...");
  await expect(page.getByRole("link", { name: "Buy credits" })).toHaveAttribute("href", /^\/credits\?next=/);
  await expect(messageBox(page)).toHaveValue("I would love to.");
});

test("CHAT-07 what is new comes in while a member is still typing", {
  tag: "@routed",
}, async ({ page, context, scripts }) => {
  const tom = await Member.signUp("Tom");
  const una = await Member.signUp("Una");
  await tom.enter(context);
  await openChat(page, una.id, scripts);
  await messageBox(page).fill("I wanted to say that");
  await una.writes(tom, "Good morning!");
  await waitForMessage(page, scripts, messages(page).filter({ hasText: "Good morning!" }));
  await expect(messageBox(page)).toHaveValue("I wanted to say that");
  await expect(checkButton(page)).toHaveCount(scripts ? 0 : 1);
});

test("CHAT-07 with scripts a poll without news is answered by 304", { tag: "@scripts" }, async ({
  page,
  context,
  scripts,
}) => {
  const tom = await Member.signUp("Tom");
  const una = await Member.signUp("Una");
  await tom.enter(context);
  await page.clock.install();
  await openChat(page, una.id, scripts);
  const seen: number[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/chat/updates")) seen.push(response.status());
  });
  await expect(async () => {
    await page.clock.fastForward(21_000);
    expect(seen).toContain(304);
  }).toPass({ timeout: 60_000 });
});

test("CHAT-08 a member removes a conversation after being asked", { tag: ["@routed", "@plain"] }, async ({
  page,
  context,
}) => {
  const tom = await Member.signUp("Tom");
  const una = await Member.signUp("Una");
  await una.writes(tom, "Hello?");
  await tom.enter(context);
  await page.goto("/chats");
  await page.getByRole("region", { name: "Conversations" }).getByRole("link", { name: una.name }).click();
  await page.getByLabel("More", { exact: true }).click();
  await page.getByRole("link", { name: "Remove conversation" }).click();
  await expect(page.getByRole("heading", { name: "Remove this conversation?" })).toBeVisible();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page).toHaveURL("/chats");
  await expect(page.getByText("The conversation was removed.")).toBeVisible();
  await expect(page.getByText("No conversations yet")).toBeVisible();
});

test("CHAT-09 a free member has two conversations and five messages, then Premium is offered", {
  tag: "@routed",
}, async ({ page, context, scripts, watch }) => {
  watch.expect(402);
  const tom = await Member.signUp("Tom");
  const [first, second, third] = [0, 1, 2].map(fictionalMember);
  await tom.enter(context);
  for (const partner of [first, second]) {
    await openChat(page, partner?.id ?? 0, scripts);
    await say(page, "Hello");
    await expect(messages(page).first()).toHaveText("Hello");
  }
  await openChat(page, third?.id ?? 0, scripts);
  await say(page, "Hello to you too");
  await expect(page.getByRole("alert")).toContainText("Free members can have 2 conversations.");
  await expect(page.getByRole("alert").getByRole("link", { name: "Get Premium" })).toBeVisible();
  await expect(messageBox(page)).toHaveValue("Hello to you too");

  await openChat(page, first?.id ?? 0, scripts);
  for (const text of ["Three", "Four", "Five"]) {
    await say(page, text);
    await expect(page.locator(".own[data-state=sent]").filter({ hasText: text })).toBeVisible();
  }
  await say(page, "One more");
  await expect(page.getByRole("alert")).toContainText("Your free messages are used up.");
  await expect(messageBox(page)).toHaveValue("One more");
});

test("CHAT-09 SIGN-08 a member who has not confirmed reads that nobody can answer, and then gets the answer", {
  tag: ["@routed", "@plain"],
}, async ({ page, context, scripts }) => {
  const ida = await Member.signUp("Ida", { confirmed: false });
  const somebody = fictionalMember(7);
  await ida.enter(context);
  await openChat(page, somebody.id, scripts);
  await expect(page.getByText(`Until then ${somebody.name} cannot answer.`)).toBeVisible();
  await say(page, "Hello from Ida");
  await expect(messages(page)).toHaveText(["Hello from Ida"]);
  await ida.confirms();
  await openChat(page, somebody.id, scripts);
  await expect(page.getByText(`Until then ${somebody.name} cannot answer.`)).toHaveCount(0);
  await waitForMessage(page, scripts, messages(page).nth(1));
});

test("CHAT-01 the list of conversations stands beside the conversation on wide screens only", {
  tag: "@plain",
}, async ({ page, context }) => {
  const tom = await Member.signUp("Tom");
  const una = await Member.signUp("Una");
  await una.writes(tom, "Is this wide enough? ".repeat(15));
  await tom.enter(context);
  await page.setViewportSize({ width: 1400, height: 800 });
  await page.goto(`/members/${una.id}/chat`);
  const list = page.getByRole("region", { name: "Conversations" });
  const listWidth = (await list.boundingBox())?.width ?? 0;
  expect(listWidth).toBeGreaterThanOrEqual(300);
  expect(listWidth).toBeLessThanOrEqual(400);
  const columnWidth = (await page.getByRole("main").boundingBox())?.width ?? 0;
  expect(columnWidth).toBeLessThanOrEqual(800);
  const bubbleWidth = (await messages(page).first().boundingBox())?.width ?? 0;
  expect(bubbleWidth).toBeLessThanOrEqual(columnWidth * 0.75);
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(list).toBeHidden();
  await page.getByRole("link", { name: "All conversations" }).click();
  await expect(page).toHaveURL("/chats");
  await expect(list).toBeVisible();
  await expect(topBar(page)).toBeVisible();
});
