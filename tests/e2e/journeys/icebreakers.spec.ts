import { messageBox, messages, openChat, sendButton } from "./gestures";
import { Member } from "./members";
import { fictionalMember } from "./operator-desk";
import { expect, test } from "./strict-test";

test("CHAT-10 a member takes an opening line, changes it and sends it", { tag: "@routed" }, async ({
  page,
  context,
  scripts,
}) => {
  const tom = await Member.signUp("Tom");
  const somebody = fictionalMember(8);
  await tom.enter(context);
  await openChat(page, somebody.id, scripts);
  await page.getByRole("main").getByRole("link", { name: "Ideas for the first line" }).last().click();
  await expect(page.getByRole("heading", { name: "Ideas for the first line" })).toBeVisible();
  await expect(page.getByText("What sending costs")).toBeVisible();
  await expect(page.getByText("5 free messages left").last()).toBeVisible();
  const first = page.getByRole("list", { name: "Opening lines" }).getByRole("link").first();
  const line = (await first.textContent()) ?? "";
  await first.click();
  await expect(messageBox(page)).toHaveValue(line);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await messageBox(page).fill(`${line} Tell me.`);
  await sendButton(page).click();
  await expect(messages(page).first()).toHaveText(`${line} Tell me.`);
});

test("CHAT-10 the opening lines are closed without taking one", { tag: ["@routed", "@plain"] }, async ({
  page,
  context,
  scripts,
}) => {
  const tom = await Member.signUp("Tom");
  const somebody = fictionalMember(8);
  await tom.enter(context);
  await openChat(page, somebody.id, scripts);
  await page.getByRole("main").getByRole("link", { name: "Ideas for the first line" }).last().click();
  await expect(page.getByRole("heading", { name: "Ideas for the first line" })).toBeVisible();
  if (scripts) {
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  } else await page.getByRole("link", { name: "Close" }).click();
  await expect(messageBox(page)).toHaveValue("");
  await expect(page).toHaveURL(`/members/${somebody.id}/chat`);
});

test("CHAT-10 with scripts a line goes under what stands in the box already", { tag: "@scripts" }, async ({
  page,
  context,
  scripts,
}) => {
  const tom = await Member.signUp("Tom");
  await tom.enter(context);
  await openChat(page, fictionalMember(8).id, scripts);
  await messageBox(page).fill("Hello there,");
  await page.getByRole("main").getByRole("link", { name: "Ideas for the first line" }).last().click();
  const first = page.getByRole("list", { name: "Opening lines" }).getByRole("link").first();
  const line = (await first.textContent()) ?? "";
  await first.click();
  await expect(messageBox(page)).toHaveValue(`Hello there,\n${line}`);
  await expect(messageBox(page)).toBeFocused();
});
