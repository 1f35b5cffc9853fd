import { EnhancedElement } from "./enhanced-element";
import { MODAL } from "./modal";

/**
 * `<rz-match data-profile>` around an open `<dialog>`: makes it modal once its style sheet is there, which traps the
 * focus. `[data-emits]` in it dispatch the event they name with the profile's id and leave it open (LIKE-03).
 */
export default class Match extends EnhancedElement {
  protected start(signal: AbortSignal): void {
    const dialog = this.querySelector("dialog");
    const sheet = this.querySelector("link");
    if (!dialog) return;
    const show = () => {
      if (!dialog.open || dialog.matches(MODAL) || signal.aborted) return;
      // Not close(), whose event would say that the member is done with it.
      dialog.open = false;
      dialog.showModal();
    };
    if (!sheet || sheet.sheet) show();
    else for (const outcome of ["load", "error"]) sheet.addEventListener(outcome, show, { signal });
    dialog.addEventListener("click", ({ target }) => this.#emit(target as Element), { signal });
  }

  #emit(target: Element): void {
    const pressed = target.closest<HTMLElement>("[data-emits]");
    if (!pressed?.dataset.emits) return;
    const detail = { profile: Number(this.dataset.profile) };
    this.dispatchEvent(new CustomEvent(pressed.dataset.emits, { bubbles: true, detail }));
    const { startingText } = pressed.dataset;
    const label = pressed.querySelector("[data-label]");
    if (!startingText || !label) return;
    // Marked as starting until the conversation is there.
    const text = label.textContent;
    pressed.setAttribute("aria-busy", "true");
    label.textContent = startingText;
    const unmark = () => {
      pressed.removeAttribute("aria-busy");
      label.textContent = text;
    };
    addEventListener("pageshow", unmark, { once: true });
  }
}
