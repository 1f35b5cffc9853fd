import { Member } from "./members";
import { expect, test } from "./strict-test";
import { theSite } from "./the-site";

test("PAY-09 PAY-06 a new member sees the offer, its page, and prices before and after it", {
  tag: ["@plain", "@routed"],
}, async ({ page, context }) => {
  const tom = await Member.signUp("Tom");
  await tom.enter(context);
  await page.goto("/members");
  await expect(page.getByText(/Act Fast, Only \d\d ?: ?\d\d hours to Claim/)).toBeVisible();
  await page.getByRole("link", { name: "Details of the offer" }).click();
  await expect(page.getByRole("heading", { name: "25% off your first purchase", level: 1 })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "See the packages" }).click();
  await expect(page).toHaveURL(/\/credits$/);
  await expect(page.getByText("Code TIMEBONUS25: 25% off")).toBeVisible();
  await expect(page.getByText("Usual price:")).toHaveCount(4);
});

test("PAY-06 a member types codes, reads why they do not count, and uses a better one", {
  tag: ["@routed", "@plain"],
}, async ({ page, context }) => {
  const tom = await Member.signUp("Tom");
  await tom.enter(context);
  await page.goto("/credits");
  await page.getByLabel("Discount code").fill("NOSUCHCODE");
  await page.getByRole("button", { name: "Use code" }).click();
  await expect(page.getByText("Code not found").first()).toBeVisible();
  await page.getByLabel("Discount code").fill("spring20");
  await page.getByRole("button", { name: "Use code" }).click();
  await expect(page.getByText("SPRING20 is valid, but TIMEBONUS25 takes more off")).toBeVisible();
  await page.getByLabel("Discount code").fill("once30");
  await page.getByRole("button", { name: "Use code" }).click();
  await expect(page.getByText("Code ONCE30: 30% off")).toBeVisible();
  await page.getByRole("link", { name: "Buy 35 credits" }).click();
  await expect(page).toHaveURL(/\/credits\/2\?code=once30/i);
  await expect(page.getByText("Code ONCE30: 30% off")).toBeVisible();
});

test("PAY-06 PAY-03 a code that an open order holds is found there, and free again once that order is cancelled", {
  tag: ["@routed", "@plain"],
}, async ({ page, context, watch }) => {
  watch.visits(theSite.backendOrigin);
  await (await Member.signUp("Holder")).enter(context);
  await page.goto("/credits/1/visa?code=ONCE30");
  await page.getByRole("button", { name: /^Pay \S/ }).click();
  await expect(page.getByRole("heading", { name: "Pretend to pay" })).toBeVisible();
  await page.goto("/credits/2/paypal?code=ONCE30");
  await expect(page.getByText("in use by an order of yours that is still open")).toBeVisible();
  await page.getByRole("link", { name: "See that order" }).click();
  await page.getByRole("link", { name: "Cancel this order" }).click();
  await expect(page.getByRole("heading", { name: "Cancel this order?", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Cancel this order" }).click();
  await expect(page.getByText("Payment failed or has been cancelled.")).toBeVisible();
  await page.goto("/credits/2/paypal?code=ONCE30");
  await expect(page.getByText("Code ONCE30: 30% off")).toBeVisible();
});

test("PAY-09 'Not now' on the offer's page is remembered", { tag: ["@routed", "@plain"] }, async ({
  page,
  context,
}) => {
  const tom = await Member.signUp("Tom");
  await tom.enter(context);
  await page.goto("/offer");
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(page).toHaveURL(/\/members$/);
  await page.goto("/offer");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Not now" })).toHaveCount(0);
});

test("PAY-09 the modal comes 40 s after entering the members area, also over two pages, and stays away once closed", {
  tag: "@scripts",
}, async ({ context }) => {
  const tom = await Member.signUp("Tom");
  await tom.enter(context);
  // A tab of its own: the accessibility check afterwards needs a clock that runs.
  const tab = await context.newPage();
  await tab.clock.install();
  const modal = tab.getByRole("dialog", { name: "25% off your first purchase" });
  const ready = () => tab.waitForFunction(() => customElements.get("rz-offer") !== undefined);
  await tab.goto("/members");
  await ready();
  await tab.clock.pauseAt(Date.now() + 120_000);
  // The clock of the browser runs on from here by hand alone.
  await tab.evaluate(() => sessionStorage.setItem("rz-entered", String(Date.now())));
  await tab.goto("/premium");
  await ready();
  await tab.clock.runFor(39_000);
  await expect(modal).toBeHidden();
  await tab.clock.runFor(3_000);
  await expect(modal).toBeVisible();
  const dismissed = tab.waitForResponse((answer) => answer.url().endsWith("/offer"));
  await tab.keyboard.press("Escape");
  await dismissed;
  await expect(modal).toBeHidden();
  await tab.goto("/premium");
  await expect(tab.getByText(/Act Fast/)).toBeVisible();
  await expect(tab.locator("rz-offer")).toHaveCount(0);
  // At zero nothing is left to be claimed.
  await tab.clock.runFor(14_400_000);
  await expect(tab.getByText(/Act Fast/)).toBeHidden();
});
