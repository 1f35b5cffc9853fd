import { followedLink } from "../browser/plain-click";
import { EnhancedElement } from "./enhanced-element";

const APPEAR_AFTER_MS = 200;
const RUN_MS = 5_000;

/** `<rz-loading-bar>`: gets `is-running` when the next page or a swap lets itself be waited for. */
export class LoadingBar extends EnhancedElement {
  #timer = 0;
  #waits = 0;

  protected start(signal: AbortSignal): void {
    // On window, so that handlers on document have decided first whether the browser navigates.
    addEventListener(
      "click",
      (event) => {
        const link = followedLink(event);
        const isJump = link?.hash && link.pathname + link.search === location.pathname + location.search;
        if (link?.protocol.startsWith("http") && !isJump) this.#begin();
      },
      { signal },
    );
    addEventListener("submit", (event) => this.#onSubmit(event), { signal });
    addEventListener("pageshow", () => this.#end(), { signal });
    document.addEventListener(
      "rz-wait",
      () => {
        this.#waits++;
        this.#begin();
      },
      { signal },
    );
    document.addEventListener(
      "rz-done",
      () => {
        this.#waits = Math.max(0, this.#waits - 1);
        if (!this.#waits) this.#end();
      },
      { signal },
    );
    signal.addEventListener("abort", () => this.#end());
  }

  #onSubmit(event: SubmitEvent): void {
    const form = event.target as Element;
    const setting = (name: string) =>
      event.submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? "";
    if (!event.defaultPrevented && setting("method") !== "dialog" && !setting("target")) this.#begin();
  }

  #begin(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.#run(true);
      this.#timer = window.setTimeout(() => this.#run(false), RUN_MS);
    }, APPEAR_AFTER_MS);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#run(false);
  }

  #run(isRunning: boolean): void {
    for (const part of [this, ...this.children]) part.classList.toggle("is-running", isRunning);
  }
}
