// Frames, long tasks and layout shift with 10,000 messages on the page beside a list of 1,000 conversations, on a CPU six
// times slower.
import { pause } from "../rig/processes.mjs";
import { framesOf } from "./frames.mjs";
import { emulate, isLive, openWindow } from "./watch.mjs";

const SLOWDOWN = 6;
const MESSAGES = Number(process.env.MESSAGES ?? 10_000);
/** Two of a hundred frames may be late: 60 a second as anybody sees them. */
const MOST_DROPPED = 0.02;
const LONGEST_TASK_MS = 100;
const MOST_SHIFT = 0.01;

/** Runs in the page: scrolls up until so many messages are there. */
async function loadOlder(wanted) {
  const box = document.querySelector(".chat-scroll");
  const count = () => document.querySelectorAll(".msgs > .bub, .msgs .bub").length;
  while (count() < wanted && document.querySelector('.chat-scroll a[href*="before="]')) {
    const before = count();
    box.scrollTop = -box.scrollHeight;
    const untilMs = performance.now() + 10_000;
    while (count() === before && performance.now() < untilMs)
      await new Promise((next) => setTimeout(next, 5));
    if (count() === before) break;
  }
  return count();
}

/** Scrolls as a wheel does, for a while, by real input. */
async function wheel(session, { x, y }, deltaY, times) {
  for (let each = 0; each < times; each += 1) {
    await session.send("Input.dispatchMouseEvent", { type: "mouseWheel", x, y, deltaX: 0, deltaY });
    await pause(16);
  }
}

export async function measureFrames({ browser, origin, alex, long }) {
  const context = await openWindow(browser, origin, alex.cookieHeader());
  const page = await context.newPage();
  await page.goto(long);
  await isLive(page);
  const count = await page.evaluate(loadOlder, MESSAGES);
  const session = await emulate(page, { slowdown: SLOWDOWN });
  await pause(1_000);
  const reset = () =>
    page.evaluate(() => {
      window.shifts = 0;
      window.longTasks = [];
    });
  const talk = { x: 900, y: 400 };
  const list = { x: 150, y: 400 };
  await page.evaluate(() => document.querySelector(".chat-scroll").scrollTo({ top: -20_000 }));
  await pause(500);
  await reset();
  const scrolled = await framesOf(session, async () => {
    await wheel(session, talk, -120, 60);
    await wheel(session, talk, 120, 60);
  });
  const listed = await framesOf(session, async () => {
    await wheel(session, list, 80, 30);
    await wheel(session, list, -80, 30);
  });
  await page.evaluate(() => document.querySelector(".chat-scroll").scrollTo({ top: 0 }));
  await pause(500);
  await page.locator("#text").fill("One more");
  const sent = await framesOf(session, async () => {
    await page.locator('button[name=intent][value="send"]').click();
    await page.evaluate(() => window.drawn(".msgs .bub[data-state=sent]", "One more"));
    await pause(500);
  });
  const typed = await framesOf(session, async () => {
    await page.locator("#text").pressSequentially("Good morning", { delay: 60 });
  });
  const shift = await page.evaluate(() => window.shifts);
  await context.close();
  const share = ({ shown, dropped }) => dropped / Math.max(1, shown + dropped);
  return [
    {
      what: `late frames, scrolling ${count} messages`,
      values: [share(scrolled)],
      unit: "",
      limit: MOST_DROPPED,
    },
    { what: "late frames, scrolling the list", values: [share(listed)], unit: "", limit: MOST_DROPPED },
    { what: "longest task, scrolling", values: [scrolled.longestMs], unit: "ms", limit: LONGEST_TASK_MS },
    { what: "longest task, sending", values: [sent.longestMs], unit: "ms", limit: LONGEST_TASK_MS },
    { what: "longest task, typing", values: [typed.longestMs], unit: "ms", limit: LONGEST_TASK_MS },
    { what: "layout shift", values: [shift], unit: "", limit: MOST_SHIFT },
  ];
}
