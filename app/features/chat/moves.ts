const MOVE_MS = 200;
/** More than any screen shows: such a column is scrolled, and its height would be asked for in vain. */
const LONG_PX = 5_000;

/** Where each row stands, from above. */
type Places = ReadonlyMap<HTMLElement, number>;

function placesIn(list: HTMLElement): Places {
  return new Map([...list.querySelectorAll("li")].map((row) => [row, row.offsetTop - list.offsetTop]));
}

/** How far what somebody reads further down was pushed; at the top of the list one sees what comes there. */
function pushedPx(list: HTMLElement, before: Places, now: Places): number {
  const [first = 0] = before.values();
  if (list.scrollTop <= first) return 0;
  const moved = [...before].flatMap(([row, px]) =>
    px >= list.scrollTop ? [(now.get(row) ?? Number.NEGATIVE_INFINITY) - px] : [],
  );
  // Not by who went to the top.
  return moved.find((px) => px >= 0) ?? 0;
}

/** Without motion everything is at its place a frame later. */
function slide(element: HTMLElement, fromPx: number, opacity = 1): void {
  const duration = matchMedia("(prefers-reduced-motion: reduce)").matches ? 1 : MOVE_MS;
  element.animate?.(
    [
      { transform: `translateY(${fromPx}px)`, opacity },
      { transform: "none", opacity: 1 },
    ],
    duration,
  );
}

/** What is read further down the list stays, and the other rows are seen going: who wrote comes up at the top. */
function followRows(list: HTMLElement): void {
  // The browser would make up for it once more.
  list.style.setProperty("overflow-anchor", "none");
  let before = placesIn(list);
  new MutationObserver(() => {
    const now = placesIn(list);
    const keptPx = pushedPx(list, before, now);
    if (keptPx > 0) list.scrollTop += keptPx;
    for (const [row, px] of now) {
      const fromPx = (before.get(row) ?? px - keptPx) + keptPx - px;
      // On its way over others nobody could read it either.
      if (fromPx !== 0) slide(row, fromPx, fromPx > row.offsetHeight ? 0 : 1);
    }
    before = now;
  }).observe(list, { childList: true, subtree: true });
}

/** Messages that do not fill their column yet are pushed up by the next one; later on they are scrolled. */
function followMessages(body: HTMLElement): void {
  const heights = new WeakMap<Element, number>();
  const look = () => {
    const box = body.querySelector<HTMLElement>(".chat-scroll");
    const column = box?.firstElementChild;
    if (!box || !(column instanceof HTMLElement) || (heights.get(column) ?? 0) > LONG_PX) return;
    const { clientHeight: roomPx } = box;
    const heightPx = column.offsetHeight;
    const beforePx = heights.get(column) ?? heightPx;
    heights.set(column, heightPx);
    const fromPx = Math.min(heightPx, roomPx) - Math.min(beforePx, roomPx);
    if (fromPx !== 0) slide(column, fromPx);
  };
  look();
  new MutationObserver(look).observe(body, { childList: true, subtree: true });
}

/** Keeps the page from jumping where something comes by itself (CHAT-15, CHAT-17; decision 109). */
export function followMoves(): void {
  const list = document.querySelector<HTMLElement>(".chat-list");
  if (list) followRows(list);
  const body = document.querySelector<HTMLElement>(".talk");
  if (body) followMessages(body);
}
