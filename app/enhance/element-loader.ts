type Loader = () => Promise<{ default?: CustomElementConstructor }>;

let loaders: Record<string, Loader> = {};
const requested = new Set<string>();
const arrivedMs = new WeakMap<Element, number>();

/** When the words of an element were written at the server, on the clock of performance.now(). */
export function writtenAtMs(element: Element): number {
  return arrivedMs.get(element) ?? performance.now();
}

/** Fetches and defines what `root`, written at `atMs`, or anything below it needs. */
export function loadElements(root: Document | Element, atMs = performance.now()): void {
  for (const [selector, load] of Object.entries(loaders)) {
    const found: Element[] = [...root.querySelectorAll(selector)];
    if (root instanceof Element && root.matches(selector)) found.push(root);
    for (const one of found) arrivedMs.set(one, atMs);
    if (!found.length || requested.has(selector)) continue;
    requested.add(selector);
    load().then(
      (part) => part.default && customElements.define(selector, part.default),
      () => requested.delete(selector),
    );
  }
}

/** Makes `onDemand` known, by selector, and loads what the page itself needs: its scripts may start seconds after its answer. */
export function loadPageElements(onDemand: Record<string, Loader>): void {
  loaders = onDemand;
  const [visit] = performance.getEntriesByType("navigation");
  loadElements(document, (visit instanceof PerformanceNavigationTiming && visit.responseStart) || undefined);
}
