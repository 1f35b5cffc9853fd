import { expect, type Locator, type Page } from "@playwright/test";
import { emailOf, mailedLink, PASSWORD } from "./members";

interface Signup {
  name: string;
  email?: string;
  password?: string;
  birth?: readonly [day: string, month: string, year: string];
}

/** Fills the signup form as a member would; the button is left to the test. */
export async function fillSignup(page: Page, signup: Signup): Promise<void> {
  const { name, email = emailOf(name), password = PASSWORD, birth = ["4", "5", "1990"] } = signup;
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Day").fill(birth[0]);
  await page.getByLabel("Month").fill(birth[1]);
  await page.getByLabel("Year").fill(birth[2]);
}

export const createButton = (page: Page) => page.getByRole("button", { name: "Create my account" });

/** Follows the link of the activation mail in this browser. */
export async function openMail(page: Page, email: string): Promise<void> {
  const link = await mailedLink(email, "/activate");
  await page.goto(`${link.pathname}${link.search}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your account");
}

/** Logs in by the form that is shown. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

export const messageBox = (page: Page) => page.getByLabel("Message", { exact: true });
export const sendButton = (page: Page) => page.getByRole("button", { name: /^Send message/ });
export const checkButton = (page: Page) => page.getByRole("button", { name: "Check for new messages" });

/** The messages on the screen, oldest first, without who said them and when. */
export const messages = (page: Page) => page.locator(".msgs > li > p");

/** Opens a conversation; with scripts it is waited for until it asks for news by itself. */
export async function openChat(page: Page, profileId: number, scripts: boolean): Promise<void> {
  await page.goto(`/members/${profileId}/chat`);
  if (scripts) await expect(checkButton(page)).toHaveCount(0);
  else await expect(checkButton(page)).toBeVisible();
}

/** Writes a message and sends it by the button. */
export async function say(page: Page, text: string): Promise<void> {
  await messageBox(page).fill(text);
  await sendButton(page).click();
}

/** Looks for new messages until this one is there: scripts do so by themselves, others press the button. */
export async function waitForMessage(page: Page, scripts: boolean, message: Locator): Promise<void> {
  if (scripts) return expect(message).toBeVisible({ timeout: 60_000 });
  await expect(async () => {
    await checkButton(page).click();
    await expect(message).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 60_000 });
}

export const topBar = (page: Page) => page.getByRole("navigation", { name: "Main" });

/** Opens the menu behind the member's own name. */
export async function openAccountMenu(page: Page): Promise<void> {
  await topBar(page).locator("summary").click();
}

/** The number that a badge beside an entry of the top bar shows; empty when there is none. */
export const badge = (page: Page, name: "unread" | "likes") => page.locator(`[data-badge="${name}"]`);

/** Marks the document, to see later whether it was replaced by another one. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-still-here", ""));
}

export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute("data-still-here"));
}
