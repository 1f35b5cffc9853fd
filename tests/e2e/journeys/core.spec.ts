import {
  badge,
  createButton,
  fillSignup,
  messageBox,
  messages,
  openMail,
  say,
  topBar,
  waitForMessage,
} from "./gestures";
import { emailOf, newName } from "./members";
import { fictionalMember } from "./operator-desk";
import { expect, test } from "./strict-test";

// Seen with everything that moves, also by day.
test.use({ contextOptions: {} });

test("SIGN-01 SIGN-07 SRCH-01 PROF-01 LIKE-02 CHAT-01 a newcomer signs up, confirms the e-mail, searches, likes and gets an answer", async ({
  page,
  scripts,
}) => {
  const name = newName("Nora");
  await page.goto("/");
  await page.getByLabel("Email", { exact: true }).fill(emailOf(name));
  await page.getByRole("button", { name: "Continue" }).click();
  await fillSignup(page, { name });
  await createButton(page).click();
  await expect(page).toHaveURL(/\/complete-signup/);

  await openMail(page, emailOf(name));
  await page.getByRole("button", { name: "Confirm my account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account is confirmed");

  await page.getByRole("link", { name: "See all members" }).click();
  await page.getByText("Change search").click();
  await page.getByLabel("Looking for").selectOption("all");
  // Nobody whom other journeys sign up lives there: the list stays short.
  await page.getByLabel("Country").selectOption("IT");
  await page.getByLabel("To age").fill("99");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/gender=all/);

  const { name: partner } = fictionalMember(0);
  const card = page
    .getByRole("list", { name: "Members" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("img", { name: `Photo of ${partner}`, exact: true }) });
  await card.getByRole("button", { name: `Like ${partner}` }).click();
  await expect(card.getByRole("button", { name: `Unlike ${partner}` })).toBeVisible();
  await card.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(partner);
  // Some like back at once.
  await expect(page.getByText(new RegExp(`^You like (${partner}|each other)$`))).toBeVisible();

  await page.getByRole("link", { name: "Write a message" }).click();
  await say(page, "Hello, how was your day?");
  await expect(messages(page).first()).toHaveText("Hello, how was your day?");
  await waitForMessage(page, scripts, messages(page).nth(1));
  await expect(messageBox(page)).toHaveValue("");

  await page.goto("/chats");
  await expect(
    page.getByRole("region", { name: "Conversations" }).getByRole("link", { name: partner }),
  ).toBeVisible();
  await expect(badge(page, "unread")).toBeHidden();
  await topBar(page).getByRole("link", { name: "Likes" }).click();
  await page.getByRole("link", { name: "Sent", exact: true }).click();
  await expect(page.getByRole("main").getByText(partner)).toBeVisible();
});
