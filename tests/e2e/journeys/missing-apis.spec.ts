import type { Page } from "@playwright/test";
import { checkButton, messageBox, messages, sendButton } from "./gestures";
import { Member, newName } from "./members";
import { ENGINES, type Engine } from "./missing-apis";
import { countMessages } from "./operator-desk";
import { expect, test } from "./strict-test";

/** Opens a page and waits for those scripts that run in this engine. */
async function open(page: Page, path: string, { alive }: Engine): Promise<void> {
  await page.goto(path);
  if (alive.elements) await page.waitForFunction(() => customElements.get("rz-menu") !== undefined);
}

/** Presses a button; where no answer ever comes, the time is over for which scripts wait. */
async function press(page: Page, name: string | RegExp, { hangs }: Engine): Promise<void> {
  const asked = hangs && page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name, exact: true }).click();
  if (!asked) return;
  await asked;
  await page.clock.fastForward("00:31");
}

for (const engine of ENGINES) {
  const { when, whole, hangs, alive, prepare } = engine;
  test(`REACH-03 REACH-04 when ${when} a like, a dismissal, a message and a swipe arrive once`, {
    tag: whole ? ["@scripts", "@whole"] : "@scripts",
  }, async ({ page, context }) => {
    await prepare(context);
    if (hangs) await page.clock.install();
    const [tom, una] = await Promise.all([Member.signUp("Tom"), Member.signUp("Una")]);
    await tom.enter(context);

    await open(page, `/members/${una.id}`, engine);
    await press(page, "Like", engine);
    await expect(page.getByText(`You like ${una.name}`, { exact: true })).toBeVisible();

    await open(page, "/members", engine);
    const alert = page.getByText("Act Fast");
    await expect(alert).toBeVisible();
    if (alive.elements) await page.waitForFunction(() => customElements.get("rz-menu") !== undefined);
    await press(page, "Do not show again", engine);
    await expect(alert).toBeHidden();

    await open(page, `/members/${una.id}/chat`, engine);
    await expect(checkButton(page)).toHaveCount(alive.react ? 0 : 1);
    const text = newName("Hello\nthere");
    await messageBox(page).fill(text);
    await press(page, /^Send message/, engine);
    await expect(page.locator(".own[data-state=sent]")).toHaveCount(1);
    await expect(messages(page)).toHaveText([text]);
    await expect(messageBox(page)).toHaveValue("");
    expect(countMessages(text)).toBe(1);
    await expect(sendButton(page)).toBeEnabled();

    await open(page, "/swipe-game", engine);
    const card = page.locator(".swipe-card b");
    const first = await card.innerText();
    await press(page, /^Like /, engine);
    await expect(card).not.toHaveText(first);
    await expect(page.getByText("3 likes left today")).toBeVisible();
  });
}
