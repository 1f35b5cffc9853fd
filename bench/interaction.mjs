// How quickly like, send and menu answer on a slow phone, and how far main pages jump while they load, at 360 x 800
// with scripts. Prints Markdown tables; exits with 1 over a limit.
import { chromium } from "playwright-core";
import { measure, median } from "./rig/processes.mjs";
import { backendData, MEMBER, startBackend, startSite, Visitor } from "./rig/site.mjs";
import { copyData, writeTalks } from "./rig/talk.mjs";

const CPU_SLOWDOWN = 6;
const INP_LIMIT_MS = 200;
const SHIFT_LIMIT = 0.02;
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const MESSAGES = 30;

/** Runs in the page before anything else. */
function watch() {
  window.shifts = 0;
  window.slowestMs = 0;
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) window.shifts += value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.slowestMs = Math.max(window.slowestMs, duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
}

const ready = (element) => customElements.get(element) !== undefined;

/** What is pressed, on which page; `until` tells that the page lives. */
function interactionsOf({ profiles, chat }) {
  return [
    {
      name: "like",
      path: (round) => profiles[round],
      until: (page) => page.waitForFunction(ready, "rz-menu"),
      act: (page) => page.locator("button[name=like]").first().click(),
    },
    {
      name: "send",
      path: () => chat,
      until: (page) => page.locator("form .check").waitFor({ state: "detached" }),
      act: async (page, round) => {
        await page.locator("#text").pressSequentially(`Round ${round}`, { delay: 120 });
        await page.locator(".composer > .btn").click();
      },
    },
    {
      name: "menu",
      path: () => "/members?gender=all",
      until: (page) => page.waitForFunction(ready, "rz-menu"),
      act: (page) => page.locator(".nav summary").click(),
    },
  ];
}

/** A CPU of a cheap phone, and somebody who looks: headless Chromium presents a frame it shows nobody seconds late. */
async function slowly(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  session.on("Page.screencastFrame", ({ sessionId }) => {
    session.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
  });
  await session.send("Page.startScreencast", { format: "jpeg", quality: 10 });
}

async function interact(context, { path, until, act }, round) {
  const page = await context.newPage();
  await slowly(page);
  await page.goto(path(round));
  await until(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    window.slowestMs = 0;
  });
  await act(page, round);
  // Until what it starts is drawn and reported.
  await page.waitForTimeout(2_000);
  const slowestMs = await page.evaluate(() => window.slowestMs);
  await page.close();
  return slowestMs;
}

async function shiftOf(context, path) {
  const page = await context.newPage();
  await slowly(page);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    // As fast as a thumb flicks.
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  });
  await page.waitForTimeout(1_000);
  const shift = await page.evaluate(() => window.shifts);
  await page.close();
  return shift;
}

async function openContext(browser, origin, cookies = "") {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 360, height: 800 } });
  const pairs = cookies.split("; ").filter(Boolean);
  await context.addCookies(
    pairs.map((pair) => {
      const [name, value] = pair.split(/=(.*)/);
      return { name, value, url: origin };
    }),
  );
  await context.addInitScript(watch);
  return context;
}

await measure(async () => {
  const dataDir = copyData(await backendData());
  const [conversation] = writeTalks(dataDir, MEMBER.email, [MESSAGES, 2, 2]);
  const backend = await startBackend({ dataDir });
  const site = await startSite(backend.said.origin);
  const member = new Visitor(site.origin);
  await member.logIn();
  const html = await (await member.get("/members?gender=all")).text();
  const profiles = [...new Set([...html.matchAll(/href="(\/members\/\d+)"/g)].map(([, path]) => path))];
  const chat = `/chats/${conversation}`;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  let isOver = false;
  try {
    const inside = await openContext(browser, site.origin, member.cookieHeader());
    const outside = await openContext(browser, site.origin);
    console.log(
      `| interaction, CPU ${CPU_SLOWDOWN}x slower | median ms | slowest ms | |\n|---|---:|---:|---|`,
    );
    for (const interaction of interactionsOf({ profiles, chat })) {
      const times = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(await interact(inside, interaction, round));
      const typicalMs = median(times);
      isOver ||= typicalMs > INP_LIMIT_MS;
      console.log(
        `| ${interaction.name} | ${typicalMs} | ${Math.max(...times)} | ${typicalMs > INP_LIMIT_MS ? `over ${INP_LIMIT_MS}` : "ok"} |`,
      );
    }
    console.log("\n| page, 360 px | layout shift | |\n|---|---:|---|");
    const pages = [
      ...["/", "/login", "/signup", "/members?gender=all", "/pricing"].map((path) => [outside, path]),
      ...["/members?gender=all", profiles[0], "/likes", "/swipe-game", "/chats", chat, "/credits"].map(
        (path) => [inside, path],
      ),
    ];
    for (const [context, path] of pages) {
      const shift = await shiftOf(context, path);
      isOver ||= shift > SHIFT_LIMIT;
      const who = context === inside ? "member" : "visitor";
      console.log(
        `| ${path} as ${who} | ${shift.toFixed(4)} | ${shift > SHIFT_LIMIT ? `over ${SHIFT_LIMIT}` : "ok"} |`,
      );
    }
  } finally {
    await browser.close();
  }
  return isOver ? 1 : 0;
});
