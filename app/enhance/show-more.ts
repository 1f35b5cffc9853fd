import { type AnsweredPage, fetchPage } from "./answered-page";
import { EnhancedElement } from "./enhanced-element";
import { findPlace, keepPlace, pagesBefore, rememberAppended } from "./list-place";
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

/**
 * `<rz-show-more data-list data-auto>` around `<a rel="next">`: appends the next page instead of going there, and
 * puts appended pages and the place back for who returns to them (SRCH-04). After the last page it has no link.
 */
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
    addEventListener("pagehide", () => keepPlace(this.#list()), { signal });
    void this.#restore(signal).then(() => this.#loadAhead(signal));
  }

  #loadAhead(signal: AbortSignal): void {
    if (!this.hasAttribute("data-auto") || !mayLoadAhead() || signal.aborted) return;
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

  #list(): HTMLElement | undefined {
    return findPieces(document, this.dataset.list ?? "")[0];
  }

  #link(): HTMLAnchorElement | null {
    return this.querySelector<HTMLAnchorElement>("a[rel~=next]");
  }

  #watch(): void {
    const link = this.#link();
    this.#ahead?.disconnect();
    if (link) this.#ahead?.observe(link);
  }

  /** What an answered page adds to the list; undefined where it is not such a page. */
  #newIn({ document: page, url, ok }: AnsweredPage, asked: string): Element[] | undefined {
    const more = ok && page && findPieces(page, this.dataset.list ?? "")[0];
    if (!more || url.pathname !== new URL(asked, location.href).pathname) return undefined;
    const action = more.closest("form")?.getAttribute("action");
    return [...more.children]
      .filter((one) => !one.id || !document.getElementById(one.id))
      .map((one) => {
        const fresh = adopt(one, url);
        // The form around the list posts to the first page, which does not have this member.
        if (action)
          for (const button of fresh.querySelectorAll("button")) button.setAttribute("formaction", action);
        return fresh;
      });
  }

  /** Back at a list that had grown: the pages above come back, then the place. */
  async #restore(signal: AbortSignal): Promise<void> {
    const before = pagesBefore();
    const list = this.#list();
    if (!list || !before.length) return;
    this.#busy = true;
    const stopWaiting = startWaiting();
    try {
      const pages = await Promise.all(before.map((href) => fetchPage(href, { signal })));
      const [first] = list.children;
      pages.forEach((page, index) => {
        for (const one of this.#newIn(page, before[index] ?? "") ?? []) list.insertBefore(one, first ?? null);
      });
      findPlace();
    } catch {
      // The page of this address stands there all the same.
    } finally {
      this.#busy = false;
      stopWaiting();
    }
  }

  /** False when the next page could not be had; true also when there is nothing to do. */
  async #load(signal: AbortSignal, byKeyboard: boolean): Promise<boolean> {
    const link = this.#link();
    const list = this.#list();
    if (this.#busy) return true;
    if (!link || !list) return false;
    this.#busy = true;
    this.setAttribute("aria-busy", "true");
    const stopWaiting = startWaiting();
    try {
      const answer = await fetchPage(link.href, { signal });
      const fresh = this.#newIn(answer, link.href);
      if (!fresh || !answer.document) return false;
      // The list was swapped meanwhile (other filters): these results belong to nobody.
      if (!list.isConnected) return true;
      list.append(...fresh);
      rememberAppended(answer.url);
      const isFocused = this.contains(document.activeElement);
      this.#renew(answer.document, answer.url, fresh.length);
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

  /** Takes over where the next page stands, and says how many came; the live region outlives the last page. */
  #renew(page: Document, url: URL, count: number): void {
    const [pager] = findPieces(page, "pager");
    if (pager) findPieces(document, "pager")[0]?.replaceWith(adopt(pager, url));
    const status = this.querySelector<HTMLElement>("[role=status]");
    const next = page.querySelector(`rz-show-more[data-list="${CSS.escape(this.dataset.list ?? "")}"]`);
    // The live region stays where it is: a new one would not be announced.
    for (const old of [...this.childNodes]) if (old !== status) old.remove();
    if (next) {
      const content = document.importNode(next, true);
      if (status) content.querySelector("[role=status]")?.remove();
      this.prepend(...content.childNodes);
    }
    this.#watch();
    if (status) status.textContent = status.dataset.text?.replace("{count}", `${count}`) ?? `${count}`;
  }
}
