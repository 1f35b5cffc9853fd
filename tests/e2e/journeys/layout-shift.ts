import type { Page } from "@playwright/test";

interface Shift {
  value: number;
  /** What moved, from where and to where: the beginning of its markup, upper edge and height. */
  moved: string[];
}

type Watched = Window & { seenShifts?: Shift[] };

/** So much of one page may move by itself (CHAT-17). */
export const MAX_SHIFT = 0.01;

/**
 * Notes what moves by itself in the documents that this page opens from now on. Left out is what the standard leaves out
 * of the sum (Layout Instability, `hadRecentInput`): what moves within half a second of a tap, a click or a key.
 */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    type Place = { y: number; height: number };
    type LayoutShift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: Place; currentRect: Place }[];
    };
    const seen: Shift[] = [];
    (window as Watched).seenShifts = seen;
    const told = ({ node, previousRect: from, currentRect: to }: LayoutShift["sources"][number]) =>
      `${node instanceof Element ? node.outerHTML.slice(0, 60) : node?.nodeName} ${from.y} ${from.height} ${to.y} ${to.height}`;
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) seen.push({ value, moved: sources.map(told) });
    }).observe({ type: "layout-shift", buffered: true });
  });
  let told = 0;
  return async () => {
    // What a frame has moved is told after it.
    await page.evaluate(
      () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
    );
    const all = await page.evaluate(() => (window as Watched).seenShifts ?? []);
    const news = all.slice(told);
    told = all.length;
    return news;
  };
}

/** How much moved. */
export const sumOf = (shifts: readonly Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0);
