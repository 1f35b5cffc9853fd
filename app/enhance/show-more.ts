import { fetchPage } from "./answered-page";
import { EnhancedElement } from "./enhanced-element";
import { adopt, findPieces } from "./piece";
import { followedLink } from "./plain-click";
import { startWaiting } from "./waiting";

const AHEAD_PX = 600;

function mayLoadAhead(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return !connection?.saveData && !connection?.effectiveType?.includes("2g");
}

/** `<rz-show-more data-list data-auto>` around `<a rel="next">`: appends the next page instead of going there. */
export class ShowMore extends EnhancedElement {
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
        void this.#load(signal, event.detail === 0).then((done) => done || location.assign(link.href));
      },
      { signal },
    );
    if (!this.hasAttribute("data-auto") || !mayLoadAhead()) return;
    this.#ahead = new IntersectionObserver(
      (seen) => {
        if (!seen.some((one) => one.isIntersecting)) return;
        void this.#load(signal, false).then((done) => done || this.#ahead?.disconnect());
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

  /** False when the next page could not be had; true also when there is nothing to do. */
  async #load(signal: AbortSignal, byKeyboard: boolean): Promise<boolean> {
    const link = this.#link();
    const name = this.dataset.list ?? "";
    const list = findPieces(document, name)[0];
    if (this.#busy) return true;
    if (!link || !list) return false;
    this.#busy = true;
    this.setAttribute("aria-busy", "true");
    const stopWaiting = startWaiting();
    try {
      const { document: page, url, ok } = await fetchPage(link.href, { signal });
      const more = page && findPieces(page, name)[0];
      if (!ok || !more || url.pathname !== new URL(link.href).pathname) return false;
      // The list was swapped meanwhile (other filters): these results belong to nobody.
      if (!list.isConnected) return true;
      const added = [...more.children].filter((one) => !one.id || !document.getElementById(one.id));
      const fresh = added.map((one) => adopt(one, url));
      list.append(...fresh);
      history.replaceState(history.state, "", url);
      const isFocused = this.contains(document.activeElement);
      this.#renew(page, name, fresh.length);
      const target =
        byKeyboard && fresh[0] ? fresh[0].querySelector<HTMLElement>("a[href],button") : this.#link();
      if (byKeyboard || isFocused) target?.focus({ preventScroll: !byKeyboard });
      return true;
    } catch {
      return signal.aborted;
    } finally {
      this.#busy = false;
      this.removeAttribute("aria-busy");
      stopWaiting();
    }
  }

  /** Takes the next page's link over and says how many came; the live region outlives the last page. */
  #renew(page: Document, name: string, count: number): void {
    const status = this.querySelector<HTMLElement>("[role=status]");
    const next = page.querySelector(`rz-show-more[data-list="${CSS.escape(name)}"]`);
    if (next?.querySelector("a[rel~=next]")) {
      // The live region stays where it is: a new one would not be announced.
      for (const old of [...this.childNodes]) if (old !== status) old.remove();
      const content = document.importNode(next, true);
      if (status) content.querySelector("[role=status]")?.remove();
      this.prepend(...content.childNodes);
      this.#watch();
    } else if (status) this.replaceWith(status);
    else this.remove();
    if (status) status.textContent = status.dataset.text?.replace("{count}", `${count}`) ?? `${count}`;
  }
}
