// From the tap on "Send" until the other member's screen shows the message, and how far list and bubble are apart.
import { pause } from "../rig/processes.mjs";
import { isLive, openWindow } from "./watch.mjs";

const SEEN_BY_POLL_MS = 3_500;
const SEEN_BY_PUSH_MS = 1_000;
const LIST_AND_BUBBLE_MS = 100;
/** Somebody who reads and thinks between two messages. */
const THINKING_MS = [0, 1_700, 4_300, 9_100];

async function send(page, text) {
  await page.locator("#text").fill(text);
  return page.evaluate(() => {
    const tappedMs = Date.now();
    document.querySelector('button[name=intent][value="send"]').click();
    return tappedMs;
  });
}

/** Sends `rounds` messages from one page to the other; gives the milliseconds of each. */
async function exchange(from, to, name, rounds) {
  const seen = [];
  const apart = [];
  for (let round = 0; round < rounds; round += 1) {
    await pause(THINKING_MS[round % THINKING_MS.length]);
    const text = `${name} ${round} of ${rounds}`;
    const shown = Promise.all([
      to.evaluate((words) => window.drawn(".msgs > .bub", words), text),
      to.evaluate((words) => window.drawn(".chat-list .last", words), text),
    ]);
    const tappedMs = await send(from, text);
    const [bubbleMs, listMs] = await shown;
    seen.push(bubbleMs - tappedMs);
    apart.push(Math.abs(bubbleMs - listMs));
  }
  return { seen, apart };
}

export async function measureSeen({ browser, origin, alex, robin, push, ids, rounds }) {
  const writer = await openWindow(browser, origin, alex.cookieHeader());
  const reader = await openWindow(browser, origin, robin.cookieHeader(), { serviceWorkers: "allow" });
  await reader.grantPermissions(["notifications"]);
  const [from, to] = [await writer.newPage(), await reader.newPage()];
  await from.goto(`/members/${ids.robin}/chat`);
  await to.goto(`/members/${ids.alex}/chat`);
  await Promise.all([isLive(from), isLive(to)]);
  const polled = await exchange(from, to, "Polled", rounds);
  // Where data is dear the poll rests for 12 s and more: what comes sooner came by push.
  await to.evaluate(() => document.documentElement.setAttribute("data-less", ""));
  const unpushed = await exchange(from, to, "Without push", 2);
  await to.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await push.leadTo(to, origin);
  const pushed = await exchange(from, to, "Pushed", rounds);
  await Promise.all([writer.close(), reader.close()]);
  return [
    { what: "seen by the other side, by poll", values: polled.seen, unit: "ms", limit: SEEN_BY_POLL_MS },
    {
      what: "the same at a quarter of the pace",
      values: unpushed.seen,
      unit: "ms",
      limit: SEEN_BY_POLL_MS,
      isControl: true,
    },
    { what: "the same with push", values: pushed.seen, unit: "ms", limit: SEEN_BY_PUSH_MS },
    {
      what: "list and bubble apart",
      values: [...polled.apart, ...pushed.apart],
      unit: "ms",
      limit: LIST_AND_BUBBLE_MS,
    },
  ];
}
