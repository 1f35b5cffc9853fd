import { checkButton, messages, openChat, say, waitForMessage } from "./gestures";
import { Member } from "./members";
import { takePremium } from "./prepared-members";
import { expect, test } from "./strict-test";

test("CHAT-01 CHAT-07 LIKE-02 a member with scripts and one without talk, like each other and are a match", async ({
  openBrowser,
}) => {
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
});
