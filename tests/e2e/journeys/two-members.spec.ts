import type { Page } from "@playwright/test";
import { checkButton, messages, openChat, say, waitForMessage } from "./gestures";
import { Member } from "./members";
import { takePremium } from "./prepared-members";
import { expect, test } from "./strict-test";

/** By the link of the profile and the page that asks first. */
async function blockByPage(page: Page, { id, name }: Member): Promise<void> {
  await page.goto(`/members/${id}`);
  await page.getByRole("link", { name: "Block" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Block ${name}?`);
  await page.getByRole("button", { name: `Block ${name}` }).click();
  await expect(page.getByText(`${name} is blocked.`)).toBeVisible();
}

test("CHAT-01 CHAT-07 LIKE-02 CHAT-12 PROF-02 a member with scripts and one without talk, like each other and part", {
  tag: "@scripts",
}, async ({ openBrowser }) => {
  const anna = takePremium(20);
  const bert = await Member.signUp("Bert");
  const annasPage = await openBrowser({ scripts: true });
  const bertsPage = await openBrowser({ scripts: false });
  await anna.enter(annasPage.context());
  await bert.enter(bertsPage.context());

  await openChat(annasPage, bert.id, true);
  await say(annasPage, "Hello Bert, do you dance?");
  await expect(annasPage.locator(".own[data-state=sent]")).toHaveCount(1);
  await openChat(bertsPage, anna.id, false);
  await expect(messages(bertsPage)).toHaveText(["Hello Bert, do you dance?"]);
  await say(bertsPage, "Only <b>badly</b> & gladly 💃");
  await waitForMessage(annasPage, true, messages(annasPage).nth(1));
  await expect(messages(annasPage).nth(1)).toHaveText("Only <b>badly</b> & gladly 💃");
  await say(annasPage, "Friday then?");
  await waitForMessage(bertsPage, false, messages(bertsPage).filter({ hasText: "Friday then?" }));
  await expect(checkButton(bertsPage)).toBeVisible();

  await annasPage.goto(`/members/${bert.id}`);
  await annasPage.getByRole("button", { name: "Like", exact: true }).click();
  await expect(annasPage.getByText(`You like ${bert.name}`)).toBeVisible();
  await bertsPage.goto("/likes");
  await bertsPage.getByRole("main").getByRole("link", { name: anna.name }).click();
  await bertsPage.getByRole("button", { name: "Like", exact: true }).click();
  await expect(bertsPage.getByText("You like each other")).toBeVisible();
  await annasPage.goto("/likes/matches");
  await expect(annasPage.getByRole("main").getByText(bert.name)).toBeVisible();

  await openChat(annasPage, bert.id, true);
  await openChat(bertsPage, anna.id, false);
  await blockByPage(annasPage, bert);
  await checkButton(bertsPage).click();
  await expect(bertsPage.getByText(`You're blocked by ${anna.name}`).first()).toBeVisible();
  await annasPage.goto("/chats");
  await expect(annasPage.getByText("No conversations yet")).toBeVisible();
});

test("CHAT-01 CHAT-06 LIKE-02 CHAT-12 PROF-02 two members talk, like each other and part, each as the other does", {
  tag: ["@plain", "@whole"],
}, async ({ openBrowser, scripts }) => {
  const anna = takePremium(21);
  const bert = await Member.signUp("Bert");
  const [annasPage, bertsPage] = [await openBrowser(), await openBrowser()];
  await anna.enter(annasPage.context());
  await bert.enter(bertsPage.context());
  const annasBrowserShows = (text: string) =>
    waitForMessage(annasPage, scripts, messages(annasPage).filter({ hasText: text }));
  const bertsBrowserShows = (text: string) =>
    waitForMessage(bertsPage, scripts, messages(bertsPage).filter({ hasText: text }));

  await openChat(annasPage, bert.id, scripts);
  await openChat(bertsPage, anna.id, scripts);
  await say(annasPage, "Good evening, Bert.");
  await bertsBrowserShows("Good evening, Bert.");
  // Both write before either looks.
  await Promise.all([say(bertsPage, "I was just writing to you."), say(annasPage, "Are you there?")]);
  await bertsBrowserShows("Are you there?");
  await annasBrowserShows("I was just writing to you.");
  const talk = await messages(annasPage).allTextContents();
  expect(talk).toHaveLength(3);
  await expect(messages(bertsPage)).toHaveText(talk);

  for (const [page, other] of [
    [annasPage, bert],
    [bertsPage, anna],
  ] as const) {
    await page.goto(`/members/${other.id}`);
    await page.getByRole("button", { name: "Like", exact: true }).click();
    await expect(page.getByRole("button", { name: "Like", exact: true })).toHaveCount(0);
  }
  await annasPage.goto("/likes/matches");
  await expect(annasPage.getByRole("main").getByText(bert.name)).toBeVisible();

  await openChat(annasPage, bert.id, scripts);
  await blockByPage(bertsPage, anna);
  if (!scripts) await checkButton(annasPage).click();
  await expect(annasPage.getByText(`You're blocked by ${bert.name}`).first()).toBeVisible({
    timeout: 60_000,
  });
  for (const page of [annasPage, bertsPage]) {
    await page.goto("/chats");
    await expect(page.getByText("No conversations yet")).toBeVisible();
    await page.goto("/likes/matches");
    await expect(page.getByRole("main")).not.toContainText(page === annasPage ? bert.name : anna.name);
  }
});
