import { flushSync } from "react-dom";
import { within } from "#app/browser/within";
import type { OlderMessages } from "./chat-model";
import { type FarParts, farParts, type Part } from "./far-parts";

const ANSWER_TIMEOUT_MS = 12_000;

/** So many messages are put into the page in one frame: thirty at once keep a phone from all else for 0.1 s. */
const AT_ONCE = 6;

/** How many messages of a part are in the page, by its first one, where these are not all of them. */
export type DrawnParts = ReadonlyMap<number, number>;

export interface Upward {
  /** Puts what this address has above the others; false where there is no such conversation. */
  load(url: string, onOlder: (found: OlderMessages) => void): Promise<boolean>;
  stop(): void;
}

/** After the next frame, and not in it: what is drawn then and what the browser does with it are two tasks, not one. */
function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Loads messages above what this box shows, and keeps those that are far away out of the page. */
export function createUpward(box: HTMLElement, onDrawn: (drawn: DrawnParts) => void): Upward {
  const drawn = new Map<number, number>();
  const lengths = new Map<number, number>();
  const tell = () => flushSync(() => onDrawn(new Map(drawn)));
  let drawing: Promise<void> | undefined;
  let isStopped = false;
  /** The part that came last: it has no place before it is whole and nothing scrolls. */
  let fresh: number | undefined;
  let loaded: Promise<unknown> = Promise.resolve();
  const lengthOf = (from: number) => lengths.get(from) ?? 0;
  const grows = ([from, count]: [number, number]) => count > 0 && (from !== fresh || count < lengthOf(from));

  /** Some more messages in each frame, until every part that is wanted is whole. */
  async function drawSome(): Promise<void> {
    for (;;) {
      const [from, count] = [...drawn].find(grows) ?? [];
      if (from === undefined || count === undefined || isStopped) return;
      await afterFrame();
      // It may be far by now, or seen.
      if (drawn.get(from) !== count) continue;
      const length = lengthOf(from);
      if (count + AT_ONCE < length) drawn.set(from, count + AT_ONCE);
      else if (from === fresh) drawn.set(from, length);
      else {
        drawn.delete(from);
        // It has the height that it had, until it is whole.
        box.querySelector<HTMLElement>(`[data-from="${from}"]`)?.style.setProperty("height", "");
      }
      tell();
    }
  }
  const drawWhole = () => {
    drawing ??= drawSome().finally(() => {
      drawing = undefined;
    });
    return drawing;
  };

  const stopSkipping = skipPastLists(box, (far, near) => {
    const left = [...drawn].filter(([from]) => !far.has(from));
    const seen = left.filter(([from]) => near.has(from));
    const wanted = left.filter(([from, count]) => count === 0 && !near.has(from));
    const lost = [...far.keys()].filter((from) => drawn.get(from) !== 0);
    if (seen.length + wanted.length + lost.length === 0) return;
    for (const [from] of seen) drawn.delete(from);
    for (const [from] of wanted) drawn.set(from, AT_ONCE);
    for (const from of lost) drawn.set(from, 0);
    // Who jumps there would see nothing for a frame; what is far has time.
    if (seen.length > 0) tell();
    else setTimeout(tell);
    void drawWhole();
  });

  return {
    stop() {
      isStopped = true;
      stopSkipping();
    },
    load(url, onOlder) {
      const next = () => loadOne(url, onOlder);
      const loading = loaded.then(next, next);
      loaded = loading;
      return loading;
    },
  };

  async function loadOne(url: string, onOlder: (found: OlderMessages) => void): Promise<boolean> {
    const found = await within(ANSWER_TIMEOUT_MS, async (signal) => {
      const answer = await fetch(url, { cache: "no-store", signal });
      return answer.ok ? ((await answer.json()) as OlderMessages | false | null) : null;
    });
    // Another conversation was opened: this one begins at its newest when it comes back.
    if (!found || isStopped) return isStopped;
    const from = found.messages[0]?.id ?? 0;
    fresh = from;
    lengths.set(from, found.messages.length);
    drawn.set(from, Math.min(AT_ONCE, found.messages.length));
    const giveBack = holdPlace(box, () =>
      flushSync(() => {
        onDrawn(new Map(drawn));
        onOlder(found);
      }),
    );
    await drawWhole();
    await atRest(box);
    fresh = undefined;
    drawn.delete(from);
    giveBack();
    tell();
    return true;
  }
}

/**
 * Who waits at the very top stays there: with the last part the link to it goes, and the column would be too short for
 * the place where it is scrolled to. Gives back what it lent.
 */
function holdPlace(box: HTMLElement, change: () => void): () => void {
  const column = box.firstElementChild;
  const { scrollTop, scrollHeight } = box;
  change();
  const lostPx = scrollHeight - box.scrollHeight;
  if (!(column instanceof HTMLElement) || lostPx <= 0) return () => {};
  column.style.setProperty("border-top", `${lostPx}px solid transparent`);
  box.scrollTop = scrollTop;
  return () => column.style.setProperty("border-top", "");
}

/** Chromium's animation for a wheel scrolls in each frame of its time. */
const REST_MS = 100;

/**
 * Resolves when the box scrolls no more: what is put above while Chromium still moves it for a wheel or a key takes the
 * reader along by its whole height (decision 121).
 */
function atRest(box: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    let frame = 0;
    const wait = () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      timer = setTimeout(() => {
        // On a slow phone the time may be over before the frame that would have scrolled.
        frame = requestAnimationFrame(() => {
          frame = requestAnimationFrame(() => {
            box.removeEventListener("scroll", wait);
            // Not in that frame, for it would be one task with it.
            setTimeout(resolve);
          });
        });
      }, REST_MS);
    };
    box.addEventListener("scroll", wait, { passive: true });
    wait();
  });
}

/** Where somebody stands, or what somebody has marked, stays. */
function isHeld(list: Element): boolean {
  const marked = getSelection();
  return (
    list.contains(document.activeElement) ||
    (marked?.isCollapsed === false && marked.containsNode(list, true))
  );
}

/** What is so near is drawn at once. */
const NEAR_SCREENS = 2;

/** Where each part is. Ten thousand messages are hundreds of parts: asked for are the heights of those that are drawn alone. */
function placesOf(lists: readonly HTMLElement[], left: FarParts): Part[] {
  let bottom = lists[0]?.getBoundingClientRect().top ?? 0;
  return lists.map((list) => {
    const from = Number(list.dataset.from);
    const leftPx = left.get(from);
    const top = bottom;
    bottom += leftPx ?? list.getBoundingClientRect().height;
    return { from, top, bottom, isHeld: leftPx === undefined && isHeld(list) };
  });
}

type OnFar = (far: FarParts, near: ReadonlySet<number>) => void;

/** Tells which parts are far as somebody scrolls, and which ones near; gives what ends it. */
function followFar(box: HTMLElement, onFar: OnFar): () => void {
  let shown: FarParts = new Map();
  let lookedAtPx = Number.NaN;
  const look = () => {
    if (Math.abs(box.scrollTop - lookedAtPx) < box.clientHeight) return;
    lookedAtPx = box.scrollTop;
    const lists = pastListsOf(box);
    const view = box.getBoundingClientRect();
    const parts = placesOf(lists, shown);
    const far = farParts(view, parts);
    const nearPx = NEAR_SCREENS * view.height;
    const near = new Set<number>();
    for (const [at, { from, top, bottom }] of parts.entries()) {
      const isNear = Math.max(view.top - bottom, top - view.bottom) < nearPx;
      if (isNear) near.add(from);
      const px = far.get(from);
      if (px !== undefined && !shown.has(from)) lists[at]?.style.setProperty("height", `${px}px`);
      else if (isNear && px === undefined) lists[at]?.style.setProperty("height", "");
    }
    shown = far;
    onFar(far, near);
  };
  box.addEventListener("scroll", look, { passive: true });
  return () => box.removeEventListener("scroll", look);
}

function setHeight({ style }: HTMLElement, px: number): void {
  // Without "auto", which Chromium before 98 takes for nothing at all.
  style.setProperty("contain-intrinsic-size", `${px}px`);
}

/**
 * Lays these lists out for once; from then on they are skipped with just that height wherever they are far from view. What
 * is left out has its height already, and a box that may be skipped costs something in each frame.
 */
function settle(lists: readonly HTMLElement[]): void {
  for (const { style } of lists) style.setProperty("content-visibility", "visible");
  const shown = lists.filter(({ childElementCount }) => childElementCount > 0);
  const heights = shown.map((list) => list.getBoundingClientRect().height);
  for (const [at, list] of shown.entries()) {
    setHeight(list, heights[at] ?? 0);
    list.style.setProperty("content-visibility", "auto");
  }
}

/** Not those that came just now and are not whole: nobody knows their heights yet. */
function pastListsOf(box: Element): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(".past[style], .past:not(.rising)")];
}

/** The list that was loaded upward in which this is, or which it is. */
function pastListOf(node: Node): HTMLElement[] {
  const element = node instanceof Element ? node : node.parentElement;
  const list = element?.closest<HTMLElement>(".past:not(.rising)");
  return list ? [list] : [];
}

/**
 * Has the browser lay out what was loaded upward where it is near the view alone, without anything that is read moving
 * (CHAT-17): a list has its height before it is skipped, and where another width of the page gives it another height, what
 * that moves is made up for. Of very many parts those that are far are named, to be left out. Gives what ends it.
 */
function skipPastLists(box: HTMLElement, onFar: OnFar): () => void {
  if (!CSS.supports("content-visibility", "auto")) return () => {};
  const heights = new WeakMap<HTMLElement, number>();
  // The column hangs at its end: what grows below the reader would push up what is being read.
  const resized = new ResizeObserver((entries) => {
    const topPx = box.getBoundingClientRect().top;
    let grownPx = 0;
    for (const { target } of entries) {
      if (!(target instanceof HTMLElement)) continue;
      const { top, height } = target.getBoundingClientRect();
      const before = heights.get(target) ?? height;
      heights.set(target, height);
      setHeight(target, height);
      if (top >= topPx) grownPx += height - before;
    }
    if (Math.abs(grownPx) >= 1) box.scrollTop -= grownPx;
  });
  const follow = (lists: Iterable<HTMLElement>) => {
    settle([...lists]);
    for (const list of lists) resized[list.childElementCount > 0 ? "observe" : "unobserve"](list);
  };
  const changed = new MutationObserver((records) =>
    follow(new Set(records.flatMap(({ target, addedNodes }) => [target, ...addedNodes].flatMap(pastListOf)))),
  );
  follow(pastListsOf(box));
  // By its name a list says that it is whole.
  changed.observe(box, { childList: true, subtree: true, attributeFilter: ["class"] });
  const stopFollowing = followFar(box, onFar);
  return () => {
    stopFollowing();
    changed.disconnect();
    resized.disconnect();
  };
}
