import type { Page } from "@playwright/test";
import type { Alive } from "./broken-scripts";
import {
  checkButton,
  createButton,
  fillSignup,
  isSameDocument,
  logIn,
  markDocument,
  messageBox,
  messages,
  openAccountMenu,
  sendButton,
  topBar,
} from "./gestures";
import { emailOf, type Member, newName } from "./members";
import { countAccounts, countMessages } from "./operator-desk";
import { expect } from "./strict-test";

/** What the columns of the matrix need to know of their row. */
export interface Stage {
  page: Page;
  alive: Alive;
  /** How often something broken was asked for. */
  broken(): number;
}

/** Goes to a page as far as it gets: scripts that never come keep its load event away. */
export function visit(page: Page, path: string): Promise<unknown> {
  return page.goto(path, { waitUntil: "domcontentloaded" });
}

/** The scripts of the page are there, or have failed for good. */
async function settled({ page, alive, broken }: Stage, before: number, hydrates: boolean): Promise<void> {
  if (alive.elements || (hydrates && alive.react))
    await page.waitForFunction(() => customElements.get("rz-menu") !== undefined);
  else await expect.poll(broken).toBeGreaterThan(before);
}

/** Opens a page and waits for what becomes of its scripts; the document is marked. */
async function open(stage: Stage, path: string, { hydrates = false } = {}): Promise<void> {
  const before = stage.broken();
  await visit(stage.page, path);
  await markDocument(stage.page);
  await settled(stage, before, hydrates);
}

/** A visitor looks at members, changes the language, and signs up (first step). */
export async function signUp(stage: Stage): Promise<void> {
  const { page } = stage;
  await open(stage, "/members?gender=all");
  await page.getByRole("link", { name: "Sign up", exact: true }).first().click();
  const name = newName("Nell");
  await fillSignup(page, { name });
  await createButton(page).click();
  await expect(page).toHaveURL(/\/complete-signup/);
  expect(countAccounts(emailOf(name))).toBe(1);
}

/** Logs in by the form. */
export async function enterByForm({ page }: Stage, { email }: Member): Promise<void> {
  await visit(page, "/login");
  await logIn(page, email);
  await expect(page).toHaveURL("/members");
}

/** Searches with a filter; the address says what for. */
export async function search(stage: Stage): Promise<void> {
  const { page } = stage;
  await open(stage, "/members?gender=all");
  await page.getByText("Change search").click();
  await page.getByLabel("Looking for").selectOption("male");
  await page.getByLabel("From age").fill("25");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/gender=male.*min_age=25/);
  await expect(page.getByLabel("From age")).toHaveValue("25");
  await page.locator("[data-piece=members] > li").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/members\/\d+/);
  const widths = await page
    // The sign of whom no photo shows is as large as its frame wants it.
    .locator("svg.icon:not(.pic-none *)")
    .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().width));
  // Also where nothing styles them.
  expect(Math.max(...widths)).toBeLessThan(50);
}

/** Opens a profile and likes it. */
export async function like(stage: Stage, liked: Member): Promise<void> {
  const { page } = stage;
  await open(stage, `/members/${liked.id}`);
  await page.getByRole("button", { name: "Like", exact: true }).click();
  await expect(page.getByText(`You like ${liked.name}`, { exact: true })).toBeVisible();
}

/** Writes into a conversation that is there already: nothing reloads by itself, and the message is sent once. */
export async function write(stage: Stage, partner: string): Promise<void> {
  const { page, alive } = stage;
  await open(stage, "/chats", { hydrates: true });
  const row = page.getByRole("region", { name: "Conversations" }).getByRole("link", { name: partner });
  const path = await row.getAttribute("href");
  await open(stage, path ?? "", { hydrates: true });
  await expect(checkButton(page)).toHaveCount(alive.react ? 0 : 1);
  const text = newName("Hello");
  await messageBox(page).fill(text);
  expect(await isSameDocument(page)).toBe(true);
  await sendButton(page).click();
  await expect(page.locator(".own[data-state=sent]").filter({ hasText: text })).toHaveCount(1);
  await expect(messageBox(page)).toHaveValue("");
  await expect(messages(page).filter({ hasText: text })).toHaveCount(1);
  expect(await isSameDocument(page)).toBe(alive.react);
  expect(countMessages(text)).toBe(1);
}

/** Likes in the swipe game and finds the like in the list. */
export async function swipe(stage: Stage): Promise<void> {
  const { page } = stage;
  await open(stage, "/swipe-game");
  const shown = page.locator(".swipe-card b");
  const first = await shown.innerText();
  await page.getByRole("button", { name: /^Like / }).click();
  await expect(page.getByText("3 likes left today")).toBeVisible();
  await expect(shown).not.toHaveText(first);
  await open(stage, "/likes", { hydrates: true });
  await page.getByRole("link", { name: "Sent", exact: true }).click();
  await expect(page.locator("[data-piece=likes] > li").filter({ hasText: first })).toBeVisible();
}

/** From a package to the summary of the order. */
export async function buy(stage: Stage): Promise<void> {
  const { page } = stage;
  await open(stage, "/premium");
  await page.getByRole("link", { name: /^Buy 12 credits/ }).click();
  await page.getByRole("link", { name: /^PayPal/ }).click();
  await expect(page.getByRole("heading", { name: "Check your order", level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Pay \S/ })).toBeVisible();
}

/** Opens both menus: the member's own, and languages, of which one is chosen. */
export async function chooseSpanish(stage: Stage): Promise<void> {
  const { page } = stage;
  await open(stage, "/settings");
  await openAccountMenu(page);
  await expect(topBar(page).getByRole("link", { name: "My profile" })).toBeVisible();
  // Closed by hand: where styles are missing, an open menu pushes the rest of the page down.
  await openAccountMenu(page);
  await page.getByLabel("Language", { exact: true }).click();
  await page.getByRole("banner").getByRole("button", { name: "Español" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
}
