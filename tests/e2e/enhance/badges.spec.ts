import { expect, openEnhanced, setHidden, test } from "./strict-page";

const START = new Date("2026-01-01T12:00:00Z");

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  if (javaScriptEnabled === false) return;
  await page.clock.install({ time: START });
  // Nothing runs but what a test lets run: a slow machine counts no seconds of its own.
  await page.clock.pauseAt(new Date(START.getTime() + 1_000));
});

test("NAV-05 APP-05 badges show 99+ from 100 and nothing at 0, asked 5 s after load and then every minute", async ({
  page,
  site,
}) => {
  await openEnhanced(page, site, "/badges-page");
  Object.assign(site.state, { unread: 100, newLikes: 0 });
  await page.clock.runFor(4_000);
  expect(site.count("GET", "/badges")).toBe(0);
  await page.clock.runFor(1_500);
  await expect(page.locator("[data-badge=unread]")).toHaveText("99+");
  await expect(page.locator("[data-badge=likes]")).toBeHidden();
  await expect(page).toHaveTitle("(100) Rendez");
  Object.assign(site.state, { unread: 99, newLikes: 1 });
  await page.clock.runFor(61_000);
  await expect(page.locator("[data-badge=unread]")).toHaveText("99");
  await expect(page.locator("[data-badge=likes]")).toBeVisible();
  expect(site.count("GET", "/badges")).toBe(2);
});

test("NAV-05 the title loses its number when nothing is new", async ({ page, site }) => {
  await openEnhanced(page, site, "/badges-page");
  Object.assign(site.state, { unread: 0, newLikes: 0 });
  await page.clock.runFor(5_500);
  await expect(page).toHaveTitle("Rendez");
});

test("NAV-05 badges are never asked for in a hidden tab, and at once when it is shown again", async ({
  page,
  site,
}) => {
  await openEnhanced(page, site, "/badges-page");
  await setHidden(page, true);
  await page.clock.runFor(300_000);
  expect(site.count("GET", "/badges")).toBe(0);
  await setHidden(page, false);
  await page.clock.runFor(100);
  await expect.poll(() => site.count("GET", "/badges")).toBe(1);
});

test("NAV-05 badges stop when their element leaves the page", async ({ page, site }) => {
  await openEnhanced(page, site, "/badges-page");
  await page.locator("rz-badges").evaluate((element) => element.remove());
  await page.clock.runFor(120_000);
  expect(site.count("GET", "/badges")).toBe(0);
});

test("APP-05 with push the page asks every 300 s instead of every 60 s", async ({ page, site }) => {
  await page.addInitScript(() => {
    const pushManager = { getSubscription: async () => ({ endpoint: "https://push.example/1" }) };
    Object.defineProperty(navigator, "serviceWorker", {
      value: { getRegistration: async () => ({ pushManager }) },
    });
  });
  await openEnhanced(page, site, "/badges-page");
  await page.clock.runFor(5_500);
  await expect.poll(() => site.count("GET", "/badges")).toBe(1);
  await page.clock.runFor(290_000);
  expect(site.count("GET", "/badges")).toBe(1);
  await page.clock.runFor(15_000);
  await expect.poll(() => site.count("GET", "/badges")).toBe(2);
});

test("APP-05 news from elsewhere on the page is asked for at once", async ({ page, site }) => {
  await openEnhanced(page, site, "/badges-page");
  await page.evaluate(() => document.dispatchEvent(new Event("rz-likes-reload")));
  await page.clock.runFor(100);
  await expect.poll(() => site.count("GET", "/badges")).toBe(1);
});

for (const outcome of ["works", "fails"] as const) {
  test(`APP-04 the app's badge is unread plus new likes; one that ${outcome} changes nothing else`, async ({
    page,
    site,
  }) => {
    await page.addInitScript((fails) => {
      const told: number[] = [];
      Object.assign(window, { told });
      navigator.setAppBadge = async (count) => {
        told.push(count ?? -1);
        if (fails) throw new Error("no badge here");
      };
    }, outcome === "fails");
    await openEnhanced(page, site, "/badges-page");
    Object.assign(site.state, { unread: 4, newLikes: 3 });
    await page.clock.runFor(5_500);
    await expect(page).toHaveTitle("(7) Rendez");
    expect(await page.evaluate("told")).toEqual([7]);
  });
}

test("APP-04 a browser without app badges shows the page's own as ever", async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "setAppBadge", { value: undefined }));
  await openEnhanced(page, site, "/badges-page");
  Object.assign(site.state, { unread: 4, newLikes: 3 });
  await page.clock.runFor(5_500);
  await expect(page).toHaveTitle("(7) Rendez");
});

test.describe("with a server that refuses or fails", () => {
  test.use({ expectedErrors: [[/status of (401|500)/], { scope: "test" }] });

  test("NAV-05 a logged-out member's badges stay as they are and are not asked for again", async ({
    page,
    site,
  }) => {
    site.badgesStatus = 401;
    await openEnhanced(page, site, "/badges-page");
    await page.clock.runFor(5_500);
    await expect.poll(() => site.count("GET", "/badges")).toBe(1);
    await page.clock.runFor(200_000);
    expect(site.count("GET", "/badges")).toBe(1);
    await expect(page.locator("[data-badge=unread]")).toHaveText("3");
  });

  test("NAV-05 a failed answer changes nothing and the next one counts", async ({ page, site }) => {
    site.badgesStatus = 500;
    await openEnhanced(page, site, "/badges-page");
    await page.clock.runFor(5_500);
    await expect.poll(() => site.count("GET", "/badges")).toBe(1);
    await expect(page.locator("[data-badge=unread]")).toHaveText("3");
    site.badgesStatus = 200;
    site.state.unread = 8;
    await page.clock.runFor(61_000);
    await expect(page.locator("[data-badge=unread]")).toHaveText("8");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("NAV-05 the server's numbers stand", async ({ page, site }) => {
    await page.goto(`${site.origin}/badges-page`);
    await expect(page.locator("[data-badge=unread]")).toHaveText("3");
    await expect(page).toHaveTitle("(5) Rendez");
  });
});

test("CHAT-16 what an earlier page could not send goes from any page of its member once there is a connection, and of nobody else", async ({
  page,
  site,
}) => {
  const posts: string[] = [];
  await page.route("**/members/*/chat/updates", (route) => {
    posts.push(`${new URL(route.request().url()).pathname} ${route.request().postData()}`);
    // First the page of a hotspot.
    return route.fulfill(posts.length === 1 ? { body: "<h1>Hotspot</h1>" } : { json: { ok: true } });
  });
  await page.goto(`${site.origin}/slow`);
  const left = { id: "a", text: "From the train", key: "k", atMs: START.getTime() - 60_000 };
  await page.evaluate(
    (json) => {
      localStorage.setItem("outbox.1.9", json);
      localStorage.setItem("outbox.12.9", json);
    },
    JSON.stringify([left]),
  );
  await openEnhanced(page, site, "/badges-page");
  await expect.poll(() => posts.length).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(["outbox.12.9"]);
  expect(new Set(posts)).toEqual(new Set(["/members/9/chat/updates _key=k&text=From+the+train"]));
  expect(posts).toHaveLength(2);
});
