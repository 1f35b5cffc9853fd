import type { BrowserContext } from "@playwright/test";
import { startSite } from "#tests/support/site-processes";
import { Member } from "./members";
import { worked } from "./service-worker";
import { expect, test } from "./strict-test";

test.use({ serviceWorkers: "allow" });

/** A device that notifies: no push service can be reached here, so the browser's own part is played. */
async function pretendDevice(
  context: BrowserContext,
  permission: "granted" | "denied" | "silent",
): Promise<void> {
  await context.addInitScript((answer) => {
    let subscribed = false;
    const subscription = {
      toJSON: () => ({
        endpoint: "https://fcm.googleapis.com/fcm/send/device",
        keys: { p256dh: "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA", auth: "tBHItJI5svbpez7KI4CCXg" },
      }),
      unsubscribe: async () => true,
    };
    Object.defineProperty(Notification, "permission", { get: () => (subscribed ? answer : "default") });
    Notification.requestPermission = async () => (answer === "silent" ? "granted" : answer);
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (subscribed ? subscription : null),
      subscribe: async () => {
        if (answer === "silent") return new Promise(() => {});
        subscribed = true;
        return subscription;
      },
    });
  }, permission);
}

test("APP-01 without a connection a member reads that there is none, nothing of anybody is kept but conversations if allowed, and the page comes back by itself", {
  tag: "@scripts",
}, async ({ page, context, watch, violationsOf }) => {
  watch.expectWords(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const lou = await Member.signUp("Lou");
  await lou.enter(context);
  await page.goto("/members");
  await worked(page);
  const kept = () =>
    page.evaluate(async () => {
      const urls: string[] = [];
      for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys())
          urls.push(new URL(request.url).pathname);
      return urls;
    });
  await expect.poll(kept).toContain("/offline");
  await context.setOffline(true);
  await page.goto("/likes");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await expect(page.getByText(lou.name)).toHaveCount(0);
  expect((await kept()).filter((path) => path !== "/offline" && !path.startsWith("/assets/"))).toEqual([]);
  await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Likes|No likes/);

  // Conversations are there if the member allows it, and until the logout.
  const ann = await Member.signUp("Ann");
  await ann.writes(lou, "See you at the station");
  await page.goto("/settings");
  await page.locator("summary", { hasText: "Read conversations offline" }).click();
  await page.getByRole("button", { name: "Keep conversations here" }).click();
  await expect(page.getByText("Your last conversations are kept in this browser.")).toBeVisible();
  const talk = `/members/${ann.id}/chat`;
  await page.goto(talk);
  await expect.poll(kept).toEqual(expect.arrayContaining([talk, "/chats"]));
  await context.setOffline(true);
  await page.goto("/chats");
  await page.getByRole("link", { name: ann.name }).click();
  await expect(page.getByText(/You are offline – saved .* at \d+:\d\d/)).toBeVisible();
  await expect(page.getByRole("log").getByText("See you at the station")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByRole("textbox", { name: "Message" })).toBeVisible();
  // The headless shell ends where /logout takes the badge away; tests/unit/public has that way.
  await page.goto("/settings");
  await page.locator("summary", { hasText: "Where you are logged in" }).click();
  await page.getByRole("button", { name: "Log out on all devices" }).click();
  await expect(page.getByText("You are logged out on all devices.")).toBeVisible();
  await expect
    .poll(async () => (await kept()).some((path) => /chat/.test(path.replace(/^\/assets\/.*/, ""))))
    .toBe(false);
  await context.setOffline(true);
  await page.goto(talk);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
});

test.describe("where the operator sends notifications", () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  test.beforeAll(async () => {
    site = await startSite({ push: true });
  });
  test.afterAll(() => site.stop());

  for (const [permission, words] of [
    ["granted", "Notifications are on."],
    ["denied", "Your browser does not allow notifications"],
    ["silent", "That did not work. Please try again."],
  ] as const) {
    test(`APP-02 on a capable device a member turns notifications on, and reads what came of it: ${permission}`, {
      tag: "@scripts",
    }, async ({ openBrowser }) => {
      const page = await openBrowser({ origin: site.origin });
      await pretendDevice(page.context(), permission);
      await page.goto("/login");
      await page.getByLabel("Email").fill("free@demo.example");
      await page.getByLabel("Password", { exact: true }).fill("rendez-demo");
      await page.getByRole("button", { name: "Log in" }).click();
      await page.goto("/complete-signup?step=push");
      if (permission === "silent") await page.clock.install();
      await page.getByRole("button", { name: "Turn on notifications" }).click();
      if (permission === "silent") await page.clock.runFor(21_000);
      await expect(page.getByRole("status").filter({ hasText: words })).toBeVisible();
    });
  }
});
