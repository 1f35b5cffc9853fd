import { EnhancedElement } from "./enhanced-element";

function isOutside({ clientX: x, clientY: y }: MouseEvent, dialog: Element): boolean {
  const box = dialog.getBoundingClientRect();
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}

/**
 * `<rz-dialog>` around a native `<dialog>`: closes on its backdrop unless `data-modal-lock`, and gives the focus
 * back. One that is open in the page becomes modal where the
 * media condition in its `data-modal` holds.
 */
export default class Dialog extends EnhancedElement {
  protected start(signal: AbortSignal): void {
    const dialog = this.querySelector("dialog");
    if (!dialog) return;
    const isLocked = () => dialog.closest("[data-modal-lock]") !== null;
    let pressedOutside = false;
    dialog.addEventListener(
      "pointerdown",
      (event) => {
        // A text selection that ends on the backdrop must not close what is being typed.
        pressedOutside = event.target === dialog && isOutside(event, dialog);
      },
      { signal },
    );
    dialog.addEventListener(
      "click",
      (event) => {
        const isBackdrop = pressedOutside && event.target === dialog && isOutside(event, dialog);
        if (isBackdrop && !isLocked()) dialog.close();
      },
      { signal },
    );
    dialog.addEventListener("cancel", (event) => isLocked() && event.preventDefault(), { signal });
    // A second Escape in a row closes without asking, wherever the focus is; its key press can still be stopped.
    const keepOpen = (event: KeyboardEvent) =>
      event.key === "Escape" && dialog.open && isLocked() && event.preventDefault();
    document.addEventListener("keydown", keepOpen, { signal });
    // A dialog that some styles hide, such as the entry warning in the installed app, must not block the page there.
    if (dialog.dataset.modal && dialog.open && matchMedia(dialog.dataset.modal).matches) {
      dialog.close();
      dialog.showModal();
    }
    dialog.addEventListener(
      "close",
      () => {
        // Safari does not focus a clicked button, so there is nothing that it could give back.
        if (!dialog.id || document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>(`[commandfor="${CSS.escape(dialog.id)}"]`)?.focus();
      },
      { signal },
    );
  }
}

function onCommand(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest("button[commandfor]");
  if (!button || event.defaultPrevented) return;
  const dialog = document.getElementById(button.getAttribute("commandfor") ?? "");
  const command = button.getAttribute("command");
  if (!(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  if (command === "show-modal" && !dialog.open) dialog.showModal();
  if (command === "close") dialog.close();
}

/** `command="show-modal|close"` for browsers without invoker commands. */
if (!("command" in HTMLButtonElement.prototype)) document.addEventListener("click", onCommand);
