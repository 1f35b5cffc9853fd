import { fetchPage } from "./answered-page";
import { EnhancedElement } from "./enhanced-element";
import { adopt, findPieces } from "./piece";

const FIRST_MS = 2_000;
const MAX_MS = 30_000;
const GROWTH = 1.5;

/**
 * `<rz-refresh data-name>` around `[data-piece=name]`: while the piece has `data-open` and is looked at, the page is
 * asked for again, less and less often, and the piece filled with its answer in place, so that it is announced. So it
 * is when a countdown of the page ends.
 */
export default class Refresh extends EnhancedElement {
  protected start(signal: AbortSignal): void {
    const name = this.dataset.name ?? "";
    let waitMs = FIRST_MS;
    let timer = 0;
    let asking = false;
    const piece = () => findPieces(this, name)[0];
    const arm = (ms: number) => {
      clearTimeout(timer);
      if (document.hidden || asking || !piece()?.hasAttribute("data-open")) return;
      timer = window.setTimeout(ask, ms);
    };
    const ask = async () => {
      asking = true;
      // Without an answer nothing on the page changes; the next turn asks again.
      const page = await fetchPage(location.href, { signal }).catch(() => undefined);
      asking = false;
      if (signal.aborted) return;
      // Whoever was logged out meanwhile is answered with another page.
      const fresh = page?.document && findPieces(page.document, name)[0];
      const old = piece();
      if (page?.document && fresh && old) {
        fill(old, fresh, page.url);
        if (!fresh.hasAttribute("data-open")) showBadges(page.document, page.url);
      }
      waitMs = Math.min(MAX_MS, waitMs * GROWTH);
      arm(waitMs);
    };
    document.addEventListener("visibilitychange", () => arm(0), { signal });
    document.addEventListener("rz-countdown-end", ask, { signal });
    signal.addEventListener("abort", () => clearTimeout(timer));
    arm(waitMs);
  }
}

/** Leaves an unchanged piece alone, with the focus that may be in it. */
function fill(old: HTMLElement, fresh: HTMLElement, from: URL): void {
  if (old.innerHTML === fresh.innerHTML) return;
  old.toggleAttribute("data-open", fresh.hasAttribute("data-open"));
  old.replaceChildren(...adopt(fresh, from).childNodes);
}

/** The credits in the bar are part of what changed. */
function showBadges(answered: Document, from: URL): void {
  const [old] = findPieces(document, "badges");
  const [fresh] = findPieces(answered, "badges");
  if (old && fresh) old.replaceWith(adopt(fresh, from));
}
