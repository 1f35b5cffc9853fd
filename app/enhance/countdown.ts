import { writtenAtMs } from "./element-loader";
import { EnhancedElement } from "./enhanced-element";

const UNIT_SECONDS = { hours: 3600, minutes: 60, seconds: 1 };

/** `<rz-countdown data-seconds-left>`: counts down to `rz-countdown-end` and `data-ended`; the device's clock plays no part. */
export default class Countdown extends EnhancedElement {
  #endMs = Number.NaN;
  #timer = 0;

  protected start(signal: AbortSignal): void {
    // Moving the element must not give the time back.
    if (Number.isNaN(this.#endMs)) {
      this.#endMs = writtenAtMs(this) + Number.parseFloat(this.dataset.secondsLeft ?? "") * 1000;
    }
    if (Number.isNaN(this.#endMs)) return;
    document.addEventListener("visibilitychange", this.#tick, { signal });
    signal.addEventListener("abort", () => clearTimeout(this.#timer));
    this.#tick();
  }

  #tick = (): void => {
    clearTimeout(this.#timer);
    if (document.hidden || this.hasAttribute("data-ended")) return;
    const leftMs = this.#endMs - performance.now();
    const left = Math.max(0, Math.ceil(leftMs / 1000));
    this.#show(left);
    if (left) {
      this.#timer = window.setTimeout(this.#tick, leftMs - (left - 1) * 1000);
    } else {
      this.setAttribute("data-ended", "");
      this.dispatchEvent(new Event("rz-countdown-end", { bubbles: true }));
    }
  };

  #show(secondsLeft: number): void {
    let rest = secondsLeft;
    for (const [unit, seconds] of Object.entries(UNIT_SECONDS)) {
      const place = this.querySelector(`[data-unit=${unit}]`);
      if (!place) continue;
      const text = `${Math.floor(rest / seconds)}`.padStart(2, "0");
      if (place.textContent !== text) place.textContent = text;
      rest %= seconds;
    }
  }
}
