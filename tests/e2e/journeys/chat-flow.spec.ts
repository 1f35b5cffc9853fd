import type { Page } from "@playwright/test";
import {
  checkButton,
  isSameDocument,
  logIn,
  markDocument,
  messageBox,
  messages,
  openChat,
  say,
  waitForMessage,
} from "./gestures";
import { writtenTo } from "./long-talk";
import { Member } from "./members";
import { fictionalMember } from "./operator-desk";
import { expect, test } from "./strict-test";

/** Far from the country that the site takes them for. */
test.use({ timezoneId: "Pacific/Auckland" });

const olderLink = (page: Page) => page.getByRole("link", { name: "Older messages", exact: true });
const scroller = (page: Page) => page.getByRole("log", { name: /^Messages with/ });

/** A page of a conversation has 30 messages. */
const MORE_THAN_A_PAGE = 34;

test("CHAT-11 older messages come by the link, and the way back leads to the newest", {
  tag: ["@routed", "@plain"],
}, async ({ page, context, scripts }) => {
  const { anna, writer } = await writtenTo(MORE_THAN_A_PAGE, 60);
  // Unread ones would all be there at once.
  await anna.reads(writer);
  await anna.enter(context);
  await openChat(page, writer.id, scripts);
  await expect(messages(page)).toHaveCount(30);
  // Scrolling to the link would load the messages by itself and take the link away.
  if (scripts) await olderLink(page).dispatchEvent("click");
  else await olderLink(page).click();
  await expect(messages(page).first()).toContainText("Number 1.");
  await expect(olderLink(page)).toHaveCount(0);
  if (scripts) {
    await expect(messages(page)).toHaveCount(MORE_THAN_A_PAGE);
    return;
  }
  await expect(messages(page)).toHaveCount(MORE_THAN_A_PAGE - 30);
  await page.getByRole("link", { name: "Back to the newest messages" }).click();
  await expect(messages(page).last()).toContainText(`Number ${MORE_THAN_A_PAGE}.`);
});

test("CHAT-03 CHAT-07 CHAT-17 one begins at the first unread message, goes to the newest, sees the next one, and the own", async ({
  page,
  context,
  scripts,
}) => {
  const { anna, writer } = await writtenTo(20, 61);
  await anna.enter(context);
  await page.setViewportSize({ width: 900, height: 700 });
  await page.goto("/chats");
  await page.getByRole("link", { name: writer.name }).click();
  await expect(page.getByText("20 unread messages")).toBeInViewport();
  await expect(messages(page).first()).toBeInViewport();
  const toNewest = page.getByRole(scripts ? "button" : "link", { name: "Back to the newest messages" });
  await toNewest.click();
  await expect(messages(page).last()).toBeInViewport();
  await expect(toNewest).not.toBeInViewport();
  await writer.writes(anna, "One more.");
  const more = messages(page).filter({ hasText: "One more." });
  await waitForMessage(page, scripts, more);
  await expect(more).toBeInViewport();
  await scroller(page).evaluate((box) => box.scrollTo({ top: -400 }));
  await say(page, "My answer.");
  await expect(messages(page).last()).toHaveText("My answer.");
  await expect(messages(page).last()).toBeInViewport();
});

test("CHAT-03 who writes is seen writing by the other one", { tag: "@routed" }, async ({
  page,
  context,
  openBrowser,
  scripts,
}) => {
  const tom = await Member.signUp("Tom");
  const una = await Member.signUp("Una");
  await tom.enter(context);
  const unasPage = await openBrowser({ scripts: true });
  await una.enter(unasPage.context());
  await openChat(unasPage, tom.id, true);
  await openChat(page, una.id, scripts);
  const sign = page.getByText(`${una.name} is typing`);
  await expect(sign).toHaveCount(0);
  await expect(async () => {
    await messageBox(unasPage).pressSequentially("Let me think. ");
    if (!scripts) await checkButton(page).click();
    await expect(sign).toHaveCount(1, { timeout: 3_500 });
  }).toPass({ timeout: 60_000 });
});

test("CHAT-06 CHAT-20 a draft survives a reload and a logout, for its own conversation only, and stands in the list", {
  tag: "@scripts",
}, async ({ page, context, scripts }) => {
  const tom = await Member.signUp("Tom");
  const [one, two] = [fictionalMember(4).id, fictionalMember(5).id];
  const row = page.locator(".chat-list li");
  await tom.enter(context);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openChat(page, one, scripts);
  await say(page, "Hello");
  await expect(page.locator(".own[data-state=sent]")).toHaveCount(1);
  await openChat(page, one, scripts);
  await messageBox(page).fill("What I wanted to say is");
  await page.reload();
  await expect(messageBox(page)).toHaveValue("What I wanted to say is");
  await openChat(page, two, scripts);
  await expect(messageBox(page)).toHaveValue("");
  await expect(row.filter({ hasText: "Draft: What I wanted to say is" })).toHaveCount(1);
  await context.clearCookies();
  await page.goto(`/members/${one}/chat`);
  await logIn(page, tom.email);
  await expect(messageBox(page)).toHaveValue("What I wanted to say is");
  await say(page, "Now it is said.");
  await expect(page.locator(".own[data-state=sent]")).toHaveCount(2);
  // One message, one time: that of this device.
  const time = page.locator(".msgs .own time").last();
  const own = (iso: string | null) => new Date(iso ?? "").toLocaleTimeString("en", { timeStyle: "short" });
  await expect(time).toHaveText(await page.evaluate(own, await time.getAttribute("datetime")));
  await expect(row.first().locator("time")).toHaveText((await time.textContent()) ?? "");
  await page.reload();
  await expect(checkButton(page)).toHaveCount(0);
  await expect(messageBox(page)).toHaveValue("");
});

test("CHAT-06 the page works where the browser keeps nothing", { tag: "@scripts" }, async ({
  page,
  context,
  scripts,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  const tom = await Member.signUp("Tom");
  await tom.enter(context);
  await openChat(page, fictionalMember(4).id, scripts);
  await say(page, "Nothing is stored here.");
  await expect(messages(page).first()).toHaveText("Nothing is stored here.");
});

test("CHAT-16 CHAT-06 what could not leave goes by itself when the connection is back, after a reload too, in its order and once", {
  tag: "@scripts",
}, async ({ page, context, scripts, watch }) => {
  watch.expectWords(/net::ERR_/);
  const tom = await Member.signUp("Tom");
  const una = await Member.signUp("Una");
  await tom.enter(context);
  // The first answer of its poll tells the page that scripts are answered here.
  const polled = page.waitForResponse(/\/chat\/updates\?after=/);
  await openChat(page, una.id, scripts);
  await polled;
  const waiting = page.locator(".own[data-state=waiting]");
  await context.setOffline(true);
  for (const text of ["One", "Two", "Never mind", "Thre"]) await say(page, text);
  await expect(waiting).toHaveCount(4);
  await expect(waiting.first()).toContainText("Will be sent when you are back online");
  await waiting.nth(2).getByRole("button", { name: "Delete" }).click();
  await waiting.nth(2).getByRole("button", { name: "Edit" }).click();
  await expect(messageBox(page)).toHaveValue("Thre");
  await say(page, "Three");
  await context.setOffline(false);
  await expect(page.locator(".own[data-state=sent]")).toHaveText([/One/, /Two/, /Three/]);

  await page.route("**/chat/updates", (route) => route.abort());
  await say(page, "Four");
  await expect(waiting).toContainText("We cannot take it right now");
  await page.unroute("**/chat/updates");
  await page.reload();
  await expect(page.locator(".own[data-state=sent]")).toHaveCount(4);
  await page.reload();
  await expect(checkButton(page)).toHaveCount(0);
  await expect(messages(page)).toHaveText(["One", "Two", "Three", "Four"]);
});

test("CHAT-16 a login that ends while somebody writes is said in the page, and the text goes once it is back", {
  tag: "@scripts",
}, async ({ page, context, scripts }) => {
  const tom = await Member.signUp("Tom");
  const una = await Member.signUp("Una");
  await tom.enter(context);
  await openChat(page, una.id, scripts);
  await context.clearCookies();
  await say(page, "Am I still here?");
  const bar = page.getByRole("alert").filter({ hasText: "You have been logged out" });
  await expect(bar).toBeVisible();
  await expect(page.locator(".own[data-state=waiting]")).toContainText("Will be sent when you log in again");
  await messageBox(page).fill("Half a sentence");
  const login = context.waitForEvent("page");
  await bar.getByRole("link", { name: "Log in" }).click();
  const other = await login;
  await logIn(other, tom.email);
  await expect(other.locator(".own[data-state=failed]")).toContainText("Am I still here?");
  await other.close();
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.locator(".own[data-state=sent]")).toContainText("Am I still here?");
  await expect(bar).toHaveCount(0);
  await expect(messageBox(page)).toHaveValue("Half a sentence");
});

test("CHAT-06 a message whose answer was lost but that arrived is not offered again", {
  tag: "@scripts",
}, async ({ page, context, scripts, watch }) => {
  watch.expectWords(/net::ERR_/);
  const tom = await Member.signUp("Tom");
  const una = await Member.signUp("Una");
  await tom.enter(context);
  await openChat(page, una.id, scripts);
  await page.route("**/chat/updates", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await say(page, "It did arrive.");
  await expect(messages(page)).toHaveText(["It did arrive."]);
  await page.reload();
  await expect(checkButton(page)).toHaveCount(0);
  await expect(messages(page)).toHaveText(["It did arrive."]);
  await expect(page.locator(".own[data-state=failed]")).toHaveCount(0);
});

test("CHAT-12 blocking and reporting are one step from the conversation", {
  tag: ["@plain", "@routed"],
}, async ({ page, context, scripts }) => {
  const tom = await Member.signUp("Tom");
  const somebody = fictionalMember(6).id;
  await tom.enter(context);
  await openChat(page, somebody, scripts);
  await page.getByLabel("More", { exact: true }).click();
  await expect(page.getByRole("link", { name: "Block member" })).toHaveAttribute(
    "href",
    `/members/${somebody}/block`,
  );
  await expect(page.getByRole("link", { name: "Report member" })).toHaveAttribute(
    "href",
    `/members/${somebody}/report`,
  );
});

test("CHAT-14 on wide screens the list opens the last conversation; on narrow ones it stands alone", {
  tag: "@plain",
}, async ({ page, context, scripts }) => {
  const tom = await Member.signUp("Tom");
  const una = await Member.signUp("Una");
  const vera = await Member.signUp("Vera");
  await una.writes(tom, "From Una.");
  await vera.writes(tom, "From Vera.");
  await tom.enter(context);
  await openChat(page, una.id, scripts);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/chats");
  await expect(messages(page)).toHaveText(["From Una."]);
  await messageBox(page).fill("Answered from the list.");
  await page.getByRole("button", { name: /^Send message/ }).click();
  await expect(messages(page)).toHaveText(["From Una.", "Answered from the list."]);
  await page.setViewportSize({ width: 600, height: 800 });
  await page.goto("/chats");
  await expect(page.getByRole("region", { name: "Conversations" })).toBeVisible();
  await expect(messageBox(page)).toBeHidden();
});

test("CHAT-18 another conversation takes the place of the one beside the list, which stays as it is, and Back goes back", {
  tag: "@scripts",
}, async ({ page, context }) => {
  const tom = await Member.signUp("Tom");
  const [una, vera] = await Promise.all([Member.signUp("Una"), Member.signUp("Vera")]);
  await una.writes(tom, "From Una.");
  await vera.writes(tom, "From Vera.");
  await tom.enter(context);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openChat(page, una.id, true);
  await markDocument(page);
  await messageBox(page).fill("Half a sentence to Una");
  const list = page.getByRole("region", { name: "Conversations" });
  const row = (name: string) => list.getByRole("link", { name });
  await row(vera.name).click();
  await expect(messages(page)).toHaveText(["From Vera."]);
  await expect(page).toHaveURL(/\/chats\/\d+#unread$/);
  await expect(page).toHaveTitle(`Conversation with ${vera.name} · Rendez`);
  await expect(row(vera.name)).toHaveAttribute("aria-current", "page");
  await expect(row(vera.name)).not.toContainText("unread");
  await expect(messageBox(page)).toBeFocused();
  await expect(messageBox(page)).toHaveValue("");
  await page.keyboard.type("Hello");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("Vera");
  await expect(messageBox(page)).toHaveValue("Hello\nVera");
  await page.keyboard.press("Enter");
  await expect(messages(page)).toHaveText(["From Vera.", "Hello Vera"]);
  await page.goBack();
  await expect(messages(page)).toHaveText(["From Una."]);
  await expect(messageBox(page)).toHaveValue("Half a sentence to Una");
  await expect(row(una.name)).toHaveAttribute("aria-current", "page");
  await page.goForward();
  await expect(messages(page)).toHaveText(["From Vera.", "Hello Vera"]);
  expect(await isSameDocument(page)).toBe(true);
  // Up edits nothing, and who chose so begins a new line by Enter.
  await messageBox(page).press("ArrowUp");
  await expect(messageBox(page)).toHaveValue("");
  await context.addCookies([{ name: "enter_key", value: "breaks", url: new URL("/", page.url()).href }]);
  await openChat(page, vera.id, true);
  await messageBox(page).fill("One");
  await messageBox(page).press("End");
  await page.keyboard.press("Enter");
  await expect(messageBox(page)).toHaveValue("One\n");
});
