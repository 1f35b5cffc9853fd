import type { Page } from "@playwright/test";
import { messageBox, messages, openChat, say } from "./gestures";
import { Member, newName } from "./members";
import { fictionalMember } from "./operator-desk";
import { takePremium } from "./prepared-members";
import { expect, test } from "./strict-test";
import { theSite } from "./the-site";

test.beforeEach(({ watch }) => watch.visits(theSite.backendOrigin));

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });
const orderButton = (page: Page) => page.getByRole("button", { name: /^Pay \S/ });

/** From a package's page to the provider's. */
async function orderBy(page: Page, method: string): Promise<void> {
  // The first is marked as recommended.
  await page.getByRole("link", { name: new RegExp(`^${method}`) }).click();
  await expect(heading(page, "Check your order")).toBeVisible();
  await orderButton(page).click();
  await expect(heading(page, "Pretend to pay")).toBeVisible();
}

async function buyFirst(page: Page, method = "Visa"): Promise<void> {
  await page.goto("/credits/1");
  await orderBy(page, method);
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("CHAT-05 PAY-02 PAY-03 NAV-06 who runs out of credits in a chat buys some and comes back to the text that was kept", {
  tag: "@routed",
}, async ({ page, context, scripts, watch }) => {
  watch.expect(402);
  await takePremium(0).enter(context);
  const text = newName("Kept");
  await openChat(page, fictionalMember(11).id, scripts);
  await say(page, text);
  await expect(page.getByText("You do not have enough credits...")).toBeVisible();
  await page.getByRole("link", { name: "Buy credits" }).click();
  await expect(page.locator(".nav .badge-danger")).toHaveText("0");
  await page.getByRole("link", { name: "Buy 12 credits" }).click();
  await orderBy(page, "PayPal");
  await expect(page.getByText("no real money")).toBeVisible();
  await press(page, "Approve");
  await expect(page.getByText("12 credits were added.").first()).toBeVisible();
  await expect(page.getByText("You have 12 credits.")).toBeVisible();
  await expect(page.locator(".nav .badge-danger")).toHaveCount(0);
  await page.getByRole("link", { name: "Back to where you were" }).click();
  await expect(messageBox(page)).toHaveValue(text);
  await page.getByRole("button", { name: /^Send message/ }).click();
  await expect(messages(page).filter({ hasText: text })).toHaveCount(1);
});

test("PAY-03 PAY-10 the page of an open payment refreshes itself with scripts, by its button without, and the member is Premium then", {
  tag: "@routed",
}, async ({ page, context, scripts }) => {
  await (await Member.signUp("Late")).enter(context);
  await buyFirst(page);
  await page.getByLabel("some seconds late").check();
  await press(page, "Approve");
  await expect(page.getByRole("heading", { name: "Your payment is being processed" })).toBeVisible();
  await expect(page.getByText("You can close this page")).toBeVisible();
  const done = page.getByRole("heading", { name: "Thank you, your payment is complete" });
  if (scripts) await expect(done).toBeVisible({ timeout: 60_000 });
  else
    await expect(async () => {
      // A page that came late, after the last look, is the answer too.
      if (!(await done.isVisible()))
        await page.getByRole("link", { name: "Refresh" }).click({ timeout: 1_000 });
      await expect(done).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 60_000 });
  await expect(page.getByText("You are a Premium member now")).toBeVisible();
  await expect(page.getByRole("navigation").getByText("Get Premium")).toHaveCount(0);
});

test("PAY-03 a provider that posts the member back from its own site leads to the transaction, still logged in", {
  tag: ["@routed", "@plain"],
}, async ({ page, context }) => {
  await (await Member.signUp("Post")).enter(context);
  await buyFirst(page);
  await page.getByLabel("by a form of this page").check();
  await press(page, "Approve");
  await press(page, "Continue");
  await expect(page.getByRole("heading", { name: "Thank you, your payment is complete" })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/transactions\/\d+$/);
});

test("PAY-03 a declined payment says so and is tried again with another method", {
  tag: ["@routed", "@plain"],
}, async ({ page, context }) => {
  await (await Member.signUp("Declined")).enter(context);
  await buyFirst(page);
  await press(page, "Decline");
  await expect(page.getByRole("heading", { name: "Payment failed or has been cancelled." })).toBeVisible();
  await page.getByRole("link", { name: "Retry with another method" }).click();
  await orderBy(page, "PayPal");
  await press(page, "Approve");
  await expect(page.getByText("12 credits were added.").first()).toBeVisible();
});

test("PAY-04 pressing twice, reloading and going back never orders or pays twice", {
  tag: "@routed",
}, async ({ page, context }) => {
  await (await Member.signUp("Twice")).enter(context);
  await page.goto("/credits/1/visa");
  await orderButton(page).dblclick();
  await expect(heading(page, "Pretend to pay")).toBeVisible();
  await page.getByLabel("twice").check();
  await press(page, "Approve");
  await expect(page.getByText("12 credits were added.").first()).toBeVisible();
  await page.reload();
  await page.goBack();
  await page.goForward();
  await page.goto("/transactions");
  await expect(page.locator(".orders li")).toHaveCount(1);
  await page.goto("/credits");
  await expect(page.getByText("You have 12 credits.")).toBeVisible();
});

test("PAY-05 PAY-02 the last order is repeated with the kept card in one confirmed step", {
  tag: ["@routed", "@plain"],
}, async ({ page, context, watch }) => {
  watch.expect(409);
  await (await Member.signUp("Again")).enter(context);
  await buyFirst(page);
  await page.getByLabel("works again").check();
  await press(page, "Approve");
  await page.goto("/credits");
  await page.getByRole("link", { name: "Order again" }).click();
  await expect(page.getByLabel(/Visa ending in 4242/)).toBeChecked();
  await orderButton(page).click();
  // Bought a moment ago: it is asked whether this is meant.
  await expect(page.getByText("You have just ordered this package.")).toBeVisible();
  await page.getByRole("button", { name: "Order once more with obligation to pay" }).click();
  await expect(page.getByText("You have 24 credits.")).toBeVisible();
});

test("PAY-02 PAY-03 a German member reads the whole order in German", { tag: ["@plain", "@routed"] }, async ({
  openBrowser,
}) => {
  const page = await openBrowser({ locale: "de-DE" });
  await (await Member.signUp("Jana")).enter(page.context());
  await page.goto("/credits/2");
  await expect(heading(page, "Wie möchtest du bezahlen?")).toBeVisible();
  await page.getByRole("link", { name: "Kreditkarte" }).click();
  await expect(page.getByText("59,50")).toBeVisible();
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  await press(page, "Approve");
  await expect(page.getByText("35 Credits wurden gutgeschrieben.").first()).toBeVisible();
});
