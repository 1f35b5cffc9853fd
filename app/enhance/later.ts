import { EnhancedElement } from "./enhanced-element";
import { MODAL } from "./modal";

/** Somebody reads or types elsewhere: the dialog waits this long for them. */
const TRY_AGAIN_MS = 1_000;

/** `<rz-later data-seconds>` around an open `<dialog>` of the page: shows it as a modal after that time. */
export default class Later extends EnhancedElement {
  protected start(signal: AbortSignal): void {
    const dialog = this.querySelector("dialog");
    if (!dialog) return;
    dialog.open = false;
    const show = () => {
      const isOccupied = document.querySelector(MODAL) || document.activeElement?.matches("input,textarea");
      if (isOccupied) timer = setTimeout(show, TRY_AGAIN_MS);
      else dialog.showModal();
    };
    let timer = setTimeout(show, Number(this.dataset.seconds) * 1000);
    signal.addEventListener("abort", () => clearTimeout(timer));
  }
}
