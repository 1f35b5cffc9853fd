import { EnhancedElement } from "./enhanced-element";
import { MODAL } from "./modal";

const ENTERED = "rz-entered";
const AGAIN_MS = 1000;
const TYPING = "input,textarea,select,[contenteditable]";

/** When the first page with the element was opened in this tab. */
function enteredAtMs(): number {
  const nowMs = Date.now();
  try {
    const before = Number(sessionStorage.getItem(ENTERED));
    if (before && before <= nowMs) return before;
    sessionStorage.setItem(ENTERED, `${nowMs}`);
  } catch {
    // Storage may be refused: each page counts for itself then.
  }
  return nowMs;
}

/**
 * `<rz-offer data-after-seconds>` around a dialog with a form: opens it that long after the first such page of the
 * tab, never over another dialog nor into somebody's typing. However it is closed, the form is sent, and no page waits.
 */
export default class Offer extends EnhancedElement {
  protected start(signal: AbortSignal): void {
    const dialog = this.querySelector("dialog");
    const form = this.querySelector<HTMLFormElement>("form[method=post]");
    if (!dialog || !form) return;
    const dueMs = enteredAtMs() + Number(this.dataset.afterSeconds) * 1000;
    let timer = 0;
    const wait = () => {
      const leftMs = dueMs - Date.now();
      const isBusy = document.querySelector(MODAL) || document.activeElement?.matches(TYPING);
      if (leftMs > 0 || isBusy) timer = window.setTimeout(wait, Math.max(leftMs, AGAIN_MS));
      else if (!this.querySelector("[data-ended]")) dialog.showModal();
    };
    wait();
    signal.addEventListener("abort", () => clearTimeout(timer));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      dialog.close();
    });
    dialog.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest("a")) dialog.close();
    });
    this.addEventListener("rz-countdown-end", () => dialog.close());
    dialog.addEventListener("close", () => {
      const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
      // Lost, the offer is shown once more: nothing of the member's is.
      void fetch(form.action, { method: "POST", body, redirect: "manual", keepalive: true }).catch(() => {});
    });
  }
}
