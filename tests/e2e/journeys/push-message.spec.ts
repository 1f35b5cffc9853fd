import { findWholeChromium } from "#tests/setup/chromium.mjs";
import { Member } from "./members";
import { worked } from "./service-worker";
import { expect, test } from "./strict-test";

test.use({
  serviceWorkers: "allow",
  // The headless shell ends where a push message comes.
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, executablePath: findWholeChromium() }),
});

// Chromium's renderer has crashed while its debugger handed a push message over: not of the page's doing.
test.describe.configure({ retries: 1 });

test("APP-03 a push message brings the numbers of an open page up to date at once", {
  tag: "@scripts",
}, async ({ page, context, baseURL }) => {
  await context.grantPermissions(["notifications"]);
  const [lou, ann] = [await Member.signUp("Lou"), await Member.signUp("Ann")];
  await lou.enter(context);
  // The next time the page asks by itself is a minute away.
  const asked = page.waitForResponse(/\/badges/);
  await page.goto("/members");
  await worked(page);
  await asked;
  const session = await context.newCDPSession(page);
  const registration = new Promise<string>((done) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) done(first.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registration;
  await ann.writes(lou, "Hello Lou");
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: baseURL ?? "",
    registrationId,
    data: JSON.stringify({ type: "new_messages" }),
  });
  await expect(page.locator('[data-badge="unread"]').first()).toHaveText("1");
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body }) => ({ title, body }));
    });
  await expect.poll(shown).toEqual([{ title: "Rendez", body: "1 new message" }]);
});
