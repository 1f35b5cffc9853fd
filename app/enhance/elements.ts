/** What few pages have: fetched where one stands, by tag or marked link. Without its file the HTML does its work. */
const ON_DEMAND: Record<string, () => Promise<CustomElementConstructor | undefined>> = {
  "rz-countdown": () => import("./countdown").then(({ Countdown }) => Countdown),
  "rz-show-more": () => import("./show-more").then(({ ShowMore }) => ShowMore),
  "rz-count": () => import("./count").then(({ Count }) => Count),
  "rz-reveal": () => import("./reveal").then(({ Reveal }) => Reveal),
  "rz-grow": () => import("./grow").then(({ Grow }) => Grow),
  "rz-refresh": () => import("./refresh").then(({ Refresh }) => Refresh),
  "rz-locate": () => import("./locate").then(({ Locate }) => Locate),
  "rz-later": () => import("./later").then(({ Later }) => Later),
  "rz-back": () => import("./back").then(({ Back }) => Back),
  "rz-push": () => import("./push").then(({ Push }) => Push),
  "rz-match": () => import("./match").then(({ Match }) => Match),
  "rz-dialog": () => import("./dialog").then(({ Dialog }) => Dialog),
  "rz-previews": () => import("./previews").then(({ Previews }) => Previews),
  "rz-offer": () => import("./offer").then(({ Offer }) => Offer),
  "a[data-dialog]": () => import("./dialog-link").then((links) => void links.enhanceDialogLinks()),
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
      (element) => element && customElements.define(selector, element),
      () => asked.delete(selector),
    );
  }
}

/** The same for the page itself, whose scripts may start seconds after its answer. */
export function loadPageElements(): void {
  const [visit] = performance.getEntriesByType("navigation");
  loadElements(document, (visit instanceof PerformanceNavigationTiming && visit.responseStart) || undefined);
}
