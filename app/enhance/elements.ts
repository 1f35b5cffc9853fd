/** What few pages have: fetched where one stands, by tag or marked link. Without its file the HTML does its work. */
const ON_DEMAND: Record<string, () => Promise<{ default?: CustomElementConstructor }>> = {
  "rz-countdown": () => import("./countdown"),
  "rz-show-more": () => import("./show-more"),
  "rz-count": () => import("./count"),
  "rz-reveal": () => import("./reveal"),
  "rz-grow": () => import("./grow"),
  "rz-refresh": () => import("./refresh"),
  "rz-locate": () => import("./locate"),
  "rz-later": () => import("./later"),
  "rz-back": () => import("./back"),
  "rz-push": () => import("./push"),
  "rz-match": () => import("./match"),
  "rz-dialog": () => import("./dialog"),
  "rz-previews": () => import("./previews"),
  "rz-offer": () => import("./offer"),
  "a[data-dialog]": () => import("./dialog-link"),
};

const asked = new Set<string>();
const arrivedMs = new WeakMap<Element, number>();

/** When the words of an element were written at the server, on the clock of performance.now(). */
export function writtenAtMs(element: Element): number {
  return arrivedMs.get(element) ?? performance.now();
}

/** Fetches and defines what `root`, written at `atMs`, or anything below it needs. */
export function loadElements(root: Document | Element, atMs = performance.now()): void {
  for (const [selector, load] of Object.entries(ON_DEMAND)) {
    const found: Element[] = [...root.querySelectorAll(selector)];
    if (root instanceof Element && root.matches(selector)) found.push(root);
    for (const one of found) arrivedMs.set(one, atMs);
    if (!found.length || asked.has(selector)) continue;
    asked.add(selector);
    load().then(
      (part) => part.default && customElements.define(selector, part.default),
      () => asked.delete(selector),
    );
  }
}

/** The same for the page itself, whose scripts may start seconds after its answer. */
export function loadPageElements(): void {
  const [visit] = performance.getEntriesByType("navigation");
  loadElements(document, (visit instanceof PerformanceNavigationTiming && visit.responseStart) || undefined);
}
