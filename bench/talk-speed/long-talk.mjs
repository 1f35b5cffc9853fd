// Frames, long tasks and layout shift with 10,000 messages on the page beside a list of 1,000 conversations, on a CPU six
// times slower.
import { pause } from "../rig/processes.mjs";
import { framesOf } from "./frames.mjs";
import { emulate, isLive, openWindow } from "./watch.mjs";

const SLOWDOWN = 6;
const MESSAGES = Number(process.env.MESSAGES ?? 10_000);
/** So many more of a hundred frames may be late than in a conversation of thirty messages. */
const MAX_DROPPED = 0.02;
const TALK = { x: 900, y: 400 };
const LIST = { x: 150, y: 400 };
const LONGEST_TASK_MS = 100;
const MAX_SHIFT = 0.01;

/** Runs in the page: scrolls up until so many messages are there. */
async function loadOlder(wanted) {
  const box = document.querySelector(".chat-scroll");
  // Parts that are far from view are left out of the page.
  const parts = () => document.querySelectorAll(".past").length;
  const count = () => (parts() === 0 ? document.querySelectorAll(".msgs > .bub").length : 30 + 30 * parts());
  while (count() < wanted && document.querySelector('.chat-scroll a[href*="before="]')) {
    const before = count();
    box.scrollTop = -box.scrollHeight;
    const untilMs = performance.now() + 10_000;
    while (count() === before && performance.now() < untilMs)
      await new Promise((next) => setTimeout(next, 5));
    if (count() > before) continue;
    // Its answer was lost: the link asks again.
    document.querySelector('.chat-scroll a[href*="before="]').click();
    await new Promise((next) => setTimeout(next, 3_000));
    if (count() === before) break;
  }
  return count();
}

/** Runs in the page: waits until this is the last message and sent; looking through all of them would be what is measured. */
function isLast(text) {
  const lists = document.querySelector(".chat-scroll > div").children;
  const look = (done) => {
    const last = [...lists].filter(({ tagName }) => tagName === "OL").at(-1)?.lastElementChild;
    if (last?.dataset.state === "sent" && last.textContent.includes(text)) done();
    else setTimeout(look, 100, done);
  };
  return new Promise(look);
}

/** Scrolls as a wheel does, for a while, by real input. */
async function wheel(session, { x, y }, deltaY, times) {
  for (let each = 0; each < times; each += 1) {
    await session.send("Input.dispatchMouseEvent", { type: "mouseWheel", x, y, deltaX: 0, deltaY });
    await pause(16);
  }
}

/** What somebody does in a conversation, traced. */
async function traceTalk(context, path, wanted) {
  const page = await context.newPage();
  await page.goto(path);
  await isLive(page);
  const send = async (text) => {
    // By the keyboard: what a driver does to find a button would be measured with it.
    await page.evaluate(() => document.getElementById("text").focus());
    await page.keyboard.insertText(text);
    await page.keyboard.press("Enter");
    await page.evaluate(isLast, text);
  };
  // On top of the list, so that its row has no way to go.
  await send("Good evening");
  const count = await page.evaluate(loadOlder, wanted);
  const session = await emulate(page, { slowdown: SLOWDOWN });
  await page.evaluate(() => document.querySelector(".chat-scroll").scrollTo({ top: -20_000 }));
  await pause(2_000);
  await page.evaluate(() => {
    window.shifts = 0;
    window.shifted = [];
  });
  const scrolled = await framesOf(session, async () => {
    await wheel(session, TALK, -120, 60);
    await wheel(session, TALK, 120, 60);
  });
  const listed = await framesOf(session, async () => {
    await wheel(session, LIST, 80, 30);
    await wheel(session, LIST, -80, 30);
  });
  await page.evaluate(() => document.querySelector(".chat-scroll").scrollTo({ top: 0 }));
  await pause(500);
  const sent = await framesOf(session, async () => {
    await send(`One more of ${wanted}`);
    await pause(500);
  });
  const typed = await framesOf(session, () => page.keyboard.type("Good morning", { delay: 60 }));
  const { shifts, shifted } = await page.evaluate(() => ({ shifts: window.shifts, shifted: window.shifted }));
  if (shifts > MAX_SHIFT) console.error(shifted);
  await page.close();
  return { count, scrolled, listed, sent, typed, shifts };
}

const lateOf = ({ shown, dropped }) => dropped / Math.max(1, shown + dropped);

export async function measureFrames({ browser, origin, alex, long }) {
  const context = await openWindow(browser, origin, alex.cookieHeader());
  const short = await traceTalk(context, long, 0);
  const whole = await traceTalk(context, long, MESSAGES);
  await context.close();
  const rows = [
    // A machine without a graphics card, and with other work, is late with any page: what the length adds is held.
    ["late frames, scrolling", "", ({ scrolled }) => lateOf(scrolled), lateOf(short.scrolled) + MAX_DROPPED],
    [
      "late frames, scrolling the list",
      "",
      ({ listed }) => lateOf(listed),
      lateOf(short.listed) + MAX_DROPPED,
    ],
    ["longest task, scrolling", "ms", ({ scrolled }) => scrolled.longestMs, LONGEST_TASK_MS],
    ["longest task, sending", "ms", ({ sent }) => sent.longestMs, LONGEST_TASK_MS],
    ["longest task, typing", "ms", ({ typed }) => typed.longestMs, LONGEST_TASK_MS],
    ["layout shift", "", ({ shifts }) => shifts, MAX_SHIFT],
  ];
  return rows.flatMap(([what, unit, of, limit]) => [
    { what: `${what}, ${short.count} messages`, values: [of(short)], unit, isControl: true },
    { what: `${what}, ${whole.count} messages`, values: [of(whole)], unit, limit },
  ]);
}
