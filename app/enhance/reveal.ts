import { EnhancedElement } from "./enhanced-element";

/** New passwords of this page as they were sent, by field: a refused form is swapped in without them. */
const sent = new Map<string, string>();

/** `<rz-reveal data-show data-hide>` around a password field and a hidden button that shows what was typed. */
export default class Reveal extends EnhancedElement {
  protected start(signal: AbortSignal): void {
    const input = this.querySelector("input");
    const button = this.querySelector("button");
    if (!input || !button) return;
    const show = (isShown: boolean) => {
      input.type = isShown ? "text" : "password";
      button.setAttribute("aria-pressed", `${isShown}`);
      const words = isShown ? "hide" : "show";
      const text = button.dataset[words] ?? this.dataset[words];
      if (!text) return;
      // A button with an icon keeps it: the words go beside it or become its name.
      const label = button.querySelector("[data-label]") ?? (button.children.length ? null : button);
      if (label) label.textContent = text;
      else button.setAttribute("aria-label", text);
    };
    button.addEventListener("click", () => show(input.type === "password"), { signal });
    // Sent as text, a password would end up in the browser's form history.
    const isNew = input.autocomplete === "new-password";
    input.form?.addEventListener(
      "submit",
      () => {
        show(false);
        if (isNew) sent.set(input.id, input.value);
      },
      { signal },
    );
    if (isNew && !input.value && !input.hasAttribute("aria-invalid")) input.value = sent.get(input.id) ?? "";
    sent.delete(input.id);
    show(false);
    button.hidden = false;
  }
}
