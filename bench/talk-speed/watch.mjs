// What runs in a page to note when something was drawn; times are those of the machine's clock, so that two browsers
// of it agree.

/** Runs in the page before anything else: `drawn(selector, words)` resolves to the time of the frame that shows it. */
export function watch() {
  window.drawn = (selector, words) =>
    new Promise((resolve) => {
      const look = () => {
        const isThere = [...document.querySelectorAll(selector)].some((one) =>
          one.textContent.includes(words),
        );
        if (isThere) requestAnimationFrame(() => resolve(Date.now()));
        else requestAnimationFrame(look);
      };
      look();
    });
  window.shifts = 0;
  window.shifted = [];
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      window.shifts += value;
      window.shifted.push(...sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? "gone"));
    }
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(Math.round(duration));
  }).observe({ type: "longtask", buffered: true });
}

/** A CPU so many times slower, and a line as bad as asked for. */
export async function emulate(page, { slowdown = 1, line } = {}) {
  const session = await page.context().newCDPSession(page);
  if (slowdown > 1) await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  if (line) {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", line);
  }
  return session;
}

/** Logs a member in by cookies and opens a window for it. */
export async function openWindow(browser, origin, cookies, options = {}) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: "block",
    ...options,
  });
  await context.addCookies(
    cookies.split("; ").map((pair) => {
      const [name, value] = pair.split(/=(.*)/);
      return { name, value, url: origin };
    }),
  );
  await context.addInitScript(watch);
  return context;
}

/** Waits until a conversation lives. */
export const isLive = (page) => page.locator("form .check").waitFor({ state: "detached", timeout: 60_000 });
