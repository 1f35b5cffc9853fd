import { followedLink } from "../browser/plain-click";
import { EnhancedElement } from "./enhanced-element";
import { startWaiting } from "./waiting";

/** More than a phone's screen: what is appended must not push what is being looked at. */
const AHEAD_PX = 1_200;

/** What few visits need: fetched with the first page that is appended or put back. */
type ListPages = typeof import("./list-pages");

function mayLoadAhead(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  const isSlow = connection?.saveData || connection?.effectiveType?.includes("2g");
  const isLess = document.documentElement.dataset.less !== undefined;
  return !isLess && !isSlow && "IntersectionObserver" in window;
}

/**
 * `<rz-show-more data-list data-auto>` around `<a rel="next">`: appends the next page instead of going there, and
 * puts appended pages and the place back for who returns to them (SRCH-04). After the last page it has no link.
 */
export default class ShowMore extends EnhancedElement {
  #busy = false;
  #ahead: IntersectionObserver | undefined;

  protected start(signal: AbortSignal): void {
    this.addEventListener(
      "click",
      (event) => {
        const link = followedLink(event);
        if (!link || link !== this.#link()) return;
        event.preventDefault();
        // A click without a pointer has detail 0: the keyboard or a screen reader.
        const byKeyboard = event.detail === 0;
        void this.#append(signal, byKeyboard).then((done) => done || location.assign(link.href));
      },
      { signal },
    );
    const wasHere = history.state?.rzBefore && this.#run(signal, (pages) => pages.restore(this, signal));
    void Promise.resolve(wasHere).then(() => this.#loadAhead(signal));
  }

  #loadAhead(signal: AbortSignal): void {
    if (!this.hasAttribute("data-auto") || !mayLoadAhead() || signal.aborted) return;
    this.#ahead = new IntersectionObserver(
      (seen) => {
        if (!seen.some((one) => one.isIntersecting)) return;
        void this.#append(signal, false).then((done) => done || this.#ahead?.disconnect());
      },
      { rootMargin: `${AHEAD_PX}px` },
    );
    signal.addEventListener("abort", () => this.#ahead?.disconnect());
    this.#watch();
  }

  #link(): HTMLAnchorElement | null {
    return this.querySelector<HTMLAnchorElement>("a[rel~=next]");
  }

  #watch(): void {
    const link = this.#link();
    this.#ahead?.disconnect();
    if (link) this.#ahead?.observe(link);
  }

  async #append(signal: AbortSignal, byKeyboard: boolean): Promise<boolean> {
    const done = await this.#run(signal, (pages) => pages.append(this, signal, byKeyboard));
    if (done) this.#watch();
    return done;
  }

  /** One thing at a time. False when a page could not be had; true also when there is nothing to do. */
  async #run(signal: AbortSignal, work: (pages: ListPages) => Promise<boolean>): Promise<boolean> {
    if (this.#busy) return true;
    this.#busy = true;
    this.setAttribute("aria-busy", "true");
    const stopWaiting = startWaiting();
    try {
      return await work(await import("./list-pages"));
    } catch {
      // False: the caller follows the link instead.
      return signal.aborted;
    } finally {
      this.#busy = false;
      this.removeAttribute("aria-busy");
      stopWaiting();
    }
  }
}
