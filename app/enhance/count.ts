import { EnhancedElement } from "./enhanced-element";

/**
 * `<rz-count max>` around a textarea: `[data-count]` shows the characters used, `[data-count="left"]` those left,
 * in code points, as the server counts them. `data-over` is set past the limit.
 */
export default class Count extends EnhancedElement {
  protected start(signal: AbortSignal): void {
    const update = () => this.#update();
    this.addEventListener("input", update, { signal });
    // Restored and reset values arrive without an input event.
    addEventListener("pageshow", update, { signal });
    document.addEventListener("reset", () => setTimeout(update), { signal });
    update();
  }

  #update(): void {
    const used = [...(this.querySelector("textarea")?.value ?? "")].length;
    const left = Number(this.getAttribute("max")) - used;
    this.toggleAttribute("data-over", left < 0);
    for (const place of this.querySelectorAll<HTMLElement>("[data-count]")) {
      place.textContent = `${place.dataset.count === "left" ? left : used}`;
    }
  }
}
