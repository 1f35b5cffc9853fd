// A phone on a poor line: window, network and CPU as DevTools emulate them, and what travels to it.
/** 400 kbit/s both ways and 400 ms there and back. DevTools drops packets of WebRTC only: no loss on pages. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
export const PHONE = { width: 360, height: 640, deviceScaleFactor: 2.5 };
const KINDS = {
  Document: "HTML",
  Stylesheet: "CSS",
  Script: "scripts",
  Image: "pictures",
  Fetch: "fetch",
  XHR: "fetch",
};
export const SETTLE_MS = 1_500;

/** Runs in the page before anything else. */
function watch() {
  // When somebody tapped last, over a change of pages too.
  addEventListener(
    "click",
    ({ timeStamp }) => sessionStorage.setItem("tappedMs", performance.timeOrigin + timeStamp),
    true,
  );
  window.lcpMs = 0;
  window.blockedMs = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.lcpMs = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.blockedMs += Math.max(0, duration - 50);
  }).observe({ type: "longtask", buffered: true });
}

/** A phone of its own: cache and cookies empty but for the login. */
export async function openPhone(browser, origin, cookies, { slowdown, saveData }) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: PHONE.width, height: PHONE.height },
    deviceScaleFactor: PHONE.deviceScaleFactor,
    hasTouch: true,
    // What goes through a worker is counted nowhere.
    serviceWorkers: "block",
    isMobile: true,
    extraHTTPHeaders: saveData ? { "save-data": "on" } : {},
  });
  await context.addCookies(
    cookies
      .split("; ")
      .filter(Boolean)
      .map((pair) => {
        const [name, value] = pair.split(/=(.*)/);
        return { name, value, url: origin };
      }),
  );
  await context.addInitScript(watch);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const sent = new Map();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    sent.set(requestId, {
      kind: KINDS[type] ?? "other",
      url: response.url,
      bytes: 0,
      cached: response.fromDiskCache,
    });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = sent.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  const refusals = new Set();
  session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
    for (const { reason } of notRestoredExplanations) refusals.add(reason);
  });
  await session.send("Page.enable");
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { context, page, sent, refusals };
}

/** Nothing travels any more, and what scripts then do is done. */
export async function idle(page) {
  await page.waitForLoadState("networkidle").catch(() => {});
  await page.waitForTimeout(SETTLE_MS);
}
