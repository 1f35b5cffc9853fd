import { DEMO_PASSWORD } from "#tests/support/start-site";
import type { PageView } from "./page-view";

export const PREMIUM = "premium@demo.example";
const TEXT = "Hello, how was your day?";

/** Somebody fictional, who answers: on the first page of every search here. */
const CARD = ".cards > li:first-child";

/** A visitor arrives, and a member logs in. */
export async function arrive(page: PageView): Promise<void> {
  await page.open("/");
  await page.look("Landing page");
  await logIn(page, PREMIUM);
}

export async function logIn(page: PageView, email: string): Promise<void> {
  await page.open("/login");
  await page.fill("#email", email);
  await page.fill("#password", DEMO_PASSWORD);
  await page.look("Login, filled");
  await page.tap({ selector: "main form button[type=submit]", words: "Log in" });
  await page.isTrue("location.pathname === '/members'");
}

/** Changes the search, and finds. */
export async function search(page: PageView): Promise<void> {
  await page.open("/members?gender=all");
  await page.tap({ selector: "summary", words: "Change search" });
  await page.fill("#min_age", "20");
  await page.look("Search form");
  await page.tap({ selector: ".filter-form button", words: "Search" });
  await page.isTrue("/min_age=20/.test(location.search)");
  await page.see({ selector: CARD, words: "fictional" });
  await page.look("Search results");
}

/** The heart is on, and still is when the page comes anew. */
export async function like(page: PageView): Promise<void> {
  await page.open("/members?gender=all");
  await page.tap({ selector: `${CARD} button.like` });
  await page.see({ selector: `${CARD} button`, words: "Unlike" });
  await page.look("Liked");
  await page.open("/members?gender=all");
  await page.see({ selector: `${CARD} button`, words: "Unlike" });
}

/** The message stands in the conversation once, and once only when the page comes anew. */
export async function write(page: PageView): Promise<void> {
  await page.open("/members?gender=all");
  await page.tap({ selector: `${CARD} > a` });
  await page.isTrue("/^\\/members\\/\\d+$/.test(location.pathname)");
  await page.look("Profile");
  await page.tap({ selector: "a", words: "Write a message" });
  await page.isTrue("/chat$/.test(location.pathname)");
  await page.fill("#text", TEXT);
  await page.look("Message, typed");
  await page.tap({ selector: "button[value=send]" });
  await page.see({ selector: ".msgs > .own[data-state=sent]", words: TEXT });
  await page.isTrue("document.querySelector('#text').value === ''");
  await page.look("Message, sent");
  const path = String(await page.engine.evaluate("location.pathname"));
  await page.open(path);
  await page.isTrue(`document.querySelectorAll('.msgs > .own').length === 1`);
}

/** The answer comes by itself, or when it is asked for by the button. */
export async function read(page: PageView): Promise<void> {
  await page.open("/chats");
  await page.tap({ selector: "[data-piece=conversations] a" });
  // In a wide window it stood beside the list already, and keeps the list's address.
  await page.see({ selector: "#text" });
  const answer = { selector: ".msgs > li:not(.own) > p" };
  const check = { selector: "button[value=check]" };
  for (let tries = 0; tries < 10 && !(await page.has(answer).catch(() => false)); tries++) {
    // React may take the page over, and the button away, between the look and the tap.
    if (await page.has(check).catch(() => false)) await page.tap(check).catch(() => {});
    await new Promise((later) => setTimeout(later, 500));
  }
  await page.see(answer);
  await page.look("Answer, read");
  await page.open("/chats");
  await page.look("Conversations");
}

/** What a newcomer is asked for, in the form's order. */
const NEWCOMER = [
  ["#email", "nora@example.org"],
  ["#name", "Nora"],
  ["#date_of_birth-day", "4"],
  ["#date_of_birth-month", "5"],
  ["#date_of_birth-year", "1990"],
  ["#password", "a long enough one"],
] as const;

/** Signs up as somebody new. */
export async function signUp(page: PageView): Promise<void> {
  await page.open("/signup");
  for (const [field, text] of NEWCOMER) {
    // On a phone the script asks for one thing a screen.
    if (!(await page.has({ selector: field }))) await page.tap({ selector: "[data-next]" });
    await page.fill(field, text);
  }
  await page.look("Signup, filled");
  await page.tap({ selector: "button", words: "Create my account" });
  await page.isTrue("location.pathname === '/complete-signup'");
  await page.see({ selector: "h1", words: "Who would you like to meet?" });
  await page.look("Signed up");
}

/** From the packages to the provider and back. */
export async function pay(page: PageView): Promise<void> {
  await page.open("/credits/1");
  await page.tap({ selector: "main a[href$='/visa']" });
  await page.see({ selector: "h1", words: "Check your order" });
  await page.look("Order");
  await page.tap({ selector: "button[value=order]" });
  await page.see({ selector: "h1", words: "Pretend to pay" });
  await page.tap({ selector: "button", words: "Approve" });
  await page.see({ selector: "h1, h2", words: "Thank you, your payment is complete" });
  await page.see({ selector: "main", words: "You have 12 credits." });
  await page.look("Paid");
}
