// From the tap on a row until the conversation behind it is drawn.
import { emulate, isLive, openWindow } from "./watch.mjs";

const FROM_MEMORY_MS = 100;
const ON_SLOW_LINE_MS = 1_500;
/** 400 kbit/s both ways and 400 ms there and back. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Runs in the page. */
async function tap(at) {
  const row = document.querySelectorAll(".chat-list li[id^=c] a")[at];
  const name = row.querySelector("b").textContent;
  const href = row.getAttribute("href").split("#")[0];
  const tappedMs = Date.now();
  row.click();
  while (
    !document.querySelector(`.chat-head h1`)?.textContent.includes(name) ||
    !location.pathname.endsWith(href)
  )
    await new Promise(requestAnimationFrame);
  const drawnMs = await window.drawn(".chat-head h1", name);
  return drawnMs - tappedMs;
}

export async function measureSwitches({ browser, origin, alex, long, rounds }) {
  const context = await openWindow(browser, origin, alex.cookieHeader());
  const page = await context.newPage();
  await page.goto(long);
  await isLive(page);
  const first = [];
  const known = [];
  for (let at = 1; at <= rounds; at += 1) first.push(await page.evaluate(tap, at));
  for (let at = 1; at <= rounds; at += 1) known.push(await page.evaluate(tap, at));
  await context.close();
  const slow = await openWindow(browser, origin, alex.cookieHeader());
  const slowPage = await slow.newPage();
  await slowPage.goto(long);
  await isLive(slowPage);
  await emulate(slowPage, { line: LINE });
  const onSlowLine = [];
  for (let at = 1; at <= rounds; at += 1) onSlowLine.push(await slowPage.evaluate(tap, at));
  const control = [];
  for (let round = 0; round < 2; round += 1) {
    const startedMs = Date.now();
    await slowPage.reload();
    await isLive(slowPage);
    control.push(Date.now() - startedMs);
  }
  await slow.close();
  return [
    { what: "another conversation, from memory", values: known, unit: "ms", limit: FROM_MEMORY_MS },
    { what: "another conversation, the first time", values: first, unit: "ms" },
    { what: "the same on the slow line", values: onSlowLine, unit: "ms", limit: ON_SLOW_LINE_MS },
    { what: "its page loaded anew on that line", values: control, unit: "ms", isControl: true },
  ];
}
