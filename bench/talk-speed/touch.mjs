// What a finger and a keyboard do in a conversation, by real input.
import { pause } from "../rig/processes.mjs";

/** A finger that reads on. */
const FINGER_PX_A_SECOND = 1_200;
const TALK = { x: 900, y: 400 };
const LIST = { x: 150, y: 450 };

/** Scrolls evenly, as a finger does: positive shows what is above. */
export function swipe(session, { x, y }, px) {
  return session.send("Input.synthesizeScrollGesture", {
    x,
    y,
    yDistance: px,
    speed: FINGER_PX_A_SECOND,
    gestureSourceType: "mouse",
  });
}

export const swipeTalk = (session, px) => swipe(session, TALK, px);
export const swipeList = (session, px) => swipe(session, LIST, px);

/** Reads upward with rests, as older messages come when nothing scrolls. */
export async function readUpward(session, times) {
  for (let each = 0; each < times; each += 1) {
    await swipeTalk(session, 900);
    await pause(500);
  }
}

/** Types slowly enough that each letter has its frame. */
export async function typeWords(page, field, words) {
  await page.evaluate((id) => document.getElementById(id)?.focus({ preventScroll: true }), field);
  await page.keyboard.type(words, { delay: 120 });
  await pause(300);
}

/**
 * Runs in the page: waits until this is one of the last messages, and sent; the partner's program may have answered. Looking
 * through all of them would be what is measured.
 */
export function isLast(text) {
  const lists = document.querySelector(".chat-scroll > div").children;
  const look = (done) => {
    const bubbles = [...lists]
      .filter(({ tagName }) => tagName === "OL")
      .slice(-2)
      .flatMap(({ children }) => [...children].slice(-3));
    const isThere = bubbles.some(
      ({ dataset, textContent }) =>
        (dataset.state === undefined || dataset.state === "sent") && textContent.includes(text),
    );
    if (isThere) done();
    else setTimeout(look, 100, done);
  };
  return new Promise(look);
}

/** Runs in the page: scrolls up until so many messages are there. */
export async function loadOlder(wanted) {
  const box = document.querySelector(".chat-scroll");
  // Parts that are far from view are left out of the page.
  const parts = () => document.querySelectorAll(".past[style], .past:not(.rising)").length;
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
