import type { Page } from "@playwright/test";
import { Member } from "./members";
import { takePremium } from "./prepared-members";
import { test } from "./strict-test";

/** So many messages are on their way at once. */
const AT_ONCE = 5;

/** Anna, to whom somebody with that many credits wrote this often: "Number 1." first and the highest last. */
export async function writtenTo(count: number, credits: number): Promise<{ anna: Member; writer: Member }> {
  // Many messages one after the other take their time on a busy machine.
  test.slow();
  const anna = await Member.signUp("Anna");
  const writer = takePremium(credits);
  const line = "A line to fill the screen. ".repeat(3);
  const write = (number: number) => writer.writes(anna, `Number ${number}. ${line}`);
  await write(1);
  for (let number = 2; number < count; number += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - number) }, (_, at) => number + at);
    await Promise.all(numbers.map(write));
  }
  await write(count);
  return { anna, writer };
}

/** Notes in each frame how far what is seen of a conversation has moved against the scrolling, and how far that went. */
export async function watchPlace(
  page: Page,
): Promise<() => Promise<{ movedPx: number; scrolledPx: number }>> {
  const watched = await page.getByRole("log", { name: /^Messages with/ }).evaluateHandle((box) => {
    const most = { movedPx: 0, scrolledPx: 0 };
    let last = box.scrollTop;
    let seen = new Map<Element, number>();
    const look = () => {
      const { left, width, top, height } = box.getBoundingClientRect();
      const placeOf = (bubble: Element) => bubble.getBoundingClientRect().top + box.scrollTop;
      for (const [bubble, place] of seen)
        most.movedPx = Math.max(
          most.movedPx,
          bubble.isConnected ? Math.abs(placeOf(bubble) - place) : height,
        );
      most.scrolledPx = Math.max(most.scrolledPx, Math.abs(box.scrollTop - last));
      last = box.scrollTop;
      const at = (part: number) => document.elementFromPoint(left + width / 4, top + height * part);
      const bubbles = [0.2, 0.5, 0.8].flatMap((part) => at(part)?.closest(".bub") ?? []);
      seen = new Map(bubbles.map((bubble) => [bubble, placeOf(bubble)]));
      requestAnimationFrame(look);
    };
    look();
    return most;
  });
  return () => watched.jsonValue();
}

/** Counts the messages that a page puts into its conversation; gives the most of one frame. */
export async function watchDrawing(page: Page): Promise<() => Promise<number>> {
  const watched = await page.getByRole("log", { name: /^Messages with/ }).evaluateHandle((box) => {
    const seen = { most: 0, atMs: 0, now: 0 };
    const bubblesIn = (node: Node) =>
      node instanceof Element ? Number(node.matches(".bub")) + node.querySelectorAll(".bub").length : 0;
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes].map(bubblesIn));
      // The same for all of one frame.
      const atMs = Number(document.timeline.currentTime);
      seen.now = (atMs === seen.atMs ? seen.now : 0) + added.reduce((sum, count) => sum + count, 0);
      seen.atMs = atMs;
      seen.most = Math.max(seen.most, seen.now);
    }).observe(box, { childList: true, subtree: true });
    return seen;
  });
  return async () => (await watched.jsonValue()).most;
}
